import type { Tx } from '../../platform/db/unit-of-work.js';
import { newId } from '../../platform/ids.js';
import type { NoteType, NoteVisibility } from './shipment-note.entity.js';

export interface NewNote {
  readonly shipmentId: string;
  readonly type: NoteType;
  readonly visibility: NoteVisibility;
  readonly text: string;
}

export interface NoteAuthor {
  /** Kind of actor, as timelines name it. */
  readonly type: string;
  readonly id: string | null;
  /** Of somebody who has no id here. */
  readonly name?: string;
}

/** Writes a note in the name of its author; the caller was asked for permission by whatever it belongs to. Answers its id. */
export async function addNote(tx: Tx, author: NoteAuthor, { shipmentId, type, visibility, text }: NewNote): Promise<string> {
  const id = newId();
  await tx.sql(
    `insert into shipment_note (id, shipment_id, type, visibility, text, author_type, author_id, author_name, created_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9)`,
    [id, shipmentId, type, visibility, text, author.type, author.id, author.name ?? null, tx.services.clock.now()],
  );
  return id;
}
