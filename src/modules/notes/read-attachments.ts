import { refuse } from '../../kernel/errors.js';
import type { Context } from '../../platform/graphql/context.js';
import { listLoaderBy } from '../../platform/graphql/loader.js';
import { isUuid } from '../../platform/ids.js';
import { HELD_BY_DRIVER, readNotes, type ShipmentNoteType } from '../shipments/index.js';
import type { AddedNote } from './add-shipment-note.js';
import type { NoteAttachmentFileType, NoteAttachmentType } from './note.types.js';

type Attachment = Omit<NoteAttachmentType, 'url'> & { readonly noteId: string };

const attachmentsLoader = listLoaderBy<string, Attachment>(
  (noteIds, { sql }) =>
    sql<Attachment>(
      `select id, note_id as "noteId", file_name as "fileName", content_type as "contentType", size
         from note_attachment where note_id = any($1::uuid[]) order by note_id, place`,
      [noteIds],
    ),
  (attachment) => attachment.noteId,
);

/** The files of a note. Their addresses open for ERP tokens alone. */
export async function attachmentsOf(context: Context, { id }: ShipmentNoteType): Promise<NoteAttachmentType[]> {
  const base = context.services.publicUrl();
  const attachments = (await context.load(attachmentsLoader, id)) ?? [];
  return attachments.map((attachment) => ({ ...attachment, url: `${base}/api/erp/attachments/${attachment.id}` }));
}

/** The content of a file, for those who work for the operator. NOT_FOUND. */
export async function readAttachment({ actor, sql, services }: Context, id: string): Promise<NoteAttachmentFileType> {
  actor.require('shipment:read');
  if (!actor.actsForOperator) throw refuse('FORBIDDEN');
  const [row] = isUuid(id)
    ? await sql<{ file_name: string; content_type: string; stored_as: string }>(
        `select file_name, content_type, stored_as from note_attachment a where a.id = $1
            and ($2::uuid is null or (select n.shipment_id from shipment_note n where n.id = a.note_id) in (${HELD_BY_DRIVER('$2::uuid')}))`,
        [id, actor.seesAssignedOnly ? actor.id : null],
      )
    : [];
  if (!row) throw refuse('NOT_FOUND', { message: 'There is no such attachment.' });
  return { fileName: row.file_name, contentType: row.content_type, content: await services.attachments.read(row.stored_as) };
}

export async function addedNote(context: Context, { id, shipmentId }: AddedNote): Promise<ShipmentNoteType> {
  const note = (await readNotes(context, shipmentId)).find((each) => each.id === id);
  if (!note) throw new Error(`The note ${id} is missing.`);
  return note;
}
