import type { FileTask } from '../../platform/files/file-task.js';

/** Permitted attachments. The content determines the type; the name only tells plain text from a table. */
export const attachmentTypes = {
  pdf: 'application/pdf',
  jpg: 'image/jpeg',
  png: 'image/png',
  webp: 'image/webp',
  txt: 'text/plain; charset=utf-8',
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
} as const;
export type AttachmentExtension = keyof typeof attachmentTypes;

/** Detects the type of a file by its content; undefined for anything not permitted. */
export function typeOf(content: Uint8Array, fileName: string): AttachmentExtension | undefined {
  const bytes = Buffer.from(content.buffer, content.byteOffset, content.byteLength);
  const starts = (text: string, at = 0): boolean => bytes.subarray(at, at + text.length).equals(Buffer.from(text, 'latin1'));
  if (starts('%PDF-')) return 'pdf';
  if (starts('\xff\xd8\xff')) return 'jpg';
  if (starts('\x89PNG\r\n\x1a\n')) return 'png';
  if (starts('RIFF') && starts('WEBP', 8)) return 'webp';
  if (starts('PK\x03\x04')) return isWorkbook(bytes) ? 'xlsx' : undefined;
  const extension = extensionOf(fileName);
  return (extension === 'txt' || extension === 'csv') && isText(bytes) ? extension : undefined;
}

export const attachmentFile: FileTask<{ readonly content: Uint8Array; readonly fileName: string }, AttachmentExtension | undefined> = {
  name: 'attachment',
  read: ({ content, fileName }) => typeOf(content, fileName),
};

export const extensionOf = (fileName: string): string => /\.([a-z0-9]{1,8})$/i.exec(fileName)?.[1]?.toLowerCase() ?? '';

/** Displayable text: UTF-8 without control characters other than whitespace. */
function isText(bytes: Buffer): boolean {
  try {
    return !/[\0-\x08\x0e-\x1a\x1c-\x1f\x7f]/.test(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch {
    // The decoder reports invalid UTF-8 only by throwing.
    return false;
  }
}

const END_OF_DIRECTORY = 0x06054b50;
const DIRECTORY_ENTRY = 0x02014b50;
const MAX_COMMENT = 0xffff;
const MAX_ENTRIES = 10_000;

/** A workbook is an archive with certain names in its directory, which is checked without unpacking. Macros are rejected. */
function isWorkbook(bytes: Buffer): boolean {
  const names = namesOf(bytes);
  return names.has('[Content_Types].xml') && names.has('xl/workbook.xml') && !names.has('xl/vbaProject.bin');
}

function namesOf(bytes: Buffer): ReadonlySet<string> {
  const names = new Set<string>();
  const end = endOfDirectory(bytes);
  if (end === undefined) return names;
  let at = bytes.readUInt32LE(end + 16);
  for (let count = Math.min(bytes.readUInt16LE(end + 10), MAX_ENTRIES); count > 0; count--) {
    if (at + 46 > end || bytes.readUInt32LE(at) !== DIRECTORY_ENTRY) return new Set();
    const length = bytes.readUInt16LE(at + 28);
    names.add(bytes.subarray(at + 46, at + 46 + length).toString('utf8'));
    at += 46 + length + bytes.readUInt16LE(at + 30) + bytes.readUInt16LE(at + 32);
  }
  return names;
}

function endOfDirectory(bytes: Buffer): number | undefined {
  const lowest = Math.max(0, bytes.length - 22 - MAX_COMMENT);
  for (let at = bytes.length - 22; at >= lowest; at--) if (bytes.readUInt32LE(at) === END_OF_DIRECTORY) return at;
  return undefined;
}
