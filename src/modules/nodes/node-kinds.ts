import { sql } from 'kysely';
import type { Permission } from '../../kernel/actor.js';
import { anyOf, statement, type Named, type Query } from '../../platform/db/statement.js';
import { tablesOf } from '../../platform/db/tables.js';
import type { Context } from '../../platform/graphql/context.js';
import type { LoaderDefinition } from '../../platform/graphql/loader.js';
import { approvalLoader } from '../approvals/index.js';
import { planById } from '../carriers/index.js';
import { orderLoader } from '../orders/index.js';
import { sellerLoader } from '../sellers/index.js';
import { shipmentLoader } from '../shipments/index.js';
import { shopLoader } from '../shops/index.js';
import { staffLoader } from '../staff/index.js';
import { webhookLoader } from '../webhooks/index.js';

/** Nodes have no tables of their own. */
const db = tablesOf({});

/** One type of record that is found by its id alone: the permission that its own query asks for, and how it is read. */
interface NodeKind {
  readonly type: string;
  readonly table: string;
  readonly permission: Permission;
  readonly read: (context: Context, id: string) => Promise<object | null>;
}

interface Owner {
  readonly sellerId: string;
  readonly shopId?: string | null;
}

/** Reads a record of a seller, which does not exist for those who may not see what that seller has. */
const owned =
  <Value extends object>(loader: LoaderDefinition<string, Value>, ownerOf: (value: Value) => Owner): NodeKind['read'] =>
  async (context, id) => {
    const value = await context.load(loader, id);
    return value && context.actor.owns(ownerOf(value)) ? value : null;
  };

/** Permissions that only people of the operator and its tokens have need no owner. */
export const nodeKinds: readonly NodeKind[] = [
  { type: 'Seller', table: 'seller', permission: 'seller:read', read: owned(sellerLoader, ({ id }) => ({ sellerId: id })) },
  { type: 'Shop', table: 'shop', permission: 'order:read', read: owned(shopLoader, ({ id, sellerId }) => ({ sellerId, shopId: id })) },
  { type: 'Order', table: 'order', permission: 'order:read', read: owned(orderLoader, (order) => order) },
  { type: 'Shipment', table: 'shipment', permission: 'shipment:read', read: owned(shipmentLoader, (shipment) => shipment) },
  { type: 'Webhook', table: 'webhook_endpoint', permission: 'webhook:manage', read: (context, id) => context.load(webhookLoader, id) },
  {
    type: 'ApprovalRequest',
    table: 'approval_request',
    permission: 'approval:read',
    read: (context, id) => context.load(approvalLoader, id),
  },
  { type: 'PricePlan', table: 'price_plan', permission: 'rate-book:read', read: planById },
  { type: 'Staff', table: 'staff', permission: 'staff:manage', read: (context, id) => context.load(staffLoader, id) },
];

/** Of which type the records with these ids are. The tables are of many modules, and stand in text alone. */
export const findTypes = statement(($: Named<{ ids: readonly string[] }>): Query<{ type: string; id: string }> =>
  nodeKinds
    .map(({ type, table }) =>
      db
        .selectFrom(sql<{ id: string }>`${sql.table(table)}`.as('n'))
        .select(['n.id', sql.lit<string>(type).as('type')])
        .where('n.id', '=', anyOf($.ids)),
    )
    .reduce((all, each) => all.unionAll(each)),
);
