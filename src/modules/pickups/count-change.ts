import { statement, type Named } from '../../platform/db/statement.js';
import type { Tx } from '../../platform/db/unit-of-work.js';
import type { ConfirmationStatus } from './pickups.enums.js';
import { db } from './pickups.tables.js';

export interface ConfirmationChange {
  /** Null for a newly added parcel. */
  readonly from: ConfirmationStatus | null;
  readonly to: ConfirmationStatus;
}

const count = statement(($: Named<{ id: string } & Record<ConfirmationStatus, number>>) =>
  db
    .updateTable('pickupRound')
    .set(({ eb }) => ({
      pendingConfirmationCount: eb('pendingConfirmationCount', '+', $.pending_confirmation),
      confirmedCount: eb('confirmedCount', '+', $.confirmed),
      notCollectedCount: eb('notCollectedCount', '+', $.not_collected),
      autoConfirmedCount: eb('autoConfirmedCount', '+', $.auto_confirmed),
    }))
    .where('id', '=', $.id),
);

/** Updates the counters of a round. The caller has locked it. */
export async function countChange(tx: Tx, roundId: string, changes: readonly ConfirmationChange[]): Promise<void> {
  const difference = (status: ConfirmationStatus): number =>
    changes.reduce((sum, { from, to }) => sum + Number(to === status) - Number(from === status), 0);
  await count(tx.sql, {
    id: roundId,
    pending_confirmation: difference('pending_confirmation'),
    confirmed: difference('confirmed'),
    not_collected: difference('not_collected'),
    auto_confirmed: difference('auto_confirmed'),
  });
}

const lock = statement(($: Named<{ id: string }>) => db.selectFrom('pickupRound').select('id').where('id', '=', $.id).forUpdate());

/** Locks a round. Required for changing its parcels and, with them, its counters. */
export const lockRound = async (tx: Tx, id: string): Promise<void> => void (await lock(tx.sql, { id }));
