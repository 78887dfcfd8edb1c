import { FieldChecks } from '../../kernel/errors.js';
import { withoutTrailing } from '../../kernel/text.js';
import type { FileReader } from '../../platform/files/file-reader.js';
import { checkFields } from '../../platform/graphql/declared-fields.js';
import { attachmentFile, attachmentTypes, extensionOf, type AttachmentExtension } from './file-type.rules.js';
import { AddShipmentNoteInput, NoteFileInput } from './note.types.js';

export interface CheckedFile extends NoteFileInput {
  readonly contentType: string;
}

export interface GivenNote {
  readonly text?: string | null;
  readonly authorEmail?: string | null;
  readonly files?: readonly NoteFileInput[] | null;
}

const MAX_FILES = 5;
const MAX_FILE_BYTES = 10 * 1024 * 1024;

/** Validates the files of a note and returns them with sanitised names and detected types. A note needs a text or a file. */
export async function checkNote(reader: FileReader, { text, authorEmail, files: given }: GivenNote): Promise<CheckedFile[]> {
  const checks = new FieldChecks();
  const files = given ?? [];
  checkFields(checks, '', AddShipmentNoteInput, { text, authorEmail });
  if (files.length === 0) checks.filled('text', text);
  if (files.length > MAX_FILES) checks.fail('file', 'atMostTimes', { max: MAX_FILES });
  files.forEach((file, index) => checkSize(checks, `files[${index}]`, file));
  checks.settle();
  const checked: CheckedFile[] = [];
  for (const file of files) {
    // Files of a form share one buffer, which would be copied as a whole.
    const type = await reader.read(attachmentFile, { fileName: file.fileName, content: new Uint8Array(file.content) });
    if (type) checked.push({ fileName: cleanFileName(file.fileName, type), content: file.content, contentType: attachmentTypes[type] });
    else checks.fail('file', 'attachment', { allowed: TYPES.join(', ') }, TYPES);
  }
  checks.settle();
  return checked;
}

const TYPES = Object.keys(attachmentTypes);

function checkSize(checks: FieldChecks, at: string, { fileName, content }: NoteFileInput): void {
  checkFields(checks, at, NoteFileInput, { fileName });
  if (content.byteLength === 0) checks.fail('file', 'empty');
  if (content.byteLength > MAX_FILE_BYTES) checks.fail('file', 'atMostBytes', { max: MAX_FILE_BYTES });
}

const MAX_NAME = 120;
const SAME: Readonly<Record<string, AttachmentExtension>> = { jpeg: 'jpg' };

/**
 * Sanitises a file name: no path, no characters special to shells, headers or file systems, and the
 * extension of the detected type.
 */
function cleanFileName(given: string, type: AttachmentExtension): string {
  const last = given.normalize('NFC').split(/[/\\]/).at(-1) ?? '';
  const plain = last
    // Removes control and formatting characters, including direction marks that can disguise an extension.
    .replace(/[\p{C}\p{Zl}\p{Zp}]/gu, '')
    .replace(/[<>:"|?*%;'`$&]/g, '_')
    .replace(/\s+/g, ' ')
    .replace(/^[. ]+/, '');
  const name = withoutTrailing(plain, '. ');
  const extension = extensionOf(name);
  const fits = (SAME[extension] ?? extension) === type;
  const stem = withoutTrailing(fits ? name.slice(0, -extension.length - 1) : name, '. ');
  return `${[...(stem || 'file')].slice(0, MAX_NAME).join('')}.${fits ? extension : type}`;
}
