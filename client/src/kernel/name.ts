/** The name by which a person was last known on this device. */

const STORED = 'seadogs-name';

export const rememberedName = (): string => localStorage.getItem(STORED) ?? '';

/** Keeps a name for next time, unless it is empty. */
export function rememberName(name: string): void {
  if (name.trim()) localStorage.setItem(STORED, name.trim());
}
