import { Label } from './draw-label.js';
import { FOUR_BY_SIX } from './page.js';
import type { LabelLanguage, LabelSheet } from './label-sheet.js';
import { prepareShaping } from './shaper.js';
import { startDocument } from './typeface.js';
import { ZplCanvas, type PrinterDpi } from './zpl-canvas.js';

/** Our label for printers with a roll of 4 x 6 inches, with the layout of the PDF for the same paper. */
export async function drawZpl(sheet: LabelSheet, { dpi, language }: { dpi: PrinterDpi; language: LabelLanguage }): Promise<Uint8Array> {
  await prepareShaping(sheet);
  startDocument();
  const canvas = new ZplCanvas(FOUR_BY_SIX, dpi);
  new Label(canvas, { ...sheet, collect: sheet.collect && codOf(sheet.collect) }, { size: '4x6', language }).draw();
  return canvas.finish();
}

/** "USD 102.50" as "COD 102.50 USD". */
const codOf = (collect: string): string => ['COD', ...collect.split(' ').reverse()].join(' ');
