import { Arg, Ctx, FieldResolver, Mutation, Resolver, Root } from 'type-graphql';
import type { Context } from '../../platform/graphql/context.js';
import { moneyOut, MoneyType } from '../../platform/graphql/money.type.js';
import { adjustWallet } from './adjust-wallet.js';
import {
  AdjustmentInvoiceType,
  AdjustWalletInput,
  DisputeAdjustmentInput,
  ResolveDisputeInput,
  WalletAdjustmentType,
} from './adjustment.types.js';
import { disputeAdjustment, resolveDispute } from './dispute-adjustment.js';
import { paymentUrlOf, type Invoice } from './invoice.js';
import { adjustmentOut } from './read-adjustment.js';

@Resolver(() => AdjustmentInvoiceType)
export class AdjustmentResolver {
  @Mutation(() => WalletAdjustmentType, {
    description:
      'Takes an adjustment from its seller, or asks for an approval above the threshold. NO_ADJUSTMENT_INVOICE, ADJUSTMENT_ALREADY_PAID, INSUFFICIENT_BALANCE, INVALID_TRANSITION.',
  })
  async adjustWallet(
    @Arg('input', () => AdjustWalletInput, { description: 'Which one.' }) input: AdjustWalletInput,
    @Ctx() context: Context,
  ): Promise<WalletAdjustmentType> {
    return adjustmentOut(await context.transact((tx) => adjustWallet(tx, context.actor, input)));
  }

  @Mutation(() => AdjustmentInvoiceType, {
    description: 'Objects to an adjustment within seven days. Nobody can pay it until it is resolved.',
  })
  disputeAdjustment(
    @Arg('input', () => DisputeAdjustmentInput, { description: 'The objection.' }) input: DisputeAdjustmentInput,
    @Ctx() context: Context,
  ): Promise<Invoice> {
    return context.transact((tx) => disputeAdjustment(tx, context.actor, input));
  }

  @Mutation(() => AdjustmentInvoiceType, { description: 'Decides on a dispute: nothing is to be paid, or the invoice stands.' })
  resolveDispute(
    @Arg('input', () => ResolveDisputeInput, { description: 'The decision.' }) input: ResolveDisputeInput,
    @Ctx() context: Context,
  ): Promise<Invoice> {
    return context.transact((tx) => resolveDispute(tx, context.actor, input));
  }

  @FieldResolver(() => MoneyType, { description: 'What is to be paid.' })
  amount(@Root() invoice: Invoice): MoneyType {
    return moneyOut(invoice.amount);
  }

  @FieldResolver(() => String, { nullable: true, description: 'Where it can be paid; null while it cannot.' })
  paymentUrl(@Root() invoice: Invoice, @Ctx() context: Context): string | null {
    return paymentUrlOf(context.services, invoice);
  }
}
