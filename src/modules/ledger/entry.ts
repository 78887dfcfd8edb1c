import type { Money } from '../../kernel/money.js';
import { chartOfAccounts, type AccountCode, type AccountName } from './chart-of-accounts.js';
import type { PostingDirection, PostingSource } from './ledger.enums.js';

/** What a posting is about; usually the same for all lines of an entry. */
export interface PostingDetail {
  readonly source: PostingSource;
  readonly sellerId?: string | null;
  readonly workerId?: string | null;
  readonly shipmentId?: string | null;
  readonly orderId?: string | null;
  readonly orderReference?: string | null;
  /** The invoice that it pays. */
  readonly invoiceId?: string | null;
  /** The request that somebody agreed to. */
  readonly approvalRequestId?: string | null;
  /** A bank slip, a gateway's id or whatever else proves the movement outside. */
  readonly reference?: string | null;
  /** Absent means the description of the entry. */
  readonly description?: string;
  readonly reversesPostingId?: string | null;
}

export interface Line extends PostingDetail {
  readonly account: AccountCode;
  readonly direction: PostingDirection;
  readonly amount: Money;
}

/** `debit('bank', amount, { source: 'topup', sellerId })` */
export const debit = (account: AccountName, amount: Money, detail: PostingDetail): Line => lineOn(account, 'debit', amount, detail);

export const credit = (account: AccountName, amount: Money, detail: PostingDetail): Line => lineOn(account, 'credit', amount, detail);

const lineOn = (account: AccountName, direction: PostingDirection, amount: Money, detail: PostingDetail): Line => ({
  ...detail,
  account: chartOfAccounts[account].code,
  direction,
  amount,
});

/** How far a wallet may be debited. */
export interface SpendingLimit {
  /** The balance may go down to minus this much, in the currency of the wallet. */
  readonly creditLimitMinor?: bigint;
  /** A hold that this very entry consumes and that therefore does not stand in its way. */
  readonly ownHoldMinor?: bigint;
  /** Whether collections that are not yet in the bank may be spent; absent means as the deployment is set. */
  readonly spendUncleared?: boolean;
  /** Passes always: for facts that have happened, whether or not there is money for them. */
  readonly force?: boolean;
}

/** An entry as a use case asks for it. The lines must balance in each currency; the database refuses them at commit otherwise. */
export interface EntryDraft extends SpendingLimit {
  readonly type: string;
  readonly sourceType: string;
  readonly sourceId: string;
  /** The same key is the same entry, forever. */
  readonly idempotencyKey: string;
  readonly occurredAt: Date;
  readonly description: string;
  readonly reversesEntryId?: string;
  readonly lines: readonly Line[];
}

export interface Posting extends Required<PostingDetail> {
  readonly id: string;
  /** Position within the entry, from 1. */
  readonly line: number;
  readonly account: AccountCode;
  readonly direction: PostingDirection;
  readonly amount: Money;
  /** Balance of the seller's account around this posting; null on accounts of the operator. */
  readonly balanceBefore: Money | null;
  readonly balanceAfter: Money | null;
}

export interface JournalEntry {
  readonly id: string;
  readonly type: string;
  readonly sourceType: string;
  readonly sourceId: string;
  readonly idempotencyKey: string;
  readonly occurredAt: Date;
  readonly requestId: string | null;
  readonly reversesEntryId: string | null;
  readonly description: string;
  readonly postings: readonly Posting[];
}

export interface PostedEntry extends JournalEntry {
  /** True when the entry existed before and nothing was written now. */
  readonly replayed: boolean;
}
