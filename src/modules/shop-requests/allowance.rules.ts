const SECOND_MS = 1_000;

/** At most so many in each second. */
export class Allowance {
  private beganAt = -Infinity;
  private used = 0;

  constructor(private readonly most: number) {}

  take(nowMs: number): boolean {
    if (nowMs - this.beganAt >= SECOND_MS) {
      this.beganAt = nowMs;
      this.used = 0;
    }
    if (this.used >= this.most) return false;
    this.used += 1;
    return true;
  }
}
