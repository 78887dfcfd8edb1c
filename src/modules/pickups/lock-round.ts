import { statement, type Named } from '../../platform/db/statement.js';
import type { Tx } from '../../platform/db/unit-of-work.js';
import { db } from './pickups.tables.js';

const lock = statement(($: Named<{ id: string }>) => db.selectFrom('pickupRound').select('id').where('id', '=', $.id).forUpdate());

/** Locks a round. Required for changing its parcels and, with them, its counters. */
export const lockRound = async (tx: Tx, id: string): Promise<void> => void (await lock(tx.sql, { id }));
