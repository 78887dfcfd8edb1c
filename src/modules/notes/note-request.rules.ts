import { FieldChecks } from '../../kernel/field-checks.js';
import { cleanFileName, MAX_GIVEN_NAME } from './file-name.rules.js';
import { attachmentTypes, typeOf } from './file-type.rules.js';
import type { NoteFileInput } from './note.types.js';

export interface CheckedFile extends NoteFileInput {
  readonly contentType: string;
}

export interface GivenNote {
  readonly text?: string | null;
  readonly authorEmail?: string | null;
  readonly files?: readonly NoteFileInput[] | null;
}

const MAX_TEXT = 5000;
const MAX_FILES = 5;
const MAX_FILE_BYTES = 10 * 1024 * 1024;

/** Validates the files of a note and returns them with sanitised names and detected types. A note needs a text or a file. */
export function checkNote({ text, authorEmail, files: given }: GivenNote): CheckedFile[] {
  const checks = new FieldChecks();
  const files = given ?? [];
  if (files.length === 0) checks.text('text', text, MAX_TEXT);
  else checks.atMost('text', text, MAX_TEXT);
  if (authorEmail != null) checks.email('authorEmail', authorEmail);
  if (files.length > MAX_FILES) checks.fail('file', `may appear at most ${MAX_FILES} times`);
  const checked = files.flatMap((file, index) => checkFile(checks, `files[${index}]`, file) ?? []);
  checks.settle();
  return checked;
}

function checkFile(checks: FieldChecks, at: string, { fileName, content }: NoteFileInput): CheckedFile | undefined {
  if (fileName.length > MAX_GIVEN_NAME) {
    checks.atMost(`${at}.fileName`, fileName, MAX_GIVEN_NAME);
    return undefined;
  }
  const type = typeOf(content, fileName);
  if (content.byteLength === 0) checks.fail('file', 'must not be empty');
  else if (content.byteLength > MAX_FILE_BYTES) checks.fail('file', `must have at most ${MAX_FILE_BYTES} bytes`);
  else if (!type)
    checks.fail('file', `must be one of ${Object.keys(attachmentTypes).join(', ')}, judged by its content`, Object.keys(attachmentTypes));
  else return { fileName: cleanFileName(fileName, type), content, contentType: attachmentTypes[type] };
  return undefined;
}
