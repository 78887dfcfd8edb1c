import type { Listener } from '../db/listener.js';
import type { RunSql } from '../db/sql.js';

/** The streams that processes announce to each other. */
const streams = ['events', 'deliveries', 'positions', 'shop requests'] as const;
export type LiveStream = (typeof streams)[number];
const WANT = 'want:';

/** One notification covers everything within this time. */
const GATHER_MS = 15;
/** Processes with subscribers repeat their announcement; after this long without one, they count as gone. */
const WANTED_FOR_MS = 30_000;

/**
 * Announces new data to the processes of one service while any of them has subscribers; otherwise it costs nothing. Notifications carry no
 * data and may be lost: they only save waiting for the next poll.
 */
export class LiveSignal {
  private readonly wantedUntil = new Map<LiveStream, number>();
  private readonly pending = new Map<LiveStream, NodeJS.Timeout>();
  private readonly ears = new Map<LiveStream, (() => void)[]>();

  constructor(
    private readonly sql: RunSql,
    /** Services that share a server use separate channels. */
    private readonly channel: string,
    private readonly warn: (message: string, error: unknown) => void,
  ) {}

  listenTo(listener: Listener): void {
    // Notifications sent while the connection was down are lost, so everything may be new.
    listener.on(
      this.channel,
      (word) => this.heard(word),
      () => this.ears.forEach((_, stream) => this.wake(stream)),
    );
  }

  onNews(stream: LiveStream, ear: () => void): void {
    this.ears.set(stream, [...(this.ears.get(stream) ?? []), ear]);
  }

  /** Asks all processes to announce this stream for a while. */
  async want(stream: LiveStream): Promise<void> {
    this.noteWanted(stream);
    await this.say(WANT + stream);
  }

  isWanted(stream: LiveStream): boolean {
    return (this.wantedUntil.get(stream) ?? 0) > performance.now();
  }

  /** Announces new committed data. Costs nothing without subscribers. */
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
    const stream = streams.find((each) => word === each || word === WANT + each);
    if (stream === word) this.wake(stream);
    else if (stream) this.noteWanted(stream);
  }

  private noteWanted(stream: LiveStream): void {
    this.wantedUntil.set(stream, performance.now() + WANTED_FOR_MS);
  }

  private wake(stream: LiveStream): void {
    for (const ear of this.ears.get(stream) ?? []) ear();
  }

  /** Outside any transaction: a NOTIFY inside would make all commits of the database wait for each other. */
  private async say(word: string): Promise<void> {
    await this.sql('select pg_notify($1, $2)', [this.channel, word]).catch((error: unknown) =>
      this.warn('Other processes could not be notified of new data; they find it at their next poll.', error),
    );
  }
}
