import { CloseDriverSessionDocument, OpenDriverSessionDocument } from '../graph/operations.generated.js';
import { GraphError } from '../graph/graph-error.js';
import { send } from '../graph/send.js';
import { database } from '../store/database.js';
import { deviceId } from '../store/device.js';
import { forget, keep, valueOf } from '../store/values.js';
import { sync } from '../sync/loop.js';
import { reload } from './state.js';

export interface Credentials {
  readonly email: string;
  readonly password: string;
  readonly code: string | null;
}

/** Opens a session bound to this phone. Throws GraphError. */
export async function signIn({ email, password, code }: Credentials): Promise<void> {
  const deviceName = deviceNameOf(navigator.userAgent);
  const { openDriverSession } = await send(OpenDriverSessionDocument, { email, password, code, deviceId: await deviceId(), deviceName });
  const { staff } = openDriverSession;
  if (!staff) throw new GraphError({ code: 'FORBIDDEN', message: 'This account is not a driver.' });
  await keep('names', { ...(await valueOf('names')), [staff.id]: staff.name });
  await keep('driver', { id: staff.id, name: staff.name, email });
  await keep('signedOut', false);
  await reload();
  void navigator.storage?.persist?.().catch(() => false);
  void sync();
}

/** Ends the session and deletes the run from this phone. Unsent work stays until the driver signs in again. */
export async function signOut(): Promise<void> {
  const driver = await valueOf('driver');
  await send(CloseDriverSessionDocument, {}).catch((error: unknown) => {
    // Without a network the session ends here; on the service it ends when it expires.
    if (!(error instanceof GraphError)) throw error;
  });
  if (driver) await (await database()).delete('runs', driver.id);
  await forget('driver');
  await forget('signedOut');
  await reload();
}

/** A few words that a dispatcher can tell phones apart by. */
function deviceNameOf(agent: string): string {
  const [, system = 'Browser'] = agent.split(/[()]/);
  return system.slice(0, 60);
}
