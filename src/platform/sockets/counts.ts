/** How many of something each key holds in this process. */
export class Counts {
  private readonly held = new Map<string, number>();

  /** False when the key holds as many as it may already. */
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
