import { concatTransformationMatrix, drawObject, PDFArray, PDFDocument, PDFName, PDFPage, type PDFOperator } from '@cantoo/pdf-lib';
import { clip, endPath, popGraphicsState, pushGraphicsState, rectangle } from '@cantoo/pdf-lib';
import { MAX_CARRIER_PAGES, UnreadableLabel, type CarrierLabel } from './carrier-label.js';
import { embedCarrierPng, openCarrierPdf, sourceOfPage, stripPage } from './carrier-source.js';
import type { Paper } from './page.js';
import { placeOn, sizeOf, type Source, type Transformation } from './placement.js';

/** The paper and margin for labels; null for pages as large as the label. */
export type Sheet = { readonly paper: Paper; readonly margin: number } | null;

/** A document whose bytes depend on its content alone. */
export async function newDocument(title: string, date: string): Promise<PDFDocument> {
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
export async function appendCarrierLabel(document: PDFDocument, label: CarrierLabel, sheet: Sheet): Promise<void> {
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
