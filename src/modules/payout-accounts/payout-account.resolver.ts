import { Arg, Ctx, FieldResolver, Mutation, Resolver, Root } from '../../platform/graphql/resolvers.js';
import type { Context } from '../../platform/work/context.js';
import { WarningType } from '../../platform/graphql/warning.type.js';
import { ApprovalRequestType, type Approval } from '../approvals/index.js';
import { SellerType, type Seller } from '../sellers/index.js';
import { accountOfPayout, payoutWarnings } from './payout-warnings.js';
import { maskedNumber, payoutAccountsOf, type PayoutAccount } from './payout-account.js';
import { PayoutAccountType, SetPayoutAccountInput } from './payout-account.types.js';
import { revealPayoutAccount } from './sealed-number.js';
import { setPayoutAccount } from './set-payout-account.js';

@Resolver(() => PayoutAccountType)
export class PayoutAccountResolver {
  @Mutation(() => PayoutAccountType, {
    description:
      'Sets the bank account for payouts; requires a session. The seller is notified by mail, and the account is used ' +
      'only after another person approves it. SELLER_NOT_FOUND, VALIDATION_FAILED, LIMIT_REACHED, FORBIDDEN for tokens.',
  })
  setPayoutAccount(
    @Arg('input', () => SetPayoutAccountInput, { description: 'The account.' }) input: SetPayoutAccountInput,
    @Ctx() context: Context,
  ): Promise<PayoutAccount> {
    return context.transact((tx) => setPayoutAccount(tx, context.actor, input));
  }

  @Mutation(() => String, {
    description: 'The full number of a bank account, for staff who make payouts. Each access is written to the audit log. ' + 'NOT_FOUND.',
  })
  revealPayoutAccount(
    @Arg('id', () => String, { description: 'UUID of the account.' }) id: string,
    @Ctx() context: Context,
  ): Promise<string> {
    return context.transact((tx) => revealPayoutAccount(tx, id));
  }

  @FieldResolver(() => String, { description: 'The number, masked except for its last four characters.' })
  number(@Root() account: PayoutAccount): string {
    return maskedNumber(account);
  }
}

@Resolver(() => SellerType)
export class SellerPayoutAccountsResolver {
  @FieldResolver(() => [PayoutAccountType], { description: 'Bank accounts for payouts: current ones first, then replaced ones.' })
  payoutAccounts(@Root() { id }: Seller, @Ctx() context: Context): Promise<PayoutAccount[]> {
    return payoutAccountsOf(context, id);
  }
}

@Resolver(() => ApprovalRequestType)
export class ApprovalPayoutAccountResolver {
  @FieldResolver(() => PayoutAccountType, {
    nullable: true,
    description: 'The bank account of the payout, or the account to approve.',
  })
  payoutAccount(@Root() request: Approval, @Ctx() context: Context): Promise<PayoutAccount | null> {
    return accountOfPayout(context, request);
  }

  @FieldResolver(() => [WarningType], {
    description: 'Obstacles to a payout: a missing or unverified bank account.',
  })
  warnings(@Root() request: Approval, @Ctx() context: Context): Promise<WarningType[]> {
    return payoutWarnings(context, request);
  }
}
