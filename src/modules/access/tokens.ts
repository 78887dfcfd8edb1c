import { daysAfter } from '../../kernel/clock.js';
import { sha256 } from '../../platform/auth/secrets.js';
import { anyOf, now, statement, type Named } from '../../platform/db/statement.js';
import type { Tx } from '../../platform/db/unit-of-work.js';
import { newId, newToken } from '../../platform/ids.js';
import { db } from './access.tables.js';
import type { TokenKind } from './access-token.entity.js';

/** The prefix tells people and secret scanners what they are looking at. */
const PREFIX: Readonly<Record<TokenKind, string>> = {
  shop: 'sst',
  api: 'sat',
  erp: 'erp',
  seller_session: 'ses',
  staff_session: 'ses',
};

export interface NewToken {
  readonly kind: TokenKind;
  readonly subjectId: string | null;
  readonly name?: string | null;
  readonly scopes?: readonly string[];
  readonly ipAllowList?: readonly string[];
  readonly expiresAt: Date | null;
  readonly createdById?: string | null;
  /** When the login was that it goes back to; now when absent. */
  readonly createdAt?: Date;
  /** The credential that it is made with. */
  readonly parentId?: string | null;
  /** Where it is opened from, for sessions. */
  readonly origin?: TokenOrigin;
}

/** Where a session was opened from. */
export interface TokenOrigin {
  readonly ip: string | null;
  readonly userAgent: string | null;
}

const MAX_IP = 45;
const MAX_USER_AGENT = 300;

export interface IssuedToken {
  readonly id: string;
  /** The secret itself, which is shown once and stored nowhere. */
  readonly token: string;
  readonly expiresAt: Date | null;
}

export async function issueToken(tx: Tx, wanted: NewToken): Promise<IssuedToken> {
  const token = newToken(PREFIX[wanted.kind]);
  const id = newId();
  const now = tx.services.clock.now();
  await tx.sql(
    `insert into access_token (id, kind, hash, subject_id, name, scopes, ip_allow_list, expires_at, renewed_at, created_by_id, created_at, parent_id, ip, user_agent)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14)`,
    [
      id,
      wanted.kind,
      sha256(token),
      wanted.subjectId,
      wanted.name ?? null,
      JSON.stringify(wanted.scopes ?? []),
      JSON.stringify(wanted.ipAllowList ?? []),
      wanted.expiresAt,
      now,
      wanted.createdById ?? null,
      wanted.createdAt ?? now,
      wanted.parentId ?? null,
      wanted.origin?.ip?.slice(0, MAX_IP) ?? null,
      wanted.origin?.userAgent?.replaceAll('\0', '').slice(0, MAX_USER_AGENT) ?? null,
    ],
  );
  return { id, token, expiresAt: wanted.expiresAt };
}

/** Keeps the newest tokens of a subject and revokes the rest. The caller holds a lock on the subject. */
export async function keepNewest(tx: Tx, kind: TokenKind, subjectId: string, keep: number): Promise<void> {
  await tx.sql(
    `update access_token set revoked_at = $4 where id in (
       select id from access_token where kind = $1 and subject_id = $2 and revoked_at is null order by id desc offset $3)`,
    [kind, subjectId, keep, tx.services.clock.now()],
  );
  tx.afterCommit(() => tx.services.access.forget());
}

/** Revokes one token and leaves what it made; false when it was not there or was revoked already. */
export async function revokeToken(tx: Tx, id: string): Promise<boolean> {
  const rows = await tx.sql('update access_token set revoked_at = $2 where id = $1 and revoked_at is null returning id', [
    id,
    tx.services.clock.now(),
  ]);
  tx.afterCommit(() => tx.services.access.forget());
  return rows.length > 0;
}

/** Revokes tokens and leaves what they made. Answers how many were still live. */
export async function revokeTokens(tx: Tx, ids: readonly string[]): Promise<number> {
  const revoked = await revokeLive.count(tx.sql, { ids });
  tx.afterCommit(() => tx.services.access.forget());
  return revoked;
}

const revokeLive = statement(($: Named<{ ids: readonly string[] }>) =>
  db.updateTable('accessToken').set({ revokedAt: now }).where('id', '=', anyOf($.ids)).where('revokedAt', 'is', null),
);

const WITH_CHILDREN = `
  with recursive family as (
    select id from access_token where id = any($1::uuid[])
    union select child.id from access_token child join family on child.parent_id = family.id)
  update access_token set revoked_at = $2 where id in (select id from family) and revoked_at is null returning id`;

/** Revokes tokens with everything that was made with them, however far down. Answers how many of the given ones were still live. */
export async function revokeWithChildren(tx: Tx, ids: readonly string[]): Promise<number> {
  // A session that is making a token holds this up until the token is there to be ended; only a later statement sees it.
  await tx.sql('select 1 from access_token where id = any($1::uuid[]) order by id for no key update', [ids]);
  const rows = await tx.sql<{ id: string }>(WITH_CHILDREN, [ids, tx.services.clock.now()]);
  tx.afterCommit(() => tx.services.access.forget());
  return rows.filter(({ id }) => ids.includes(id)).length;
}

/** What a credential made belongs to its successor from now on. */
export async function adoptChildren(tx: Tx, from: string, to: string): Promise<void> {
  await tx.sql('update access_token set parent_id = $2 where parent_id = $1', [from, to]);
}

/** Ends every token of a kind that these owners have. */
export async function revokeTokensOf(tx: Tx, kind: TokenKind, subjectIds: readonly string[]): Promise<void> {
  if (subjectIds.length === 0) return;
  await tx.sql('update access_token set revoked_at = $3 where kind = $1 and subject_id = any($2::uuid[]) and revoked_at is null', [
    kind,
    subjectIds,
    tx.services.clock.now(),
  ]);
  tx.afterCommit(() => tx.services.access.forget());
}

/** 0 days means never. */
export const expiryAfter = (now: Date, days: number): Date | null => (days === 0 ? null : daysAfter(now, days));
