import type { AttachmentStore } from '../../platform/files/attachment-store.js';

/** What this module needs of the composition. */
export interface ProofServices {
  readonly attachments: AttachmentStore;
}
