import { formatMoney, money } from '../../kernel/money.js';
import type { CustomsLine, CustomsSheet } from '../../platform/pdf/customs-sheet.js';
import type { Order, OrderLineType } from '../orders/index.js';
import type { ReturnShipment } from '../returns/index.js';
import type { Seller } from '../sellers/index.js';
import { carriedParcel, type Shipment } from '../shipments/index.js';
import type { Shop } from '../shops/index.js';
import { addressLines, kilograms, labelDay, partyOf, storeName } from './label-sheet.rules.js';

export interface CustomsFacts {
  readonly shipment: Shipment;
  readonly order: Order;
  readonly shop: Shop;
  readonly seller: Seller;
  /** Set if the parcel goes back. */
  readonly back: ReturnShipment | null | undefined;
  readonly lines: readonly OrderLineType[];
}

/** Builds the customs declaration. Returns are declared by their sender, with the values of the sale. */
export function customsSheet({ shipment, order, shop, seller, back, lines }: CustomsFacts): CustomsSheet {
  const store = { name: storeName(shop, seller), phone: seller.phone, address: addressLines(order.origin), taxId: seller.taxId };
  const buyer = partyOf({ ...order.customer, address: order.destination });
  const goods = lines.reduce((sum, line) => sum + lineValue(line), 0n);
  // A discount may include tax, which is not declared, so cap it: no declared value is negative.
  const discount = order.discountMinor < goods ? order.discountMinor : goods;
  return {
    shipmentId: shipment.reference,
    awb: shipment.awb,
    orderReference: order.orderReference,
    date: labelDay(shipment),
    exporter: back ? { ...partyOf(back.origin), taxId: null } : store,
    importer: back ? partyOf(back.destination) : buyer,
    reason: back ? 'Returned goods' : 'Sale of goods',
    currency: order.currency,
    lines: lines.map((line) => customsLine(line, order.currency)),
    pieces: 1,
    totalQuantity: lines.reduce((sum, { quantity }) => sum + quantity, 0),
    totalWeight: kilograms(carriedParcel(shipment).weightMg),
    discount: discount > 0n ? formatMoney(money(discount, order.currency)) : null,
    totalValue: formatMoney(money(goods - discount, order.currency)),
  };
}

const customsLine = (line: OrderLineType, currency: string): CustomsLine => ({
  description: line.name,
  hsCode: line.hsCode,
  origin: line.originCountry,
  quantity: line.quantity,
  weight: kilograms(Math.round(line.grams * 1e3) * line.quantity),
  unitValue: formatMoney(line.price),
  value: formatMoney(money(lineValue(line), currency)),
});

const lineValue = ({ price, quantity }: OrderLineType): bigint => price.minor * BigInt(quantity);
