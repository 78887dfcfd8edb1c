/** Maps the values of a stream, one at a time and on demand. Can be ended at once, even while it waits. */
export class ResultStream<From, To> implements AsyncGenerator<To, undefined> {
  private ended = false;

  constructor(
    private readonly source: AsyncIterator<From>,
    private readonly make: (from: From) => Promise<To>,
    private readonly onEnd: () => void,
  ) {}

  async next(): Promise<IteratorResult<To, undefined>> {
    try {
      const step = await this.source.next();
      if (!step.done) return { done: false, value: await this.make(step.value) };
      this.end();
      return { done: true, value: undefined };
    } catch (error) {
      this.end();
      throw error;
    }
  }

  async return(): Promise<IteratorResult<To, undefined>> {
    this.end();
    await this.source.return?.();
    return { done: true, value: undefined };
  }

  async throw(error: unknown): Promise<IteratorResult<To, undefined>> {
    await this.return();
    throw error;
  }

  async [Symbol.asyncDispose](): Promise<void> {
    await this.return();
  }

  [Symbol.asyncIterator](): this {
    return this;
  }

  private end(): void {
    if (this.ended) return;
    this.ended = true;
    this.onEnd();
  }
}
