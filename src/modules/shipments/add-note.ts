import type { Tx } from '../../platform/db/unit-of-work.js';
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
  /** Kind of actor, as timelines name it. */
  readonly type: string;
  readonly id: string | null;
  /** Of somebody who has no id here. */
  readonly name?: string;
}

/** Writes a note in the name of its author; the caller was asked for permission by whatever it belongs to. Answers its id. */
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
  return id;
}
