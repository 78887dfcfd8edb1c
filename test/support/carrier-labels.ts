import { degrees, PDFDocument, rgb } from '@cantoo/pdf-lib';
import { crc32 } from 'node:zlib';
import { pngImage } from './image.js';

/** A label as carriers make them: a black frame along its edges and its words. */
export async function labelPdf({
  width = 288,
  height = 432,
  pages = 1,
  turned = 0,
  text = 'CARRIER LABEL',
  password,
}: {
  width?: number;
  height?: number;
  pages?: number;
  turned?: number;
  text?: string;
  password?: { user: string; owner: string };
} = {}): Promise<Uint8Array> {
  const document = await PDFDocument.create();
  for (let index = 0; index < pages; index++) {
    const page = document.addPage([width, height]);
    page.drawRectangle({ x: 2, y: 2, width: width - 4, height: height - 4, borderColor: rgb(0, 0, 0), borderWidth: 4 });
    page.drawText(`${text} ${index + 1}`, { x: 30, y: height - 40, size: 14 });
    page.setRotation(degrees(turned));
  }
  if (password) document.encrypt({ userPassword: password.user, ownerPassword: password.owner });
  return document.save({ useObjectStreams: !password });
}

/** A black picture that declares its resolution, unless there is none. */
export function labelPng(width: number, height: number, dpi?: number): Buffer {
  const png = pngImage(width, height, [0, 0, 0]);
  if (dpi === undefined) return png;
  const content = Buffer.from('pHYs\0\0\0\0\0\0\0\0\x01', 'latin1');
  const perMetre = Math.round(dpi / 0.0254);
  content.writeUInt32BE(perMetre, 4);
  content.writeUInt32BE(perMetre, 8);
  const chunk = Buffer.alloc(21);
  chunk.writeUInt32BE(9, 0);
  content.copy(chunk, 4);
  chunk.writeUInt32BE(crc32(content), 17);
  return Buffer.concat([png.subarray(0, 33), chunk, png.subarray(33)]);
}

/** Labels of 4 x 6 inches for a label printer. */
export const labelZpl = (text: string): Buffer => Buffer.from(`^XA^FO50,50^A0N,40,40^FD${text}^FS^XZ`);
