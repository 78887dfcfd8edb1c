import { sql } from 'kysely';
import { refuse } from '../../kernel/errors.js';
import { anyOf, now, statement, type Named } from '../../platform/db/statement.js';
import type { Tx } from '../../platform/db/unit-of-work.js';
import type { Context } from '../../platform/work/context.js';
import { maskedNetwork } from '../../platform/http/caller-network.js';
import { isUuid } from '../../platform/ids.js';
import { ownTokens, revokeToken, revokeTokens, revokeWithChildren, sessionsOf } from '../access/index.js';
import { lockAccount, ownAccount, type Account } from '../staff/index.js';
import { db } from './accounts.tables.js';
import type { OwnSessionType, OwnTokenType } from './session.types.js';

/** More sessions than anyone reads in a list. */
const MOST = 200;

type Owner = Pick<Account, 'kind' | 'id'>;

type Kinds = ReturnType<typeof sessionsOf>;

const live = ($: Named<{ kinds: Kinds; accountId: string }>) =>
  db
    .selectFrom('accessToken')
    .where('kind', '=', anyOf($.kinds))
    .where('subjectId', '=', $.accountId)
    .where('revokedAt', 'is', null)
    .where('expiresAt', '>', now);

const findLive = statement(($: Named<{ kinds: Kinds; accountId: string }>) =>
  live($)
    .select(['id', 'kind', 'name', 'createdAt', 'expiresAt', 'ip', 'userAgent'])
    .select((eb) => eb.fn.coalesce('lastUsedAt', 'renewedAt').as('lastUsedAt'))
    .orderBy((eb) => eb.fn.coalesce('lastUsedAt', 'renewedAt'), 'desc')
    .orderBy('id', 'desc')
    .limit(MOST),
);
const findOne = statement(($: Named<{ kinds: Kinds; accountId: string; id: string }>) => live($).select('id').where('id', '=', $.id));
const findOthers = statement(($: Named<{ kinds: Kinds; accountId: string; keep: string | null }>) =>
  live($)
    .select('id')
    .where(sql<boolean>`id is distinct from ${$.keep}::uuid`),
);
const findStaff = statement(($: Named<{ staffId: string }>) => db.selectFrom('staff').select('id').where('id', '=', $.staffId));

/** Lists the live sessions of the calling account, most recently used first. */
export async function listSessions(context: Context): Promise<OwnSessionType[]> {
  const { kind, id } = await ownAccount(context);
  const sessions = await findLive(context.sql, { kinds: sessionsOf(kind), accountId: id });
  return sessions.map(({ kind: token, name, ip, ...session }) => ({
    ...session,
    kind: token === 'driver_session' ? 'driver_app' : 'account',
    network: ip === null ? null : maskedNetwork(ip),
    device: name ?? deviceOf(session.userAgent ?? ''),
    isCurrent: session.id === context.caller.credentialId,
  }));
}

/** Lists the tokens that a password change of the calling account can revoke. */
export async function listOwnTokens(context: Context): Promise<OwnTokenType[]> {
  const { id } = await ownAccount(context);
  return ownTokens(context.sql, id);
}

/**
 * Ends one session of the account and, with `endTokens`, revokes the tokens created in it. NOT_FOUND for sessions of others and ended
 * ones.
 */
export async function endSession(tx: Tx, account: Account, { id, endTokens }: { id: string; endTokens: boolean }): Promise<boolean> {
  const own = isUuid(id) ? await findOne.first(tx.sql, { kinds: sessionsOf(account.kind), accountId: account.id, id }) : undefined;
  if (!own) throw refuse('NOT_FOUND.session');
  return endTokens ? (await revokeWithChildren(tx, [id])) > 0 : revokeToken(tx, id);
}

/** Ends all sessions of the account except the current one. Returns how many. */
export const endOtherSessions = (tx: Tx, account: Account, { keep, endTokens }: { keep: string; endTokens: boolean }): Promise<number> =>
  endSessions(tx, account, { keep, endTokens });

/** Ends every session of a staff member. Returns how many. NOT_FOUND. */
export async function endStaffSessions(tx: Tx, staffId: string): Promise<number> {
  const staff = isUuid(staffId) ? await findStaff.first(tx.sql, { staffId }) : undefined;
  if (!staff) throw refuse('NOT_FOUND.staffMember');
  return endSessions(tx, { kind: 'staff_session', id: staffId }, { keep: null, endTokens: false });
}

async function endSessions(tx: Tx, { kind, id }: Owner, { keep, endTokens }: { keep: string | null; endTokens: boolean }): Promise<number> {
  // Waits for a session that is being replaced or opened right now, so that its successor is in the list.
  await lockAccount(tx, { kind, id });
  const found = await findOthers(tx.sql, { kinds: sessionsOf(kind), accountId: id, keep });
  const ids = found.map((session) => session.id);
  return endTokens ? revokeWithChildren(tx, ids) : revokeTokens(tx, ids);
}

/** User agent tokens and their display names. Order matters: Edge and Opera also say Chrome, and Chrome also says Safari. */
const PROGRAMS = [
  ['Edg', 'Edge'],
  ['OPR/', 'Opera'],
  ['SamsungBrowser', 'Samsung Internet'],
  ['Firefox', 'Firefox'],
  ['FxiOS', 'Firefox'],
  ['CriOS', 'Chrome'],
  ['Chrome', 'Chrome'],
  ['Safari', 'Safari'],
  ['shipgraph', 'shipgraph command line'],
  ['curl', 'curl'],
  ['node', 'Node.js'],
] as const;

const SYSTEMS = [
  ['iPhone', 'iPhone'],
  ['iPad', 'iPad'],
  ['Android', 'Android'],
  ['Windows', 'Windows'],
  ['Mac OS X', 'macOS'],
  ['CrOS', 'ChromeOS'],
  ['Linux', 'Linux'],
] as const;

const namedIn = (text: string, names: readonly (readonly [string, string])[]): string | undefined =>
  names.find(([part]) => text.includes(part))?.[1];

/** Describes a user agent in familiar words, such as "Firefox on Linux"; null if it is unknown. */
function deviceOf(userAgent: string): string | null {
  const [program, system] = [namedIn(userAgent, PROGRAMS), namedIn(userAgent, SYSTEMS)];
  return program && system ? `${program} on ${system}` : (program ?? system ?? null);
}
