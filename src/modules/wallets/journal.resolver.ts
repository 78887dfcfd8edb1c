import { Args, Ctx, Mutation, Resolver } from 'type-graphql';
import type { Context } from '../../platform/graphql/context.js';
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
    description: 'A contract seller pays what it owes, or has it taken from its wallet. INSUFFICIENT_BALANCE.',
  })
  settleReceivable(@Args(() => SettleReceivableArgs) request: SettleReceivableArgs, @Ctx() context: Context) {
    return context.transact((tx) => settle.receiveFromSeller(tx, context.actor, request));
  }

  @Mutation(() => JournalEntryType, {
    description: 'The provider has paid what an entry brought into clearing. NOT_FOUND, ENTRY_ALREADY_REVERSED.',
  })
  settleClearing(@Args(() => SettleEntryArgs) request: SettleEntryArgs, @Ctx() context: Context) {
    return context.transact((tx) => settle.settleProvider(tx, context.actor, request));
  }

  @Mutation(() => JournalEntryType, { description: 'Sends back what was paid for an invoice that was not open. NOT_FOUND.' })
  refundPayer(@Args(() => SettleEntryArgs) request: SettleEntryArgs, @Ctx() context: Context) {
    return context.transact((tx) => settle.sendBack(tx, context.actor, request));
  }

  @Mutation(() => JournalEntryType, { description: 'A worker has brought money that was missing; at most what is owed.' })
  repayShortage(@Args(() => WorkerShortageArgs) request: WorkerShortageArgs, @Ctx() context: Context) {
    return context.transact((tx) => settle.settleWorkerShortage(tx, context.actor, { ...request, by: 'repayment' }));
  }

  @Mutation(() => JournalEntryType, { description: 'The operator bears what a worker was short of; at most what is owed.' })
  writeOffShortage(@Args(() => WorkerShortageArgs) request: WorkerShortageArgs, @Ctx() context: Context) {
    return context.transact((tx) => settle.settleWorkerShortage(tx, context.actor, { ...request, by: 'write_off' }));
  }

  @Mutation(() => JournalEntryType, { description: 'A carrier was paid by bank.' })
  payCarrier(@Args(() => PayCarrierArgs) request: PayCarrierArgs, @Ctx() context: Context) {
    return context.transact((tx) => settle.payCarrierBill(tx, context.actor, request));
  }

  @Mutation(() => JournalEntryType, {
    description: 'Undoes a journal entry by its mirror image, once. For super administrators. NOT_FOUND, ENTRY_ALREADY_REVERSED.',
  })
  reverseEntry(@Args(() => ReverseEntryArgs) request: ReverseEntryArgs, @Ctx() context: Context) {
    return context.transact((tx) => settle.correctEntry(tx, context.actor, request));
  }
}
