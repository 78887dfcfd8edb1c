import { MedusaError } from '@medusajs/framework/utils';
import { addressOf, type MedusaAddress } from '../address.js';
import { numberOf } from '../currency.js';
import type { Store } from '../modules/shipgraph/service.js';
import type { Settings } from '../options.js';
import { productOf } from '../product.js';
import { CHEAPEST } from '../rates/price.js';
import { collectionOf } from './collection.js';
import { orderNumberOf } from './order-number.js';
import { netPrice, parcelAmounts, type PackedLine } from './parcel-amounts.js';
import type { MedusaOrder } from './read-order.js';

export type OrderRequest = Parameters<Store['placeOrder']>[0];

interface Packing {
  readonly settings: Settings;
  readonly order: MedusaOrder;
  readonly fulfillment: { readonly id: string; readonly delivery_address?: MedusaAddress | null };
  readonly items: readonly { readonly line_item_id?: string | null; readonly quantity?: unknown }[];
  readonly service: string;
  readonly origin: MedusaAddress | null | undefined;
  readonly earlier: { readonly parcels: number; readonly collected: number };
}

/** The order of shipgraph for one fulfilment of an order of Medusa. */
export function orderRequestOf({ settings, order, fulfillment, items, service, origin, earlier }: Packing): OrderRequest {
  const currency = order.currency_code.toUpperCase();
  const lines = packedLines(order, items);
  const products = lines.map(({ line, quantity }) =>
    productOf({ line, quantity, price: netPrice(line), currency, defaults: settings.defaultParcel }),
  );
  const amounts = parcelAmounts({ order, lines, products, isFirst: earlier.parcels === 0 });
  const { codProviders } = settings;
  const collection = collectionOf({ order, amounts, codProviders, collectedElsewhere: earlier.collected, isLast: isLast(order, lines) });
  const to = fulfillment.delivery_address ?? order.shipping_address;
  return {
    order: {
      shopDomain: settings.domain,
      orderNumber: orderNumberOf(fulfillment.id),
      orderReference: referenceOf(order),
      ...amounts,
      currency,
      ...(service === CHEAPEST ? {} : { carrier: service }),
      ...(collection === undefined ? { paymentStatus: 'prepaid' } : { paymentStatus: 'postpaid', collectionAmount: collection }),
      ...(order.locale ? { locale: order.locale } : {}),
    },
    customer: customerOf(order, to),
    origin: settings.origin ?? addressOf(origin, 'the stock location, or the option `origin` of the plug-in'),
    destination: addressOf(to, 'the shipping address'),
    products,
  };
}

export const referenceOf = ({ id, display_id: number, custom_display_id: custom }: MedusaOrder): string =>
  custom ?? (number === undefined || number === null ? id : `#${number}`);

/** A line may come in several items, one for each part of a kit: then its own quantity counts. */
function packedLines(order: MedusaOrder, items: Packing['items']): PackedLine[] {
  return order.items.flatMap((line) => {
    const own = items.filter(({ line_item_id: id }) => id === line.id);
    if (own.length === 0 || line.requires_shipping === false) return [];
    return [{ line, quantity: own.length > 1 ? numberOf(line.quantity) : Math.min(numberOf(own[0]?.quantity), numberOf(line.quantity)) }];
  });
}

const isLast = (order: MedusaOrder, packed: readonly PackedLine[]): boolean =>
  order.items.every((line) => {
    const now = packed.find((entry) => entry.line === line)?.quantity ?? 0;
    return line.requires_shipping === false || now + numberOf(line.detail?.fulfilled_quantity) >= numberOf(line.quantity);
  });

function customerOf({ email, customer }: MedusaOrder, to: MedusaAddress | null | undefined): OrderRequest['customer'] {
  const mail = email ?? customer?.email;
  if (!mail) throw new MedusaError(MedusaError.Types.INVALID_DATA, 'Shipping needs the e-mail address of the customer.');
  const [first, last] = [to?.first_name || customer?.first_name, to?.last_name || customer?.last_name];
  const phone = to?.phone || customer?.phone;
  const reached = { email: mail, ...(phone ? { phone } : {}) };
  // The company stands in the address, and takes the parcel.
  if (!first && !last && to?.company?.trim()) return { firstName: '', lastName: '', ...reached };
  // Shipgraph wants both names of a person, and many people have one.
  return { firstName: first || last || mail, lastName: last || '-', ...reached };
}
