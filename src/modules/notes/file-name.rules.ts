import { extensionOf, type AttachmentExtension } from './file-type.rules.js';

const MAX_NAME = 120;
const SAME: Readonly<Record<string, AttachmentExtension>> = { jpeg: 'jpg' };

/** A name to save a file under: no path, nothing that a shell, a header or a file system minds, and the extension of what it is. */
export function cleanFileName(given: string, type: AttachmentExtension): string {
  const last = given.normalize('NFC').split(/[/\\]/).at(-1) ?? '';
  const plain = last
    // Control and formatting characters, among them those that turn the direction of reading around and hide an extension.
    .replace(/[\p{C}\p{Zl}\p{Zp}]/gu, '')
    .replace(/[<>:"|?*%;'`$&]/g, '_')
    .replace(/\s+/g, ' ')
    .replace(/^[.\s]+|[.\s]+$/g, '');
  const extension = extensionOf(plain);
  const fits = (SAME[extension] ?? extension) === type;
  const stem = (fits ? plain.slice(0, -extension.length - 1) : plain).replace(/[.\s]+$/, '');
  return `${[...(stem || 'file')].slice(0, MAX_NAME).join('')}.${fits ? extension : type}`;
}
