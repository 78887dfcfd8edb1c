import type { Tx } from '../../../platform/db/unit-of-work.js';
import { driverSessionEnd, issueToken, lastMoment, type LiveSession, type TokenOrigin } from '../../access/index.js';
import type { OpenedSession } from '../sessions.js';

/** Opens another session on the same device, which ends when the replaced one would have ended. */
export async function replaceDriverSession(
  tx: Tx,
  { subjectId, name, createdAt, deviceHash }: LiveSession,
  origin: TokenOrigin,
): Promise<OpenedSession> {
  const expiresAt = driverSessionEnd(createdAt);
  const issued = await issueToken(tx, {
    kind: 'driver_session',
    subjectId,
    name,
    expiresAt,
    createdAt,
    deviceHash: deviceHash && Buffer.from(deviceHash),
    origin,
  });
  return { ...issued, expiresAt, endsAt: lastMoment(createdAt) };
}
