import { setTimeout as pause } from 'node:timers/promises';

/** Asks until the answer is true; fails with a sentence when it does not become so in time. */
export async function waitFor(what: string, holds: () => Promise<boolean> | boolean, withinMs = 30_000): Promise<void> {
  const deadline = performance.now() + withinMs;
  while (!(await holds())) {
    if (performance.now() > deadline) throw new Error(`It did not happen within ${withinMs} ms: ${what}.`);
    await pause(20);
  }
}
