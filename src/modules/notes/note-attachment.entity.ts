import { defineEntity, p } from '@mikro-orm/core';
import { instant } from '../../platform/db/base.js';
import { maxOf } from '../../platform/graphql/declared-fields.js';
import { NoteFileInput } from './note.types.js';

/** A file of a note. Its content is in the attachment store under a random name. */
export const NoteAttachmentSchema = defineEntity({
  name: 'NoteAttachment',
  tableName: 'note_attachment',
  uniques: [{ name: 'note_attachment_note_place', properties: ['noteId', 'place'] }],
  properties: {
    id: p.uuid().primary(),
    noteId: p.uuid(),
    /** Position among the files of the note, from 0. */
    place: p.integer(),
    fileName: p.string().length(maxOf(NoteFileInput, 'fileName')),
    contentType: p.string().length(100),
    size: p.integer(),
    storedAs: p.string().length(64).unique(),
    createdAt: instant(),
  },
});
