import { booked } from '../../kernel/manual-request.js';
import { Args, Ctx, Mutation, Resolver } from '../../platform/graphql/resolvers.js';
import type { Context } from '../../platform/work/context.js';
import type { ExchangeServices } from '../approvals/index.js';
import type { LedgerServices } from '../ledger/index.js';
import {
  JournalEntryType,
  PayCarrierArgs,
  ReverseEntryArgs,
  SettleEntryArgs,
  SettleReceivableArgs,
  WorkerShortageArgs,
} from './journal.types.js';
import * as settle from './settle-money.js';

@Resolver()
export class JournalResolver {
  @Mutation(() => JournalEntryType, {
    description: "Records a contract seller's payment, or settles its debt from its wallet. INSUFFICIENT_BALANCE, APPROVAL_REQUESTED.",
  })
  settleReceivable(
    @Args(() => SettleReceivableArgs) request: SettleReceivableArgs,
    @Ctx() context: Context<ExchangeServices & LedgerServices>,
  ) {
    return context.transact((tx) => settle.receiveFromSeller(tx, context.actor, request)).then(booked);
  }

  @Mutation(() => JournalEntryType, {
    description:
      'Records that the provider paid out what an entry booked to clearing. NOT_FOUND, ENTRY_ALREADY_REVERSED, ENTRY_ARCHIVED, APPROVAL_REQUESTED.',
  })
  settleClearing(@Args(() => SettleEntryArgs) request: SettleEntryArgs, @Ctx() context: Context<ExchangeServices & LedgerServices>) {
    return context.transact((tx) => settle.settleProvider(tx, context.actor, request)).then(booked);
  }

  @Mutation(() => JournalEntryType, {
    description: 'Refunds a payment for an invoice that was not open. NOT_FOUND, ENTRY_ARCHIVED, APPROVAL_REQUESTED.',
  })
  refundPayer(@Args(() => SettleEntryArgs) request: SettleEntryArgs, @Ctx() context: Context<ExchangeServices & LedgerServices>) {
    return context.transact((tx) => settle.sendBack(tx, context.actor, request)).then(booked);
  }

  @Mutation(() => JournalEntryType, {
    description: 'Records that a worker repaid missing money, up to the amount owed. Never by that worker. APPROVAL_REQUESTED.',
  })
  repayShortage(@Args(() => WorkerShortageArgs) request: WorkerShortageArgs, @Ctx() context: Context<ExchangeServices & LedgerServices>) {
    return context.transact((tx) => settle.settleWorkerShortage(tx, context.actor, { ...request, by: 'repayment' })).then(booked);
  }

  @Mutation(() => JournalEntryType, {
    description:
      "Writes off a worker's shortage at the operator's expense, up to the amount owed. Never by that worker. APPROVAL_REQUESTED.",
  })
  writeOffShortage(
    @Args(() => WorkerShortageArgs) request: WorkerShortageArgs,
    @Ctx() context: Context<ExchangeServices & LedgerServices>,
  ) {
    return context.transact((tx) => settle.settleWorkerShortage(tx, context.actor, { ...request, by: 'write_off' })).then(booked);
  }

  @Mutation(() => JournalEntryType, { description: 'Records a bank payment to a carrier. APPROVAL_REQUESTED.' })
  payCarrier(@Args(() => PayCarrierArgs) request: PayCarrierArgs, @Ctx() context: Context<ExchangeServices & LedgerServices>) {
    return context.transact((tx) => settle.payCarrierBill(tx, context.actor, request)).then(booked);
  }

  @Mutation(() => JournalEntryType, {
    description:
      'Reverses a journal entry, once. For super administrators. NOT_FOUND, ENTRY_ALREADY_REVERSED, ENTRY_ARCHIVED, APPROVAL_REQUESTED.',
  })
  reverseEntry(@Args(() => ReverseEntryArgs) request: ReverseEntryArgs, @Ctx() context: Context<ExchangeServices & LedgerServices>) {
    return context.transact((tx) => settle.correctEntry(tx, context.actor, request)).then(booked);
  }
}
