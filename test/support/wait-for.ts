import { setTimeout as pause } from 'node:timers/promises';

/** Asks until the answer is true; fails with a sentence when it does not become so. The limit ends a test that hangs, and is no part of what is tested. */
export async function waitFor(what: string | (() => string), holds: () => Promise<boolean> | boolean, withinMs = 120_000): Promise<void> {
  const deadline = performance.now() + withinMs;
  while (!(await holds())) {
    if (performance.now() > deadline)
      throw new Error(`It did not happen within ${withinMs} ms: ${typeof what === 'string' ? what : what()}.`);
    await pause(20);
  }
}
