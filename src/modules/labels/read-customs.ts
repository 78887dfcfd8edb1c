import { refuse } from '../../kernel/errors.js';
import type { Context } from '../../platform/work/context.js';
import { orderLoader, readLines } from '../orders/index.js';
import { returnLoader } from '../returns/index.js';
import { sellerLoader } from '../sellers/index.js';
import { shipmentByAnyId, type Shipment } from '../shipments/index.js';
import { shopLoader } from '../shops/index.js';
import { customsSheet } from './customs-sheet.rules.js';
import { hasLabel } from './label-sheet.rules.js';
import type { CustomsFileType } from './label.types.js';
import type { LabelServices } from './services.js';

/** True if origin and destination are in different countries. */
export async function needsCustoms(context: Context, { orderId }: Pick<Shipment, 'orderId'>): Promise<boolean> {
  const order = await context.load(orderLoader, orderId);
  if (!order) throw refuse('ORDER_NOT_FOUND');
  const { origin, destination } = order;
  return origin.countryCode !== destination.countryCode;
}

/** Reads the commercial invoice of a parcel visible to the caller. It exists as long as the label. */
export async function readCustomsFile(context: Context<LabelServices>, id: string): Promise<CustomsFileType> {
  const shipment = await shipmentByAnyId(context, id);
  if (!(await needsCustoms(context, shipment))) throw refuse('CUSTOMS_NOT_NEEDED');
  if (!hasLabel(shipment)) throw refuse('LABEL_NOT_READY');
  const [order, shop, seller, back, lines] = await Promise.all([
    context.load(orderLoader, shipment.orderId),
    context.load(shopLoader, shipment.shopId),
    context.load(sellerLoader, shipment.sellerId),
    shipment.type === 'return' ? context.load(returnLoader, shipment.id) : undefined,
    readLines(context, shipment.orderId),
  ]);
  if (!order || !shop || !seller) throw new Error(`The order, shop or seller of shipment ${shipment.id} is missing.`);
  const sheet = customsSheet({ shipment, order, shop, seller, back, lines });
  const content = await context.services.labelPress.print({ kind: 'customs', sheet });
  return { fileName: `CI_${sheet.shipmentId}_${sheet.date}.pdf`, content };
}
