import { type Money, money } from '../../kernel/money.js';
import { chartOfAccounts, type AccountCode, type AccountName } from './chart-of-accounts.js';
import type { EntryType } from './entry-types.js';
import type { PostingDirection, PostingSource } from './ledger.enums.js';

/** What a posting concerns; usually the same for all lines of an entry. */
export interface PostingDetail {
  readonly source: PostingSource;
  readonly sellerId?: string | null;
  readonly workerId?: string | null;
  readonly shipmentId?: string | null;
  readonly orderId?: string | null;
  readonly orderReference?: string | null;
  /** The invoice paid by the posting. */
  readonly invoiceId?: string | null;
  /** The approved request behind the posting. */
  readonly approvalRequestId?: string | null | undefined;
  /** External proof of the movement, such as a bank slip or a gateway id. */
  readonly reference?: string | null;
  /** Defaults to the description of the entry. */
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

/** Limits on debiting a wallet. */
export interface SpendingLimit {
  /** Lowest permitted balance is minus this amount, in the currency of the wallet. */
  readonly creditLimitMinor?: bigint;
  /** A hold consumed by this entry, which therefore does not block it. */
  readonly ownHoldMinor?: bigint;
  /** Whether collections not yet in the bank may be spent; defaults to the deployment setting. */
  readonly spendUncleared?: boolean;
  /** Always passes: for facts that have already happened, whether or not there is money. */
  readonly force?: boolean;
}

/** An entry as requested by a use case. Lines must balance in each currency; otherwise the database refuses the commit. */
export interface EntryDraft extends SpendingLimit {
  readonly type: EntryType;
  readonly sourceType: string;
  readonly sourceId: string;
  /** One key identifies one entry, forever. */
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
  /** Balance of the seller's account around this posting; null on the operator's accounts. */
  readonly balanceBefore: Money | null;
  readonly balanceAfter: Money | null;
}

/** The id under which statements list a posting. */
export const transactionId = (postingId: string): string => `txn_${postingId}`;

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
  /** True if the entry already existed and nothing was written. */
  readonly replayed: boolean;
  /** First day of the month in whose archive the entry is. Its postings are not in the journal, so `postings` is empty. */
  readonly archivedIn?: string;
}

/** The line for what cash was rounded by: cost where less was taken than is credited, a gain where more was. */
export function roundingLines(rounding: Money | undefined, detail: PostingDetail): Line[] {
  if (rounding === undefined || rounding.minor === 0n) return [];
  const { minor, currency } = rounding;
  return [minor < 0n ? debit('cashRounding', money(-minor, currency), detail) : credit('cashRounding', money(minor, currency), detail)];
}
