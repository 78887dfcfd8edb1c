/** A model of cash on delivery in plain integers, independent of the implementation. */

export type Command =
  | { readonly do: 'confirm'; readonly method: 'cash' | 'card'; readonly keep: number }
  | { readonly do: 'handOver'; readonly lose: number }
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
const OTHER = ['1140', '1130'];

/** One parcel over an amount in minor units, at a fee of 2 %. */
export class ParcelOracle {
  status = 'in_transit';
  collection: Collection | undefined;
  /** A second report of the return means that it has arrived. */
  private isBack = false;
  private readonly surplus: Books = {};

  constructor(readonly asked: number) {}

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
    const moved = { [method === 'cash' ? '1100' : '1140']: amount, 2100: fee - amount, 4110: -fee };
    this.collection = { method, amount, fee, stage: 0, remaining: amount, moved };
  }

  private handOver(lose: number): Outcome {
    const { collection } = this;
    if (!collection) return 'COD_NOT_CONFIRMED';
    const way = this.way(collection);
    const [from, to] = [way[collection.stage], way[collection.stage + 1]];
    if (!from || !to) return 'HANDOVER_COMPLETE';
    const lost = Math.min(lose, collection.remaining);
    const debtor = collection.method === 'cash' && collection.stage > 0 ? '1210' : '5300';
    add(collection.moved, from, -collection.remaining);
    add(collection.moved, to, collection.remaining - lost);
    add(collection.moved, debtor, lost);
    collection.remaining -= lost;
    collection.stage += 1;
    return 'done';
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
    return 'done';
  }

  private way = ({ method }: Collection): readonly string[] => (method === 'cash' ? CASH : OTHER);
}

function add(books: Books, account: string, amount: number): void {
  books[account] = (books[account] ?? 0) + amount;
}
