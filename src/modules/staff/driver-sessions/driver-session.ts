import { FieldChecks, refuse, type Refusal } from '../../../kernel/errors.js';
import { sha256 } from '../../../platform/auth/secrets.js';
import { statement, type Named, anyOf, now } from '../../../platform/db/statement.js';
import type { Tx } from '../../../platform/db/unit-of-work.js';
import { checkFields } from '../../../platform/graphql/declared-fields.js';
import { isUuid } from '../../../platform/ids.js';
import {
  driverSessionEnd,
  issueToken,
  lastMoment,
  revokeOnDevice,
  type TokenOrigin,
  revokeTokens,
  sessionsOf,
} from '../../access/index.js';
import { wrongCredentials } from '../../two-factor/index.js';
import type { CheckedLogin, OpenedSession } from '../sessions.js';
import { db } from '../staff.tables.js';
import { OpenDriverSessionArgs } from './driver-session.types.js';

/** The device that the app runs on. */
export interface Device {
  readonly deviceId: string;
  readonly deviceName?: string | null | undefined;
}

const DEVICE_ID = /^[\w-]{16,64}$/;

export function checkDevice({ deviceId, deviceName }: Device): void {
  const checks = new FieldChecks();
  if (!DEVICE_ID.test(deviceId)) checks.fail('deviceId', 'deviceId');
  checkFields(checks, '', OpenDriverSessionArgs, { deviceName });
  checks.settle();
}

const holdDriver = statement(($: Named<{ id: string; passwordHash: string }>) =>
  db.selectFrom('staff').select(['role', 'active']).where('id', '=', $.id).where('passwordHash', '=', $.passwordHash).forNoKeyUpdate(),
);

/**
 * Opens the session of a verified login in the drivers' app. It replaces the driver's earlier session on the same device and leaves those on
 * other devices alone. UNAUTHORIZED for others than drivers, and when the password changed since.
 */
export async function openDriverSession(
  tx: Tx,
  { staff, passwordHash }: CheckedLogin,
  { deviceId, deviceName, origin }: Device & { origin: TokenOrigin },
): Promise<OpenedSession> {
  if (!staff) throw notADriver();
  const held = await holdDriver.first(tx.sql, { id: staff.id, passwordHash });
  if (!held?.active) throw wrongCredentials();
  if (held.role !== 'driver') throw notADriver();
  const deviceHash = sha256(deviceId);
  await revokeOnDevice(tx, { subjectId: staff.id, deviceHash });
  const startedAt = tx.services.clock.now();
  const expiresAt = driverSessionEnd(startedAt);
  const issued = await issueToken(tx, {
    kind: 'driver_session',
    subjectId: staff.id,
    name: deviceName?.trim() || null,
    expiresAt,
    createdAt: startedAt,
    deviceHash,
    origin,
  });
  // The browser keeps the cookie longer than the session, so that the app learns that it has expired.
  return { ...issued, expiresAt, endsAt: lastMoment(startedAt) };
}

export const notADriver = (): Refusal => refuse('UNAUTHORIZED.driversOnly', {}, { reason: 'NOT_A_DRIVER' });

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
