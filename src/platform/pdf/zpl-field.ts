import { withoutTrailing } from '../../kernel/text.js';
import type { Bitmap } from './bitmap.js';

/** Characters with a meaning in ZPL, as hexadecimal numbers that ^FH announces. */
const SPECIAL = /[\^~_]|[^\x20-\x7E]/gu;

/**
 * Field data behind ^FH: commands cannot be smuggled in with a text, and letters beyond ASCII are the bytes of UTF-8, so that the file is
 * ASCII on its whole way to the printer.
 */
export const fieldData = (text: string): string =>
  text.replace(SPECIAL, (character) => [...Buffer.from(character, 'utf8')].map((byte) => `_${hex(byte)}`).join(''));

/**
 * The mode and data of a Code 128. The printer chooses the shortest form, except for texts with >, which starts a command: there the code
 * set B is named and >0 stands for the character.
 */
export const code128Field = (text: string): string =>
  text.includes('>') ? `N^FH_^FD>:${fieldData(text.replaceAll('>', '>0'))}` : `A^FH_^FD${fieldData(text)}`;

/** A graphic field: rows of a bitmap in hexadecimal, compressed. */
export function graphicField({ bits, rowBytes }: Bitmap, { from, to }: { from: number; to: number }): string {
  const total = (to - from) * rowBytes;
  const rows: string[] = [];
  let before = '';
  for (let row = from; row < to; row++) {
    const digits = [...bits.subarray(row * rowBytes, (row + 1) * rowBytes)].map(hex).join('');
    // A colon repeats the row before.
    rows.push(digits === before ? ':' : compressed(digits));
    before = digits;
  }
  return `^GFA,${total},${total},${rowBytes},${rows.join('')}`;
}

const hex = (byte: number): string => byte.toString(16).toUpperCase().padStart(2, '0');

/** A comma fills the row with white. */
const compressed = (digits: string): string => {
  const inked = withoutTrailing(digits, '0');
  const text = inked.replace(/(.)\1{2,400}/g, (repeated, digit: string) => counted(repeated.length) + digit);
  return inked.length === digits.length ? text : `${text},`;
};

/** How often the next digit comes: g to z are 20 to 400, G to Y are 1 to 19. */
function counted(times: number): string {
  if (times > 419) return 'z' + counted(times - 400);
  const [twenties, ones] = [Math.floor(times / 20), times % 20];
  const letter = (first: string, offset: number): string => String.fromCharCode(first.charCodeAt(0) + offset - 1);
  return (twenties > 0 ? letter('g', twenties) : '') + (ones > 0 ? letter('G', ones) : '');
}
