import { sql } from 'kysely';
import { invalid, refuse } from '../../kernel/errors.js';
import { statement, type Named } from '../../platform/db/statement.js';
import type { Tx } from '../../platform/db/unit-of-work.js';
import { db } from './sellers.tables.js';

/**
 * Claims an e-mail address. Sellers and staff log in at the same endpoint, so an address belongs to one account. EMAIL_IN_USE when taken.
 * Concurrent claims of an address are serialised here.
 */
export async function claimEmail(tx: Tx, email: string, ownerId: string | null = null): Promise<void> {
  if (await isEmailTaken(tx, email, ownerId)) throw refuse('EMAIL_IN_USE', {}, { errors: [invalid('email', 'emailUsed')] });
}

const lockAddress = statement(($: Named<{ email: string }>) =>
  db.selectNoFrom(sql`pg_advisory_xact_lock(hashtextextended('email:' || ${$.email}::text, 0))`.as('locked')),
);

/** The staff module builds on this one, so name its table only in SQL text. */
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

/** Whether another account has the address. Locks the address until the transaction ends. */
export async function isEmailTaken(tx: Tx, email: string, ownerId: string | null = null): Promise<boolean> {
  const [, other] = await Promise.all([lockAddress(tx.sql, { email }), findOther.first(tx.sql, { email, ownerId })]);
  return other !== undefined;
}
