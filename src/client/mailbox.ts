/** Queues pushed items for an async loop that reads them in order. */
export class Mailbox<Item> {
  private items: Item[] = [];
  private end: { readonly error: Error | undefined } | undefined;
  private wake = (): void => undefined;

  put(item: Item): void {
    this.items.push(item);
    this.wake();
  }

  /** Ends the loop, or throws the error in it, once the items already queued have been read. */
  close(error?: Error): void {
    this.end ??= { error };
    this.wake();
  }

  async *read(): AsyncGenerator<Item, void, undefined> {
    for (;;) {
      const items = this.items;
      this.items = [];
      yield* items;
      if (this.items.length > 0) continue;
      if (this.end?.error) throw this.end.error;
      if (this.end) return;
      await new Promise<void>((resolve) => (this.wake = resolve));
    }
  }
}
