import { NoteAttachmentSchema } from './note-attachment.entity.js';

export const noteEntities = [NoteAttachmentSchema];
