import type { ScheduledTask } from '../../platform/jobs/schedule.js';
import { NoteAttachmentSchema } from './note-attachment.entity.js';
import type { NoteServices } from './services.js';
import { sweepAttachments } from './sweep-attachments.js';

export { NoteResolver } from './note.resolver.js';
export const noteEntities = [NoteAttachmentSchema];

/** At night, when traffic is low. */
export const noteTasks: readonly ScheduledTask<NoteServices>[] = [{ queue: 'attachment_sweep', cron: '41 2 * * *', run: sweepAttachments }];
export type { NoteServices } from './services.js';
