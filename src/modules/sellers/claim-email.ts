import { sql } from 'kysely';
import { invalid, refuse } from '../../kernel/errors.js';
import { statement, type Named } from '../../platform/db/statement.js';
import type { Tx } from '../../platform/db/unit-of-work.js';
import { db } from './sellers.tables.js';

/**
 * Sellers and staff log in at the same place, so an e-mail belongs to one of them. EMAIL_IN_USE when it is another's.
 * Rivals for the same address wait here for one another.
 */
export async function claimEmail(tx: Tx, email: string, ownerId: string | null = null): Promise<void> {
  if (await isEmailTaken(tx, email, ownerId)) throw refuse('EMAIL_IN_USE', { errors: [invalid('email', 'is used by another account')] });
}

const lockAddress = statement(($: Named<{ email: string }>) =>
  db.selectNoFrom(sql`pg_advisory_xact_lock(hashtextextended('email:' || ${$.email}::text, 0))`.as('locked')),
);

/** Staff builds on sellers, so that its table is named in text alone. */
const findOther = statement(($: Named<{ email: string; ownerId: string | null }>) =>
  db
    .selectFrom('seller')
    .select('id')
    .where('email', '=', $.email)
    .where('id', 'is distinct from', $.ownerId)
    .unionAll(
      db
        .selectFrom(sql<{ id: string; email: string }>`staff`.as('staff'))
        .select('staff.id')
        .where('staff.email', '=', $.email)
        .where('staff.id', 'is distinct from', $.ownerId),
    ),
);

/** Whether another account has the address. Nobody else can take it before this transaction ends. */
export async function isEmailTaken(tx: Tx, email: string, ownerId: string | null = null): Promise<boolean> {
  const [, other] = await Promise.all([lockAddress(tx.sql, { email }), findOther.first(tx.sql, { email, ownerId })]);
  return other !== undefined;
}
