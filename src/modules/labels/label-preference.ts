import type { Actor } from '../../kernel/actor.js';
import { refuse } from '../../kernel/errors.js';
import type { Tx } from '../../platform/db/unit-of-work.js';
import type { Context } from '../../platform/graphql/context.js';
import type { LabelSize } from '../../platform/pdf/label-sheet.js';

const USUAL: LabelSize = '4x6';

/** The user behind a caller: a member of staff or a seller. Tokens of shops and of the ERP system have no preference. */
const userOf = ({ type, id, sellerId }: Actor): string | null =>
  type === 'seller' ? (sellerId ?? null) : type === 'shop' || type === 'erp' ? null : id;

export async function labelSizeOf({ actor, sql }: Context): Promise<LabelSize> {
  const userId = userOf(actor);
  if (userId === null) return USUAL;
  const [row] = await sql<{ size: LabelSize }>('select size from label_preference where subject_id = $1', [userId]);
  return row?.size ?? USUAL;
}

export async function setLabelSize(tx: Tx, actor: Actor, size: LabelSize): Promise<LabelSize> {
  const userId = userOf(actor);
  if (userId === null) throw refuse('FORBIDDEN', { message: 'Preferences belong to people: log in with an e-mail and a password.' });
  await tx.sql(
    `insert into label_preference (subject_id, size, updated_at) values ($1, $2, $3)
     on conflict (subject_id) do update set size = excluded.size, updated_at = excluded.updated_at`,
    [userId, size, tx.services.clock.now()],
  );
  return size;
}
