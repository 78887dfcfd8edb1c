import type { ScheduledTask } from '../../platform/jobs/schedule.js';
import type { AttachmentStore } from '../../platform/files/attachment-store.js';
import { NoteAttachmentSchema } from './note-attachment.entity.js';
import { sweepAttachments } from './sweep-attachments.js';

declare module '../../platform/services.js' {
  interface Services {
    readonly attachments: AttachmentStore;
  }
}

export { NoteResolver } from './note.resolver.js';
export const noteEntities = [NoteAttachmentSchema];

/** At night, when traffic is low. */
export const noteTasks: readonly ScheduledTask[] = [{ queue: 'attachment_sweep', cron: '41 2 * * *', run: sweepAttachments }];
