import {
  PDFDocument,
  concatTransformationMatrix,
  drawObject,
  PDFArray,
  PDFName,
  PDFPage,
  type PDFOperator,
  clip,
  endPath,
  popGraphicsState,
  pushGraphicsState,
  rectangle,
} from '@cantoo/pdf-lib';
import { UnreadableLabel, type PrintableLabel, type PrintedLabels, MAX_CARRIER_PAGES, type CarrierLabel } from './carrier-label.js';
import { embedCarrierPng, openCarrierPdf, sourceOfPage, stripPage } from './carrier-source.js';
import { drawLabels } from './draw-label.js';
import { paperOf } from './label-layout.js';
import type { LabelSheet, LabelStyle } from './label-sheet.js';
import { MARGIN, type Paper } from './page.js';
import { placeOn, sizeOf, type Source, type Transformation } from './placement.js';

/** The paper and margin for labels; null for pages as large as the label. */
type Sheet = { readonly paper: Paper; readonly margin: number } | null;

/** Prints labels in the given order. Unreadable labels of carriers are left out and named. */
export async function printLabels(labels: readonly PrintableLabel[], style: LabelStyle): Promise<PrintedLabels> {
  const sheets = labels.flatMap((label) => ('sheet' in label ? [label.sheet] : []));
  if (sheets.length === labels.length) return { bytes: await drawLabels(sheets, style), unreadable: [] };
  return append(labels, style, { paper: paperOf[style.size], margin: style.size === 'a4' ? MARGIN : 0 });
}

/** Labels of carriers keep the size of their pages; ours have that of label printers. */
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

/** A document whose bytes depend on its content alone. */
async function newDocument(title: string, date: string): Promise<PDFDocument> {
  const document = await PDFDocument.create({ updateMetadata: false });
  const day = new Date(`${date}T00:00:00.000Z`);
  document.setTitle(title);
  document.setProducer('shipgraph');
  document.setCreator('shipgraph');
  document.setCreationDate(day);
  document.setModificationDate(day);
  return document;
}

/** Appends a page for each piece. Throws `UnreadableLabel` without changing the document's pages. */
async function appendCarrierLabel(document: PDFDocument, label: CarrierLabel, sheet: Sheet): Promise<void> {
  const pages: PDFPage[] = [];
  for (const file of label.files) {
    pages.push(...(label.format === 'PDF' ? await pdfPages(document, file, sheet) : [await pngPage(document, file, sheet)]));
    if (pages.length > MAX_CARRIER_PAGES) throw new UnreadableLabel('too many pages');
  }
  for (const page of pages) document.addPage(page);
}

async function pdfPages(document: PDFDocument, file: Uint8Array, sheet: Sheet): Promise<PDFPage[]> {
  const carrier = await openCarrierPdf(file);
  try {
    const sources = carrier.getPages().map(sourceOfPage);
    carrier.getPages().forEach(stripPage);
    const copies = await document.copyPages(carrier, carrier.getPageIndices());
    copies.forEach((page, index) => placePage(document, page, placed(sources[index] ?? sourceOfPage(page), sheet)));
    return copies;
  } catch (error) {
    throw error instanceof UnreadableLabel ? error : new UnreadableLabel('broken', error);
  }
}

async function pngPage(document: PDFDocument, file: Uint8Array, sheet: Sheet): Promise<PDFPage> {
  const { image, source } = await embedCarrierPng(document, file);
  const { paper, matrix } = placed(source, sheet);
  const page = pageOf(document, paper);
  const name = page.node.newXObject('Label', image.ref);
  page.pushOperators(
    pushGraphicsState(),
    concatTransformationMatrix(...matrix),
    concatTransformationMatrix(source.width, 0, 0, source.height, 0, 0),
    drawObject(name),
    popGraphicsState(),
  );
  return page;
}

interface Placed {
  readonly source: Source;
  readonly paper: Paper;
  readonly matrix: Transformation;
}

function placed(source: Source, sheet: Sheet): Placed {
  const paper = sheet?.paper ?? sizeOf(source);
  return { source, paper, matrix: placeOn(paper, sheet?.margin ?? 0, source) };
}

/** A page that is not yet part of the document. */
function pageOf(document: PDFDocument, { width, height }: Paper): PDFPage {
  const page = PDFPage.create(document);
  page.setSize(width, height);
  return page;
}

/**
 * Wraps the content of a page, whose streams stay as they are: they are neither unpacked nor parsed. What lies outside of the visible part
 * is cut off.
 */
function placePage(document: PDFDocument, page: PDFPage, { source, paper, matrix }: Placed): void {
  const { x, y, width, height } = source;
  const start = [pushGraphicsState(), concatTransformationMatrix(...matrix), rectangle(x, y, width, height), clip(), endPath()];
  const given = page.node.Contents();
  const streams = given instanceof PDFArray ? given.asArray() : [page.node.get(PDFName.of('Contents'))];
  const content = [stream(document, start), ...streams.filter((each) => each !== undefined), stream(document, [popGraphicsState()])];
  page.node.set(PDFName.of('Contents'), document.context.obj(content));
  page.node.set(PDFName.of('MediaBox'), document.context.obj([0, 0, paper.width, paper.height]));
}

const stream = (document: PDFDocument, operators: PDFOperator[]) => document.context.register(document.context.contentStream(operators));
