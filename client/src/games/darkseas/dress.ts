/** What the table wears: its tokens and its typefaces. The page loads it with the table. Alegreya Sans is the page's own. */

import '@fontsource/new-rocker/latin-400.css';
import '@fontsource/piazzolla/greek-500-italic.css';
import '@fontsource/piazzolla/greek-500.css';
import '@fontsource/piazzolla/greek-700.css';
import '@fontsource/piazzolla/greek-800.css';
import '@fontsource/piazzolla/greek-900.css';
import '@fontsource/piazzolla/latin-500-italic.css';
import '@fontsource/piazzolla/latin-500.css';
import '@fontsource/piazzolla/latin-700.css';
import '@fontsource/piazzolla/latin-800.css';
import '@fontsource/piazzolla/latin-900.css';
import './tokens.css';
