import type { OrderImportInput } from '../../schema-types.generated.js';

/** A file as it was sent, so that it can be sent again with answers. */
export interface KeptFile {
  readonly input: OrderImportInput;
  /** Base64. */
  readonly file: string;
}

/** Only the last file: five megabytes are enough for a tab. It is gone when the page is loaded again. */
let kept: { readonly importId: string; readonly sent: KeptFile } | undefined;

export function keepFile(importId: string, sent: KeptFile): void {
  kept = { importId, sent };
}

export const keptFile = (importId: string): KeptFile | undefined => (kept?.importId === importId ? kept.sent : undefined);
