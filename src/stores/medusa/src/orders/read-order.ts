import type { RemoteQueryFunction } from '@medusajs/framework/types';
import { MedusaError } from '@medusajs/framework/utils';
import type { MedusaAddress } from '../address.js';
import type { MedusaLine } from '../product.js';

export interface OrderLine extends MedusaLine {
  subtotal?: unknown;
  total?: unknown;
  discount_subtotal?: unknown;
  detail?: { fulfilled_quantity?: unknown } | null;
}

export interface OrderPayment {
  provider_id: string;
  amount: unknown;
  canceled_at?: unknown;
  captured_at?: unknown;
  captures?: readonly { amount: unknown }[] | null;
  refunds?: readonly { amount: unknown }[] | null;
  id: string;
}

export interface MedusaOrder {
  id: string;
  display_id?: number | null;
  custom_display_id?: string | null;
  currency_code: string;
  email?: string | null;
  locale?: string | null;
  total: unknown;
  shipping_total: unknown;
  items: readonly OrderLine[];
  shipping_address?: MedusaAddress | null;
  customer?: { first_name?: string | null; last_name?: string | null; email?: string | null; phone?: string | null } | null;
  payment_collections?: readonly { payments?: readonly OrderPayment[] | null }[] | null;
  fulfillments?:
    | readonly {
        id: string;
        canceled_at?: unknown;
        shipped_at?: unknown;
        delivered_at?: unknown;
        data?: Record<string, unknown> | null;
        items?: readonly { line_item_id?: string | null }[];
      }[]
    | null;
}

const FIELDS = [
  'id',
  'display_id',
  'custom_display_id',
  'currency_code',
  'email',
  'locale',
  'total',
  'shipping_total',
  'items.*',
  'items.subtotal',
  'items.total',
  'items.discount_subtotal',
  'items.detail.*',
  'items.variant.weight',
  'items.variant.length',
  'items.variant.width',
  'items.variant.height',
  'items.variant.hs_code',
  'items.variant.origin_country',
  'items.variant.product.weight',
  'items.variant.product.length',
  'items.variant.product.width',
  'items.variant.product.height',
  'shipping_address.*',
  'customer.*',
  'payment_collections.payments.*',
  'payment_collections.payments.captures.amount',
  'payment_collections.payments.refunds.amount',
  'fulfillments.*',
  'fulfillments.items.line_item_id',
];

export async function readOrder(query: Query, orderId: string): Promise<MedusaOrder> {
  const { data } = await query.graph({ entity: 'order', filters: { id: orderId }, fields: FIELDS });
  const [order] = data as unknown as MedusaOrder[];
  if (!order) throw new MedusaError(MedusaError.Types.NOT_FOUND, `There is no order ${orderId}.`);
  return order;
}

export type Query = Omit<RemoteQueryFunction, symbol>;
