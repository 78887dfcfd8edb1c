import type { InvoiceRow, InvoiceSheet } from './invoice-sheet.js';
import { BODY, BOTTOM, drawLetterFoot, drawLetterHead, EDGE, LetterSheet, SMALL, WIDTH } from './letter-sheet.js';
import { INNER, Pages } from './page.js';
import { prepareShaping } from './shaper.js';

const ROW = 21;
/** The right edges of the number columns, in points from the start of the line. */
const COLUMNS = [WIDTH * 0.5, WIDTH * 0.67, WIDTH * 0.83, WIDTH];
const FIGURE_WIDTH = WIDTH * 0.16;

/** An invoice or credit note of one seller: one A4 page. Its rows are the few kinds of charges. */
export async function drawInvoice(data: InvoiceSheet): Promise<Uint8Array> {
  await prepareShaping(data);
  const pages = new Pages({ title: `${data.heading} ${data.number}`, date: new Date(data.date) });
  pages.add();
  const sheet = new LetterSheet(pages, data.rtl);
  let y = drawLetterHead(sheet, data);
  y = drawTable(sheet, data, Math.max(y + 22, EDGE + 230));
  y = drawTotals(sheet, data, y + 12);
  drawNotes(sheet, data, y + 26);
  drawLetterFoot(sheet, data.footer);
  return pages.finish();
}

function drawTable(sheet: LetterSheet, { columns, rows }: InvoiceSheet, top: number): number {
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

function drawRow(sheet: LetterSheet, { description, figures }: InvoiceRow, y: number, size: number): void {
  sheet.line(description, { x: 0, y, size, width: WIDTH * 0.4 });
  for (const [index, figure] of figures.entries()) {
    sheet.line(figure, { x: COLUMNS[index] ?? WIDTH, y, size, width: FIGURE_WIDTH, ends: true });
  }
}

function drawTotals(sheet: LetterSheet, { totals }: InvoiceSheet, top: number): number {
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
function drawNotes(sheet: LetterSheet, { notes }: InvoiceSheet, y: number): void {
  sheet.texts(notes, { x: 0, y: Math.min(y, BOTTOM - 110), size: SMALL + 0.5, width: INNER.width * 0.88 });
}
