import { withoutTrailing } from '../../kernel/text.js';
import { extensionOf, type AttachmentExtension } from './file-type.rules.js';

/** What file systems take; a longer one is no name of a file. */
export const MAX_GIVEN_NAME = 255;
const MAX_NAME = 120;
const SAME: Readonly<Record<string, AttachmentExtension>> = { jpeg: 'jpg' };

/** A name of at most MAX_GIVEN_NAME characters to save a file under: no path, nothing that a shell, a header or a file system minds, and the extension of what it is. */
export function cleanFileName(given: string, type: AttachmentExtension): string {
  const last = given.normalize('NFC').split(/[/\\]/).at(-1) ?? '';
  const plain = last
    // Control and formatting characters, among them those that turn the direction of reading around and hide an extension.
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
