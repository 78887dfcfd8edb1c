import { approvalLoader } from './modules/approvals/index.js';
import { planById } from './modules/pricing/index.js';
import { orderLoader } from './modules/orders/index.js';
import { sellerLoader } from './modules/sellers/index.js';
import { shipmentLoader } from './modules/shipments/index.js';
import { shopLoader } from './modules/shops/index.js';
import { staffLoader } from './modules/staff/index.js';
import { webhookLoader } from './modules/webhooks/index.js';
import type { LoaderDefinition } from './platform/work/loader.js';
import type { NodeKind } from './platform/graphql/nodes.js';

interface Owner {
  readonly sellerId: string;
  readonly shopId?: string | null;
}

/** Loads a record that belongs to a seller. For callers who may not see that seller's records, it does not exist. */
const owned =
  <Value extends object>(loader: LoaderDefinition<string, Value>, ownerOf: (value: Value) => Owner): NodeKind['read'] =>
  async (context, id) => {
    const value = await context.load(loader, id);
    return value && context.actor.owns(ownerOf(value)) ? value : null;
  };

/** Permissions that only staff and operator tokens hold need no owner check. */
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
