import { setTimeout as wait } from 'node:timers/promises';

/** Asks again and again until the answer is true. False when the time is over first. */
export async function waitUntil(holds: () => boolean | Promise<boolean>, within: { everyMs: number; forMs: number }): Promise<boolean> {
  const deadline = performance.now() + within.forMs;
  for (;;) {
    if (await holds()) return true;
    if (performance.now() >= deadline) return false;
    await wait(within.everyMs);
  }
}
