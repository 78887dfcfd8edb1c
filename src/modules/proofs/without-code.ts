import { now, statement, type Named } from '../../platform/db/statement.js';
import type { Tx } from '../../platform/db/unit-of-work.js';
import { db } from './proofs.tables.js';
import { hasVerifiedCode } from './verified-code.js';

interface WithoutCode {
  readonly taskId: string;
  readonly driverId: string;
  /** At most 500 characters; the caller has checked it. */
  readonly reason: string;
}

const record = statement(($: Named<WithoutCode>) =>
  db
    .insertInto('deliveryWithoutCode')
    .values({ taskId: $.taskId, driverId: $.driverId, reason: $.reason, createdAt: now })
    .onConflict((conflict) => conflict.doNothing()),
);

/** Records why a parcel was handed over without the required code, unless the code was verified. Idempotent: the first reason stays. */
export async function recordWithoutCode(tx: Tx, given: WithoutCode): Promise<void> {
  if (!(await hasVerifiedCode(tx, given.taskId))) await record(tx.sql, given);
}
