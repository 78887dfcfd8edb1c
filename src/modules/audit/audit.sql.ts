import { trigramIndexSql } from '../../platform/db/trigram.sql.js';
import { AUDIT_WORDS } from './audit-event.entity.js';

/** The transaction setting by which the retention job of earlier releases deleted events before a moment. */
const RETENTION_SETTING = 'shipgraph.audit_delete_before';

/** Makes audit events immutable and searchable. */
export const auditSql: readonly string[] = [
  `create function audit_refuse_change() returns trigger language plpgsql as $$
   begin
     if tg_op = 'DELETE' then
       if old.at < nullif(current_setting('${RETENTION_SETTING}', true), '')::timestamptz then return old; end if;
     end if;
     raise exception 'Audit events are never changed: % on % is refused.', tg_op, tg_table_name using errcode = 'restrict_violation';
   end $$`,
  `create trigger audit_event_unchanged before update or delete on audit_event for each row execute function audit_refuse_change()`,
  `create trigger audit_event_kept before truncate on audit_event for each statement execute function audit_refuse_change()`,
  trigramIndexSql('audit_event_words', 'audit_event', AUDIT_WORDS),
];

/** Lets events before the limit be deleted, and no others. A setting of the transaction would not reach a node of Citus. */
export const auditLimitSql = `create or replace function audit_refuse_change() returns trigger language plpgsql as $$
   begin
     if tg_op = 'DELETE' then
       if old.at < nullif(current_setting('${RETENTION_SETTING}', true), '')::timestamptz then return old; end if;
       if exists (select from audit_limit where before > old.at) then return old; end if;
     end if;
     raise exception 'Audit events are never changed: % on % is refused.', tg_op, tg_table_name using errcode = 'restrict_violation';
   end $$`;
