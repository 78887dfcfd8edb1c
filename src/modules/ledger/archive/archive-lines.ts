import { createHash } from 'node:crypto';
import { z } from 'zod';
import { NO_ID } from '../../../platform/ids.js';
import { ledgerAccounts } from '../chart-of-accounts.js';

/** The format that this release writes. */
export const FORMAT = 1;

// Amounts and positions are decimal digits in text, because numbers of JSON lose digits beyond 2^53. Times are ISO 8601 in UTC.
const minor = z.string().regex(/^-?\d+$/).transform(BigInt); // prettier-ignore
const amount = z.string().regex(/^\d+$/).transform(BigInt); // prettier-ignore
const text = z.string().nullable();
const sha256 = z.string().regex(/^[0-9a-f]{64}$/);

const balance = {
  account: z.string(),
  currency: z.string(),
  /** The seller or worker; zeros for accounts without sub-accounts. */
  partyId: z.string(),
  debitMinor: amount,
  creditMinor: amount,
};

const posting = z.object({
  id: z.string(),
  line: z.number(),
  seq: amount,
  account: z.string(),
  direction: z.enum(['debit', 'credit']),
  amountMinor: amount,
  currency: z.string(),
  sellerId: text,
  workerId: text,
  balanceBeforeMinor: minor.nullable(),
  balanceAfterMinor: minor.nullable(),
});

/** Lines of a file, in this order: a header, the balances before, the entries, the balances behind, and the counts. */
export const archiveLine = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('header'),
    format: z.literal(FORMAT),
    month: z.string(),
    firstSeq: amount,
    lastSeq: amount,
    previousSha256: sha256.nullable(),
  }),
  z.object({ kind: z.literal('opening'), ...balance }),
  z.object({ kind: z.literal('entry'), id: z.string(), postings: z.array(posting).min(2) }),
  z.object({ kind: z.literal('closing'), ...balance }),
  z.object({ kind: z.literal('end'), entries: z.number(), postings: z.number() }),
]);

export type ArchiveLine = z.infer<typeof archiveLine>;
export type ArchivedPosting = z.infer<typeof posting>;

export interface Balance {
  readonly account: string;
  readonly currency: string;
  readonly partyId: string;
  readonly debitMinor: bigint;
  readonly creditMinor: bigint;
}

/** Writes a line. The order of the fields is that of the object, so equal content has equal bytes. */
export const lineOf = (content: Readonly<Record<string, unknown>>): string =>
  `${JSON.stringify(content, (_, value: unknown) => (typeof value === 'bigint' ? value.toString() : value))}\n`;

function partyOf({ account, sellerId, workerId }: Pick<ArchivedPosting, 'account' | 'sellerId' | 'workerId'>): string {
  const party = ledgerAccounts.get(account)?.party;
  return (party === 'seller' ? sellerId : party === 'worker' ? workerId : null) ?? NO_ID;
}

const balanceKey = ({ account, currency, partyId }: Pick<Balance, 'account' | 'currency' | 'partyId'>): string =>
  `${account} ${currency} ${partyId}`;

/** Debits and credits per account, currency and owner. */
export class Balances {
  private readonly totals: Map<string, Balance>;

  constructor(opening: readonly Balance[] = []) {
    this.totals = new Map(opening.map((each) => [balanceKey(each), each]));
  }

  /** False if there is one for this owner already. */
  open(opening: Balance): boolean {
    const key = balanceKey(opening);
    if (this.totals.has(key)) return false;
    this.totals.set(key, opening);
    return true;
  }

  add(posting: Pick<ArchivedPosting, 'account' | 'currency' | 'direction' | 'amountMinor' | 'sellerId' | 'workerId'>): void {
    const before = this.of(posting);
    const { direction, amountMinor } = posting;
    this.totals.set(balanceKey(before), {
      ...before,
      debitMinor: before.debitMinor + (direction === 'debit' ? amountMinor : 0n),
      creditMinor: before.creditMinor + (direction === 'credit' ? amountMinor : 0n),
    });
  }

  /** The total of the sub-account that a posting belongs to. */
  of(posting: Pick<ArchivedPosting, 'account' | 'currency' | 'sellerId' | 'workerId'>): Balance {
    const { account, currency } = posting;
    const place = { account, currency, partyId: partyOf(posting) };
    return this.totals.get(balanceKey(place)) ?? { ...place, debitMinor: 0n, creditMinor: 0n };
  }

  /** All totals, by account, currency and owner. */
  sorted(): Balance[] {
    return [...this.totals].sort(([one], [other]) => (one < other ? -1 : 1)).map(([, total]) => total);
  }

  /** Equal for equal totals. */
  digest(): string {
    const digest = createHash('sha256');
    for (const { account, currency, partyId, debitMinor, creditMinor } of this.sorted())
      digest.update(lineOf({ account, currency, partyId, debitMinor, creditMinor }));
    return digest.digest('hex');
  }
}
