import { withoutTrailing } from '../../kernel/text.js';
import { extensionOf, type AttachmentExtension } from './file-type.rules.js';

/** Limit of file systems; a longer name is not a file name. */
export const MAX_GIVEN_NAME = 255;
const MAX_NAME = 120;
const SAME: Readonly<Record<string, AttachmentExtension>> = { jpeg: 'jpg' };

/**
 * Sanitises a file name to at most MAX_GIVEN_NAME characters: no path, no characters special to shells, headers or file systems, and the
 * extension of the detected type.
 */
export function cleanFileName(given: string, type: AttachmentExtension): string {
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
