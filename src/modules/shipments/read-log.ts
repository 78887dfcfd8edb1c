import { sql, type Expression } from 'kysely';
import { anyOf, statement, type Named } from '../../platform/db/statement.js';
import { MAX_ROWS } from '../../platform/work/budget.js';
import type { Context } from '../../platform/work/context.js';
import { listLoaderBy } from '../../platform/work/loader.js';
import type { AccessTables } from '../access/index.js';
import type { SellerTables } from '../sellers/index.js';
import type { ShopTables } from '../shops/index.js';
import type { StaffTables } from '../staff/index.js';
import type { ShipmentNoteType } from './shipment.types.js';
import { db } from './shipments.tables.js';
import type { OperatorActionType } from './timeline.types.js';

interface Wanted {
  readonly shipmentIds: readonly string[];
}

const uuid = (text: Expression<string | null>) => sql<string>`${text}::uuid`;

const notesOf = ({ shipmentIds }: Named<Wanted>) =>
  db
    .reading<AccessTables & SellerTables & ShopTables & StaffTables>()
    .selectFrom('shipmentNote as n')
    .leftJoin('shop', (join) => join.on('n.authorType', '=', 'shop').on((eb) => eb('shop.id', '=', uuid(eb.ref('n.authorId')))))
    .leftJoin('seller', (join) => join.on('n.authorType', '=', 'seller').on((eb) => eb('seller.id', '=', uuid(eb.ref('n.authorId')))))
    .select(['n.id', 'n.shipmentId', 'n.type', 'n.visibility', 'n.text', 'n.authorType', 'n.createdAt'])
    .where('n.shipmentId', '=', anyOf(shipmentIds))
    .orderBy('n.shipmentId')
    .orderBy('n.createdAt')
    .orderBy('n.id')
    .limit(MAX_ROWS);

const nameOfSeller = sql<string>`seller.first_name || ' ' || seller.last_name`;

/** Names of operator staff are visible to the operator only. */
const findForOperator = statement(($: Named<Wanted>) =>
  notesOf($)
    .leftJoin('staff', (join) =>
      join
        .on('n.authorType', 'in', ['super_admin', 'ops', 'dispatcher', 'driver', 'accounts', 'reception'])
        .on((eb) => eb('staff.id', '=', uuid(eb.ref('n.authorId')))),
    )
    .leftJoin('accessToken as token', (join) =>
      join.on('n.authorType', '=', 'erp').on((eb) => eb('token.id', '=', uuid(eb.ref('n.authorId')))),
    )
    .select([
      'n.authorId',
      ({ fn }) => fn.coalesce('shop.name', nameOfSeller, 'n.authorName', 'staff.name', 'token.name').as('authorName'),
    ]),
);

const findForOthers = statement(($: Named<Wanted>) =>
  notesOf($)
    .where('n.visibility', '=', 'seller')
    .select((eb) => [
      eb.case().when('n.authorType', 'in', ['shop', 'seller']).then(eb.ref('n.authorId')).end().as('authorId'),
      eb.fn.coalesce('shop.name', nameOfSeller).as('authorName'),
    ]),
);

const notesLoader = listLoaderBy<string, ShipmentNoteType>(
  async (shipmentIds, { sql: on, actor }) => {
    const rows = await (actor.actsForOperator ? findForOperator : findForOthers)(on, { shipmentIds });
    return rows.map(({ authorId, authorName, ...row }) => ({ ...row, author: { id: authorId, name: authorName, role: row.authorType } }));
  },
  (note) => note.shipmentId,
);

/** The notes that the caller can read, oldest first. */
export const readNotes = async (context: Context, shipmentId: string): Promise<ShipmentNoteType[]> =>
  (await context.load(notesLoader, shipmentId)) ?? [];

const findActions = statement(($: Named<{ shipmentIds: readonly string[] }>) =>
  db
    .selectFrom('operatorAction')
    .select(['id', 'shipmentId', 'action', 'operatorEmail', 'reason', 'actorType', 'actorId', 'requestId', 'createdAt'])
    .where('shipmentId', '=', anyOf($.shipmentIds))
    .orderBy('shipmentId')
    .orderBy('createdAt')
    .orderBy('id')
    .limit(MAX_ROWS),
);

const actionsLoader = listLoaderBy(
  (shipmentIds: readonly string[], { sql }) => findActions(sql, { shipmentIds }),
  (action) => action.shipmentId,
);

/** The audit log is for the operator; other callers get an empty list. */
export const readActions = async (context: Context, shipmentId: string): Promise<OperatorActionType[]> =>
  context.actor.actsForOperator ? ((await context.load(actionsLoader, shipmentId)) ?? []) : [];
