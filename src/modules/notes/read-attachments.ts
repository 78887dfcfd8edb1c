import { refuse } from '../../kernel/errors.js';
import { anyOf, statement, type Named } from '../../platform/db/statement.js';
import type { Context } from '../../platform/work/context.js';
import { listLoaderBy } from '../../platform/work/loader.js';
import { isUuid } from '../../platform/ids.js';
import { heldBy, readNotes, type ShipmentNoteType } from '../shipments/index.js';
import type { AddedNote } from './add-shipment-note.js';
import { db } from './notes.tables.js';
import type { NoteAttachmentFileType, NoteAttachmentType } from './note.types.js';
import type { NoteServices } from './services.js';

const findFiles = statement(($: Named<{ noteIds: readonly string[] }>) =>
  db
    .selectFrom('noteAttachment')
    .select(['id', 'noteId', 'fileName', 'contentType', 'size'])
    .where('noteId', '=', anyOf($.noteIds))
    .orderBy('noteId')
    .orderBy('place'),
);

const attachmentsLoader = listLoaderBy(
  (noteIds: readonly string[], { sql }) => findFiles(sql, { noteIds }),
  (attachment) => attachment.noteId,
);

/** The files of a note. Their URLs work for ERP tokens only. */
export async function attachmentsOf(context: Context, { id }: ShipmentNoteType): Promise<NoteAttachmentType[]> {
  const base = context.services.publicUrl();
  const attachments = (await context.load(attachmentsLoader, id)) ?? [];
  return attachments.map((attachment) => ({ ...attachment, url: `${base}/api/erp/attachments/${attachment.id}` }));
}

const findFile = statement(($: Named<{ id: string }>) =>
  db
    .selectFrom('noteAttachment as a')
    .innerJoin('shipmentNote as n', 'n.id', 'a.noteId')
    .select(['a.fileName', 'a.contentType', 'a.storedAs', 'n.shipmentId'])
    .where('a.id', '=', $.id),
);

/** The content of a file, for the operator. NOT_FOUND. */
export async function readAttachment({ actor, sql, services }: Context<NoteServices>, id: string): Promise<NoteAttachmentFileType> {
  if (!actor.actsForOperator) throw refuse('FORBIDDEN');
  const file = isUuid(id) ? await findFile.first(sql, { id }) : undefined;
  const isShown = file && (!actor.seesAssignedOnly || (await heldBy(sql, actor, [file.shipmentId])).has(file.shipmentId));
  if (!isShown) throw refuse('NOT_FOUND.attachment');
  const { fileName, contentType, storedAs } = file;
  return { fileName, contentType, content: await services.attachments.read(storedAs) };
}

export async function addedNote(context: Context, { id, shipmentId }: AddedNote): Promise<ShipmentNoteType> {
  const note = (await readNotes(context, shipmentId)).find((each) => each.id === id);
  if (!note) throw new Error(`The note ${id} is missing.`);
  return note;
}
