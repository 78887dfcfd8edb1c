import type { LatinLine } from '../../kernel/settings.js';
import { isForeignTo, isLatin } from './customary-scripts.js';

/** What stands on a label in the letters of its sender, and where it goes. */
export interface Lettered {
  readonly name: string;
  readonly address: readonly string[];
  readonly countryCode: string;
}

/** A name and an address in Latin letters, for drivers who may not read them otherwise; null if they are not wanted or not known. */
export async function latinLine(mode: LatinLine, { name, address, countryCode }: Lettered): Promise<string | null> {
  const isWanted = (text: string): boolean => (mode === 'always' ? !isLatin(text) : isForeignTo(text, countryCode));
  const texts = [name, ...address].filter((text) => mode !== 'off' && isWanted(text));
  if (texts.length === 0) return null;
  // Its tables are large, and most parcels need none of them.
  const { latinLetters } = await import('./latin-letters.js');
  const written = texts.flatMap((text) => latinLetters(text, countryCode) ?? []);
  const line = written.map((text) => text.replace(/[\s,;]{1,20}$/, '')).join(', ');
  if (line === '') return null;
  return line.length > MAX_LINE ? `${line.slice(0, MAX_LINE - 1)}…` : line;
}

/** A help beside what the customer wrote, which must not lose its place to it. */
const MAX_LINE = 160;
