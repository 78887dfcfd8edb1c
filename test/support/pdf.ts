import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { inflateSync } from 'node:zlib';
import { PDFiumLibrary, type PDFiumDocument } from '@hyzyla/pdfium';
import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader';

export interface Picture {
  readonly width: number;
  readonly height: number;
  /** Four bytes for every point. */
  readonly data: Uint8Array;
}

/** A PDF as a reader sees it. */
export interface PrintedPdf {
  /** The text of each page, with its white space made plain. */
  readonly texts: readonly string[];
  /** Width and height of the first page in points. */
  readonly size: readonly [number, number];
  readonly picture: Picture;
}

const SCALE = 3;

export async function readPdf(bytes: Uint8Array): Promise<PrintedPdf> {
  const library = await PDFiumLibrary.init();
  const document = await library.loadDocument(bytes);
  try {
    return await read(document);
  } finally {
    document.destroy();
    library.destroy();
  }
}

async function read(document: PDFiumDocument): Promise<PrintedPdf> {
  const first = document.getPage(0);
  const { originalWidth, originalHeight } = first.getOriginalSize();
  const { width, height, data } = await first.render({ scale: SCALE, render: async ({ data: points }) => points });
  const texts = [...document.pages()].map((page) => page.getText().replace(/[\s\uFFFE]+/gu, ' '));
  return { texts, size: [originalWidth, originalHeight], picture: { width, height, data } };
}

export interface Code {
  readonly format: string;
  readonly text: string;
}

/** What a scanner reads from a page. */
export async function scan({ width, height, data }: Picture): Promise<Code[]> {
  const wasmBinary = await readFile(createRequire(import.meta.url).resolve('zxing-wasm/reader/zxing_reader.wasm'));
  prepareZXingModule({
    overrides: { wasmBinary: wasmBinary.buffer.slice(wasmBinary.byteOffset, wasmBinary.byteOffset + wasmBinary.length) },
  });
  // A picture as browsers know it; there is no such type here.
  const image = { width, height, data: new Uint8ClampedArray(data), colorSpace: 'srgb' } as never;
  const found = await readBarcodes(image, { tryHarder: true, maxNumberOfSymbols: 5 });
  return found.map(({ format, text }) => ({ format, text })).sort((one, other) => one.format.localeCompare(other.format));
}

/** The width of white at the left, top, right and bottom of a page, in millimetres. */
export function marginsOf({ width, height, data }: Picture): [number, number, number, number] {
  let [left, top, right, bottom] = [width, height, 0, 0];
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      if ((data[(y * width + x) * 4] ?? 255) > 200) continue;
      [left, top, right, bottom] = [Math.min(left, x), Math.min(top, y), Math.max(right, x + 1), Math.max(bottom, y + 1)];
    }
  }
  const millimetres = (points: number): number => (points / SCALE / 72) * 25.4;
  return [millimetres(left), millimetres(top), millimetres(width - right), millimetres(height - bottom)];
}

/** Everything that is written in a file, with what is compressed in it unpacked. */
export function sourceOf(bytes: Uint8Array): string {
  const file = Buffer.from(bytes).toString('latin1');
  const streams = [...file.matchAll(/\/FlateDecode[^]*?stream\n([^]*?)\nendstream/g)].map(([, packed = '']) => unpacked(packed));
  return [file.replace(/stream\n[^]*?endstream/g, ''), ...streams].join('\n');
}

function unpacked(packed: string): string {
  const content = inflateSync(Buffer.from(packed, 'latin1')).toString('latin1');
  // Fonts are shapes, and look like anything by chance.
  return /^(?:\x00\x01\x00\x00|OTTO|true|\x01\x00)/.test(content) ? '' : content;
}
