import { sql, type RawBuilder } from 'kysely';
import { isUuid, uuidOrNone } from '../../platform/ids.js';
import { ledgerAccounts, postedAt, type PostingDirection } from '../ledger/index.js';
import type { JournalQuestion } from './journal-filter.js';

type Condition = RawBuilder<boolean>;

/** Builds the condition on entries `e`. */
export function journalWhere(question: JournalQuestion): Condition {
  const { account, type, sellerId, shipmentId, amount, currency, reference, search, days } = question;
  const subject = subjectOf(question);
  const term = search?.trim();
  return all([
    ...(days.from ? [sql<boolean>`${postedAt} >= ${days.from}`] : []),
    ...(days.before ? [sql<boolean>`${postedAt} < ${days.before}`] : []),
    ...(type ? [sql<boolean>`e.type = ${type}`] : []),
    ...(subject.length > 0 ? [posted(all(subject))] : []),
    ...(account && sellerId ? [posted(onSeller(sellerId))] : []),
    ...(shipmentId ? [posted(sql`p.shipment_id = ${shipmentId}`)] : []),
    ...(reference ? [posted(sql`p.reference = ${reference}`)] : []),
    ...(currency ? [hasPosting(inCurrency(currency))] : []),
    ...(amount ? [hasPosting(sql`p.amount_minor = ${amount.minor} and ${inCurrency(amount.currency)}`)] : []),
    ...(term ? [found(term)] : []),
  ]);
}

/** The condition on the postings `p` that a question is about: on its account, in its currency, of its seller. Empty for all. */
export function subjectOf({ account, direction, currency, sellerId }: JournalQuestion): Condition[] {
  if (!account && !sellerId) return [];
  const isOfSellers = !account || ledgerAccounts.get(account)?.party === 'seller';
  return [
    ...(account ? [onAccount(account)] : []),
    ...(direction ? [onSide(direction)] : []),
    ...(currency ? [inCurrency(currency)] : []),
    ...(sellerId && isOfSellers ? [onSeller(sellerId)] : []),
  ];
}

export const all = (conditions: readonly Condition[]): Condition =>
  conditions.length === 0 ? sql`true` : sql.join<boolean>(conditions, sql` and `);

const posted = (condition: Condition): Condition => sql`e.id in (select p.entry_id from posting p where ${condition})`;
const hasPosting = (condition: Condition): Condition => sql`exists (select 1 from posting p where p.entry_id = e.id and ${condition})`;

/** The account comes from the chart, so it is safe to inline. The planner then matches the partial index of rare accounts. */
const onAccount = (account: string): Condition => sql`p.account = ${sql.lit(account)}`;
const onSide = (direction: PostingDirection): Condition => sql`p.direction = ${direction}`;
export const inCurrency = (currency: string): Condition => sql`p.currency = ${currency}`;
const onSeller = (sellerId: string): Condition => sql`p.account in ('1200', '2100') and p.seller_id = ${uuidOrNone(sellerId)}`;

/** Looks up an id; matches any other term against descriptions, references and order references. */
function found(term: string): Condition {
  if (isUuid(term)) return sql`(e.id = ${term}::uuid or e.source_id = ${term.toLowerCase()})`;
  const pattern = `%${term.replace(/[\\%_]/g, '\\$&')}%`;
  const inPosting = sql<boolean>`(p.description ilike ${pattern} or p.reference ilike ${pattern} or p.order_reference ilike ${pattern})`;
  return sql`(e.description ilike ${pattern} or ${hasPosting(inPosting)})`;
}
