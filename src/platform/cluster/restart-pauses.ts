const FIRST_PAUSE_MS = 250;
const LONGEST_PAUSE_MS = 10_000;
/** A process that ran this long did not fail because of how it was started. */
const SETTLED_MS = 60_000;

/** How long to wait before a process that has ended is started again: longer each time if it ends repeatedly. */
export class RestartPauses {
  private failures = 0;

  after(livedMs: number): number {
    this.failures = livedMs > SETTLED_MS ? 0 : this.failures + 1;
    return this.failures === 0 ? 0 : Math.min(LONGEST_PAUSE_MS, FIRST_PAUSE_MS * 2 ** (this.failures - 1));
  }
}
