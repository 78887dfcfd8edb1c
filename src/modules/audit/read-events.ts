import { FieldChecks } from '../../kernel/field-checks.js';
import { searchPattern } from '../../platform/db/search-terms.js';
import { anyOf, statement, type Named, type RowOf } from '../../platform/db/statement.js';
import type { Page, PageArgs } from '../../platform/graphql/connection.js';
import type { Context } from '../../platform/graphql/context.js';
import { countOf, readSortedPage, type SortKey } from '../../platform/graphql/sorted-page.js';
import { isUuid } from '../../platform/ids.js';
import { AUDIT_WORDS } from './audit-event.entity.js';
import type { AuditOutcome } from './audit.enums.js';
import { db } from './audit.tables.js';

const findEvents = statement(($: Named<{ ids: readonly string[] }>) =>
  db.selectFrom('auditEvent').select(db.columns('auditEvent')).where('id', '=', anyOf($.ids)),
);

export type AuditEvent = RowOf<typeof findEvents>;

export interface AuditFilter {
  readonly actorId?: string | null;
  readonly action?: string | null;
  readonly subjectId?: string | null;
  readonly sellerId?: string | null;
  readonly from?: Date | null;
  readonly to?: Date | null;
  readonly outcome?: AuditOutcome | null;
  readonly search?: string | null;
}

const NEWEST: readonly SortKey[] = [
  { sql: 'l.at', type: 'timestamptz' },
  { sql: 'l.id', type: 'uuid' },
];

/** Lists the audit log, newest first. */
export function listEvents({ actor, sql }: Context, args: PageArgs & { filter?: AuditFilter | null }): Promise<Page<AuditEvent>> {
  actor.require('audit:read');
  const { where, values } = whereOf(args.filter ?? {});
  const list = { from: 'audit_event l', where, values };
  return readSortedPage(sql, args, {
    ...list,
    sort: NEWEST,
    descending: true,
    count: () => countOf(sql, list),
    load: (ids) => findEvents(sql, { ids }),
  });
}

const MAX_SEARCH = 100;

function whereOf(filter: AuditFilter): { where: string[]; values: unknown[] } {
  const where: string[] = [];
  const values: unknown[] = [];
  const demand = (condition: (place: string) => string, value: unknown): void => {
    if (value != null && value !== '') where.push(condition(`$${values.push(value)}`));
  };
  checkFilter(filter);
  demand((id) => `l.actor_id = ${id}`, filter.actorId);
  demand((action) => `l.action = ${action}`, filter.action);
  demand((id) => `l.subject_id = ${id}`, filter.subjectId);
  demand((id) => `l.seller_id = ${id}`, filter.sellerId);
  demand((from) => `l.at >= ${from}`, filter.from);
  demand((to) => `l.at < ${to}`, filter.to);
  demand((outcome) => `l.outcome = ${outcome}`, filter.outcome);
  demand((search) => `(${AUDIT_WORDS}) like lower(${search})`, filter.search?.trim() && searchPattern(filter.search.trim()));
  return { where, values };
}

function checkFilter({ actorId, sellerId, action, subjectId, search }: AuditFilter): void {
  const checks = new FieldChecks();
  for (const [field, id] of Object.entries({ actorId, sellerId }))
    if (id != null && id !== '' && !isUuid(id)) checks.fail(`filter.${field}`, 'must be a UUID');
  checks.atMost('filter.action', action, 60);
  checks.atMost('filter.subjectId', subjectId, 64);
  checks.atMost('filter.search', search, MAX_SEARCH);
  for (const [field, text] of Object.entries({ action, subjectId, search }))
    if (text?.includes('\0')) checks.fail(`filter.${field}`, 'must not contain a NUL character');
  checks.settle();
}
