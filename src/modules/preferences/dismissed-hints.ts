import type { Actor } from '../../kernel/actor.js';
import { refuse } from '../../kernel/errors.js';
import { assertRoom } from '../../platform/db/room.js';
import { statement, type Named } from '../../platform/db/statement.js';
import type { Tx } from '../../platform/db/unit-of-work.js';
import type { Context } from '../../platform/work/context.js';
import { checkedName } from './checked-name.js';
import { db } from './preferences.tables.js';

const findHints = statement(($: Named<{ subjectId: string }>) =>
  db.selectFrom('dismissedHint').select('hint').where('subjectId', '=', $.subjectId).orderBy('hint'),
);

export async function dismissedHints({ actor, sql }: Context): Promise<string[]> {
  return actor.userId === null ? [] : (await findHints(sql, { subjectId: actor.userId })).map(({ hint }) => hint);
}

const countOthers = statement(($: Named<{ subjectId: string; hint: string }>) =>
  db
    .selectFrom('dismissedHint')
    .select(({ fn }) => fn.countAll<bigint>().as('count'))
    .where('subjectId', '=', $.subjectId)
    .where('hint', '<>', $.hint),
);

/** Hides a hint from the user for good. Idempotent. LIMIT_REACHED, VALIDATION_FAILED. */
export async function dismissHint(tx: Tx, actor: Actor, given: string): Promise<string[]> {
  const hint = checkedName('hint', given, 'first-steps');
  const subjectId = actor.userId;
  if (subjectId === null) throw refuse('FORBIDDEN.preferencesOfUsers');
  await assertRoom(tx, 'hints', { owner: subjectId, held: () => countOthers.first(tx.sql, { subjectId, hint }) });
  await db.upsert(tx.sql, 'dismissedHint', { subjectId, hint }, ['subjectId', 'hint']);
  return (await findHints(tx.sql, { subjectId })).map((row) => row.hint);
}
