import type { LogoType } from './branding.entity.js';

export interface Image {
  readonly contentType: LogoType;
  readonly width: number;
  readonly height: number;
}

const PNG = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1');
const PNG_END = Buffer.from('\0\0\0\0IEND\xaeB`\x82', 'latin1');

/** Detects type and size of an image from its content; undefined unless it is a complete PNG or JPEG file. Decodes nothing. */
export function imageOf(content: Uint8Array): Image | undefined {
  const bytes = Buffer.from(content.buffer, content.byteOffset, content.byteLength);
  return pngOf(bytes) ?? jpegOf(bytes);
}

/** The header chunk must come first and the end chunk last: a file with trailing data is not only an image. */
function pngOf(bytes: Buffer): Image | undefined {
  const isWhole = bytes.length > 45 && bytes.subarray(0, 8).equals(PNG) && bytes.subarray(-12).equals(PNG_END);
  if (!isWhole || bytes.toString('latin1', 12, 16) !== 'IHDR') return undefined;
  return { contentType: 'image/png', width: bytes.readUInt32BE(16), height: bytes.readUInt32BE(20) };
}

const START = 0xffd8;
const END = 0xffd9;
/** Start-of-frame markers carry the size; the four other markers in their range are tables. */
const isFrame = (marker: number): boolean => marker >= 0xffc0 && marker <= 0xffcf && ![0xffc4, 0xffc8, 0xffcc].includes(marker);

function jpegOf(bytes: Buffer): Image | undefined {
  if (bytes.length < 4 || bytes.readUInt16BE(0) !== START || bytes.readUInt16BE(bytes.length - 2) !== END) return undefined;
  for (let at = 2; at + 9 <= bytes.length;) {
    const marker = bytes.readUInt16BE(at);
    const length = bytes.readUInt16BE(at + 2);
    if (marker < 0xffc0 || length < 2) return undefined;
    if (isFrame(marker)) return { contentType: 'image/jpeg', height: bytes.readUInt16BE(at + 5), width: bytes.readUInt16BE(at + 7) };
    at += 2 + length;
  }
  return undefined;
}
