/** A memory of at most `limit` entries that forgets the oldest first, so that no caller can make it grow. */
export class BoundedMap<Key, Value> {
  private readonly entries = new Map<Key, Value>();

  constructor(private readonly limit: number) {}

  get size(): number {
    return this.entries.size;
  }

  /** The remembered value, or the one that `make` gives, which is remembered from now on. */
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
