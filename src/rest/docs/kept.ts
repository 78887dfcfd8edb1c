/** Caches texts built on first request. A failed build is retried next time. */
export class Kept<Value> {
  private readonly made = new Map<string, Promise<Value>>();

  get(name: string, make: () => Promise<Value>): Promise<Value> {
    const known = this.made.get(name);
    if (known) return known;
    const making = make();
    this.made.set(name, making);
    making.catch(() => this.made.delete(name));
    return making;
  }
}
