import { rateBookRows, writeFirstRateBook } from '../modules/rating/index.js';
import type { Database } from '../platform/db/database.js';

/** Writes the initial carriers, prices, plans and exchange rates into an empty database, so that the service works offline. */
export const seedRateBook = (database: Database): Promise<void> =>
  database.unitOfWork.run(null, (tx) => writeFirstRateBook(tx, rateBookRows()));
