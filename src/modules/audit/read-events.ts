import { FieldChecks } from '../../kernel/errors.js';
import { likeAny, searchPattern } from '../../platform/db/search-terms.js';
import { anyOf, statement, type Named, type RowOf } from '../../platform/db/statement.js';
import type { PageArgs } from '../../platform/graphql/connection.js';
import type { Condition, Rows } from '../../platform/db/where.js';
import { listOf } from '../../platform/graphql/list-of.js';
import { sortedBy } from '../../platform/graphql/sorted-page.js';
import { isUuid } from '../../platform/ids.js';
import { checkFields } from '../../platform/graphql/declared-fields.js';
import { AUDIT_WORDS } from './audit-event.entity.js';
import type { AuditOutcome } from './audit.enums.js';
import { db } from './audit.tables.js';
import { AuditEventFilter } from './audit.types.js';

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

/** Lists the audit log, newest first. */
export const listEvents = listOf(db, 'auditEvent', {
  filter: (l, { filter }: PageArgs & { filter?: AuditFilter | null }) => matches(l, filter ?? {}),
  sort: sortedBy('at', 'timestamptz', 'desc'),
  loader: (ids, { sql }) => findEvents(sql, { ids }),
});

function matches(l: Rows<AuditEvent>, filter: AuditFilter): Condition[] {
  checkFilter(filter);
  const search = filter.search?.trim();
  return [
    l.is('actorId', filter.actorId || null),
    l.is('action', filter.action || null),
    l.is('subjectId', filter.subjectId || null),
    l.is('sellerId', filter.sellerId || null),
    l.from('at', filter.from),
    l.before('at', filter.to),
    l.is('outcome', filter.outcome),
    search ? likeAny(`(${AUDIT_WORDS})`, [searchPattern(search)]) : null,
  ];
}

function checkFilter({ actorId, sellerId, action, subjectId, search }: AuditFilter): void {
  const checks = new FieldChecks();
  for (const [field, id] of Object.entries({ actorId, sellerId }))
    if (id != null && id !== '' && !isUuid(id)) checks.fail(`filter.${field}`, 'uuid');
  checkFields(checks, 'filter', AuditEventFilter, { action, subjectId, search });
  for (const [field, text] of Object.entries({ action, subjectId, search }))
    if (text?.includes('\0')) checks.fail(`filter.${field}`, 'zeroCharacter');
  checks.settle();
}
