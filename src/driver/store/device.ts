import { database } from './database.js';
import { randomId } from './random-id.js';

let known: string | undefined;

/** The random id of this device, to which the session is bound. */
export async function deviceId(): Promise<string> {
  if (known !== undefined) return known;
  const tx = (await database()).transaction('meta', 'readwrite');
  const kept = await tx.store.get('device');
  const id = typeof kept === 'string' ? kept : randomId();
  if (kept === undefined) await tx.store.put(id, 'device');
  await tx.done;
  return (known = id);
}
