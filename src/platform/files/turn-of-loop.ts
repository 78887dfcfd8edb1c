import { setImmediate as nextTurn } from 'node:timers/promises';

const MAX_MS = 10;

/** For work on many items that waits for nothing by itself: lets other requests be answered once it has lasted a while. */
export class TurnOfLoop {
  private began = performance.now();

  /** Await it before each item. */
  async rest(): Promise<void> {
    if (performance.now() - this.began < MAX_MS) return;
    await nextTurn();
    this.began = performance.now();
  }
}
