import { billKey, isOfCarrier, type Command, type Happening, type Oracle } from './oracle.js';

/** How a command moved what a wallet can spend: at worst down by `cost`, at best up by `gain`. */
interface Effect {
  readonly purse: number;
  readonly cost: bigint;
  readonly gain: bigint;
}

/**
 * What is wrong with the outcomes of one parallel batch, judged by the state before it. Whatever the order was, a wallet could
 * spend at least what it could before, less all that was taken, and at most that plus all that was given. A refusal needs the
 * first to be too little, an acceptance the second to be enough. For a batch of one both bounds meet and the verdict is exact.
 */
export function verdictOn(before: Oracle, batch: readonly Happening[]): string[] {
  return batch.flatMap((happening) => {
    const rivals = batch.filter((other) => other !== happening);
    const wrong = repetition(before, happening, rivals) ?? funding(before, happening, rivals);
    return wrong ? [`${describe(happening)} ${wrong}`] : [];
  });
}

/** What was done before must be answered as done, and nothing else may be. */
function repetition(before: Oracle, happening: Happening, rivals: readonly Happening[]): string | undefined {
  const { command, outcome } = happening;
  const target = targetOf(before, command);
  if (target === undefined) return undefined;
  const isDone = target.done(before);
  const mayBeDone =
    isDone || rivals.some((rival) => rival.outcome.end === 'entry' && targetOf(before, rival.command)?.name === target.name);
  const saysDone = outcome.end === 'same' || outcome.end === 'ENTRY_ALREADY_REVERSED';
  if (saysDone && !mayBeDone) return 'was answered as done although it was not';
  const isReopened = rivals.some((rival) => rival.outcome.end === 'entry' && targetOf(before, rival.command)?.name === target.reopenedBy);
  if (isDone && !saysDone && !isReopened) return `was done before but ended in ${outcome.end}`;
  return undefined;
}

interface Target {
  readonly name: string;
  readonly done: (oracle: Oracle) => boolean;
  /** What a rival may do to undo it. */
  readonly reopenedBy?: string;
}

/** The one thing that a command does at most once. Refunds and reversals of a bill are the same thing. */
function targetOf(before: Oracle, command: Command): Target | undefined {
  if (command.do === 'carrierBill') {
    const key = billKey(command);
    return { name: `carrier bill ${key}`, done: (oracle) => oracle.carrierBills.has(key) };
  }
  if (command.do === 'bill' || command.do === 'forceBill') {
    const { shipment } = command;
    return { name: `bill ${shipment}`, done: (oracle) => oracle.shipment(shipment).billEntry !== undefined };
  }
  if (command.do === 'adjust') {
    const { shipment } = command;
    return { name: `adjust ${shipment}`, done: (oracle) => oracle.shipment(shipment).adjustEntry !== undefined };
  }
  const entry = undoneBy(before, command);
  // A refund may meet a bill of its own batch: whether it finds it is a matter of luck.
  if (entry === undefined) return command.do === 'refund' ? { name: `undo ${command.shipment}`, done: () => false } : undefined;
  if (command.do === 'refund') return refundTarget(before, entry);
  return { name: `undo ${entry}`, done: (oracle) => oracle.entries.get(entry)?.reversedBy !== undefined };
}

/** A bill that was reversed and put back is refunded by undoing what put it back. */
function refundTarget(before: Oracle, bill: string): Target {
  const { last, isUndone } = before.chainOf(bill);
  return isUndone ? { name: `refund ${bill}`, done: () => true, reopenedBy: `undo ${last}` } : { name: `undo ${last}`, done: () => false };
}

/** Money is the only other reason to refuse. */
function funding(before: Oracle, { command, outcome }: Happening, rivals: readonly Happening[]): string | undefined {
  const refused = outcome.end === 'INSUFFICIENT_BALANCE' || (command.do === 'hold' && outcome.end === 'idle');
  const asked = askedOf(before, command);
  if (!asked) return refused ? 'needs no money but was refused for want of it' : undefined;

  const effects = rivals.map((rival) => effectOf(before, rival, rivals)).filter((effect) => effect?.purse === asked.purse);
  const start = before.spendable(asked.purse) + asked.ownHold;
  const least = start - sum(effects.map((effect) => effect?.cost ?? 0n));
  const most = start + sum(effects.map((effect) => effect?.gain ?? 0n));
  if (refused && least >= asked.minor) return `was refused although ${least} was there`;
  if ((outcome.end === 'entry' || outcome.end === 'done') && most < asked.minor) return `passed although only ${most} was there`;
  return undefined;
}

/** What a command needs from a wallet, if it can be refused for want of money at all. */
function askedOf(before: Oracle, command: Command): { purse: number; minor: bigint; ownHold: bigint } | undefined {
  if (command.do === 'hold') return { purse: before.shipment(command.shipment).purse, minor: command.minor, ownHold: 0n };
  if (command.do === 'payout') return { purse: command.purse, minor: command.minor, ownHold: 0n };
  if (command.do === 'adjust') {
    const { purse, payer } = before.shipment(command.shipment);
    return payer === 'wallet' ? { purse, minor: command.minor, ownHold: 0n } : undefined;
  }
  if (command.do === 'bill') {
    const { purse, payer, held } = before.shipment(command.shipment);
    return payer === 'wallet' ? { purse, minor: command.minor, ownHold: held } : undefined;
  }
  const entry = command.do === 'reverse' ? before.entries.get(command.entry) : undefined;
  return entry?.payer === 'wallet' && entry.delta > 0n ? { purse: entry.purse, minor: entry.delta, ownHold: 0n } : undefined;
}

function effectOf(before: Oracle, { command, outcome }: Happening, batch: readonly Happening[]): Effect | undefined {
  if ((outcome.end !== 'entry' && outcome.end !== 'done') || isOfCarrier(command)) return undefined;
  if (command.do === 'topUp') return { purse: command.purse, cost: 0n, gain: command.minor };
  if (command.do === 'refund' || command.do === 'reverse') return undoing(before, command, batch);
  if (command.do === 'payout') return { purse: command.purse, cost: command.minor, gain: 0n };
  const { purse, payer, held } = before.shipment(command.shipment);
  if (command.do === 'release') return { purse, cost: 0n, gain: held };
  return payer === 'wallet'
    ? { purse, cost: command.minor, gain: command.do === 'hold' || command.do === 'adjust' ? 0n : held }
    : undefined;
}

function undoing(before: Oracle, command: Command, batch: readonly Happening[]): Effect | undefined {
  const entry = before.entries.get(undoneBy(before, command) ?? '');
  if (entry) {
    const { purse, payer, delta } = entry;
    return payer === 'wallet' ? { purse, cost: delta > 0n ? delta : 0n, gain: delta < 0n ? -delta : 0n } : undefined;
  }
  if (command.do !== 'refund') return undefined;
  const bill = batch.find((other) => other.outcome.end === 'entry' && targetOf(before, other.command)?.name === `bill ${command.shipment}`);
  const gain = bill && 'minor' in bill.command ? bill.command.minor : 0n;
  return { purse: before.shipment(command.shipment).purse, cost: 0n, gain };
}

/** The entry that a command would undo, as far as it existed before. */
function undoneBy(before: Oracle, command: Command): string | undefined {
  if (command.do === 'reverse') return command.entry;
  return command.do === 'refund' ? before.shipment(command.shipment).billEntry : undefined;
}

const sum = (amounts: readonly bigint[]): bigint => amounts.reduce((total, amount) => total + amount, 0n);

const describe = ({ command }: Happening): string =>
  JSON.stringify(command, (_, value: unknown) => (typeof value === 'bigint' ? value.toString() : value));
