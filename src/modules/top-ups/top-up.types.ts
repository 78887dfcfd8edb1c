import { InputType, ObjectType } from 'type-graphql';
import { Choice, Count, Decimal, Id, Many, Money, nullable, Text, When } from '../../platform/graphql/fields.js';
import type { MoneyType } from '../../platform/graphql/money.type.js';
import { onlineWay, payableStatus, type OnlineWay, type PayableStatus } from '../payments/index.js';

@ObjectType('TopUpWays', { description: 'How a seller can pay money into its wallet.' })
export class TopUpWaysType {
  @Choice(onlineWay, 'Whether it can pay online; see `startTopUp`.') online!: OnlineWay;
  @Many(() => String, "The operator's bank account, line by line; empty if the operator has not entered it.") bankDetails!: string[];
  @Text('What a bank transfer has to quote, so that it is credited to this seller. `sellers(search:)` finds the seller by it.')
  reference!: string;
}

@ObjectType('WalletTopUp', { description: 'A payment into a wallet by link. It is credited once the payment arrives.' })
export class WalletTopUpType {
  @Id('UUID of the top-up; `recordInvoicePayment` takes it too.') id!: string;
  @Id('UUID of the seller.') sellerId!: string;
  @Count('Sequential number, for people.') refId!: number;
  @Money('Amount to be paid.') amount!: MoneyType;
  @Choice(payableStatus, 'Unpaid, paid or expired.') status!: PayableStatus;
  @Text('Payment page, for anyone who has the link.') paymentUrl!: string;
  @When('When the link ends.') expiresAt!: Date;
  @When('When it was paid.', nullable) paidAt!: Date | null;
}

@InputType({ description: 'A payment into a wallet.' })
export class StartTopUpInput {
  @Text('UUID of the seller. Sellers may leave it out: they pay into their own wallet.', nullable) sellerId?: string | null;
  @Decimal('Amount in major units, greater than 0.') amount!: string;
  @Text('ISO 4217 code.') currency!: string;
  @Text(200, 'Repeats with the same key are one top-up.', nullable) idempotencyKey?: string | null;
  @Text('Any id of a shipment of the seller that waits for the money: the payment page leads back to it.', nullable)
  shipmentId?: string | null;
}
