import type { Actor } from '../../kernel/actor.js';
import { invalid, refuseFields } from '../../kernel/errors.js';
import { assertRoom } from '../../platform/db/room.js';
import type { RunSql } from '../../platform/db/sql.js';
import { statement, type Named } from '../../platform/db/statement.js';
import type { Tx } from '../../platform/db/unit-of-work.js';
import type { Context } from '../../platform/work/context.js';
import { newId, isUuid } from '../../platform/ids.js';
import { addNote, assertRoomForNote, findShipmentId, type NoteAuthor } from '../shipments/index.js';
import { checkNote, type CheckedFile } from './note-request.rules.js';
import { db } from './notes.tables.js';
import type { AddShipmentNoteInput } from './note.types.js';
import type { NoteServices } from './services.js';

export interface AddedNote {
  readonly id: string;
  readonly shipmentId: string;
}

interface KeptFile extends CheckedFile {
  readonly storedAs: string;
}

/** Adds a note to a shipment, with its files. Each file is synced to disk before the note that names it is committed.
 * LIMIT_REACHED. */
export async function addShipmentNote(context: Context<NoteServices>, request: AddShipmentNoteInput): Promise<AddedNote> {
  const { actor, sql, services } = context;
  const shipmentId = await findShipmentId(sql, actor, request.id);
  const files = await checkNote(services.fileReader, request);
  const author = await authorOf(sql, actor, request);

  const kept: KeptFile[] = [];
  // Files of notes that are never committed are swept later.
  for (const file of files) kept.push({ ...file, storedAs: await services.attachments.keep(file.content) });
  const { text, type, visibility } = request;
  return context.transact(async (tx) => {
    await assertRoomForNote(tx, shipmentId);
    if (kept.length > 0) await assertRoomForFiles(tx, shipmentId, kept.length);
    const id = await addNote(tx, author, { shipmentId, type: type ?? 'general', visibility: visibility ?? 'internal', text: text ?? '' });
    await attach(tx, id, kept);
    return { id, shipmentId };
  });
}

const countFiles = statement(($: Named<{ shipmentId: string }>) =>
  db
    .selectFrom('noteAttachment as a')
    .innerJoin('shipmentNote as n', 'n.id', 'a.noteId')
    .select((eb) => eb.fn.countAll<bigint>().as('count'))
    .where('n.shipmentId', '=', $.shipmentId),
);

const assertRoomForFiles = (tx: Tx, shipmentId: string, adding: number): Promise<void> =>
  assertRoom(tx, 'noteFiles', { owner: shipmentId, adding, held: () => countFiles.first(tx.sql, { shipmentId }) });

const attach = (tx: Tx, noteId: string, files: readonly KeptFile[]): Promise<void> =>
  db.insertAll(
    tx.sql,
    'noteAttachment',
    files.map(({ fileName, contentType, content, storedAs }, place) => ({
      id: newId(),
      noteId,
      place,
      fileName,
      contentType,
      size: content.byteLength,
      storedAs,
    })),
  );

interface GivenAuthor {
  readonly authorId?: string | null;
  readonly authorEmail?: string | null;
}

const staffById = statement(($: Named<{ id: string }>) => db.selectFrom('staff').select(['id', 'role']).where('id', '=', $.id));
const staffByEmail = statement(($: Named<{ email: string }>) => db.selectFrom('staff').select(['id', 'role']).where('email', '=', $.email));

/** The author of a note: an ERP system writes on behalf of others; all other callers write in their own name. */
async function authorOf(sql: RunSql, actor: Actor, { authorId, authorEmail }: GivenAuthor): Promise<NoteAuthor> {
  if (authorId == null && authorEmail == null) return actor;
  const field = authorId == null ? 'authorEmail' : 'authorId';
  if (actor.type !== 'erp') throw refuseFields([invalid(field, 'onlyForSystems')]);
  if (authorId != null) {
    const staff = isUuid(authorId) ? await staffById.first(sql, { id: authorId }) : undefined;
    if (!staff) throw refuseFields([invalid('authorId', 'notStaffId')]);
    return { type: staff.role, id: staff.id };
  }
  const email = (authorEmail ?? '').trim().toLowerCase();
  const staff = await staffByEmail.first(sql, { email });
  // Not every person of the ERP system has an account here.
  return staff ? { type: staff.role, id: staff.id } : { type: actor.type, id: null, name: email };
}
