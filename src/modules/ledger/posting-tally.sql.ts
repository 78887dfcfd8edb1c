import { chartOfAccounts } from './chart-of-accounts.js';

/** Journal positions per block, as a power of two: 4,096. */
export const BLOCK_BITS = 12;

const KIND = 'block, direction, source, reversed';
const onSellerAccount = (row: string): string =>
  `${row}.account in ('${chartOfAccounts.sellerReceivable.code}', '${chartOfAccounts.sellerWallet.code}')`;
const counted = (from: string, reversed: string): string => `
  insert into posting_tally (${KIND}, amount, first_at, last_at)
  select (p.seq >> ${BLOCK_BITS})::int, p.direction, p.source, ${reversed}, count(*), min(p.occurred_at), max(p.occurred_at)
    from ${from} p where ${onSellerAccount('p')} group by 1, 2, 3, 4`;

/** Derived data for statements, maintained by database triggers for every writer. */
export const postingTallySql: readonly string[] = [
  `create function posting_count_new() returns trigger language plpgsql set search_path from current as $$
begin
  ${counted('written', 'false')};
  return null;
end $$`,
  `create trigger posting_counted after insert on posting referencing new table as written for each statement execute function posting_count_new()`,

  `create function posting_count_reversed() returns trigger language plpgsql set search_path from current as $$
begin
  insert into posting_tally (${KIND}, amount, first_at, last_at)
  select (p.seq >> ${BLOCK_BITS})::int, p.direction, p.source, change.reversed, change.amount, p.occurred_at, p.occurred_at
    from posting p, (values (false, -1), (true, 1)) as change (reversed, amount)
   where p.entry_id = new.reverses_entry_id and ${onSellerAccount('p')};
  return null;
end $$`,
  `create trigger journal_entry_reversal_counted after insert on journal_entry
     for each row when (new.reverses_entry_id is not null) execute function posting_count_reversed()`,
];

/** One row of the tally for each posting on a seller's account; they are folded every minute. */
export const postingCountedByRowSql: readonly string[] = [
  'drop trigger posting_counted on posting',
  `create or replace function posting_count_new() returns trigger language plpgsql set search_path from current as $$
begin
  insert into posting_tally (${KIND}, amount, first_at, last_at)
  values ((new.seq >> ${BLOCK_BITS})::int, new.direction, new.source, false, 1, new.occurred_at, new.occurred_at);
  return null;
end $$`,
  `create trigger posting_counted after insert on posting for each row when (${onSellerAccount('new')})
     execute function posting_count_new()`,
];

/** Counts the existing postings. */
export const postingTallyFill = counted('posting', 'exists (select 1 from journal_entry r where r.reverses_entry_id = p.entry_id)');
