/** A game's manual: chapters of clauses, each with its slug, our wording, and our rulings. */

export interface Clause {
  readonly slug: string;
  readonly title: string;
  readonly paragraphs: readonly string[];
  readonly rulings: readonly string[];
}
export interface Chapter {
  readonly title: string;
  readonly clauses: readonly Clause[];
}
export interface Manual {
  readonly title: string;
  readonly preface: readonly string[];
  readonly chapters: readonly Chapter[];
}

/** Read `# title`, `## chapter`, `### slug | title`, `> ruling` and paragraphs; other lines belong to the paragraph above. */
export function readManual(text: string): Manual {
  const preface: string[] = [];
  const chapters: { title: string; clauses: Clause[] }[] = [];
  let title = '';
  let paragraphs: string[] = preface;
  let rulings: string[] = [];
  for (const block of text.split(/\n\s*\n|\n(?=#|> )|(?<=^#.*)\n/m)) {
    const line = block.trim().replace(/\s*\n\s*/g, ' ');
    if (line.startsWith('### ')) {
      const [slug = '', name = ''] = line.slice(4).split('|');
      paragraphs = [];
      rulings = [];
      chapters.at(-1)?.clauses.push({ slug: slug.trim(), title: name.trim(), paragraphs, rulings });
    } else if (line.startsWith('## ')) {
      chapters.push({ title: line.slice(3), clauses: [] });
    } else if (line.startsWith('# ')) {
      title = line.slice(2);
    } else if (line.startsWith('> ')) {
      rulings.push(line.slice(2));
    } else if (line) {
      paragraphs.push(line);
    }
  }
  return { title, preface, chapters };
}

/** A clause by its slug. */
export const findClause = (manual: Manual, slug: string): Clause | undefined =>
  manual.chapters.flatMap((chapter) => chapter.clauses).find((clause) => clause.slug === slug);

/** The manual with its options, which stand as `key` in the texts, called by their names. */
export function withOptions(manual: Manual, name: (key: string) => string): Manual {
  const named = (texts: readonly string[]): string[] =>
    texts.map((text) => text.replace(/`(\w+)`/g, (_, key: string) => name(key)));
  return {
    ...manual,
    preface: named(manual.preface),
    chapters: manual.chapters.map((chapter) => ({
      ...chapter,
      clauses: chapter.clauses.map((clause) => ({
        ...clause,
        paragraphs: named(clause.paragraphs),
        rulings: named(clause.rulings),
      })),
    })),
  };
}
