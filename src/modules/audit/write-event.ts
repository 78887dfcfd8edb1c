import { sql } from 'kysely';
import type { Actor } from '../../kernel/actor.js';
import type { RunSql } from '../../platform/db/sql.js';
import { statement, type Named } from '../../platform/db/statement.js';
import { isUuid, newId } from '../../platform/ids.js';
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
  readonly outcome: AuditOutcome;
  readonly code: string | null;
  readonly requestId: string | null;
  readonly at: Date;
}

interface WrittenEvent extends Omit<AuditEntry, 'actor' | 'credentialId' | 'subject'> {
  readonly id: string;
  readonly actorType: string;
  readonly actorId: string | null;
  readonly credentialId: string | null;
  readonly subjectType: string | null;
  readonly subjectId: string | null;
  readonly sellerId: string | null;
}

/** Looks up the name in the same statement, so that a change costs a single extra statement. */
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
  return db.insertInto('auditEvent').values({
    id: $.id,
    at: $.at,
    actorType,
    actorId,
    actorName: sql<string | null>`case ${actorType} when 'seller' then ${ofSeller} when 'erp' then ${ofToken} else ${ofStaff} end`,
    credentialId,
    credentialKind: db.selectFrom('accessToken').select('accessToken.kind').where('accessToken.id', '=', credentialId),
    network: $.network,
    action: $.action,
    subjectType: $.subjectType,
    subjectId: $.subjectId,
    sellerId: $.sellerId,
    arguments: $.arguments,
    outcome: $.outcome,
    code: $.code,
    requestId: $.requestId,
  });
});

/** Appends one event. */
export async function writeEvent(on: RunSql, { actor, credentialId, subject, ...entry }: AuditEntry): Promise<void> {
  await insertEvent(on, {
    ...entry,
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
