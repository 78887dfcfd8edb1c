import { setImmediate as nextTurn } from 'node:timers/promises';

const MAX_MS = 10;

/** For work on many items that waits for nothing by itself: lets other requests be answered once it has lasted a while. */
export class TurnOfLoop {
  private began = performance.now();
  private pause: Promise<void> | undefined;

  /** Await it before each item. Items side by side wait together: one after the other, each would take a whole turn. */
  async rest(): Promise<void> {
    if (!this.pause && performance.now() - this.began < MAX_MS) return;
    await (this.pause ??= this.nextTurn());
  }

  private async nextTurn(): Promise<void> {
    await nextTurn();
    this.began = performance.now();
    this.pause = undefined;
  }
}
