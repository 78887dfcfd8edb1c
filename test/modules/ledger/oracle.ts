/** A model of the ledger in plain integers, independent of the implementation. */

export type Payer = 'wallet' | 'receivable' | 'waived';

export type Command =
  | { readonly do: 'topUp'; readonly purse: number; readonly minor: bigint }
  | Priced<'hold'>
  | Priced<'bill'>
  | Priced<'forceBill'>
  | Priced<'adjust'>
  | { readonly do: 'payout'; readonly purse: number; readonly minor: bigint }
  | { readonly do: 'release'; readonly shipment: number }
  | { readonly do: 'refund'; readonly shipment: number }
  | { readonly do: 'reverse'; readonly entry: string }
  | CarrierCommand;

/** What carriers do, none of which a wallet can refuse. Collections and lines of bills are of the currency with the index of their number. */
export type CarrierCommand =
  /** R5a into 1105. Each collection is new. */
  | { readonly do: 'collect'; readonly collection: number; readonly minor: bigint }
  /** R16 of a part or of all that is left, or its write-off. */
  | { readonly do: 'remit' | 'writeOff'; readonly collection: number; readonly minor: bigint }
  /** R15, once for each revision of a line; negative for less than was booked. */
  | { readonly do: 'carrierBill'; readonly line: number; readonly revision: number; readonly minor: bigint };

export const isOfCarrier = (command: Command): command is CarrierCommand =>
  ['collect', 'remit', 'writeOff', 'carrierBill'].includes(command.do);

interface Priced<Verb extends string> {
  readonly do: Verb;
  readonly shipment: number;
  readonly minor: bigint;
}

/** How a command ended: `entry` for a new entry, `same` for a replay, `done` and `idle` for what writes no entry. */
export type Outcome =
  | { readonly end: 'entry'; readonly id: string }
  | { readonly end: 'done' | 'idle' | 'same' | 'INSUFFICIENT_BALANCE' | 'ENTRY_ALREADY_REVERSED' };

export interface Happening {
  readonly command: Command;
  readonly outcome: Outcome;
}

interface Shipment {
  readonly purse: number;
  readonly payer: Payer;
  held: bigint;
  billEntry: string | undefined;
  adjustEntry: string | undefined;
}

interface Entry {
  readonly purse: number;
  readonly payer: Payer;
  /** What it added to the account of its payer. */
  readonly delta: bigint;
  reversedBy: string | undefined;
}

/** Purses are wallets: one seller in one currency. Shipment n belongs to purse n modulo their number. */
export class Oracle {
  readonly balance: bigint[];
  readonly owed: bigint[];
  readonly shipments: Shipment[];
  readonly entries = new Map<string, Entry>();
  private readonly overdrawable = new Set<number>();
  /** What carriers still hold of each collection. */
  readonly withCarrier: bigint[] = [];
  /** What R15 has booked, by line and revision. */
  readonly carrierBills = new Map<string, bigint>();

  constructor(
    readonly purses: number,
    shipments: number,
  ) {
    this.balance = Array<bigint>(purses).fill(0n);
    this.owed = Array<bigint>(purses).fill(0n);
    this.shipments = Array.from({ length: shipments }, (_, n) => ({
      purse: n % purses,
      payer: n % 7 === 5 ? 'receivable' : n % 7 === 6 ? 'waived' : 'wallet',
      held: 0n,
      billEntry: undefined,
      adjustEntry: undefined,
    }));
  }

  shipment(n: number): Shipment {
    const shipment = this.shipments[n];
    if (!shipment) throw new Error(`There is no shipment ${n}.`);
    return shipment;
  }

  held(purse: number): bigint {
    return this.shipments.reduce((sum, shipment) => (shipment.purse === purse ? sum + shipment.held : sum), 0n);
  }

  spendable(purse: number): bigint {
    return (this.balance[purse] ?? 0n) - this.held(purse);
  }

  /** True when nothing that happened may have taken this wallet below zero. */
  mustBeCovered(purse: number): boolean {
    return !this.overdrawable.has(purse);
  }

  /** The end of the reversals of reversals of an entry, and whether the entry is undone by them. */
  chainOf(id: string): { last: string; isUndone: boolean } {
    let [last, isUndone] = [id, false];
    for (let next = this.entries.get(id)?.reversedBy; next !== undefined; next = this.entries.get(next)?.reversedBy) {
      [last, isUndone] = [next, !isUndone];
    }
    return { last, isUndone };
  }

  /** Takes over what a batch of parallel commands did. Only one order matters: a bill, or what puts it back, comes before its refund. */
  apply(batch: readonly Happening[]): void {
    const rank = ({ command }: Happening) => ['reverse', 'refund'].indexOf(command.do);
    for (const happening of batch.toSorted((left, right) => rank(left) - rank(right))) this.applyOne(happening);
  }

  private applyOne({ command, outcome }: Happening): void {
    if (command.do === 'hold' && outcome.end === 'done') this.shipment(command.shipment).held = command.minor;
    if (command.do === 'release' && outcome.end === 'done') this.shipment(command.shipment).held = 0n;
    if (outcome.end !== 'entry') return;
    if (isOfCarrier(command)) return this.byCarrier(command);
    const entry = this.entryOf(command, outcome.id);
    this.entries.set(outcome.id, entry);
    if (entry.payer === 'wallet') this.balance[entry.purse] = (this.balance[entry.purse] ?? 0n) + entry.delta;
    if (entry.payer === 'receivable') this.owed[entry.purse] = (this.owed[entry.purse] ?? 0n) + entry.delta;
    if (command.do === 'bill' || command.do === 'forceBill') this.settle(command, outcome.id);
    if (command.do === 'adjust') this.adjusted(command, outcome.id);
  }

  private byCarrier(command: CarrierCommand): void {
    if (command.do === 'carrierBill') this.carrierBills.set(billKey(command), command.minor);
    else if (command.do === 'collect') this.withCarrier[command.collection] = command.minor;
    else this.withCarrier[command.collection] = (this.withCarrier[command.collection] ?? 0n) - command.minor;
  }

  /** What carriers hold (1105), and what they have billed beyond the booked costs (5200 against 2200), in one of some currencies. */
  carriersIn(currency: number, currencies: number): { held: bigint; billed: bigint } {
    const sum = (amounts: readonly (readonly [number, bigint])[]): bigint =>
      amounts.reduce((total, [n, amount]) => (n % currencies === currency ? total + amount : total), 0n);
    return {
      held: sum([...this.withCarrier.entries()]),
      billed: sum([...this.carrierBills].map(([key, amount]) => [Number(key.split(':')[0]), amount] as const)),
    };
  }

  private settle(command: Priced<'bill'> | Priced<'forceBill'>, id: string): void {
    const shipment = this.shipment(command.shipment);
    if (shipment.billEntry !== undefined) throw new Error(`Shipment ${command.shipment} was billed twice.`);
    shipment.billEntry = id;
    shipment.held = 0n;
    if (command.do === 'forceBill' && shipment.payer === 'wallet') this.overdrawable.add(shipment.purse);
  }

  private adjusted({ shipment: n }: Priced<'adjust'>, id: string): void {
    const shipment = this.shipment(n);
    if (shipment.adjustEntry !== undefined) throw new Error(`Shipment ${n} was adjusted twice.`);
    shipment.adjustEntry = id;
  }

  private entryOf(command: Command, id: string): Entry {
    switch (command.do) {
      case 'topUp':
        return { purse: command.purse, payer: 'wallet', delta: command.minor, reversedBy: undefined };
      case 'payout':
        return { purse: command.purse, payer: 'wallet', delta: -command.minor, reversedBy: undefined };
      case 'adjust':
      case 'bill':
      case 'forceBill':
        return { ...this.payerOf(command.shipment), delta: -command.minor, reversedBy: undefined };
      case 'refund':
        return this.mirrorOf(this.chainOf(this.shipment(command.shipment).billEntry ?? '').last, id);
      case 'reverse':
        return this.mirrorOf(command.entry, id);
      default:
        throw new Error(`${command.do} writes no entry.`);
    }
  }

  private payerOf(n: number): { purse: number; payer: Payer } {
    const { purse, payer } = this.shipment(n);
    return { purse, payer };
  }

  private mirrorOf(id: string, mirror: string): Entry {
    const original = this.entries.get(id);
    if (!original || original.reversedBy !== undefined) throw new Error(`Entry ${id} cannot be reversed, but it was.`);
    original.reversedBy = mirror;
    return { purse: original.purse, payer: original.payer, delta: -original.delta, reversedBy: undefined };
  }
}

export const billKey = ({ line, revision }: { readonly line: number; readonly revision: number }): string => `${line}:${revision}`;
