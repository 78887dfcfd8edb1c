/** Counts what each key holds in this process. */
export class Counts {
  private readonly held = new Map<string, number>();

  /** False if the key has reached its limit. */
  take(key: string, most: number): boolean {
    const count = this.held.get(key) ?? 0;
    if (count >= most) return false;
    this.held.set(key, count + 1);
    return true;
  }

  giveBack(key: string): void {
    const count = (this.held.get(key) ?? 0) - 1;
    if (count > 0) this.held.set(key, count);
    else this.held.delete(key);
  }
}
