import type { Actor } from '../../kernel/actor.js';
import { daysAfter } from '../../kernel/clock.js';
import type { RunSql } from '../../platform/db/sql.js';
import { anyOf, statement, type Named } from '../../platform/db/statement.js';
import type { Tx } from '../../platform/db/unit-of-work.js';
import { newId } from '../../platform/ids.js';
import { db } from './access.tables.js';
import type { AccountChangeKind } from './account-change.entity.js';
import { storedToken } from './stored-tokens.js';

/** How long two people count as one after one of them changed the account of the other. */
export const SAME_PERSON_DAYS = 90;

/** The creator of the calling ERP token; null for people, and for tokens created during setup. */
export async function makerOfToken(sql: RunSql, actor: Actor): Promise<string | null> {
  if (actor.type !== 'erp' || actor.id === null) return null;
  return (await storedToken(sql, 'erp', actor.id))?.createdById ?? null;
}

/** The acting staff member, in person or through a token that they created. */
export const personBehind = (sql: RunSql, actor: Actor): Promise<string | null> =>
  actor.type === 'erp' ? makerOfToken(sql, actor) : Promise.resolve(actor.id);

/** Records what the caller did to an account. Nothing for owners who change their own, and for the installation, which is no person. */
export async function recordAccountChange(tx: Tx, actor: Actor, accountId: string, ...what: readonly AccountChangeKind[]): Promise<void> {
  if (what.length === 0) return;
  const byId = await personBehind(tx.sql, actor);
  if (byId === null || byId === accountId) return;
  for (const each of what) await db.insert(tx.sql, 'accountChange', { id: newId(), accountId, byId, what: each });
}

const findInviter = statement(($: Named<{ accountId: string }>) =>
  db
    .selectFrom('accountChange')
    .select('byId')
    .where('accountId', '=', $.accountId)
    .where('what', '=', 'invited')
    .orderBy('createdAt', 'desc')
    .orderBy('id', 'desc')
    .limit(1),
);

/** Counts the time from the moment the invited person has the account, not from the invitation. */
export async function recordAcceptance(tx: Tx, accountId: string): Promise<void> {
  const inviter = await findInviter.first(tx.sql, { accountId });
  if (inviter) await db.insert(tx.sql, 'accountChange', { id: newId(), accountId, byId: inviter.byId, what: 'invited' });
}

const findBehind = statement(($: Named<{ accountIds: readonly string[]; since: Date }>) =>
  db
    .withRecursive('behind', (q) =>
      q
        .selectFrom('accountChange')
        .select('byId as id')
        .where('accountId', '=', anyOf($.accountIds))
        .where('createdAt', '>', $.since)
        .union(
          q
            .selectFrom('behind')
            .innerJoin('accountChange as c', 'c.accountId', 'behind.id')
            .select('c.byId as id')
            .where('c.createdAt', '>', $.since),
        ),
    )
    .selectFrom('behind')
    .select('id'),
);

/**
 * True if one of these people recently changed the account of one of those, or the other way round, or another person is behind both. Follows
 * any number of steps: otherwise one more account would be a way around.
 */
export async function areSamePerson(sql: RunSql, ones: readonly string[], others: readonly string[], now: Date): Promise<boolean> {
  const since = daysAfter(now, -SAME_PERSON_DAYS);
  const withBehind = async (ids: readonly string[]) => [...ids, ...(await findBehind(sql, { accountIds: ids, since })).map(({ id }) => id)];
  const [first, second] = await Promise.all([withBehind(ones), withBehind(others)]);
  return first.some((id) => second.includes(id));
}
