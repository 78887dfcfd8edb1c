const segment = (marker: number, content: Buffer): Buffer => {
  const head = Buffer.alloc(4);
  head.writeUInt16BE(marker, 0);
  head.writeUInt16BE(content.length + 2, 2);
  return Buffer.concat([head, content]);
};

const SOI = Buffer.from([0xff, 0xd8]);
const EOI = Buffer.from([0xff, 0xd9]);
const APP0 = segment(0xffe0, Buffer.from('JFIF\0\x01\x01\0\0\x01\0\x01\0\0', 'latin1'));
const profile = segment(0xffe2, Buffer.from('ICC_PROFILE\0\x01\x01colours', 'latin1'));
const exif = segment(0xffe1, Buffer.from('Exif\0\0MM\0*GPS 25.2048 N 55.2708 E', 'latin1'));
const xmp = segment(0xffe1, Buffer.from('http://ns.adobe.com/xap/1.0/\0<x:xmpmeta>Pixel 9</x:xmpmeta>', 'latin1'));
const comment = segment(0xfffe, Buffer.from('taken by Imran'));
const scan = (content: Buffer): Buffer => Buffer.concat([segment(0xffda, Buffer.from([1, 1, 0, 0, 63, 0])), content, EOI]);

function frame(width: number, height: number): Buffer {
  const content = Buffer.from([8, 0, 0, 0, 0, 1, 1, 0x11, 0]);
  content.writeUInt16BE(height, 1);
  content.writeUInt16BE(width, 3);
  return segment(0xffc0, content);
}

interface Photo {
  readonly width?: number;
  readonly height?: number;
  /** Bytes of the compressed picture. */
  readonly pixels?: Buffer;
}

/** The parts of a JPEG file in their order, with what cameras write into it. */
export const cameraPhoto = ({ width = 640, height = 480, pixels = Buffer.alloc(64, 0x2a) }: Photo = {}): Buffer =>
  Buffer.concat([SOI, APP0, exif, xmp, profile, comment, frame(width, height), scan(pixels)]);

/** The same picture without anything of the camera. */
export const cleanPhoto = ({ width = 640, height = 480, pixels = Buffer.alloc(64, 0x2a) }: Photo = {}): Buffer =>
  Buffer.concat([SOI, APP0, profile, frame(width, height), scan(pixels)]);

const chunk = (name: string, content: Buffer): Buffer => {
  const head = Buffer.alloc(8);
  head.write(name, 'latin1');
  head.writeUInt32LE(content.length, 4);
  return Buffer.concat([head, content, Buffer.alloc(content.length % 2)]);
};

/** A WebP file with the place in it, or without. */
export function webpPicture(withPlace: boolean): Buffer {
  const header = Buffer.alloc(10);
  header[0] = withPlace ? 0b1100 : 0;
  header.writeUIntLE(639, 4, 3);
  header.writeUIntLE(479, 7, 3);
  const metadata = withPlace ? [chunk('EXIF', Buffer.from('GPS 25.2048')), chunk('XMP ', Buffer.from('Pixel'))] : [];
  const body = Buffer.concat([Buffer.from('WEBP'), chunk('VP8X', header), chunk('VP8 ', Buffer.alloc(11, 7)), ...metadata]);
  return chunk('RIFF', body);
}

/** Of 12 bytes. */
const EMPTY_CHUNK = Buffer.from('\0\0\0\0prVt\0\0\0\0', 'latin1');

/** PNG files are made of chunks: the header, any number of others, and the end. */
export const pngOfChunks = (png: Buffer, chunks: number): Buffer =>
  Buffer.concat([png.subarray(0, 33), ...Array.from({ length: chunks }, () => EMPTY_CHUNK), png.subarray(33)]);

/** A JPEG with many empty segments before the picture. */
export const jpegOfSegments = (segments: number): Buffer =>
  Buffer.concat([
    SOI,
    APP0,
    ...Array.from({ length: segments }, () => segment(0xffe4, Buffer.alloc(0))),
    frame(640, 480),
    scan(Buffer.alloc(64)),
  ]);

/** A WebP with many empty chunks after the picture. */
export function webpOfChunks(chunks: number): Buffer {
  const [picture, empty] = [webpPicture(false).subarray(8), chunk('ANIM', Buffer.alloc(0))];
  return chunk('RIFF', Buffer.concat([picture, ...Array.from({ length: chunks }, () => empty)]));
}
