import { Arg, Ctx, FieldResolver, Mutation, Resolver, Root } from 'type-graphql';
import { money } from '../../kernel/money.js';
import type { Context } from '../../platform/graphql/context.js';
import { moneyOut, MoneyType } from '../../platform/graphql/money.type.js';
import { WholeNumberScalar } from '../../platform/graphql/scalars.js';
import { refundedMinor } from '../ledger/index.js';
import { cancelOrder, fulfilOrder, type OrderOutcome } from '../shipments/index.js';
import { orderIdByNumber } from './order-by-number.js';
import { OrderOutcomeType } from './order-outcome.types.js';

const NUMBER = { description: 'Number of the order within its shop.' };
const DOMAIN = { nullable: true, description: 'Domain of the shop. A shop token needs none: it speaks of its own shop.' };

@Resolver(() => OrderOutcomeType)
export class OrderOutcomeResolver {
  @Mutation(() => OrderOutcomeType, {
    description: 'Says that the store has packed the order with this number. ORDER_NOT_FOUND; FULFIL_NOT_ALLOWED once it is cancelled.',
  })
  fulfilOrderByNumber(
    @Arg('orderNumber', () => WholeNumberScalar, NUMBER) orderNumber: number,
    @Arg('shopDomain', () => String, DOMAIN) shopDomain: string | null,
    @Ctx() context: Context,
  ): Promise<OrderOutcome> {
    return context.transact(async (tx) =>
      fulfilOrder(tx, context.actor, await orderIdByNumber(tx.sql, context.actor, { orderNumber, shopDomain })),
    );
  }

  @Mutation(() => OrderOutcomeType, {
    description: 'Stops the order with this number before it is collected and gives the money back. ORDER_NOT_FOUND, CANCEL_NOT_ALLOWED.',
  })
  cancelOrderByNumber(
    @Arg('orderNumber', () => WholeNumberScalar, NUMBER) orderNumber: number,
    @Arg('shopDomain', () => String, DOMAIN) shopDomain: string | null,
    @Ctx() context: Context,
  ): Promise<OrderOutcome> {
    return context.transact(async (tx) =>
      cancelOrder(tx, context.actor, await orderIdByNumber(tx.sql, context.actor, { orderNumber, shopDomain })),
    );
  }

  @FieldResolver(() => MoneyType, { description: 'What the seller was given back for this shipment; 0 when nothing had been billed.' })
  async refundedAmount(@Root() { shipment }: OrderOutcome, @Ctx() { sql }: Context): Promise<MoneyType> {
    return moneyOut(money(await refundedMinor(sql, shipment.id), shipment.currency));
  }
}
