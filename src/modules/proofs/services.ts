import type { AttachmentStore } from '../../platform/files/attachment-store.js';
import type { FileServices } from '../../platform/files/file-reader.js';

/** What this module needs of the composition. */
export interface ProofServices extends FileServices {
  /** A separate folder, so that the sweep of one kind of file never meets those of another. */
  readonly proofFiles: AttachmentStore;
}
