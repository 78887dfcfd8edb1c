import type { Actor } from '../../kernel/actor.js';
import { refuse } from '../../kernel/errors.js';
import { statement, type Named } from '../../platform/db/statement.js';
import type { Tx } from '../../platform/db/unit-of-work.js';
import type { Context } from '../../platform/work/context.js';
import type { LabelSize } from '../../platform/pdf/label-sheet.js';
import { db } from './labels.tables.js';

const USUAL: LabelSize = '4x6';

const findSize = statement(($: Named<{ userId: string }>) =>
  db.selectFrom('labelPreference').select('size').where('subjectId', '=', $.userId),
);

export async function labelSizeOf({ actor, sql }: Context): Promise<LabelSize> {
  if (actor.userId === null) return USUAL;
  return (await findSize.first(sql, { userId: actor.userId }))?.size ?? USUAL;
}

const keepSize = statement(($: Named<{ userId: string; size: LabelSize }>) =>
  db
    .insertInto('labelPreference')
    .values({ subjectId: $.userId, size: $.size })
    .onConflict((conflict) => conflict.column('subjectId').doUpdateSet({ size: $.size })),
);

export async function setLabelSize(tx: Tx, actor: Actor, size: LabelSize): Promise<LabelSize> {
  const { userId } = actor;
  if (userId === null) throw refuse('FORBIDDEN.preferencesOfUsers');
  await keepSize(tx.sql, { userId, size });
  return size;
}
