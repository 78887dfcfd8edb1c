import { MAX_PARTS, type PictureType } from './picture.js';

/**
 * Removes what a camera writes beside the picture: place, time, device, comments and thumbnails. The picture itself is copied byte for
 * byte. The content must be a complete picture of this type; undefined if its parts are inconsistent or too many.
 */
export function withoutMetadata(content: Uint8Array, type: PictureType): Buffer | undefined {
  const bytes = Buffer.from(content.buffer, content.byteOffset, content.byteLength);
  switch (type) {
    case 'image/jpeg':
      return cleanJpeg(bytes);
    case 'image/png':
      return cleanPng(bytes);
    case 'image/webp':
      return cleanWebp(bytes);
  }
}

const SCAN = 0xffda;
/** EXIF and XMP, IPTC, comments. Colour profiles are needed to show the picture. */
const JPEG_METADATA: ReadonlySet<number> = new Set([0xffe1, 0xffed, 0xfffe]);

function cleanJpeg(bytes: Buffer): Buffer | undefined {
  const kept = [bytes.subarray(0, 2)];
  for (let at = 2, parts = 0; at + 4 <= bytes.length && parts < MAX_PARTS; parts++) {
    const marker = bytes.readUInt16BE(at);
    if (marker === SCAN) return Buffer.concat([...kept, bytes.subarray(at)]);
    const end = at + 2 + bytes.readUInt16BE(at + 2);
    if (marker < 0xffc0 || end < at + 4 || end > bytes.length) return undefined;
    if (!JPEG_METADATA.has(marker)) kept.push(bytes.subarray(at, end));
    at = end;
  }
  return undefined;
}

const PNG_METADATA: ReadonlySet<string> = new Set(['eXIf', 'tEXt', 'zTXt', 'iTXt', 'tIME']);

function cleanPng(bytes: Buffer): Buffer | undefined {
  const kept = [bytes.subarray(0, 8)];
  for (let at = 8, parts = 0; at + 12 <= bytes.length && parts < MAX_PARTS; parts++) {
    const name = bytes.toString('latin1', at + 4, at + 8);
    const end = at + 12 + bytes.readUInt32BE(at);
    if (end > bytes.length) return undefined;
    if (!PNG_METADATA.has(name)) kept.push(bytes.subarray(at, end));
    if (name === 'IEND') return Buffer.concat(kept);
    at = end;
  }
  return undefined;
}

const WEBP_METADATA: ReadonlySet<string> = new Set(['EXIF', 'XMP ']);
/** The bits of the header chunk that announce EXIF and XMP. */
const WEBP_FLAGS = 0b1100;

function cleanWebp(bytes: Buffer): Buffer | undefined {
  const kept: Buffer[] = [bytes.subarray(0, 12)];
  let at = 12;
  for (let parts = 0; at + 8 <= bytes.length && parts < MAX_PARTS; parts++) {
    const name = bytes.toString('latin1', at, at + 4);
    const length = bytes.readUInt32LE(at + 4);
    const end = at + 8 + length + (length % 2);
    if (end > bytes.length) return undefined;
    if (!WEBP_METADATA.has(name)) kept.push(name === 'VP8X' ? withoutFlags(bytes.subarray(at, end)) : bytes.subarray(at, end));
    at = end;
  }
  if (at !== bytes.length) return undefined;
  const clean = Buffer.concat(kept);
  clean.writeUInt32LE(clean.length - 8, 4);
  return clean;
}

function withoutFlags(header: Buffer): Buffer {
  const copy = Buffer.from(header);
  copy[8] = (copy[8] ?? 0) & ~WEBP_FLAGS;
  return copy;
}
