import { Injectable } from '@nestjs/common';
import { OrderService, type Fulfillment, type ID, type Order, type RequestContext } from '@vendure/core';
import { toCollect } from '../cod/cod-payment';
import type { PackedLine } from '../parcels/origin.service';
import { amountsOf, collectionOf, type ParcelAmounts, type ShippedLine } from './amounts';
import { LocksService } from './locks.service';

export interface Parcel {
  readonly order: Order;
  readonly lines: readonly PackedLine[];
  /** How many fulfilments the order has had before. */
  readonly number: number;
  readonly amounts: ParcelAmounts;
  /** Shipping that the shopper pays with this parcel, minor units. */
  readonly shippingFee: number;
  readonly carriesFees: boolean;
  /** Undefined when nothing is to be collected for the order. */
  readonly collection: number | undefined;
}

interface LineInput {
  readonly orderLineId: ID;
  readonly quantity: number;
}

const RELATIONS = [
  'lines',
  'lines.productVariant',
  'shippingLines',
  'shippingLines.shippingMethod',
  'surcharges',
  'customer',
  'channels',
] as const;

/** What a fulfilment of an order holds, and what it is worth. */
@Injectable()
export class ParcelService {
  constructor(
    private readonly orders: OrderService,
    private readonly locks: LocksService,
  ) {}

  async parcelOf(ctx: RequestContext, orderId: ID, input: readonly LineInput[]): Promise<Parcel> {
    await this.locks.lockOrder(ctx, orderId);
    const order = await this.orders.findOne(ctx, orderId, [...RELATIONS, 'payments', 'fulfillments', 'fulfillments.lines']);
    if (!order) throw new Error('The order does not exist in this channel.');
    const active = order.fulfillments.filter(({ state }) => state !== 'Cancelled');
    const lines = linesOf(order, input, shippedBefore(active));
    return {
      order,
      lines: lines.map(({ line, quantity }) => ({ line, quantity })),
      number: order.fulfillments.length,
      ...moneyOf(order, lines, active),
    };
  }
}

interface Line extends PackedLine {
  readonly before: number;
}

function shippedBefore(active: readonly Fulfillment[]): Map<ID, number> {
  const units = new Map<ID, number>();
  for (const { orderLineId, quantity } of active.flatMap(({ lines }) => lines))
    units.set(orderLineId, (units.get(orderLineId) ?? 0) + quantity);
  return units;
}

function linesOf(order: Order, input: readonly LineInput[], before: ReadonlyMap<ID, number>): Line[] {
  return input
    .filter(({ quantity }) => quantity > 0)
    .map(({ orderLineId, quantity }) => {
      const line = order.lines.find(({ id }) => String(id) === String(orderLineId));
      if (!line) throw new Error('A line does not belong to the order.');
      const shipped = before.get(line.id) ?? 0;
      if (shipped + quantity > line.quantity) throw new Error('More units than the order has are already fulfilled.');
      return { line, quantity, before: shipped };
    });
}

function moneyOf(
  order: Order,
  lines: readonly Line[],
  active: readonly Fulfillment[],
): Pick<Parcel, 'amounts' | 'shippingFee' | 'carriesFees' | 'collection'> {
  const amounts = amountsOf(lines.map(shippedLine));
  const carriesFees = !active.some(({ customFields }) => customFields.shipgraphCarriesFees);
  const shippingFee = carriesFees ? order.shippingWithTax : 0;
  const surcharges = carriesFees ? order.surcharges.reduce((sum, { priceWithTax }) => sum + priceWithTax, 0) : 0;
  const due = toCollect(order.payments);
  if (due === 0) return { amounts, shippingFee, carriesFees, collection: undefined };
  const collected = active.reduce((sum, { customFields }) => sum + (customFields.shipgraphCollection ?? 0), 0);
  const isLast = unitsOf(order.lines) === unitsOf(active.flatMap((fulfillment) => fulfillment.lines)) + unitsOf(lines);
  return {
    amounts,
    shippingFee,
    carriesFees,
    collection: collectionOf({ due, collected, amounts, fees: shippingFee + surcharges, isLast }),
  };
}

const unitsOf = (lines: readonly { readonly quantity: number }[]): number => lines.reduce((sum, { quantity }) => sum + quantity, 0);

const shippedLine = ({ line, quantity, before }: Line): ShippedLine => ({
  unitPrice: line.unitPrice,
  total: line.proratedLinePrice,
  totalWithTax: line.proratedLinePriceWithTax,
  ordered: line.quantity,
  before,
  quantity,
});
