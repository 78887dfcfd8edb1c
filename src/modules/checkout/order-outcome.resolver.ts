import { Arg, Ctx, FieldResolver, Mutation, Resolver, Root } from '../../platform/graphql/resolvers.js';
import { money } from '../../kernel/money.js';
import type { Context } from '../../platform/work/context.js';
import { MoneyType } from '../../platform/graphql/money.type.js';
import { WholeNumberScalar } from '../../platform/graphql/scalars.js';
import { refundedMinor } from '../ledger/index.js';
import { cancelOrderWithCarrier, fulfilOrder, type OrderOutcome, type ShipmentServices } from '../shipments/index.js';
import { orderIdByNumber } from './order-by-number.js';
import { OrderOutcomeType } from './checkout.types.js';

const NUMBER = { description: 'Number of the order within its shop.' };
const DOMAIN = { nullable: true, description: 'Domain of the shop. Shop tokens may omit it: they can only access their own shop.' };

@Resolver(() => OrderOutcomeType)
export class OrderOutcomeResolver {
  @Mutation(() => OrderOutcomeType, {
    description: 'Marks the order with this number as packed by the store. ORDER_NOT_FOUND; FULFIL_NOT_ALLOWED once it is cancelled.',
  })
  fulfilOrderByNumber(
    @Arg('orderNumber', () => WholeNumberScalar, NUMBER) orderNumber: number,
    @Arg('shopDomain', () => String, DOMAIN) shopDomain: string | null,
    @Ctx() context: Context<ShipmentServices>,
  ): Promise<OrderOutcome> {
    return context.transact(async (tx) =>
      fulfilOrder(tx, context.actor, await orderIdByNumber(tx.sql, context.actor, { orderNumber, shopDomain })),
    );
  }

  @Mutation(() => OrderOutcomeType, {
    description:
      'Cancels the order with this number before it is collected and refunds the seller. ORDER_NOT_FOUND, CANCEL_NOT_ALLOWED, CARRIER_DECLINED, CANCEL_PENDING.',
  })
  async cancelOrderByNumber(
    @Arg('orderNumber', () => WholeNumberScalar, NUMBER) orderNumber: number,
    @Arg('shopDomain', () => String, DOMAIN) shopDomain: string | null,
    @Ctx() context: Context<ShipmentServices>,
  ): Promise<OrderOutcome> {
    const orderId = await orderIdByNumber(context.sql, context.actor, { orderNumber, shopDomain });
    return cancelOrderWithCarrier(context, orderId);
  }

  @FieldResolver(() => MoneyType, { description: 'Amount refunded to the seller for this shipment; 0 if it had not been billed.' })
  async refundedAmount(@Root() { shipment }: OrderOutcome, @Ctx() { sql }: Context): Promise<MoneyType> {
    return money(await refundedMinor(sql, shipment.id), shipment.currency);
  }
}
