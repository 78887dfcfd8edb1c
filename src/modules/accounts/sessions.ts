import ipaddr from 'ipaddr.js';
import type { Actor } from '../../kernel/actor.js';
import { refuse } from '../../kernel/errors.js';
import { instantOf, instantOrNull } from '../../platform/db/sql.js';
import type { Tx } from '../../platform/db/unit-of-work.js';
import type { Context } from '../../platform/graphql/context.js';
import { isUuid } from '../../platform/ids.js';
import { revokeToken, revokeWithChildren } from '../access/index.js';
import { lockAccount, ownAccount, type Account } from '../staff/index.js';
import type { OwnSessionType } from './session.types.js';
import { deviceOf } from './device.js';

interface Row {
  readonly id: string;
  readonly createdAt: string;
  readonly lastUsedAt: string;
  readonly expiresAt: string | null;
  readonly ip: string | null;
  readonly userAgent: string | null;
}

/** Nobody has more of them open than this and reads the list. */
const MOST = 200;

const LIVE = 'kind = $1 and subject_id = $2 and revoked_at is null and expires_at > $3';

/** The live sessions of the account that asks, those used last first. */
export async function listSessions(context: Context): Promise<OwnSessionType[]> {
  const { kind, id } = await ownAccount(context);
  const { sql, services, caller } = context;
  const rows = await sql<Row>(
    `select id, created_at as "createdAt", renewed_at as "lastUsedAt", expires_at as "expiresAt", ip, user_agent as "userAgent"
       from access_token where ${LIVE} order by renewed_at desc, id desc limit ${MOST}`,
    [kind, id, services.clock.now()],
  );
  return rows.map((row) => ({
    id: row.id,
    createdAt: instantOf(row.createdAt),
    lastUsedAt: instantOf(row.lastUsedAt),
    expiresAt: instantOrNull(row.expiresAt),
    network: networkOf(row.ip),
    device: deviceOf(row.userAgent ?? ''),
    userAgent: row.userAgent,
    isCurrent: row.id === caller.credentialId,
  }));
}

/** Ends one session of the account, and with `endTokens` what was made in it. NOT_FOUND for those of others and for ended ones. */
export async function endSession(tx: Tx, account: Account, { id, endTokens }: { id: string; endTokens: boolean }): Promise<boolean> {
  const [own] = isUuid(id)
    ? await tx.sql(`select 1 from access_token where ${LIVE} and id = $4`, [account.kind, account.id, tx.services.clock.now(), id])
    : [];
  if (!own) throw refuse('NOT_FOUND', { message: 'There is no such session, or it has ended.' });
  return endTokens ? (await revokeWithChildren(tx, [id])) > 0 : revokeToken(tx, id);
}

/** Ends the sessions of the account but the one that asks. Answers how many. */
export const endOtherSessions = (tx: Tx, account: Account, { keep, endTokens }: { keep: string; endTokens: boolean }): Promise<number> =>
  endSessions(tx, account, { keep, endTokens });

/** Ends every session of a colleague. Answers how many. NOT_FOUND. */
export async function endStaffSessions(tx: Tx, actor: Actor, staffId: string): Promise<number> {
  actor.require('staff:manage');
  const [staff] = isUuid(staffId) ? await tx.sql('select 1 from staff where id = $1', [staffId]) : [];
  if (!staff) throw refuse('NOT_FOUND', { message: 'There is no such member of staff.' });
  return endSessions(tx, { kind: 'staff_session', id: staffId }, { keep: null, endTokens: false });
}

async function endSessions(
  tx: Tx,
  { kind, id }: Pick<Account, 'kind' | 'id'>,
  { keep, endTokens }: { keep: string | null; endTokens: boolean },
): Promise<number> {
  // A session that is just being replaced or opened holds this up, and its successor is in the list.
  await lockAccount(tx, { kind, id });
  const found = await tx.sql<{ id: string }>(`select id from access_token where ${LIVE} and id is distinct from $4::uuid`, [
    kind,
    id,
    tx.services.clock.now(),
    keep,
  ]);
  const ids = found.map((session) => session.id);
  if (endTokens) return revokeWithChildren(tx, ids);
  const ended = await tx.sql('update access_token set revoked_at = $2 where id = any($1::uuid[]) and revoked_at is null returning id', [
    ids,
    tx.services.clock.now(),
  ]);
  tx.afterCommit(() => tx.services.access.forget());
  return ended.length;
}

/** The network of an address: enough to recognise where a login came from, also when the address changes from day to day. */
function networkOf(ip: string | null): string | null {
  if (ip === null || !ipaddr.isValid(ip)) return null;
  const address = ipaddr.process(ip);
  return address instanceof ipaddr.IPv4
    ? `${ipaddr.IPv4.networkAddressFromCIDR(`${address.toString()}/24`).toString()}/24`
    : `${ipaddr.IPv6.networkAddressFromCIDR(`${address.toString()}/64`).toString()}/64`;
}
