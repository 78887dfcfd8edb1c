import type { AttachmentStore } from '../../platform/files/attachment-store.js';
import type { FileServices } from '../../platform/files/file-reader.js';

/** What this module needs of the composition. */
export interface NoteServices extends FileServices {
  readonly attachments: AttachmentStore;
}
