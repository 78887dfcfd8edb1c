import { sql } from 'kysely';
import { refuse } from '../../kernel/errors.js';
import { referencesMeant, typedNumber } from '../../kernel/reference.js';
import { anyOf, statement, type Named } from '../../platform/db/statement.js';
import type { Context } from '../../platform/work/context.js';
import type { Shipment } from './shipment.entity.js';
import { db, ON_OWN_ACCOUNT } from './shipments.tables.js';

/** One statement for every lookup, so that response times do not reveal near misses. */
const findByPublicId = statement(($: Named<{ id: string; meant: readonly string[] }>) => {
  const id = sql<string>`upper(${$.id}::text)`;
  // Numbers that a carrier has assigned are stored as the carrier writes them.
  const numbers = [id, sql<string>`${$.id}::text`];
  return db
    .selectFrom('shipment')
    .select(db.columns('shipment'))
    .select((eb) =>
      sql<number>`case when ${eb.ref('reference')} = ${id} then 1 when ${eb('awb', 'in', numbers)} then 2
          when ${eb('trackingNumber', 'in', numbers)} then 3 else 6 end
        + case when ${ON_OWN_ACCOUNT} and ${eb.ref('reference')} <> ${id} then 2 else 0 end`.as('rank'),
    )
    .where((eb) =>
      eb.or([
        eb('reference', '=', id),
        eb('awb', 'in', numbers),
        eb('trackingNumber', 'in', numbers),
        eb('reference', '=', anyOf($.meant)),
      ]),
    )
    .orderBy('rank')
    .limit(3);
});

/**
 * Finds a shipment for an anonymous caller: only by reference, AWB or tracking number, which are hard to guess. SHIPMENT_NOT_FOUND also
 * when a number matches several shipments, so that their references stay private.
 */
export async function findPublicShipment(context: Pick<Context, 'sql'>, given: string): Promise<Shipment> {
  const text = typedNumber(given);
  const findable = text !== '' && text.length <= 60 && !text.includes('\0') && text.isWellFormed();
  const [first, second] = await findByPublicId(context.sql, findable ? { id: text, meant: referencesMeant(text) } : { id: '', meant: [] });
  if (!first || first.rank === second?.rank) throw refuse('SHIPMENT_NOT_FOUND');
  const { rank: _, ...row } = first;
  return row;
}
