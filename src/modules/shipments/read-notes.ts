import { instantOf } from '../../platform/db/sql.js';
import type { Context } from '../../platform/graphql/context.js';
import { listLoaderBy } from '../../platform/graphql/loader.js';
import type { ShipmentNoteType } from './shipment-note.types.js';

interface NoteRow extends Omit<ShipmentNoteType, 'createdAt' | 'author'> {
  readonly createdAt: string;
  readonly authorId: string | null;
  readonly authorName: string | null;
}

/** Who works for the operator is named to those who do, and to nobody else. */
const NOTES = `
  select n.id, n.shipment_id as "shipmentId", n.type, n.visibility, n.text, n.author_type as "authorType", n.created_at as "createdAt",
         case when $2 or n.author_type in ('shop', 'seller') then n.author_id end as "authorId",
         case when n.author_type = 'shop' then shop.name
              when n.author_type = 'seller' then seller.first_name || ' ' || seller.last_name
              when $2 then coalesce(n.author_name, staff.name, token.name) end as "authorName"
    from shipment_note n
    left join shop on n.author_type = 'shop' and shop.id = n.author_id::uuid
    left join seller on n.author_type = 'seller' and seller.id = n.author_id::uuid
    left join staff on n.author_type in ('super_admin', 'ops', 'dispatcher', 'driver', 'accounts', 'reception') and staff.id = n.author_id::uuid
    left join access_token token on n.author_type = 'erp' and token.id = n.author_id::uuid
   where n.shipment_id = any($1::uuid[]) and ($2 or n.visibility = 'seller')
   order by n.shipment_id, n.created_at, n.id`;

const notesLoader = listLoaderBy<string, ShipmentNoteType>(
  async (ids, { sql, actor }) => {
    const rows = await sql<NoteRow>(NOTES, [ids, actor.actsForOperator]);
    return rows.map(({ authorId, authorName, ...row }) => ({
      ...row,
      author: { id: authorId, name: authorName, role: row.authorType },
      createdAt: instantOf(row.createdAt),
    }));
  },
  (note) => note.shipmentId,
);

/** The notes that the caller may read, oldest first. */
export const readNotes = async (context: Context, shipmentId: string): Promise<ShipmentNoteType[]> =>
  (await context.load(notesLoader, shipmentId)) ?? [];
