import { withoutTrailing } from '../../kernel/text.js';
import type { Bitmap } from './bitmap.js';
import { barsIn, type Canvas, type OneLineAt } from './canvas.js';
import { code128, qrCode } from './codes.js';
import type { Area, LineAt, Paper } from './page.js';
import { Paragraph, type Line } from './paragraph.js';
import type { FittedBlock } from './text-block.js';
import { pictureOfLine } from './text-picture.js';

export const printerDpi = [203, 300] as const;
export type PrinterDpi = (typeof printerDpi)[number];

/** What every printer's own font has. A backslash starts a command in aligned text. */
const PRINTABLE = /^[\x20-\x5B\x5D-\x7E\u00A0-\u00FF]*$/;
/** The distance from the top of a line to its baseline, relative to the font size. */
const ASCENT = 1.08;
const MAGNIFICATION = { least: 1, most: 10 };

/** Labels as ZPL II. Texts that the printer's font cannot draw become pictures. */
export class ZplCanvas implements Canvas {
  private readonly labels: string[][] = [];
  private readonly scale: number;

  constructor(
    private readonly paper: Paper,
    dpi: PrinterDpi,
  ) {
    this.scale = dpi / 72;
  }

  add(): void {
    // UTF-8, the size of the label, its origin in the corner, and nothing turned: printers keep such settings from earlier jobs.
    this.labels.push([`^CI28^PW${this.dots(this.paper.width)}^LL${this.dots(this.paper.height)}^LH0,0^LS0^LT0^FWN^PON`]);
  }

  finish(): Uint8Array {
    return Buffer.from(this.labels.map((fields) => `^XA\n${fields.join('\n')}\n^PQ1\n^XZ\n`).join(''), 'latin1');
  }

  frame({ x, y, width, height }: Area, weight = 0.8): void {
    this.field(x, y, `^GB${this.dots(width)},${this.dots(height)},${Math.max(1, this.dots(weight))}`);
  }

  rule(x: number, y: number, width: number): void {
    const weight = Math.max(1, this.dots(0.8));
    this.field(x, y, `^GB${this.dots(width)},${weight},${weight}`);
  }

  words(text: string, { x, y, size, align = 'left' }: LineAt): void {
    const [line] = new Paragraph(text).wrap(Number.MAX_SAFE_INTEGER);
    if (!line) return;
    const width = line.width * size;
    const left = align === 'right' ? x - width : align === 'center' ? x - width / 2 : x;
    this.line(line, { x: left, y, width, size, align });
  }

  oneLine(text: string, { x, y, width, size, align }: OneLineAt): void {
    const [line] = new Paragraph(text).wrap(Number.MAX_SAFE_INTEGER);
    if (line) this.line(line, { x, y, width, size: Math.min(size, width / line.width), align: align ?? startOf(line) });
  }

  block({ lines }: FittedBlock, { x, y, width }: { x: number; y: number; width: number }): void {
    for (const line of lines) this.line(line, { x, y: y + line.y, width, size: line.size, align: startOf(line) });
  }

  barcode(text: string, area: Area, widestModule: number): void {
    const widths = code128(text);
    // Modules are whole dots, or bars would differ in width.
    const module = Math.max(1, Math.floor(barsIn(widths, area, widestModule).module * this.scale));
    const { x } = barsIn(widths, area, module / this.scale);
    const height = this.dots(area.height);
    this.field(x, area.y, `^BY${module},2,1^BCN,${height},N,N,N,${code128Field(text)}`);
  }

  qrCode(text: string, { x, y, size }: { x: number; y: number; size: number }): void {
    const { size: modules } = qrCode(text);
    const wanted = Math.floor((size * this.scale) / modules);
    const magnification = Math.min(Math.max(wanted, MAGNIFICATION.least), MAGNIFICATION.most);
    const margin = Math.max(0, (size - (modules * magnification) / this.scale) / 2);
    // Printers move a QR code down by the height in the last ^BY.
    this.field(x + margin, y + margin, `^BY1,2,1^BQN,2,${magnification}^FH_^FDMA,${fieldData(text)}`);
  }

  private line(line: Line, { x, y, width, size, align }: { x: number; y: number; width: number; size: number; align: Align }): void {
    const text = line.runs.map((run) => run.text).join('');
    if (line.runs.some(({ rtl }) => rtl) || !PRINTABLE.test(text)) return this.picture(line, { x, y, width, size, align });
    const height = this.dots(size);
    const block = align === 'left' ? '' : `^FB${this.dots(width)},1,0,${align === 'right' ? 'R' : 'C'}`;
    this.push(`^FT${this.dots(x)},${this.dots(y + size * ASCENT)}^A0N,${height},${height}${block}^FH_^FD${fieldData(text)}`);
  }

  private picture(line: Line, { x, y, width, size, align }: { x: number; y: number; width: number; size: number; align: Align }): void {
    const { bitmap, baseline } = pictureOfLine(line, size * this.scale);
    const rows = bitmap.inkedRows();
    if (rows.to === 0) return;
    const free = width - line.width * size;
    const left = x + (align === 'right' ? free : align === 'center' ? free / 2 : 0);
    const top = this.dots(y + size * ASCENT) - baseline + rows.from;
    this.push(`^FO${Math.max(0, this.dots(left) - 1)},${Math.max(0, top)}${graphicField(bitmap, rows)}`);
  }

  private field(x: number, y: number, content: string): void {
    this.push(`^FO${this.dots(x)},${this.dots(y)}${content}`);
  }

  private push(field: string): void {
    this.labels.at(-1)?.push(`${field}^FS`);
  }

  private dots(points: number): number {
    return Math.round(points * this.scale);
  }
}

type Align = 'left' | 'right' | 'center';

const startOf = ({ rtl }: Line): Align => (rtl ? 'right' : 'left');

/** Characters with a meaning in ZPL, as hexadecimal numbers that ^FH announces. */
const SPECIAL = /[\^~_]|[^\x20-\x7E]/gu;

/**
 * Field data behind ^FH: commands cannot be smuggled in with a text, and letters beyond ASCII are the bytes of UTF-8, so that the file is
 * ASCII on its whole way to the printer.
 */
const fieldData = (text: string): string =>
  text.replace(SPECIAL, (character) => [...Buffer.from(character, 'utf8')].map((byte) => `_${hex(byte)}`).join(''));

/**
 * The mode and data of a Code 128. The printer chooses the shortest form, except for texts with >, which starts a command: there the code
 * set B is named and >0 stands for the character.
 */
const code128Field = (text: string): string =>
  text.includes('>') ? `N^FH_^FD>:${fieldData(text.replaceAll('>', '>0'))}` : `A^FH_^FD${fieldData(text)}`;

/** A graphic field: rows of a bitmap in hexadecimal, compressed. */
function graphicField({ bits, rowBytes }: Bitmap, { from, to }: { from: number; to: number }): string {
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
