/** Values that all operations together may complete in one turn of the event loop: about 15 ms. */
export const VALUES_PER_TURN = 12_000;

interface Waiting {
  readonly values: number;
  readonly go: () => void;
}

/** Divides the work of large answers over turns of the event loop, first come, first served. */
class LoopTurns {
  private left = VALUES_PER_TURN;
  private waiting: Waiting[] = [];
  private isEnding = false;

  /** The list, whose later entries are promises if it is too long for one turn; itself a promise if this turn is used up. */
  share<Entry>(
    list: readonly Entry[],
    perEntry: number,
  ): readonly (Entry | Promise<Entry>)[] | Promise<readonly (Entry | Promise<Entry>)[]> {
    const size = Math.max(1, Math.floor(VALUES_PER_TURN / perEntry));
    const wait = this.take(Math.min(list.length, size) * perEntry);
    const shared = list.length <= size ? list : this.split(list, size, perEntry);
    return wait ? wait.then(() => shared) : shared;
  }

  /** What a promise brings, in a turn that has room for its values. */
  async pass<Value>(coming: Promise<Value>, values: number): Promise<Value> {
    const value = await coming;
    await this.take(values);
    return value;
  }

  private split<Entry>(list: readonly Entry[], size: number, perEntry: number): readonly (Entry | Promise<Entry>)[] {
    const shared: (Entry | Promise<Entry>)[] = list.slice(0, size);
    for (let start = size; start < list.length; start += size) {
      const part = list.slice(start, start + size);
      const turn = this.take(part.length * perEntry);
      for (const entry of part) shared.push(turn ? turn.then(() => entry) : entry);
    }
    return shared;
  }

  /** Undefined if this turn has room for the values. */
  private take(values: number): Promise<void> | undefined {
    this.endTurn();
    if (this.left > 0 && this.waiting.length === 0) {
      this.left -= values;
      return undefined;
    }
    return new Promise((go) => this.waiting.push({ values, go }));
  }

  private endTurn(): void {
    if (this.isEnding) return;
    this.isEnding = true;
    setImmediate(() => {
      this.isEnding = false;
      this.left = VALUES_PER_TURN;
      this.next();
    });
  }

  private next(): void {
    let served = 0;
    for (const { values, go } of this.waiting) {
      if (this.left <= 0) break;
      this.left -= values;
      served += 1;
      go();
    }
    this.waiting = this.waiting.slice(served);
    if (this.waiting.length > 0) this.endTurn();
  }
}

/** Of this process: operations at the same time share its event loop. */
export const loopTurns = new LoopTurns();
