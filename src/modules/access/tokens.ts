import { storable } from '../../kernel/text.js';
import type { Expression } from 'kysely';
import { daysAfter } from '../../kernel/clock.js';
import { sha256 } from '../../platform/auth/secrets.js';
import { assertRoom } from '../../platform/db/room.js';
import type { RunSql } from '../../platform/db/sql.js';
import { anyOf, now, statement, type Named, type RowOf } from '../../platform/db/statement.js';
import type { Tx } from '../../platform/db/unit-of-work.js';
import { newId, newToken } from '../../platform/ids.js';
import { db } from './access.tables.js';
import type { TokenKind } from './access-token.entity.js';

/** Prefixes identify the kind of token to people and secret scanners. */
const PREFIX: Readonly<Record<TokenKind, string>> = {
  shop: 'sst',
  api: 'sat',
  erp: 'erp',
  seller_session: 'ses',
  staff_session: 'ses',
  driver_session: 'drv',
};

export interface NewToken {
  readonly kind: TokenKind;
  readonly subjectId: string | null;
  readonly name?: string | null;
  readonly scopes?: readonly string[];
  readonly ipAllowList?: readonly string[];
  readonly expiresAt: Date | null;
  readonly createdById?: string | null;
  /** Time of the original login; defaults to now. */
  readonly createdAt?: Date;
  /** The credential that creates this token. */
  readonly parentId?: string | null;
  /** Address and program that open the session. */
  readonly origin?: TokenOrigin;
  /** SHA-256 of the id of the only device that may use the token. */
  readonly deviceHash?: Buffer | null;
}

/** Address and program that opened a session. */
export interface TokenOrigin {
  readonly ip: string | null;
  readonly userAgent: string | null;
}

const MAX_IP = 45;
const MAX_USER_AGENT = 300;

export interface IssuedToken {
  readonly id: string;
  /** The secret itself, shown once and never stored. */
  readonly token: string;
  readonly expiresAt: Date | null;
}

export async function issueToken(tx: Tx, wanted: NewToken): Promise<IssuedToken> {
  const token = newToken(PREFIX[wanted.kind]);
  const id = newId();
  const at = tx.services.clock.now();
  await db.insert(tx.sql, 'accessToken', {
    id,
    kind: wanted.kind,
    hash: sha256(token),
    subjectId: wanted.subjectId,
    name: wanted.name ?? null,
    scopes: [...(wanted.scopes ?? [])],
    ipAllowList: [...(wanted.ipAllowList ?? [])],
    expiresAt: wanted.expiresAt,
    endToldAt: null,
    renewedAt: at,
    lastUsedAt: null,
    revokedAt: null,
    createdById: wanted.createdById ?? null,
    parentId: wanted.parentId ?? null,
    ip: wanted.origin?.ip?.slice(0, MAX_IP) ?? null,
    userAgent: wanted.origin?.userAgent == null ? null : storable(wanted.origin.userAgent, MAX_USER_AGENT),
    deviceHash: wanted.deviceHash ?? null,
    createdAt: wanted.createdAt ?? at,
  });
  return { id, token, expiresAt: wanted.expiresAt };
}

const countLive = statement(($: Named<{ kind: TokenKind; subjectId: string | null; at: Date }>) =>
  db
    .selectFrom('accessToken')
    .select((eb) => eb.fn.countAll<bigint>().as('count'))
    .where('kind', '=', $.kind)
    .where('subjectId', 'is not distinct from', $.subjectId)
    .where('revokedAt', 'is', null)
    .where((eb) => eb.or([eb('expiresAt', 'is', null), eb('expiresAt', '>', $.at)])),
);

/** A pile of live tokens of one kind. */
interface LiveTokens {
  readonly pile: 'apiTokens' | 'erpTokens';
  readonly kind: TokenKind;
  readonly subjectId: string | null;
}

/** LIMIT_REACHED when the owner has as many live tokens as one may have. */
export const assertRoomForToken = (tx: Tx, { pile, kind, subjectId }: LiveTokens): Promise<void> =>
  assertRoom(tx, pile, { owner: subjectId, held: () => countLive.first(tx.sql, { kind, subjectId, at: tx.services.clock.now() }) });

const revokeOlder = statement(($: Named<{ kind: TokenKind; subjectId: string; keep: number }>) =>
  db
    .updateTable('accessToken')
    .set({ revokedAt: now })
    .where(
      'id',
      'in',
      db
        .selectFrom('accessToken')
        .select('id')
        .where('kind', '=', $.kind)
        .where('subjectId', '=', $.subjectId)
        .where('revokedAt', 'is', null)
        .orderBy('id', 'desc')
        .offset($.keep),
    ),
);

/** Keeps the newest tokens of a subject and revokes the rest. The caller holds a lock on the subject. */
export async function keepNewest(tx: Tx, kind: TokenKind, subjectId: string, keep: number): Promise<void> {
  await revokeOlder(tx.sql, { kind, subjectId, keep });
  tx.afterCommit(() => tx.services.access.forget());
}

const revokeOne = statement(($: Named<{ id: string }>) =>
  db.updateTable('accessToken').set({ revokedAt: now }).where('id', '=', $.id).where('revokedAt', 'is', null),
);

/** Revokes one token but not the tokens created with it. Returns false if it is missing or already revoked. */
export async function revokeToken(tx: Tx, id: string): Promise<boolean> {
  const revoked = await revokeOne.count(tx.sql, { id });
  tx.afterCommit(() => tx.services.access.forget());
  return revoked > 0;
}

/** Revokes tokens but not the tokens created with them. Returns how many were still live. */
export async function revokeTokens(tx: Tx, ids: readonly string[]): Promise<number> {
  const revoked = await revokeLive.count(tx.sql, { ids });
  tx.afterCommit(() => tx.services.access.forget());
  return revoked;
}

const revokeLive = statement(($: Named<{ ids: readonly string[] }>) =>
  db.updateTable('accessToken').set({ revokedAt: now }).where('id', '=', anyOf($.ids)).where('revokedAt', 'is', null),
);

const holdAll = statement(($: Named<{ ids: readonly string[] }>) =>
  db.selectFrom('accessToken').select('id').where('id', '=', anyOf($.ids)).orderBy('id').forNoKeyUpdate(),
);

const revokeFamilies = statement(($: Named<{ ids: readonly string[] }>) =>
  db
    .withRecursive('family', (q) =>
      q
        .selectFrom('accessToken')
        .select('id')
        .where('id', '=', anyOf($.ids))
        .union(q.selectFrom('accessToken as child').innerJoin('family', 'family.id', 'child.parentId').select('child.id')),
    )
    .updateTable('accessToken')
    .set({ revokedAt: now })
    .where('id', 'in', (q) => q.selectFrom('family').select('family.id'))
    .where('revokedAt', 'is', null)
    .returning('id'),
);

/** Revokes tokens and all their descendants. Returns how many of the given tokens were still live. */
export async function revokeWithChildren(tx: Tx, ids: readonly string[]): Promise<number> {
  // Waits for sessions that are creating a token right now. Only a later statement sees the new token.
  const [, revoked] = await Promise.all([holdAll(tx.sql, { ids }), revokeFamilies(tx.sql, { ids })]);
  tx.afterCommit(() => tx.services.access.forget());
  return revoked.filter(({ id }) => ids.includes(id)).length;
}

const moveChildren = statement(($: Named<{ from: string; to: string }>) =>
  db.updateTable('accessToken').set({ parentId: $.to }).where('parentId', '=', $.from),
);

/** Reparents tokens from a credential to its successor. */
export async function adoptChildren(tx: Tx, from: string, to: string): Promise<void> {
  await moveChildren(tx.sql, { from, to });
}

const revokeOfOwners = statement(($: Named<{ kinds: readonly TokenKind[]; subjectIds: readonly string[] }>) =>
  db
    .updateTable('accessToken')
    .set({ revokedAt: now })
    .where('kind', '=', anyOf($.kinds))
    .where('subjectId', '=', anyOf($.subjectIds))
    .where('revokedAt', 'is', null),
);

/** Revokes every token of these kinds that these owners have. */
export async function revokeTokensOf(tx: Tx, kinds: readonly TokenKind[], subjectIds: readonly string[]): Promise<void> {
  if (subjectIds.length === 0) return;
  await revokeOfOwners(tx.sql, { kinds, subjectIds });
  tx.afterCommit(() => tx.services.access.forget());
}

/** Live tokens that belong to an account: the API tokens of a seller, or the ERP tokens that a staff member created. */
const selectLiveOwn = (accountId: Expression<string>) =>
  db
    .selectFrom('accessToken')
    .where('revokedAt', 'is', null)
    .where((eb) => eb.or([eb('expiresAt', 'is', null), eb('expiresAt', '>', now)]))
    .where((eb) =>
      eb.or([
        eb.and([eb('kind', '=', 'api'), eb('subjectId', '=', accountId)]),
        eb.and([eb('kind', '=', 'erp'), eb('createdById', '=', accountId)]),
      ]),
    );

/** Maximum number of credentials listed per account. */
const MOST_OWN = 500;

const findLiveOwn = statement(($: Named<{ accountId: string }>) =>
  selectLiveOwn($.accountId)
    .select((eb) => ['id', eb.fn.coalesce('name', eb.val('')).as('name'), 'kind', 'lastUsedAt'])
    .$narrowType<{ kind: 'api' | 'erp' }>()
    .orderBy('createdAt', 'desc')
    .orderBy('id', 'desc')
    .limit(MOST_OWN),
);

export type OwnToken = RowOf<typeof findLiveOwn>;

/** Lists the tokens that a password change can revoke: a seller's API tokens, or the ERP tokens that a staff member created. */
export const ownTokens = (sql: RunSql, accountId: string): Promise<OwnToken[]> => findLiveOwn(sql, { accountId });

const revokeLiveOwn = statement(($: Named<{ accountId: string }>) =>
  db.updateTable('accessToken').set({ revokedAt: now }).where('id', 'in', selectLiveOwn($.accountId).select('id')),
);

export async function revokeOwnTokens(tx: Tx, accountId: string): Promise<void> {
  await revokeLiveOwn(tx.sql, { accountId });
  tx.afterCommit(() => tx.services.access.forget());
}

/** 0 days means never. */
export const expiryAfter = (now: Date, days: number): Date | null => (days === 0 ? null : daysAfter(now, days));
