import { ArgsType, ObjectType } from 'type-graphql';
import { Choice, Count, Decimal, Flag, Id, Money, nullable, Text, When } from '../../platform/graphql/fields.js';
import { MoneyType } from '../../platform/graphql/money.type.js';
import { postingDirection, type PostingDirection } from '../ledger/index.js';
import { type SettlementSource, settlementSource } from './wallets.enums.js';

@ObjectType('Posting', { description: 'One amount on one side of one account. Immutable.' })
export class PostingType {
  @Id('UUID of the posting.') id!: string;
  @Count('Line number within the entry, from 1.') line!: number;
  @Text('Code of the account, such as 2100.') account!: string;
  @Choice(postingDirection, 'Debit or credit.') direction!: PostingDirection;
  @Money('Amount; always greater than 0.') amount!: MoneyType;
  @Id('UUID of the seller whose account it is, or whom the posting concerns.', nullable) sellerId!: string | null;
  @Id('UUID of the worker concerned.', nullable) workerId!: string | null;
  @Text('Name of the account.') accountName!: string;
  @Text('Why the money moved, such as shipment or cod_fee.') source!: string;
  @Text('Company or name of the seller.', nullable) sellerName!: string | null;
  @Text('Name of the worker.', nullable) workerName!: string | null;
  @Id('UUID of the shipment.', nullable) shipmentId!: string | null;
  @Text('Public reference of the shipment.', nullable) shipmentReference!: string | null;
  @Text('Order reference, as given by the store.', nullable) orderReference!: string | null;
  @Text('Transfer reference or payment id.', nullable) reference!: string | null;
  @Text('Description as text.') description!: string;
  @Money("Balance of the seller's account after the posting; null on other accounts.", nullable) balanceAfter!: MoneyType | null;
}

@ObjectType('JournalEntry', { description: 'A journal entry: one financial event. Immutable.' })
export class JournalEntryType {
  @Id('UUID of the entry.') id!: string;
  @Text('What happened.') type!: string;
  @Text('Description as text.') description!: string;
  @When('When it happened.') occurredAt!: Date;
  @Id('UUID of the entry that it reverses.', nullable) reversesEntryId!: string | null;
  @Flag('True when the entry already existed and nothing was written.') replayed!: boolean;
  @Text('Kind of the related record, such as shipment.') sourceType!: string;
  @Text('Id of the related record.') sourceId!: string;
}

@ArgsType()
export class MovementArgs {
  @Decimal('Amount in major units, greater than 0.') amount!: string;
  @Text('ISO 4217 code.') currency!: string;
  @Text(100, 'Transfer reference or payment id.', nullable) reference?: string | null;
  @Text(150, 'Repeats with the same key are booked once.', nullable) idempotencyKey?: string | null;
}

@ArgsType()
export class SettleReceivableArgs extends MovementArgs {
  @Text('UUID of the seller.') sellerId!: string;
  @Choice(settlementSource, 'Source of the money; the bank when absent.', nullable) from?: SettlementSource | null;
}

@ArgsType()
export class WorkerShortageArgs extends MovementArgs {
  @Text('UUID of the worker.') workerId!: string;
}

@ArgsType()
export class PayCarrierArgs extends MovementArgs {
  @Text(40, 'Code of the carrier.') carrierCode!: string;
}

@ArgsType()
export class SettleEntryArgs {
  @Text('UUID of the journal entry.') entryId!: string;
  @Text(100, 'Transfer reference or settlement id of the provider.') reference!: string;
}

@ArgsType()
export class ReverseEntryArgs {
  @Text('UUID of the journal entry.') entryId!: string;
  @Text(500, 'Reason for the reversal; shown on the statement.') reason!: string;
}
