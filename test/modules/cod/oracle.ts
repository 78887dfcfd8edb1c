/** A model of cash on delivery in plain integers, independent of the implementation. */

export type Command =
  | { readonly do: 'confirm'; readonly method: 'cash' | 'card'; readonly keep: number }
  | { readonly do: 'handOver'; readonly lose: number }
  /** The carrier's remittance file lists the parcel. */
  | { readonly do: 'remit'; readonly amount: number }
  /** The carrier's invoice has a line about the parcel, over so many percent of what R10 has booked. */
  | { readonly do: 'bill'; readonly percent: number }
  | { readonly do: 'writeOff' }
  | { readonly do: 'reverse' | 'pay' | 'deliver' | 'fail' | 'sendBack' };

/** `done`, `again`, or the code of the refusal or of the outcome of a payment. */
export type Outcome = string;

type Books = Record<string, number>;

interface Collection {
  readonly method: 'cash' | 'card' | 'link';
  readonly amount: number;
  readonly fee: number;
  stage: number;
  remaining: number;
  /** Accounts that this collection alone has moved, to be taken back together. */
  readonly moved: Books;
}

const CASH = ['1100', '1110', '1120', '1130'];
const CARRIER = ['1105', '1130'];
const OTHER = ['1140', '1130'];

/** Who carries the parcel: people of the operator hand cash over step by step, a carrier pays it straight to the bank, in parts. */
export type CarriedBy = 'own fleet' | 'carrier';

/** One parcel over an amount in minor units, at a fee of 2 %. */
export class ParcelOracle {
  status = 'in_transit';
  collection: Collection | undefined;
  /** A second report of the return means that it has arrived. */
  private isBack = false;
  private readonly surplus: Books = {};
  private isBilled = false;
  /** What the parcel has cost so far: R10, as corrected by R15. */
  cost: number;

  constructor(
    readonly asked: number,
    readonly carriedBy: CarriedBy,
    /** R10. */
    readonly booked: number,
    /** The smallest coin. */
    readonly coin: number,
  ) {
    this.cost = booked;
  }

  /** Debits less credits of each account, without those at 0. */
  get books(): Books {
    const sum: Books = { ...this.surplus };
    for (const [account, moved] of Object.entries(this.collection?.moved ?? {})) sum[account] = (sum[account] ?? 0) + moved;
    return Object.fromEntries(Object.entries(sum).filter(([, rest]) => rest !== 0));
  }

  /** What of it the seller cannot be paid out yet. */
  get uncleared(): number {
    const { collection } = this;
    return collection && collection.stage < this.way(collection).length - 1 ? collection.amount - collection.fee : 0;
  }

  apply(command: Command): Outcome {
    switch (command.do) {
      case 'confirm':
        return this.confirm(command.method, Math.max(1, this.asked - command.keep));
      case 'handOver':
        return this.handOver(command.lose);
      case 'remit':
        return this.remit(command.amount);
      case 'bill':
        return this.bill(this.billed(command.percent));
      case 'writeOff':
        return this.writeOff();
      case 'reverse':
        if (!this.collection) return 'COD_NOT_CONFIRMED';
        this.collection = undefined;
        return 'done';
      case 'pay':
        return this.pay();
      default:
        return this.move(command.do);
    }
  }

  /** The next reported payment was never made. */
  forgetPayment(): void {
    add(this.surplus, '1140', -this.asked);
    add(this.surplus, '2300', this.asked);
  }

  private confirm(method: 'cash' | 'card', amount: number): Outcome {
    const { collection } = this;
    if (collection) return collection.method === method && collection.amount === amount ? 'again' : 'COD_ALREADY_CONFIRMED';
    if (this.status !== 'in_transit' && this.status !== 'delivered') return 'INVALID_STATUS';
    this.collect(method, amount);
    return 'done';
  }

  private collect(method: Collection['method'], amount: number): void {
    const fee = Math.floor((amount * 2 + 50) / 100);
    const moved = { [this.way({ method })[0] ?? '']: amount, 2100: fee - amount, 4110: -fee };
    this.collection = { method, amount, fee, stage: 0, remaining: amount, moved };
  }

  private handOver(lose: number): Outcome {
    const { collection } = this;
    if (!collection) return 'COD_NOT_CONFIRMED';
    const way = this.way(collection);
    const [from, to] = [way[collection.stage], way[collection.stage + 1]];
    if (!from || !to) return 'HANDOVER_COMPLETE';
    if (this.isWithCarrier(collection)) {
      const paid = collection.remaining - Math.min(lose, collection.remaining);
      return paid === 0 ? 'VALIDATION_FAILED' : this.receive(collection, paid, '1130');
    }
    const lost = Math.min(lose, collection.remaining);
    const debtor = collection.method === 'cash' && collection.stage > 0 ? '1210' : '5300';
    add(collection.moved, from, -collection.remaining);
    add(collection.moved, to, collection.remaining - lost);
    add(collection.moved, debtor, lost);
    collection.remaining -= lost;
    collection.stage += 1;
    return 'done';
  }

  /** What is missing stays with the carrier; the last part clears all of it, and so does what coins make of the whole. */
  private receive(collection: Collection, paid: number, into: '1130' | '5300'): Outcome {
    const coins = Math.floor((2 * collection.amount + this.coin) / (2 * this.coin)) * this.coin;
    const isWhole = collection.remaining === collection.amount && paid === coins;
    const cleared = isWhole && into === '1130' ? collection.remaining : paid;
    add(collection.moved, '1105', -cleared);
    add(collection.moved, into, paid);
    add(collection.moved, '5400', cleared - paid);
    collection.remaining -= cleared;
    if (collection.remaining === 0) collection.stage += 1;
    return 'done';
  }

  private isWithCarrier = (collection: Collection): boolean =>
    this.carriedBy === 'carrier' && collection.method === 'cash' && collection.stage === 0;

  /** R16. */
  private remit(amount: number): Outcome {
    const { collection } = this;
    if (!collection) return 'NOT_CONFIRMED';
    if (collection.stage === this.way(collection).length - 1) return 'ALREADY_DEPOSITED';
    if (!this.isWithCarrier(collection)) return 'NOT_WITH_CARRIER';
    const owed = collection.remaining;
    this.receive(collection, Math.min(amount, owed), '1130');
    return amount < owed ? 'LESS' : amount > owed ? 'MORE' : 'DEPOSITED';
  }

  private writeOff(): Outcome {
    const { collection } = this;
    if (!collection) return 'COD_NOT_CONFIRMED';
    if (!this.isWithCarrier(collection)) return 'COD_NOT_WITH_CARRIER';
    return this.receive(collection, collection.remaining, '5300');
  }

  billed = (percent: number): number => Math.round((this.booked * percent) / 100);

  /** R15: the first line of an invoice corrects the cost to what the carrier asks; a second one is disputed, and books nothing. */
  private bill(amount: number): Outcome {
    if (this.isBilled) return 'TWICE';
    const difference = amount - this.booked;
    this.isBilled = true;
    this.cost = amount;
    return difference === 0 ? 'MATCHED' : difference > 0 ? 'HIGHER' : 'LOWER';
  }

  private pay(): Outcome {
    if (this.collection || this.status === 'return_to_sender') {
      add(this.surplus, '1140', this.asked);
      add(this.surplus, '2300', -this.asked);
      return 'REFUND_DUE';
    }
    this.collect('link', this.asked);
    return 'BOOKED';
  }

  private move(step: 'deliver' | 'fail' | 'sendBack'): Outcome {
    if (this.status === 'return_to_sender' && step === 'sendBack' && !this.isBack) {
      this.isBack = true;
      return 'done';
    }
    const to = { deliver: 'delivered', fail: 'failed', sendBack: 'return_to_sender' }[step];
    const open = this.status === 'in_transit' || (this.status === 'failed' && step === 'sendBack');
    if (!open) return 'INVALID_TRANSITION';
    if (this.collection && step !== 'deliver') return 'COD_ALREADY_CONFIRMED';
    this.status = to;
    // A carrier does not deliver without taking the money.
    if (step === 'deliver' && this.carriedBy === 'carrier' && !this.collection) this.collect('cash', this.asked);
    return 'done';
  }

  private way = ({ method }: Pick<Collection, 'method'>): readonly string[] => {
    if (method !== 'cash') return OTHER;
    return this.carriedBy === 'carrier' ? CARRIER : CASH;
  };
}

function add(books: Books, account: string, amount: number): void {
  books[account] = (books[account] ?? 0) + amount;
}
