import { sql } from 'kysely';
import type { Actor } from '../../kernel/actor.js';
import type { RunSql } from '../../platform/db/sql.js';
import { json, statement, type Named } from '../../platform/db/statement.js';
import { isUuid, newId } from '../../platform/ids.js';
import type { AuditChange } from './audit-event.entity.js';
import type { AuditOutcome } from './audit.enums.js';
import { db } from './audit.tables.js';
import type { Subject } from './subject.rules.js';

/** Author of a change or attempt. */
export type AuditActor = Pick<Actor, 'type' | 'id'>;

export interface AuditEntry {
  readonly actor: AuditActor;
  readonly credentialId: string | null;
  readonly network: string | null;
  readonly action: string;
  readonly subject: Subject;
  readonly arguments: Readonly<Record<string, unknown>>;
  readonly changes?: readonly AuditChange[];
  readonly outcome: AuditOutcome;
  readonly code: string | null;
  readonly requestId: string | null;
  readonly at: Date;
}

interface WrittenEvent extends Omit<AuditEntry, 'actor' | 'credentialId' | 'subject' | 'changes'> {
  readonly changes: readonly AuditChange[] | null;
  readonly id: string;
  readonly actorType: string;
  readonly actorId: string | null;
  readonly credentialId: string | null;
  readonly subjectType: string | null;
  readonly subjectId: string | null;
  readonly sellerId: string | null;
}

const WRITTEN = [
  ...(['id', 'at', 'actorType', 'actorId', 'actorName', 'credentialId', 'credentialKind', 'network'] as const),
  ...(['action', 'subjectType', 'subjectId', 'sellerId', 'arguments', 'changes', 'outcome', 'code', 'requestId'] as const),
] as const;

/**
 * Looks up the name in the same statement, so that a change costs a single extra statement. In a CTE, because Citus does not accept
 * subqueries in VALUES.
 */
const insertEvent = statement(($: Named<WrittenEvent>) => {
  const [actorType, actorId, credentialId] = [
    sql<string>`${$.actorType}::text`,
    sql<string>`${$.actorId}::uuid`,
    sql<string>`${$.credentialId}::uuid`,
  ];
  const ofSeller = db
    .selectFrom('seller')
    .select((eb) => sql<string>`${eb.ref('firstName')} || ' ' || ${eb.ref('lastName')}`.as('name'))
    .where('seller.id', '=', actorId);
  const ofToken = db.selectFrom('accessToken').select('accessToken.name').where('accessToken.id', '=', actorId);
  const ofStaff = db.selectFrom('staff').select('staff.name').where('staff.id', '=', actorId);
  return db
    .with('written', (q) =>
      q.selectNoFrom([
        sql<string>`${$.id}::uuid`.as('id'),
        sql<Date>`${$.at}::timestamptz`.as('at'),
        actorType.as('actorType'),
        actorId.as('actorId'),
        sql<string | null>`case ${actorType} when 'seller' then ${ofSeller} when 'erp' then ${ofToken} else ${ofStaff} end`.as('actorName'),
        credentialId.as('credentialId'),
        db.selectFrom('accessToken').select('accessToken.kind').where('accessToken.id', '=', credentialId).as('credentialKind'),
        sql<string | null>`${$.network}::text`.as('network'),
        sql<string>`${$.action}::text`.as('action'),
        sql<string | null>`${$.subjectType}::text`.as('subjectType'),
        sql<string | null>`${$.subjectId}::text`.as('subjectId'),
        sql<string | null>`${$.sellerId}::uuid`.as('sellerId'),
        sql<Readonly<Record<string, unknown>>>`${json($.arguments)}::jsonb`.as('arguments'),
        sql<readonly AuditChange[] | null>`${json($.changes)}::jsonb`.as('changes'),
        sql<AuditOutcome>`${$.outcome}::text`.as('outcome'),
        sql<string | null>`${$.code}::text`.as('code'),
        sql<string | null>`${$.requestId}::text`.as('requestId'),
      ]),
    )
    .insertInto('auditEvent')
    .columns([...WRITTEN])
    .expression((eb) => eb.selectFrom('written').select([...WRITTEN]));
});

/** Appends one event. */
export async function writeEvent(on: RunSql, { actor, credentialId, subject, changes = [], ...entry }: AuditEntry): Promise<void> {
  await insertEvent(on, {
    ...entry,
    changes: changes.length === 0 ? null : changes,
    id: newId(),
    actorType: actor.type,
    actorId: uuidOrNull(actor.id),
    credentialId: uuidOrNull(credentialId),
    subjectType: subject.type,
    subjectId: subject.id,
    sellerId: subject.sellerId,
  });
}

const uuidOrNull = (id: string | null): string | null => (id !== null && isUuid(id) ? id : null);
