import { invalid, refuse } from '../../kernel/errors.js';
import type { Tx } from '../../platform/db/unit-of-work.js';

/**
 * Sellers and staff log in at the same place, so an e-mail belongs to one of them. EMAIL_IN_USE when it is another's.
 * Rivals for the same address wait here for one another.
 */
export async function claimEmail(tx: Tx, email: string, ownerId: string | null = null): Promise<void> {
  if (await isEmailTaken(tx, email, ownerId)) throw refuse('EMAIL_IN_USE', { errors: [invalid('email', 'is used by another account')] });
}

/** Whether another account has the address. Nobody else can take it before this transaction ends. */
export async function isEmailTaken(tx: Tx, email: string, ownerId: string | null = null): Promise<boolean> {
  await tx.sql('select pg_advisory_xact_lock(hashtextextended($1, 0))', [`email:${email}`]);
  const taken = await tx.sql(
    'select 1 from (select id, email from seller union all select id, email from staff) account where email = $1 and id is distinct from $2',
    [email, ownerId],
  );
  return taken.length > 0;
}
