import { A4, MARGIN, MILLIMETRE, type Pages } from './page.js';
import { Paragraph } from './paragraph.js';
import { LINE_HEIGHT, TextBlock } from './text-block.js';

/** Wider margins than on a label: it is read at a desk and filed. */
export const EDGE = MARGIN + 8 * MILLIMETRE;
export const WIDTH = A4.width - 2 * EDGE;
export const BOTTOM = A4.height - EDGE;
export const HALF = WIDTH * 0.52;
export const SMALL = 8.5;
export const BODY = 10;

export interface Place {
  /** The distance from the starting edge of a line: left, or right on a mirrored page. */
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly width: number;
  /** Ends at x instead of starting there. */
  readonly ends?: boolean;
}

/** Pages of an office document, with positions counted from the side where its language starts reading. */
export class LetterSheet {
  constructor(
    private readonly pages: Pages,
    private readonly rtl: boolean,
  ) {}

  /** One line, shrunk if it would be wider than its place. */
  line(text: string, { x, y, size, width, ends = false }: Place): void {
    const [line] = new Paragraph(text).wrap(Number.MAX_SAFE_INTEGER);
    if (!line) return;
    const fitted = Math.min(size, width / Math.max(line.width, 0.001));
    const drawn = line.width * fitted;
    const left = this.rtl ? A4.width - EDGE - x - (ends ? 0 : drawn) : EDGE + x - (ends ? drawn : 0);
    this.pages.block({ lines: [{ ...line, size: fitted, y: (size - fitted) / 2 }], height: fitted, complete: true }, { x: left, y, width: drawn }); // prettier-ignore
  }

  /** Texts below each other, each wrapped; returns where they end. */
  texts(texts: readonly string[], { x, y, size, width }: Place): number {
    const block = new TextBlock(texts.map((text) => ({ text }))).set(width, size);
    for (const line of block.lines) {
      const drawn = line.width * line.size;
      const left = this.rtl ? A4.width - EDGE - x - drawn : EDGE + x;
      this.pages.block({ lines: [{ ...line, y: 0 }], height: size, complete: true }, { x: left, y: y + line.y, width: drawn });
    }
    return y + block.height;
  }

  rule(y: number, { x = 0, width = WIDTH } = {}): void {
    this.pages.rule(this.rtl ? A4.width - EDGE - x - width : EDGE + x, y, width);
  }

  frame(y: number, { x, width, height }: { x: number; width: number; height: number }): void {
    this.pages.frame({ x: this.rtl ? A4.width - EDGE - x - width : EDGE + x, y, width, height }, 1.2);
  }
}

/** What stands above the content of an office document. */
export interface LetterHead {
  /** The kind of document. */
  readonly heading: string;
  /** Names and their values. */
  readonly facts: readonly (readonly [name: string, value: string])[];
  readonly issuer: { readonly name: string; readonly lines: readonly string[] };
  readonly customer: { readonly caption: string; readonly name: string; readonly lines: readonly string[] };
}

/** Issuer and kind of document, a rule, and the customer below it. Returns where it ends. */
export function drawLetterHead(sheet: LetterSheet, head: LetterHead): number {
  const y = Math.max(drawIssuer(sheet, head), drawHeading(sheet, head)) + 14;
  sheet.rule(y);
  return drawCustomer(sheet, head, y + 12);
}

function drawIssuer(sheet: LetterSheet, { issuer }: LetterHead): number {
  const below = sheet.texts([issuer.name], { x: 0, y: EDGE, size: 15, width: HALF });
  return sheet.texts(issuer.lines, { x: 0, y: below + 2, size: SMALL + 0.5, width: HALF });
}

function drawHeading(sheet: LetterSheet, { heading, facts }: LetterHead): number {
  sheet.line(heading, { x: WIDTH, y: EDGE - 5, size: 22, width: WIDTH - HALF, ends: true });
  let y = EDGE + 32;
  for (const [name, value] of facts) {
    sheet.line(name, { x: HALF + 20, y, size: SMALL, width: 90 });
    sheet.line(value, { x: WIDTH, y: y - 1, size: BODY, width: WIDTH - HALF - 116, ends: true });
    y += 16;
  }
  return y;
}

function drawCustomer(sheet: LetterSheet, { customer }: LetterHead, y: number): number {
  sheet.line(customer.caption, { x: 0, y, size: SMALL, width: HALF });
  const below = sheet.texts([customer.name], { x: 0, y: y + SMALL * LINE_HEIGHT + 2, size: 12.5, width: HALF });
  return sheet.texts(customer.lines, { x: 0, y: below + 1, size: BODY, width: HALF });
}

/** The last line of a page, below a rule. */
export function drawLetterFoot(sheet: LetterSheet, text: string): void {
  sheet.rule(BOTTOM - 16);
  sheet.line(text, { x: 0, y: BOTTOM - 12, size: SMALL, width: WIDTH });
}
