import { createRequire } from 'node:module';
import { inflateSync } from 'node:zlib';
import type { Picture } from './pdf.js';

interface ZplRenderer {
  readonly ready: Promise<{
    api: { zplToBase64MultipleAsync(zpl: string, widthMm: number, heightMm: number, dpmm: number): Promise<string[]> };
  }>;
}

const INCH_MM = 25.4;

/** The labels that a printer with a roll of 4 x 6 inches makes of a file, as PNG. */
export async function printZpl(zpl: Uint8Array, dpi: 203 | 300): Promise<Buffer[]> {
  // Takes nine megabytes, so only tests that print load it.
  const { ready } = createRequire(import.meta.url)('zpl-renderer-js') as ZplRenderer;
  const { api } = await ready;
  const pages = await api.zplToBase64MultipleAsync(Buffer.from(zpl).toString('utf8'), 4 * INCH_MM, 6 * INCH_MM, dpi === 203 ? 8 : 12);
  return pages.map((page) => Buffer.from(page, 'base64'));
}

/** The points of a PNG without interlacing. */
export function pictureOfPng(png: Uint8Array): Picture {
  const file = Buffer.from(png);
  const [width, height, depth, type] = [file.readUInt32BE(16), file.readUInt32BE(20), file[24] ?? 0, file[25] ?? 0];
  const chunks: Buffer[] = [];
  let palette = Buffer.alloc(0);
  for (let at = 8; at < file.length; at += 12 + file.readUInt32BE(at)) {
    const content = file.subarray(at + 8, at + 8 + file.readUInt32BE(at));
    const name = file.toString('latin1', at + 4, at + 8);
    if (name === 'IDAT') chunks.push(content);
    if (name === 'PLTE') palette = content;
  }
  const channels = { 0: 1, 2: 3, 3: 1, 4: 2, 6: 4 }[type] ?? 1;
  const rows = unfiltered(
    inflateSync(Buffer.concat(chunks)),
    Math.ceil((width * channels * depth) / 8),
    Math.max(1, (channels * depth) >> 3),
  );
  const data = new Uint8Array(width * height * 4).fill(255);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const row = rows[y] ?? Buffer.alloc(0);
      const sample =
        depth < 8 ? ((row[(x * depth) >> 3] ?? 0) >> (8 - depth - ((x * depth) & 7))) & ((1 << depth) - 1) : (row[x * channels] ?? 0);
      const grey = type === 3 ? (palette[sample * 3] ?? 0) : depth < 8 ? (sample * 255) / ((1 << depth) - 1) : sample;
      data.fill(grey, (y * width + x) * 4, (y * width + x) * 4 + 3);
    }
  }
  return { scale: 1, width, height, data };
}

/** Undoes the filters of the rows. */
function unfiltered(raw: Buffer, rowBytes: number, step: number): Buffer[] {
  const rows: Buffer[] = [];
  for (let at = 0; at + rowBytes < raw.length + 1 && at < raw.length; at += rowBytes + 1) {
    const [filter, row, above] = [raw[at] ?? 0, Buffer.from(raw.subarray(at + 1, at + 1 + rowBytes)), rows.at(-1)];
    for (let index = 0; index < row.length; index++) {
      const [left, up, corner] = [row[index - step] ?? 0, above?.[index] ?? 0, above?.[index - step] ?? 0];
      const guess = [0, left, up, (left + up) >> 1, paeth(left, up, corner)][filter] ?? 0;
      row[index] = (row[index] ?? 0) + guess;
    }
    rows.push(row);
  }
  return rows;
}

function paeth(left: number, up: number, corner: number): number {
  const guess = left + up - corner;
  const [toLeft, toUp, toCorner] = [left, up, corner].map((value) => Math.abs(guess - value)) as [number, number, number];
  return toLeft <= toUp && toLeft <= toCorner ? left : toUp <= toCorner ? up : corner;
}
