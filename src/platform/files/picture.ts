/** The types of pictures that are accepted, judged by their content. */
export type PictureType = 'image/jpeg' | 'image/png' | 'image/webp';

export interface Picture {
  readonly contentType: PictureType;
  readonly width: number;
  readonly height: number;
}

/** Of chunks or segments. Programs write a few dozen, or one for each 8 KB; each costs as much to read, however small it is. */
export const MAX_PARTS = 10_000;

const PNG = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1');
const PNG_END = Buffer.from('\0\0\0\0IEND\xaeB`\x82', 'latin1');

/** Detects type and size of a picture from its content; undefined unless it is a complete JPEG, PNG or WebP file. Decodes nothing. */
export function pictureOf(content: Uint8Array): Picture | undefined {
  const bytes = Buffer.from(content.buffer, content.byteOffset, content.byteLength);
  return pngOf(bytes) ?? jpegOf(bytes) ?? webpOf(bytes);
}

/** The header chunk must come first and the end chunk last: a file with trailing data is not only a picture. */
function pngOf(bytes: Buffer): Picture | undefined {
  const isWhole = bytes.length > 45 && bytes.subarray(0, 8).equals(PNG) && bytes.subarray(-12).equals(PNG_END);
  if (!isWhole || bytes.toString('latin1', 12, 16) !== 'IHDR') return undefined;
  return { contentType: 'image/png', width: bytes.readUInt32BE(16), height: bytes.readUInt32BE(20) };
}

const START = 0xffd8;
const END = 0xffd9;
/** Start-of-frame markers carry the size; the four other markers in their range are tables. */
const isFrame = (marker: number): boolean => marker >= 0xffc0 && marker <= 0xffcf && ![0xffc4, 0xffc8, 0xffcc].includes(marker);

function jpegOf(bytes: Buffer): Picture | undefined {
  if (bytes.length < 4 || bytes.readUInt16BE(0) !== START || bytes.readUInt16BE(bytes.length - 2) !== END) return undefined;
  for (let at = 2, parts = 0; at + 9 <= bytes.length && parts < MAX_PARTS; parts++) {
    const marker = bytes.readUInt16BE(at);
    const length = bytes.readUInt16BE(at + 2);
    if (marker < 0xffc0 || length < 2) return undefined;
    if (isFrame(marker)) return { contentType: 'image/jpeg', height: bytes.readUInt16BE(at + 5), width: bytes.readUInt16BE(at + 7) };
    at += 2 + length;
  }
  return undefined;
}

/** A container of chunks whose length is in its header. The first chunk has the size. */
function webpOf(bytes: Buffer): Picture | undefined {
  if (bytes.length < 30 || bytes.toString('latin1', 0, 4) !== 'RIFF' || bytes.toString('latin1', 8, 12) !== 'WEBP') return undefined;
  if (bytes.readUInt32LE(4) + 8 !== bytes.length) return undefined;
  const size = webpSizeOf(bytes);
  return size && { contentType: 'image/webp', ...size };
}

const LOSSY_START = 0x9d012a;
const LOSSLESS_START = 0x2f;

function webpSizeOf(bytes: Buffer): Omit<Picture, 'contentType'> | undefined {
  switch (bytes.toString('latin1', 12, 16)) {
    case 'VP8X':
      return { width: bytes.readUIntLE(24, 3) + 1, height: bytes.readUIntLE(27, 3) + 1 };
    case 'VP8 ':
      if (bytes.readUIntBE(23, 3) !== LOSSY_START) return undefined;
      return { width: bytes.readUInt16LE(26) & 0x3fff, height: bytes.readUInt16LE(28) & 0x3fff };
    case 'VP8L': {
      if (bytes[20] !== LOSSLESS_START) return undefined;
      const bits = bytes.readUInt32LE(21);
      return { width: (bits & 0x3fff) + 1, height: ((bits >>> 14) & 0x3fff) + 1 };
    }
    default:
      return undefined;
  }
}
