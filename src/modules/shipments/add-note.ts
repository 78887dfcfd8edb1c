import { assertRoom } from '../../platform/db/room.js';
import { statement, type Named } from '../../platform/db/statement.js';
import type { Tx } from '../../platform/db/unit-of-work.js';
import { outdateLabelsOf } from '../orders/index.js';
import { newId } from '../../platform/ids.js';
import type { NoteType, NoteVisibility } from './shipments.enums.js';
import { db } from './shipments.tables.js';

export interface NewNote {
  readonly shipmentId: string;
  readonly type: NoteType;
  readonly visibility: NoteVisibility;
  readonly text: string;
}

export interface NoteAuthor {
  /** Actor kind, as recorded in timelines. */
  readonly type: string;
  readonly id: string | null;
  /** Display name of an author without an id in this system. */
  readonly name?: string;
}

const countNotes = statement(($: Named<{ shipmentId: string }>) =>
  db
    .selectFrom('shipmentNote')
    .select((eb) => eb.fn.countAll<bigint>().as('count'))
    .where('shipmentId', '=', $.shipmentId),
);

/** For notes that come alone: those that explain a step are as many as its steps. LIMIT_REACHED. */
export const assertRoomForNote = (tx: Tx, shipmentId: string): Promise<void> =>
  assertRoom(tx, 'notes', { owner: shipmentId, held: () => countNotes.first(tx.sql, { shipmentId }) });

/** Types of notes that are printed on labels. Anyone with a number can read a label, so notes of the operator stay off it. */
const FOR_DRIVERS: ReadonlySet<string> = new Set<NoteType>(['pickup', 'delivery', 'return']);

export const isForDriver = ({ type, visibility }: { readonly type: string; readonly visibility: string }): boolean =>
  visibility === 'seller' && FOR_DRIVERS.has(type);

const labelled = statement(($: Named<{ shipmentId: string }>) =>
  db.selectFrom('shipment').select('orderId').where('id', '=', $.shipmentId).where('pickupReadyAt', 'is not', null),
);

/** A label that may have been printed already lacks the note. */
async function outdateLabel(tx: Tx, shipmentId: string): Promise<void> {
  const shipment = await labelled.first(tx.sql, { shipmentId });
  if (shipment) await outdateLabelsOf(tx, shipment);
}

/** Inserts a note and returns its id. The caller has already checked permission on the record it belongs to. */
export async function addNote(tx: Tx, author: NoteAuthor, { shipmentId, type, visibility, text }: NewNote): Promise<string> {
  const id = newId();
  await db.insert(tx.sql, 'shipmentNote', {
    id,
    shipmentId,
    type,
    visibility,
    text,
    authorType: author.type,
    authorId: author.id,
    authorName: author.name ?? null,
  });
  if (isForDriver({ type, visibility })) await outdateLabel(tx, shipmentId);
  return id;
}
