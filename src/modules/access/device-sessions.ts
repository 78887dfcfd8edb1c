import { now, statement, type Named } from '../../platform/db/statement.js';
import type { Tx } from '../../platform/db/unit-of-work.js';
import { db } from './access.tables.js';

interface OnDevice {
  readonly subjectId: string;
  readonly deviceHash: Buffer;
}

const revokeOn = statement(($: Named<OnDevice>) =>
  db
    .updateTable('accessToken')
    .set({ revokedAt: now })
    .where('kind', '=', 'driver_session')
    .where('subjectId', '=', $.subjectId)
    .where('deviceHash', '=', $.deviceHash)
    .where('revokedAt', 'is', null),
);

/** Revokes the driver's sessions on one device. The caller holds a lock on the driver. */
export async function revokeOnDevice(tx: Tx, given: OnDevice): Promise<void> {
  await revokeOn.count(tx.sql, given);
  tx.afterCommit(() => tx.services.access.forget());
}
