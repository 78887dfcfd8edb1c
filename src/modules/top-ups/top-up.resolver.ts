import { Arg, Ctx, FieldResolver, Mutation, Resolver, Root } from '../../platform/graphql/resolvers.js';
import type { Context } from '../../platform/work/context.js';
import { wayToPay, type PaymentServices } from '../payments/index.js';
import { SellerType, topUpReferenceOf, type Seller } from '../sellers/index.js';
import { shipmentByAnyId } from '../shipments/index.js';
import { amountOf, startTopUp, statusOf } from './top-up.js';
import { StartTopUpInput, TopUpWaysType, WalletTopUpType } from './top-up.types.js';

@Resolver(() => SellerType)
export class TopUpResolver {
  @FieldResolver(() => TopUpWaysType, { description: 'How the seller can pay money into its wallet.' })
  topUpWays(@Root() { id }: Seller, @Ctx() { services }: Context<PaymentServices>): TopUpWaysType {
    return { online: wayToPay(services), bankDetails: [...services.settings.bankDetails], reference: topUpReferenceOf(id) };
  }

  @Mutation(() => WalletTopUpType, {
    description:
      'Opens a payment link for a payment into a wallet; the wallet is credited when the payment arrives. SELLER_NOT_FOUND, ' +
      'SHIPMENT_NOT_FOUND, SERVICE_UNAVAILABLE without online payments, IDEMPOTENCY_KEY_REUSED, LIMIT_REACHED.',
  })
  async startTopUp(
    @Arg('input', () => StartTopUpInput, { description: 'What is paid.' }) input: StartTopUpInput,
    @Ctx() context: Context<PaymentServices>,
  ): Promise<WalletTopUpType> {
    const shipment = input.shipmentId == null ? null : await shipmentByAnyId(context, input.shipmentId);
    const topUp = await context.transact((tx) => startTopUp(tx, context.actor, { input, shipment }));
    const { token, ...shown } = topUp;
    return { ...shown, amount: amountOf(topUp), status: statusOf(topUp), paymentUrl: `${context.services.publicUrl()}/pay/${token}` };
  }
}
