import type { KeptPosition } from '../model/kept.js';
import { database } from './database.js';

/** A day of one position every three seconds, thinned out beyond half of it. */
const MOST = 4_000;

export async function keepPosition(position: KeptPosition): Promise<void> {
  const tx = (await database()).transaction('positions', 'readwrite');
  await tx.store.add(position);
  if ((await tx.store.count()) > MOST) {
    // Every second one goes: the way stays known from end to end, less exactly.
    const keys = await tx.store.getAllKeys();
    for (const [at, key] of keys.entries()) if (at % 2 === 1) await tx.store.delete(key);
  }
  await tx.done;
}

export async function oldestPositions(driverId: string, most: number): Promise<KeptPosition[]> {
  const all = await (await database()).getAll('positions');
  const [first] = all.filter((each) => each.driverId === driverId);
  return all.filter((each) => each.driverId === driverId && each.runId === first?.runId).slice(0, most);
}

export async function dropPositions(sent: readonly KeptPosition[]): Promise<void> {
  const tx = (await database()).transaction('positions', 'readwrite');
  for (const { seq } of sent) if (seq !== undefined) await tx.store.delete(seq);
  await tx.done;
}
