import { instantOf } from '../../platform/db/sql.js';
import type { Context } from '../../platform/graphql/context.js';
import { listLoaderBy } from '../../platform/graphql/loader.js';
import type { ShipmentNoteType } from './shipment-note.types.js';

type Note = ShipmentNoteType & { readonly shipmentId: string };

const notesLoader = listLoaderBy<string, Note>(
  async (ids, { sql, actor }) => {
    const rows = await sql<Omit<Note, 'createdAt'> & { createdAt: string }>(
      `select id, shipment_id as "shipmentId", type, visibility, text, author_type as "authorType", created_at as "createdAt"
         from shipment_note where shipment_id = any($1::uuid[]) and ($2 or visibility = 'seller') order by shipment_id, created_at, id`,
      [ids, actor.actsForOperator],
    );
    return rows.map((row) => ({ ...row, createdAt: instantOf(row.createdAt) }));
  },
  (note) => note.shipmentId,
);

/** The notes that the caller may read, oldest first. */
export const readNotes = async (context: Context, shipmentId: string): Promise<ShipmentNoteType[]> =>
  (await context.load(notesLoader, shipmentId)) ?? [];
