import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { inflateSync } from 'node:zlib';
import { PDFiumLibrary } from '@hyzyla/pdfium';
import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader';

export interface Picture {
  /** Points of the picture for a point of the page. */
  readonly scale: number;
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
}

/** 144 dots an inch. The narrowest bars need more. */
const SCALE = 2;

/** Compiled once for each worker of the runner, as they are large. */
let pdfium: Promise<PDFiumLibrary> | undefined;

export async function readPdf(bytes: Uint8Array): Promise<PrintedPdf> {
  const document = await (await (pdfium ??= PDFiumLibrary.init())).loadDocument(bytes);
  try {
    const { originalWidth, originalHeight } = document.getPage(0).getOriginalSize();
    const texts = [...document.pages()].map((page) => page.getText().replace(/[\s\uFFFE]+/gu, ' '));
    return { texts, size: [originalWidth, originalHeight] };
  } finally {
    document.destroy();
  }
}

/** The rendered first page, which takes a hundred times as long as its text. */
export async function pictureOf(bytes: Uint8Array, scale = SCALE): Promise<Picture> {
  const document = await (await (pdfium ??= PDFiumLibrary.init())).loadDocument(bytes);
  try {
    const { width, height, data } = await document.getPage(0).render({ scale, render: async ({ data: points }) => points });
    return { scale, width, height, data };
  } finally {
    document.destroy();
  }
}

export interface Code {
  readonly format: string;
  readonly text: string;
}

let scanner: Promise<void> | undefined;

async function prepareScanner(): Promise<void> {
  const wasmBinary = await readFile(createRequire(import.meta.url).resolve('zxing-wasm/reader/zxing_reader.wasm'));
  prepareZXingModule({
    overrides: { wasmBinary: wasmBinary.buffer.slice(wasmBinary.byteOffset, wasmBinary.byteOffset + wasmBinary.length) },
  });
}

/** What a scanner reads from a page. */
export async function scan({ width, height, data }: Picture): Promise<Code[]> {
  await (scanner ??= prepareScanner());
  // A picture as browsers know it; there is no such type here.
  const image = { width, height, data: new Uint8ClampedArray(data), colorSpace: 'srgb' } as never;
  // The kinds that labels have: most of the time would go into looking for others.
  const found = await readBarcodes(image, { tryHarder: true, maxNumberOfSymbols: 5, formats: ['Code128', 'QRCode'] });
  return found.map(({ format, text }) => ({ format, text })).sort((one, other) => one.format.localeCompare(other.format));
}

/** The width of white at the left, top, right and bottom of a page, in millimetres. */
export function marginsOf({ scale, width, height, data }: Picture): [number, number, number, number] {
  let [left, top, right, bottom] = [width, height, 0, 0];
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      if ((data[(y * width + x) * 4] ?? 255) > 200) continue;
      [left, top, right, bottom] = [Math.min(left, x), Math.min(top, y), Math.max(right, x + 1), Math.max(bottom, y + 1)];
    }
  }
  const millimetres = (points: number): number => (points / scale / 72) * 25.4;
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
