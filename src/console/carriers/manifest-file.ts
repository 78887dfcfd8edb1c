import { saveFile, bytesOf } from '../ui/files.js';

interface ManifestFile {
  readonly manifestRef: string;
  readonly format: string | null;
  /** In Base64; null if the carrier makes none. */
  readonly document: string | null;
}

const TYPES: Readonly<Record<string, string>> = { PDF: 'application/pdf', PNG: 'image/png', ZPL: 'text/plain' };

/** Saves the document of a manifest. False if it has none. */
export function saveManifest({ manifestRef, format, document }: ManifestFile): boolean {
  if (format === null || document === null) return false;
  const name = `manifest-${manifestRef.replaceAll(/[^\w.-]+/g, '-')}.${format.toLowerCase()}`;
  saveFile(name, new Blob([bytesOf(document)], { type: TYPES[format] ?? 'application/octet-stream' }));
  return true;
}
