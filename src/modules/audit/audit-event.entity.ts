import { defineEntity, p } from '@mikro-orm/core';
import { instant } from '../../platform/db/base.js';
import { searchTextOf } from '../../platform/db/search-terms.js';
import { type AuditOutcome, auditOutcome } from './audit.enums.js';

/** A field before and after, as JSON. */
export interface AuditChange {
  readonly field: string;
  readonly before: unknown;
  readonly after: unknown;
}

/** Searchable texts of an event. */
export const AUDIT_WORDS = searchTextOf(['action', 'actor_name', 'subject_id', 'code', 'request_id', 'arguments::text']);

const by = (column: string) => ({
  name: `audit_event_${column}`,
  expression: `create index "audit_event_${column}" on "audit_event" ("${column}", "at", "id") where "${column}" is not null`,
});

/** One change that a caller made or attempted. Append-only; the database refuses updates. */
export const AuditEventSchema = defineEntity({
  name: 'AuditEvent',
  tableName: 'audit_event',
  indexes: [
    { name: 'audit_event_at', properties: ['at', 'id'] },
    { name: 'audit_event_action', properties: ['action', 'at', 'id'] },
    by('actor_id'),
    by('subject_id'),
    by('seller_id'),
  ],
  properties: {
    id: p.uuid().primary(),
    at: instant(),
    actorType: p.string().length(20),
    actorId: p.uuid().nullable(),
    /** The name at the time; outlives the account. */
    actorName: p.string().length(255).nullable(),
    credentialId: p.uuid().nullable(),
    credentialKind: p.string().length(20).nullable(),
    /** Network of the request: /24 for IPv4, /64 for IPv6. */
    network: p.string().length(50).nullable(),
    /** Name of the GraphQL mutation. */
    action: p.string().length(60),
    subjectType: p.string().length(40).nullable(),
    subjectId: p.string().length(64).nullable(),
    sellerId: p.uuid().nullable(),
    /** Arguments of the mutation, without secrets. */
    arguments: p.json<Readonly<Record<string, unknown>>>(),
    /** What it changed of a record that people configure. */
    changes: p.json<readonly AuditChange[]>().nullable(),
    outcome: p.enum(() => auditOutcome.values).$type<AuditOutcome>(),
    /** The error code of a refusal. */
    code: p.string().length(60).nullable(),
    requestId: p.string().length(128).nullable(),
  },
});

/** The database refuses to delete audit events, except those before the moment in the only row of this table. */
export const AuditLimitSchema = defineEntity({
  name: 'AuditLimit',
  tableName: 'audit_limit',
  properties: {
    /** Always 1. */
    id: p.integer().primary().autoincrement(false),
    before: instant(),
  },
});
