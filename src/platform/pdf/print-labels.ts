import { PDFDocument } from '@cantoo/pdf-lib';
import { UnreadableLabel, type PrintableLabel, type PrintedLabels } from './carrier-label.js';
import { appendCarrierLabel, newDocument, type Sheet } from './draw-carrier-label.js';
import { drawLabels } from './draw-label.js';
import { paperOf } from './label-layout.js';
import type { LabelSheet, LabelStyle } from './label-sheet.js';
import { MARGIN } from './page.js';

/** Prints labels in the given order. Unreadable labels of carriers are left out and named. */
export async function printLabels(labels: readonly PrintableLabel[], style: LabelStyle): Promise<PrintedLabels> {
  const sheets = labels.flatMap((label) => ('sheet' in label ? [label.sheet] : []));
  if (sheets.length === labels.length) return { bytes: await drawLabels(sheets, style), unreadable: [] };
  return append(labels, style, { paper: paperOf[style.size], margin: style.size === 'a4' ? MARGIN : 0 });
}

/** Labels of carriers on pages of their own size, and ours on those of label printers. */
export const printAsMade = (labels: readonly PrintableLabel[]): Promise<PrintedLabels> =>
  append(labels, { size: '4x6', language: 'en' }, null);

async function append(labels: readonly PrintableLabel[], style: LabelStyle, sheet: Sheet): Promise<PrintedLabels> {
  const [first] = labels;
  const document = await newDocument(titleOf(labels), first ? dateOf(first) : '');
  const unreadable: { index: number; reason: UnreadableLabel['reason'] }[] = [];
  for (const [index, label] of labels.entries()) {
    try {
      if ('carrier' in label) await appendCarrierLabel(document, label.carrier, sheet);
      else await appendSheet(document, label.sheet, style);
    } catch (error) {
      if (!(error instanceof UnreadableLabel)) throw error;
      unreadable.push({ index, reason: error.reason });
    }
  }
  return { bytes: document.getPageCount() === 0 ? new Uint8Array() : await document.save(), unreadable };
}

const titleOf = (labels: readonly PrintableLabel[]): string => {
  const [first] = labels;
  if (labels.length !== 1 || !first) return `${labels.length} labels`;
  return 'carrier' in first ? first.carrier.title : `AWB ${first.sheet.shipmentId}`;
};

const dateOf = (label: PrintableLabel): string => ('carrier' in label ? label.carrier.date : label.sheet.date);

async function appendSheet(document: PDFDocument, sheet: LabelSheet, style: LabelStyle): Promise<void> {
  const own = await PDFDocument.load(await drawLabels([sheet], style), { updateMetadata: false });
  for (const page of await document.copyPages(own, own.getPageIndices())) document.addPage(page);
}
