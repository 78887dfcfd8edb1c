import { rateBookRows, writeRateBook } from '../modules/carriers/index.js';
import type { Database } from '../platform/db/database.js';

/** Any fixed number: two processes that start at once must not both write the first prices. */
const SEED_LOCK = 7_461_203_772n;

/** Writes the first carriers, prices, plans and exchange rates into an empty database, so that the service works offline. */
export async function seedRateBook(database: Database): Promise<void> {
  await database.unitOfWork.run(null, async (tx) => {
    await tx.sql('select pg_advisory_xact_lock($1)', [SEED_LOCK]);
    const [row] = await tx.sql<{ seeded: boolean }>('select exists (select 1 from carrier) as seeded');
    if (!row?.seeded) await writeRateBook(tx.sql, rateBookRows());
  });
}
