/** A map with at most `limit` entries that evicts the oldest, so that callers cannot exhaust memory. */
export class BoundedMap<Key, Value> {
  private readonly entries = new Map<Key, Value>();

  constructor(private readonly limit: number) {}

  get size(): number {
    return this.entries.size;
  }

  /** Returns the cached value, or caches and returns the result of `make`. */
  remember(key: Key, make: () => Value): Value {
    const known = this.entries.get(key);
    if (known !== undefined) return known;
    const made = make();
    if (this.entries.size >= this.limit) this.forgetOldest();
    this.entries.set(key, made);
    return made;
  }

  private forgetOldest(): void {
    for (const oldest of this.entries.keys()) {
      this.entries.delete(oldest);
      return;
    }
  }
}
