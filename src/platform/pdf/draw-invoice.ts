import type { InvoiceRow, InvoiceSheet } from './invoice-sheet.js';
import { A4, INNER, MARGIN, MILLIMETRE, Pages } from './page.js';
import { Paragraph } from './paragraph.js';
import { prepareShaping } from './shaper.js';
import { LINE_HEIGHT, TextBlock } from './text-block.js';

/** Wider margins than on a label: it is read at a desk and filed. */
const EDGE = MARGIN + 8 * MILLIMETRE;
const WIDTH = A4.width - 2 * EDGE;
const BOTTOM = A4.height - EDGE;
const SMALL = 8.5;
const BODY = 10;
const ROW = 21;
/** The right edges of the number columns, in points from the start of the line. */
const COLUMNS = [WIDTH * 0.5, WIDTH * 0.67, WIDTH * 0.83, WIDTH];
const FIGURE_WIDTH = WIDTH * 0.16;
const HALF = WIDTH * 0.52;

interface Place {
  /** The distance from the starting edge of a line: left, or right on a mirrored page. */
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly width: number;
  /** Ends at x instead of starting there. */
  readonly ends?: boolean;
}

/** A page with positions counted from the side where its language starts reading. */
class Sheet {
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

/** An invoice or credit note of one seller: one A4 page. Its rows are the few kinds of charges. */
export async function drawInvoice(data: InvoiceSheet): Promise<Uint8Array> {
  await prepareShaping(data);
  const pages = new Pages({ title: `${data.heading} ${data.number}`, date: new Date(data.date) });
  pages.add();
  const sheet = new Sheet(pages, data.rtl);
  let y = Math.max(drawIssuer(sheet, data), drawHeading(sheet, data)) + 14;
  sheet.rule(y);
  y = drawCustomer(sheet, data, y + 12);
  y = drawTable(sheet, data, Math.max(y + 22, EDGE + 230));
  y = drawTotals(sheet, data, y + 12);
  drawNotes(sheet, data, y + 26);
  sheet.rule(BOTTOM - 16);
  sheet.line(data.footer, { x: 0, y: BOTTOM - 12, size: SMALL, width: WIDTH });
  return pages.finish();
}

function drawIssuer(sheet: Sheet, { issuer }: InvoiceSheet): number {
  const below = sheet.texts([issuer.name], { x: 0, y: EDGE, size: 15, width: HALF });
  return sheet.texts(issuer.lines, { x: 0, y: below + 2, size: SMALL + 0.5, width: HALF });
}

function drawHeading(sheet: Sheet, { heading, facts }: InvoiceSheet): number {
  sheet.line(heading, { x: WIDTH, y: EDGE - 5, size: 22, width: WIDTH - HALF, ends: true });
  let y = EDGE + 32;
  for (const [name, value] of facts) {
    sheet.line(name, { x: HALF + 20, y, size: SMALL, width: 90 });
    sheet.line(value, { x: WIDTH, y: y - 1, size: BODY, width: WIDTH - HALF - 116, ends: true });
    y += 16;
  }
  return y;
}

function drawCustomer(sheet: Sheet, { customer }: InvoiceSheet, y: number): number {
  sheet.line(customer.caption, { x: 0, y, size: SMALL, width: HALF });
  const below = sheet.texts([customer.name], { x: 0, y: y + SMALL * LINE_HEIGHT + 2, size: 12.5, width: HALF });
  return sheet.texts(customer.lines, { x: 0, y: below + 1, size: BODY, width: HALF });
}

function drawTable(sheet: Sheet, { columns, rows }: InvoiceSheet, top: number): number {
  drawRow(sheet, columns, top, SMALL + 0.5);
  let y = top + ROW;
  sheet.rule(y - 3);
  sheet.rule(y - 2);
  for (const row of rows) {
    drawRow(sheet, row, y + 3, BODY);
    y += ROW;
    sheet.rule(y);
  }
  return y;
}

function drawRow(sheet: Sheet, { description, figures }: InvoiceRow, y: number, size: number): void {
  sheet.line(description, { x: 0, y, size, width: WIDTH * 0.4 });
  for (const [index, figure] of figures.entries()) {
    sheet.line(figure, { x: COLUMNS[index] ?? WIDTH, y, size, width: FIGURE_WIDTH, ends: true });
  }
}

function drawTotals(sheet: Sheet, { totals }: InvoiceSheet, top: number): number {
  const x = WIDTH * 0.46;
  let y = top;
  for (const { name, value, marked } of totals) {
    const size = marked ? 13 : BODY;
    if (marked) y += 6;
    if (marked) sheet.frame(y - 2, { x: x - 8, width: WIDTH - x + 8, height: 26 });
    sheet.line(name, { x, y: y + 2, size, width: WIDTH * 0.32 });
    sheet.line(value, { x: WIDTH - 6, y: y + 2, size, width: WIDTH * 0.22, ends: true });
    y += marked ? 32 : 18;
  }
  return y;
}

/** Notes that do not fit above the footer are omitted: they are ours and short. */
function drawNotes(sheet: Sheet, { notes }: InvoiceSheet, y: number): void {
  sheet.texts(notes, { x: 0, y: Math.min(y, BOTTOM - 110), size: SMALL + 0.5, width: INNER.width * 0.88 });
}
