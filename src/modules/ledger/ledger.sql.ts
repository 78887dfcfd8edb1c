/**
 * Database guards for the journal, created once after its tables. Names are unqualified and each function pins the search path under which
 * it was created, so the tables may live in any schema.
 */
export const ledgerSql: readonly string[] = [
  `create function ledger_refuse_change() returns trigger language plpgsql as $$
   begin
     raise exception 'The journal is never changed: % on % is refused. Correct an entry by reversing it.', tg_op, tg_table_name
       using errcode = 'restrict_violation';
   end $$`,

  `create trigger journal_entry_unchanged before update or delete or truncate on journal_entry
     for each statement execute function ledger_refuse_change()`,

  `create trigger posting_unchanged before update or delete or truncate on posting
     for each statement execute function ledger_refuse_change()`,

  `create function ledger_check_balance() returns trigger language plpgsql set search_path from current as $$
   declare
     wrong record;
   begin
     select currency, sum(case direction when 'debit' then amount_minor else 0 end) as debits,
            sum(case direction when 'credit' then amount_minor else 0 end) as credits
       into wrong from posting where entry_id = new.entry_id
      group by currency having sum(case direction when 'debit' then amount_minor else -amount_minor end) <> 0 limit 1;
     if found then
       raise exception 'Journal entry % does not balance in %: debits %, credits %.', new.entry_id, wrong.currency, wrong.debits, wrong.credits
         using errcode = 'check_violation';
     end if;
     return null;
   end $$`,

  `create constraint trigger posting_balanced after insert on posting
     deferrable initially deferred for each row execute function ledger_check_balance()`,

  `create function ledger_check_lines() returns trigger language plpgsql set search_path from current as $$
   begin
     if (select count(*) from posting where entry_id = new.id) < 2 then
       raise exception 'Journal entry % has fewer than two postings.', new.id using errcode = 'check_violation';
     end if;
     return null;
   end $$`,

  `create constraint trigger journal_entry_has_lines after insert on journal_entry
     deferrable initially deferred for each row execute function ledger_check_lines()`,

  // Balances change with every posting; free space on the page allows heap-only updates without new index entries.
  `alter table seller_account set (fillfactor = 50)`,
];
