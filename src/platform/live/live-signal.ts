import type { Listener } from '../db/listener.js';
import type { RunSql } from '../db/sql.js';

/** What processes can be told of. */
export type LiveStream = 'events' | 'deliveries';

/** One notification serves everything of this time. */
const GATHER_MS = 15;
/** Whoever listens says so again and again; who is silent for this long listens no more. */
const WANTED_FOR_MS = 30_000;

/**
 * Tells the processes of one service that there is something new to read, while one of them has subscribers. Without any, nobody is told and
 * nothing is paid. What is said carries no data and may be lost: it only saves waiting for the next poll.
 */
export class LiveSignal {
  private readonly wantedUntil = new Map<LiveStream, number>();
  private readonly pending = new Map<LiveStream, NodeJS.Timeout>();
  private readonly ears = new Map<LiveStream, (() => void)[]>();

  constructor(
    private readonly sql: () => RunSql,
    /** Services that share a server listen to channels of their own. */
    private readonly channel: string,
    private readonly warn: (message: string, error: unknown) => void,
  ) {}

  listenTo(listener: Listener): void {
    // What was said while the connection was down is lost, so everything may be new.
    listener.on(
      this.channel,
      (word) => this.heard(word),
      () => this.ears.forEach((_, stream) => this.wake(stream)),
    );
  }

  onNews(stream: LiveStream, ear: () => void): void {
    this.ears.set(stream, [...(this.ears.get(stream) ?? []), ear]);
  }

  /** Asks all processes to tell of this stream for a while. */
  async want(stream: LiveStream): Promise<void> {
    this.noteWanted(stream);
    await this.say(`want:${stream}`);
  }

  isWanted(stream: LiveStream): boolean {
    return (this.wantedUntil.get(stream) ?? 0) > performance.now();
  }

  /** There is something new, committed. Costs nothing when nobody asked. */
  tell(stream: LiveStream): void {
    if (!this.isWanted(stream) || this.pending.has(stream)) return;
    this.pending.set(
      stream,
      setTimeout(() => {
        this.pending.delete(stream);
        void this.say(stream);
      }, GATHER_MS),
    );
  }

  private heard(word: string): void {
    const [, wanted] = /^want:(events|deliveries)$/.exec(word) ?? [];
    if (wanted === 'events' || wanted === 'deliveries') this.noteWanted(wanted);
    else if (word === 'events' || word === 'deliveries') this.wake(word);
  }

  private noteWanted(stream: LiveStream): void {
    this.wantedUntil.set(stream, performance.now() + WANTED_FOR_MS);
  }

  private wake(stream: LiveStream): void {
    for (const ear of this.ears.get(stream) ?? []) ear();
  }

  /** Outside of any transaction: a NOTIFY inside would make all commits of the database wait for one another. */
  private async say(word: string): Promise<void> {
    await this.sql()('select pg_notify($1, $2)', [this.channel, word]).catch((error: unknown) =>
      this.warn('Other processes could not be told of what is new; they find it at their next poll.', error),
    );
  }
}
