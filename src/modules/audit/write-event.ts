import type { Actor } from '../../kernel/actor.js';
import type { RunSql } from '../../platform/db/sql.js';
import { isUuid, newId } from '../../platform/ids.js';
import type { AuditOutcome } from './audit-event.entity.js';
import type { Subject } from './subject.rules.js';

/** Who made a change, or tried to. */
export type AuditActor = Pick<Actor, 'type' | 'id'>;

export interface AuditEntry {
  readonly actor: AuditActor;
  readonly credentialId: string;
  readonly network: string | null;
  readonly action: string;
  readonly subject: Subject;
  readonly arguments: Readonly<Record<string, unknown>>;
  readonly outcome: AuditOutcome;
  readonly code: string | null;
  readonly requestId: string | null;
  readonly at: Date;
}

// The name is looked up here, so that a change costs one statement more and no other.
const INSERT = `
  insert into audit_event (id, at, actor_type, actor_id, actor_name, credential_id, credential_kind, network, action, subject_type,
    subject_id, seller_id, arguments, outcome, code, request_id)
  values ($1, $2, $3::text, $4::uuid,
    case $3::text when 'seller' then (select first_name || ' ' || last_name from seller where id = $4::uuid)
            when 'erp' then (select name from access_token where id = $4::uuid)
            else (select name from staff where id = $4::uuid) end,
    $5::uuid, (select kind from access_token where id = $5::uuid), $6, $7, $8, $9, $10, $11, $12, $13, $14)`;

/** Adds one event. */
export async function writeEvent(sql: RunSql, entry: AuditEntry): Promise<void> {
  const { actor, credentialId, subject } = entry;
  await sql(INSERT, [
    newId(),
    entry.at,
    actor.type,
    uuidOrNull(actor.id),
    uuidOrNull(credentialId),
    entry.network,
    entry.action,
    subject.type,
    subject.id,
    subject.sellerId,
    JSON.stringify(entry.arguments),
    entry.outcome,
    entry.code,
    entry.requestId,
  ]);
}

const uuidOrNull = (id: string | null): string | null => (id !== null && isUuid(id) ? id : null);
