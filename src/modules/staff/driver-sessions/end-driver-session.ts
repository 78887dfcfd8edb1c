import { refuse } from '../../../kernel/errors.js';
import { anyOf, now, statement, type Named } from '../../../platform/db/statement.js';
import type { Tx } from '../../../platform/db/unit-of-work.js';
import { isUuid } from '../../../platform/ids.js';
import { revokeTokens, sessionsOf } from '../../access/index.js';
import { db } from '../staff.tables.js';

/** Waits for a session that is being opened right now, so that it ends too. */
const lockDriver = statement(($: Named<{ id: string }>) =>
  db.selectFrom('staff').select('id').where('id', '=', $.id).where('role', '=', 'driver').forNoKeyUpdate(),
);

const findLive = statement(($: Named<{ driverId: string; kinds: readonly ReturnType<typeof sessionsOf>[number][] }>) =>
  db
    .selectFrom('accessToken')
    .select('id')
    .where('kind', '=', anyOf($.kinds))
    .where('subjectId', '=', $.driverId)
    .where('revokedAt', 'is', null)
    .where('expiresAt', '>', now),
);

/** Ends every session of a driver, in the app and elsewhere. Returns how many. DRIVER_NOT_FOUND. */
export async function endDriverSession(tx: Tx, driverId: string): Promise<number> {
  const driver = isUuid(driverId) ? await lockDriver.first(tx.sql, { id: driverId }) : undefined;
  if (!driver) throw refuse('DRIVER_NOT_FOUND');
  const live = await findLive(tx.sql, { driverId: driver.id, kinds: sessionsOf('staff_session') });
  return revokeTokens(tx, live.map(({ id }) => id)); // prettier-ignore
}
