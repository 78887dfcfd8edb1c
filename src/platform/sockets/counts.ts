/** Counts what each key holds in this process. */
export class Counts {
  private readonly held = new Map<string, number>();

  /** False if the key would hold more than `most`. */
  take(key: string, most: number, amount = 1): boolean {
    const count = (this.held.get(key) ?? 0) + amount;
    if (count > most) return false;
    this.held.set(key, count);
    return true;
  }

  giveBack(key: string, amount = 1): void {
    const count = (this.held.get(key) ?? 0) - amount;
    if (count > 0) this.held.set(key, count);
    else this.held.delete(key);
  }
}
