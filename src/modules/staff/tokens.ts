import { type Actor, erpScopes } from '../../kernel/actor.js';
import { refuse, FieldChecks } from '../../kernel/errors.js';
import { isIpOrNetwork } from '../../platform/auth/ip-allow-list.js';
import { sha256 } from '../../platform/auth/secrets.js';
import { statement, type Named } from '../../platform/db/statement.js';
import type { Tx } from '../../platform/db/unit-of-work.js';
import type { Page, PageArgs } from '../../platform/graphql/connection.js';
import { checkFields } from '../../platform/graphql/declared-fields.js';
import type { Context } from '../../platform/work/context.js';
import { isUuid } from '../../platform/ids.js';
import {
  listTokens,
  revokeWithChildren,
  storedToken,
  type StoredToken,
  assertRoomForToken,
  issueToken,
  type IssuedToken,
  revokeToken,
} from '../access/index.js';
import { db } from './staff.tables.js';
import { CreateErpTokenArgs } from './staff.types.js';

/** The API tokens of a seller, newest first: its own, or any seller's for callers who may create ERP tokens. SELLER_NOT_FOUND. */
export async function listApiTokens(
  { sql, actor }: Context,
  { sellerId, ...page }: PageArgs & { sellerId?: string | null },
): Promise<Page<StoredToken>> {
  const subjectId = actor.sellerId ?? sellerId ?? '';
  if (!isUuid(subjectId) || (sellerId != null && !actor.owns({ sellerId }))) throw refuse('SELLER_NOT_FOUND');
  return listTokens(sql, page, { kind: 'api', subjectId });
}

/** Revokes an API token by id, together with what was created with it. Idempotent. NOT_FOUND also for tokens of other sellers. */
export async function revokeApiToken(tx: Tx, actor: Actor, id: string): Promise<StoredToken> {
  const find = async () => (isUuid(id) ? await storedToken(tx.sql, 'api', id) : undefined);
  const found = await find();
  if (!found?.subjectId || !actor.owns({ sellerId: found.subjectId })) throw refuse('NOT_FOUND.apiToken');
  await revokeWithChildren(tx, [id]);
  return (await find()) ?? found;
}

/** All ERP tokens, including revoked ones, newest first. */
export async function listErpTokens({ sql }: Context, args: PageArgs): Promise<Page<StoredToken>> {
  return listTokens(sql, args, { kind: 'erp', subjectId: null });
}

/** Revokes a token by id, for callers who do not have its secret. Idempotent. NOT_FOUND. */
export async function revokeErpToken(tx: Tx, id: string): Promise<StoredToken> {
  const find = async () => (isUuid(id) ? await storedToken(tx.sql, 'erp', id) : undefined);
  const found = await find();
  if (!found) throw refuse('NOT_FOUND.erpToken');
  await revokeWithChildren(tx, [id]);
  return (await find()) ?? found;
}

interface NewErpToken {
  readonly name: string;
  readonly scopes?: readonly string[] | null;
  readonly expiresAt?: Date | null;
  readonly ipAllowList?: readonly string[] | null;
  /** The session that creates it; null for tokens that the service creates. */
  readonly sessionId: string | null;
}

/** Creates a token for an ERP or accounting system. It acts for the operator within its scopes; its secret is returned only once. */
export async function createErpToken(tx: Tx, actor: Actor, wanted: NewErpToken): Promise<IssuedToken> {
  actor.require('token:create-erp');
  const scopes = wanted.scopes?.length ? wanted.scopes : ['erp:*'];
  const checks = new FieldChecks();
  checkFields(checks, '', CreateErpTokenArgs, wanted);
  const known: readonly string[] = erpScopes;
  for (const scope of scopes) if (!known.includes(scope)) checks.fail('scopes', 'noScope', { scope }, known);
  for (const ip of wanted.ipAllowList ?? [])
    if (!isIpOrNetwork(ip)) checks.fail('ipAllowList', 'notNetwork', { address: ip.slice(0, 100) });
  if (wanted.expiresAt && wanted.expiresAt <= tx.services.clock.now()) checks.fail('expiresAt', 'future');
  checks.settle();

  await assertRoomForToken(tx, { pile: 'erpTokens', kind: 'erp', subjectId: null });
  return issueToken(tx, {
    kind: 'erp',
    subjectId: null,
    name: wanted.name,
    scopes,
    ipAllowList: wanted.ipAllowList ?? [],
    expiresAt: wanted.expiresAt ?? null,
    createdById: actor.id,
    parentId: wanted.sessionId,
  });
}

const findByHash = statement(($: Named<{ hash: Buffer }>) =>
  db.selectFrom('accessToken').select(['id', 'kind', 'subjectId']).where('hash', '=', $.hash),
);

/** Revokes a token by its secret; the caller must own it or be a super administrator. */
export async function revokeAccessToken(tx: Tx, actor: Actor, token: string): Promise<boolean> {
  if (actor.type === 'public') throw refuse('UNAUTHORIZED');
  const row = await findByHash.first(tx.sql, { hash: sha256(token) });
  // A shop is not its seller: it can revoke its own tokens only.
  const ownIds = actor.shopId ? [actor.shopId] : [actor.id, actor.sellerId];
  const mayRevoke = row && (actor.can('token:create-erp') || ownIds.includes(row.subjectId ?? row.id));
  if (!mayRevoke) throw refuse('NOT_FOUND.ownToken');
  // Ending a session keeps the tokens created in it, as a logout does.
  return row.kind.endsWith('session') ? revokeToken(tx, row.id) : (await revokeWithChildren(tx, [row.id])) > 0;
}
