/** The game last chosen in the lobby of this device. */

const STORED = 'seadogs-game';

export const lastGame = (): string | null => localStorage.getItem(STORED);

export const rememberGame = (key: string): void => localStorage.setItem(STORED, key);
