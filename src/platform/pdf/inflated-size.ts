import { inflateSync } from 'node:zlib';

const MAX_INFLATED = 64 * 1024 * 1024;
const STREAM = Buffer.from('stream');
const DEFLATED_TWICE = 0x78;

/**
 * True if the compressed parts of a PDF stay within 64 MiB. A file of some KiB can grow to gigabytes, which the PDF library would hold in
 * memory.
 */
export function inflatesWithinLimit(bytes: Uint8Array): boolean {
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
