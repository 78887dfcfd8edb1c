import { inflateSync } from 'node:zlib';
import { EncryptedPDFError, ParseSpeeds, PDFDocument, PDFName, type PDFImage, type PDFPage } from '@cantoo/pdf-lib';
import { MAX_CARRIER_LABEL_BYTES, MAX_CARRIER_PAGES, UnreadableLabel } from './carrier-label.js';
import type { Source } from './placement.js';

/** Pages hold nothing but what is printed: no forms, no actions, no other boxes than the one that is set. */
const DROPPED = [
  'Annots',
  'AA',
  'B',
  'CropBox',
  'BleedBox',
  'TrimBox',
  'ArtBox',
  'Rotate',
  'UserUnit',
  'StructParents',
  'Metadata',
  'Thumb',
];
/** Some producers write a little after the end. */
const END_WITHIN = 4_096;
const LARGEST_SIDE = 14_400;
const LARGEST_PICTURE = 40_000_000;
/** Of a picture that does not say, and the most common one of label printers. */
const USUAL_DPI = 203;

/** Opens a PDF from outside. A PDF that is protected only against changes opens without a password. */
export async function openCarrierPdf(bytes: Uint8Array): Promise<PDFDocument> {
  if (bytes.length > MAX_CARRIER_LABEL_BYTES || !inflatesWithinLimit(bytes)) throw new UnreadableLabel('too large');
  // The library reads what is left of a file that was cut off, and would give a page with half of the label.
  if (Buffer.from(bytes.subarray(-END_WITHIN)).lastIndexOf('%%EOF') === -1) throw new UnreadableLabel('broken');
  const document = await load(bytes);
  const pages = pagesOf(document);
  if (pages.length > MAX_CARRIER_PAGES) throw new UnreadableLabel('too many pages');
  if (!pages.some((page) => page.node.Contents() !== undefined)) throw new UnreadableLabel('broken');
  return document;
}

async function load(bytes: Uint8Array): Promise<PDFDocument> {
  const options = { parseSpeed: ParseSpeeds.Fastest, updateMetadata: false };
  try {
    return await PDFDocument.load(bytes, options);
  } catch (error) {
    if (!(error instanceof EncryptedPDFError)) throw new UnreadableLabel('broken', error);
  }
  try {
    return await PDFDocument.load(bytes, { ...options, password: '' });
  } catch (error) {
    throw new UnreadableLabel('protected', error);
  }
}

function pagesOf(document: PDFDocument): readonly PDFPage[] {
  try {
    return document.getPages();
  } catch (error) {
    throw new UnreadableLabel('broken', error);
  }
}

/** The part of a page that viewers show. */
export function sourceOfPage(page: PDFPage): Source {
  const [crop, media] = [page.getCropBox(), page.getMediaBox()];
  const [x, y] = [Math.max(crop.x, media.x), Math.max(crop.y, media.y)];
  const width = Math.min(crop.x + crop.width, media.x + media.width) - x;
  const height = Math.min(crop.y + crop.height, media.y + media.height) - y;
  const unit = page.node.get(PDFName.of('UserUnit'));
  const source = { x, y, width, height, unit: unit === undefined ? 1 : Number(unit.toString()), turns: turnsOf(page) };
  const sides = [width, height].map((side) => side * source.unit);
  if (!sides.every((side) => side >= 1 && side <= LARGEST_SIDE) || ![x, y].every(Number.isFinite)) throw new UnreadableLabel('broken');
  return source;
}

const turnsOf = (page: PDFPage): number => ((Math.round(page.getRotation().angle / 90) % 4) + 4) % 4;

/** Removes what must not come along with the content of a page. */
export function stripPage(page: PDFPage): void {
  for (const name of DROPPED) page.node.delete(PDFName.of(name));
}

/** A picture with the place that it takes, by the resolution that it declares. */
export async function embedCarrierPng(document: PDFDocument, bytes: Uint8Array): Promise<{ image: PDFImage; source: Source }> {
  if (bytes.length > MAX_CARRIER_LABEL_BYTES) throw new UnreadableLabel('too large');
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (file.length < 33 || file.toString('latin1', 12, 16) !== 'IHDR') throw new UnreadableLabel('broken');
  const [width, height] = [file.readUInt32BE(16), file.readUInt32BE(20)];
  if (width === 0 || height === 0) throw new UnreadableLabel('broken');
  if (width * height > LARGEST_PICTURE) throw new UnreadableLabel('too large');
  const source = { x: 0, y: 0, width, height, unit: 72 / resolutionOf(file), turns: 0 };
  try {
    const image = await document.embedPng(bytes);
    // Decodes the picture now, so that damage concerns this label alone and not the whole document.
    await image.embed();
    return { image, source };
  } catch (error) {
    throw new UnreadableLabel('broken', error);
  }
}

const INCH_METRES = 0.0254;
const DPI = { least: 72, most: 1_200 };

/** Dots per inch from the chunk pHYs, if its values can be those of a label. */
function resolutionOf(file: Buffer): number {
  for (let at = 8; at + 21 <= file.length;) {
    const [length, type] = [file.readUInt32BE(at), file.toString('latin1', at + 4, at + 8)];
    if (type === 'IDAT') break;
    if (type === 'pHYs' && length === 9 && file[at + 16] === 1) {
      const dpi = file.readUInt32BE(at + 8) * INCH_METRES;
      return dpi >= DPI.least && dpi <= DPI.most ? roundedDpi(dpi) : USUAL_DPI;
    }
    at += 12 + length;
  }
  return USUAL_DPI;
}

/** Dots per metre are whole numbers, so 203 dots per inch come back as 202.99. */
const roundedDpi = (dpi: number): number => (Math.abs(dpi - Math.round(dpi)) < 0.02 ? Math.round(dpi) : dpi);

const MAX_INFLATED = 64 * 1024 * 1024;
const STREAM = Buffer.from('stream');
const DEFLATED_TWICE = 0x78;

/**
 * True if the compressed parts of a PDF stay within 64 MiB. A file of some KiB can grow to gigabytes, which the PDF library would hold in
 * memory.
 */
function inflatesWithinLimit(bytes: Uint8Array): boolean {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  let left = MAX_INFLATED;
  for (let at = file.indexOf(STREAM); at !== -1; at = file.indexOf(STREAM, at + STREAM.length)) {
    const start = contentStart(file, at + STREAM.length);
    if (start === undefined) continue;
    left -= inflatedSize(file.subarray(start), left);
    if (left < 0) return false;
  }
  return true;
}

/** The keyword is followed by the end of a line; in `endstream` and in texts it is not. */
function contentStart(file: Buffer, at: number): number | undefined {
  if (file[at] === 0x0a) return at + 1;
  if (file[at] === 0x0d) return file[at + 1] === 0x0a ? at + 2 : at + 1;
  return undefined;
}

/** The size of the content after it is inflated, more than `limit` if it does not end before that; 0 if it is not deflated. */
function inflatedSize(content: Buffer, limit: number): number {
  // The low four bits of the first byte name the compression method, which is 8.
  if (((content[0] ?? 0) & 0x0f) !== 8) return 0;
  try {
    const inflated = inflateSync(content, { maxOutputLength: Math.max(limit, 1) });
    return inflated.length + (inflated[0] === DEFLATED_TWICE ? inflatedSize(inflated, limit - inflated.length) : 0);
  } catch (error) {
    // Anything else is left to the PDF library: a stream with damage, or one with another filter.
    return (error as NodeJS.ErrnoException).code === 'ERR_BUFFER_TOO_LARGE' ? limit + 1 : 0;
  }
}
