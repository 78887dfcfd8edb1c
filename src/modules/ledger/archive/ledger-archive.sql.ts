/** The last position of the journal that is archived; 0 if nothing is. */
export const ARCHIVED_SEQ = 'coalesce((select last_seq from ledger_archive order by month desc limit 1), 0)';

/**
 * Database guards for the archive, created after those of the journal. They replace the rule that nothing is ever deleted: a posting may be
 * deleted when its month is recorded as archived and the key of its entry is kept.
 */
export const ledgerArchiveSql: readonly string[] = [
  'drop trigger journal_entry_unchanged on journal_entry',
  'drop trigger posting_unchanged on posting',
  `create trigger journal_entry_unchanged before update or truncate on journal_entry for each statement execute function ledger_refuse_change()`,
  `create trigger posting_unchanged before update or truncate on posting for each statement execute function ledger_refuse_change()`,

  `create function ledger_check_posting_removal() returns trigger language plpgsql set search_path from current as $$
   begin
     if old.seq > ${ARCHIVED_SEQ} or not exists (select from ledger_archived_entry a where a.entry_id = old.entry_id) then
       raise exception 'The journal is never changed: posting % is not archived. Correct an entry by reversing it.', old.id
         using errcode = 'restrict_violation';
     end if;
     return old;
   end $$`,
  `create trigger posting_archived before delete on posting for each row execute function ledger_check_posting_removal()`,

  `create function ledger_check_entry_removal() returns trigger language plpgsql set search_path from current as $$
   begin
     if not exists (select from ledger_archived_entry a where a.entry_id = old.id and a.idempotency_key = old.idempotency_key) then
       raise exception 'The journal is never changed: entry % is not archived. Correct an entry by reversing it.', old.id
         using errcode = 'restrict_violation';
     end if;
     return old;
   end $$`,
  `create trigger journal_entry_archived before delete on journal_entry for each row execute function ledger_check_entry_removal()`,

  // The key of an entry is kept when it is deleted, and only then.
  `create function ledger_check_archived_entry() returns trigger language plpgsql set search_path from current as $$
   begin
     if not exists (select from journal_entry e where e.id = new.entry_id and e.idempotency_key = new.idempotency_key)
        or exists (select from posting p where p.entry_id = new.entry_id and p.seq > ${ARCHIVED_SEQ}) then
       raise exception 'Entry % is not archived.', new.entry_id using errcode = 'restrict_violation';
     end if;
     return new;
   end $$`,
  `create trigger ledger_archived_entry_known before insert on ledger_archived_entry
     for each row execute function ledger_check_archived_entry()`,
  `create trigger ledger_archived_entry_unchanged before update or delete or truncate on ledger_archived_entry
     for each statement execute function ledger_refuse_change()`,

  `create function ledger_check_archive() returns trigger language plpgsql set search_path from current as $$
   declare
     latest ledger_archive;
     counted record;
   begin
     select * into latest from ledger_archive order by month desc limit 1;
     if latest.month is not null and (new.month <> latest.month + interval '1 month' or new.first_seq <> latest.last_seq + 1
        or new.previous_sha256 is distinct from latest.sha256) then
       raise exception 'The archive of % does not follow that of %.', new.month, latest.month using errcode = 'check_violation';
     end if;
     if new.archived_at < (new.month + interval '14 months') at time zone 'UTC' then
       raise exception 'The month % is not old enough to be archived.', new.month using errcode = 'check_violation';
     end if;
     if new.last_seq > coalesce((select folded_seq from ledger_fold where id = 1), 0) then
       raise exception 'The day totals do not include the month % yet.', new.month using errcode = 'check_violation';
     end if;
     select count(*) as postings, count(distinct entry_id) as entries into counted
       from posting where seq between new.first_seq and new.last_seq;
     if counted.postings <> new.postings or counted.entries <> new.entries then
       raise exception 'The archive of % has % postings of % entries, and the journal % of %.', new.month, new.postings, new.entries,
         counted.postings, counted.entries using errcode = 'check_violation';
     end if;
     return new;
   end $$`,
  `create trigger ledger_archive_complete before insert on ledger_archive for each row execute function ledger_check_archive()`,
  `create trigger ledger_archive_unchanged before update or delete or truncate on ledger_archive
     for each statement execute function ledger_refuse_change()`,

  // A key is used once, whether its entry is in the journal or archived. Checked at the end, when an archive that runs in the meantime is visible.
  `create or replace function ledger_check_lines() returns trigger language plpgsql set search_path from current as $$
   begin
     if (select count(*) from posting where entry_id = new.id) < 2 then
       raise exception 'Journal entry % has fewer than two postings.', new.id using errcode = 'check_violation';
     end if;
     if exists (select from ledger_archived_entry a where a.idempotency_key = new.idempotency_key) then
       raise exception 'The key % belongs to an archived entry.', new.idempotency_key using errcode = 'unique_violation';
     end if;
     return null;
   end $$`,
];
