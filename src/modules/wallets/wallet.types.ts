import { ArgsType, ObjectType } from 'type-graphql';
import { Choice, Decimal, Money, nullable, Text, When, Id } from '../../platform/graphql/fields.js';
import { MoneyType } from '../../platform/graphql/money.type.js';
import { LiveArgs, LiveChangeType } from '../../platform/live/live-change.types.js';
import { payoutWait, topUpAccount, type PayoutWait, type TopUpAccount } from './wallets.enums.js';

@ObjectType('Wallet', { description: "A seller's money in one currency." })
export class WalletType {
  sellerId!: string;

  @Text('ISO 4217 code.') currency!: string;
  @Money("The operator's debt to the seller.") balance!: MoneyType;
  @Money('Amount available for payout: the balance minus holds and uncleared cash.') available!: MoneyType;
  @Money('Held for shipments that are not billed yet.') held!: MoneyType;
  @Money('Collected cash not yet in the bank.') uncleared!: MoneyType;
}

@ObjectType('WalletPayout', { description: 'What is to be paid out of a wallet, and what the next payout waits for.' })
export class WalletPayoutType {
  @Choice(payoutWait, 'What the next payout waits for.') waitsFor!: PayoutWait;
  @Money('What can be paid out now. Requests that are open are not deducted.') payable!: MoneyType;
  @Money('What was requested and is not decided yet.') requested!: MoneyType;
  @When('When the oldest open request was made.', nullable) requestedAt!: Date | null;
  @Text('The bank account on file, masked.', nullable) account!: string | null;
}

@ArgsType()
export class TopUpWalletArgs {
  @Text('UUID of the seller.') sellerId!: string;
  @Decimal('Amount in major units, greater than 0.') amount!: string;
  @Text('ISO 4217 code.') currency!: string;
  @Choice(topUpAccount, 'Receiving account; the bank when absent.', nullable) into?: TopUpAccount | null;
  @Text(100, 'Transfer reference or gateway id.', nullable) reference?: string | null;
  @Text(200, 'Repeats with the same key are booked once.', nullable) idempotencyKey?: string | null;
}

@ArgsType()
export class CreditWalletArgs {
  @Text('UUID of the seller.') sellerId!: string;
  @Decimal('Amount in major units, greater than 0.') amount!: string;
  @Text('ISO 4217 code.') currency!: string;
  @Text(500, "Reason; shown on the seller's statement.") reason!: string;
  @Text(100, 'Case or ticket number.', nullable) reference?: string | null;
}

@ArgsType()
export class RequestPayoutArgs {
  @Text('UUID of the seller.') sellerId!: string;
  @Decimal('Amount in major units, greater than 0.') amount!: string;
  @Text('ISO 4217 code.') currency!: string;
  @Text(100, 'Bank transfer or account.', nullable) reference?: string | null;
}

@ObjectType('WalletChange', {
  description: "A change of a seller's balances or held money, in real time.",
})
export class WalletChangeType extends LiveChangeType {
  @Id('UUID of the seller.') sellerId!: string;

  @Id('Id of the posted transaction (txn_...); null when only held or uncleared money may have changed.', nullable)
  transactionId!: string | null;
}

@ArgsType()
export class WalletChangedArgs extends LiveArgs {
  @Text('UUID of a seller; limits the stream to its wallets.', nullable) sellerId?: string | null;
}
