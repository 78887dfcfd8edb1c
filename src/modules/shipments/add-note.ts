import type { Actor } from '../../kernel/actor.js';
import type { Tx } from '../../platform/db/unit-of-work.js';
import { newId } from '../../platform/ids.js';
import type { NoteType, NoteVisibility } from './shipment-note.entity.js';

export interface NewNote {
  readonly shipmentId: string;
  readonly type: NoteType;
  readonly visibility: NoteVisibility;
  readonly text: string;
}

/** Writes a note in the name of the caller, who was asked for permission by whatever the note belongs to. */
export async function addNote(tx: Tx, author: Actor, { shipmentId, type, visibility, text }: NewNote): Promise<void> {
  await tx.sql(
    `insert into shipment_note (id, shipment_id, type, visibility, text, author_type, author_id, created_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8)`,
    [newId(), shipmentId, type, visibility, text, author.type, author.id, tx.services.clock.now()],
  );
}
