import { refuseFields, invalid } from '../../kernel/errors.js';
import { formatMoney, money, type Money } from '../../kernel/money.js';
import type { Tx } from '../../platform/db/unit-of-work.js';
import { credit, debit, type PostedEntry, type PostingDetail } from './entry.js';
import { postOnce } from './post-once.js';

export interface ShortageSettlement {
  readonly workerId: string;
  readonly amount: Money;
  readonly idempotencyKey: string;
  readonly reference: string | null;
  readonly occurredAt: Date;
}

/** R6f: a worker has brought money that was missing. */
export const repayShortage = (tx: Tx, settlement: ShortageSettlement): Promise<PostedEntry> =>
  settleShortage(tx, settlement, { into: 'bank', type: 'shortage_repaid', description: 'Shortage repaid' });

/** R6f: the operator bears what a worker was short of. */
export const writeOffShortage = (tx: Tx, settlement: ShortageSettlement): Promise<PostedEntry> =>
  settleShortage(tx, settlement, { into: 'shortageLoss', type: 'shortage_written_off', description: 'Shortage written off' });

/** The account of a worker has no row of its own to lock. */
const lockWorker = `select pg_advisory_xact_lock(hashtext('shortage'), hashtext($1))`;

const owedByWorker = `
  select coalesce(sum(case direction when 'debit' then amount_minor else -amount_minor end), 0) as owed
    from posting where account = '1210' and worker_id = $1 and currency = $2`;

async function settleShortage(
  tx: Tx,
  { amount, idempotencyKey, reference, occurredAt, ...settlement }: ShortageSettlement,
  { into, type, description }: { into: 'bank' | 'shortageLoss'; type: string; description: string },
): Promise<PostedEntry> {
  // The lock hashes the text, and an id may be spelt in capitals.
  const workerId = settlement.workerId.toLowerCase();
  await tx.sql(lockWorker, [workerId]);
  const [row] = await tx.sql<{ owed: string }>(owedByWorker, [workerId, amount.currency]);
  const owed = BigInt(row?.owed ?? 0);
  const detail: PostingDetail = { source: 'manual', workerId, reference };
  const draft = {
    type,
    sourceType: 'worker',
    sourceId: workerId,
    idempotencyKey: `shortage:${idempotencyKey}`,
    occurredAt,
    description,
    lines: [debit(into, amount, detail), credit('driverShortage', amount, detail)],
  };
  const isKnown = await tx.sql('select 1 from journal_entry where idempotency_key = $1', [draft.idempotencyKey]);
  if (isKnown.length === 0 && amount.minor > owed) {
    throw refuseFields([
      invalid('amount', `must be at most what is owed: ${formatMoney(money(owed, amount.currency))} ${amount.currency}`),
    ]);
  }
  return postOnce(tx, draft);
}
