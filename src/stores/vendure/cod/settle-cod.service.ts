import { Injectable } from '@nestjs/common';
import {
  isGraphQlErrorResult,
  OrderService,
  type Fulfillment,
  type ID,
  type Order,
  type Payment,
  type RequestContext,
} from '@vendure/core';
import { OrderNotes } from '../fulfillments/order-notes.service';
import { isCashOnDelivery } from './cod-payment';

/** Settles the cash on delivery of an order once its parcels have brought all of it. */
@Injectable()
export class SettleCodService {
  constructor(
    private readonly orders: OrderService,
    private readonly notes: OrderNotes,
  ) {}

  async settle(ctx: RequestContext, orderId: ID): Promise<void> {
    const open = (await this.orders.getOrderPayments(ctx, orderId)).filter(isToCollect);
    if (open.length === 0) return;
    const order = await this.orders.findOne(ctx, orderId, ['fulfillments']);
    if (!order) return;
    const due = open.reduce((sum, { amount }) => sum + amount, 0);
    const collected = collectedBy(order.fulfillments);
    if (collected >= due) await this.settleAll(ctx, order, open);
    else await this.notes.add(ctx, [orderId], `${this.money(order, collected)} of ${this.money(order, due)} have been collected so far.`);
  }

  private async settleAll(ctx: RequestContext, order: Order, payments: readonly Payment[]): Promise<void> {
    for (const { id } of payments) {
      const settled = await this.orders.settlePayment(ctx, id);
      if (isGraphQlErrorResult(settled)) throw new Error(`The cash of order ${order.code} was not settled: ${settled.message}`);
    }
    // Where orders do not ship before they are paid, no one else moves one whose parcels have all arrived. Else this changes nothing.
    const now = await this.orders.findOne(ctx, order.id);
    if (now?.state === 'PaymentSettled') await this.orders.transitionToState(ctx, order.id, 'Delivered');
  }

  private money({ currencyCode }: Order, minor: number): string {
    return this.notes.money(minor, currencyCode);
  }
}

const isToCollect = (payment: Payment): boolean => payment.state === 'Authorized' && isCashOnDelivery(payment);

const collectedBy = (fulfillments: readonly Fulfillment[]): number =>
  fulfillments
    .filter(({ state }) => state === 'Delivered')
    .reduce((sum, { customFields }) => sum + (customFields.shipgraphCollection ?? 0), 0);
