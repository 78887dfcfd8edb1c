import type { LiveSignal, LiveStream } from './live-signal.js';

/** A source that is read while there are listeners. */
export interface LiveSource {
  readonly stream: LiveStream;
  /** Finds the position from which to deliver. */
  readonly findPlace: () => Promise<void>;
  /** Reads and delivers everything new. If it fails because of the database, it is called again. */
  readonly readNew: () => Promise<void>;
}

/** Limits the delay after a lost notification, and the time to catch up after an outage. */
const POLL_MS = 1_000;
const WANT_EVERY_POLLS = 8;

/** Reads a source while this process has listeners: at every notification, and periodically without one. */
export class Pulse {
  private listeners = 0;
  private beginning: Promise<void> | undefined;
  private running: Promise<void> | undefined;
  private again = false;
  private polls = 0;
  private timer: NodeJS.Timeout | undefined;

  constructor(
    private readonly source: LiveSource,
    private readonly signal: LiveSignal,
    private readonly warn: (message: string, error: unknown) => void,
  ) {
    signal.onNews(source.stream, () => this.wake());
  }

  /** Adds a listener. Once this resolves, it misses nothing. */
  async join(): Promise<void> {
    this.listeners += 1;
    try {
      await (this.beginning ??= this.open());
    } catch (error) {
      this.beginning = undefined;
      this.leave();
      throw error;
    }
  }

  /** Resolves when everything visible now has been read. */
  async catchUp(): Promise<void> {
    this.wake();
    await this.running;
  }

  leave(): void {
    this.listeners -= 1;
    if (this.listeners === 0) this.stop();
  }

  private async open(): Promise<void> {
    // A read in progress belongs to the previous position.
    await this.running;
    await this.source.findPlace();
    await this.signal.want(this.source.stream);
    this.timer ??= setInterval(() => this.poll(), POLL_MS).unref();
  }

  private stop(): void {
    clearInterval(this.timer);
    this.timer = undefined;
    this.beginning = undefined;
  }

  private poll(): void {
    this.polls += 1;
    if (this.polls % WANT_EVERY_POLLS === 0) void this.signal.want(this.source.stream);
    this.wake();
  }

  private wake(): void {
    if (this.beginning === undefined) return;
    this.again = true;
    this.running ??= this.readAll().finally(() => (this.running = undefined));
  }

  private async readAll(): Promise<void> {
    try {
      while (this.again && this.beginning !== undefined) {
        this.again = false;
        await this.source.readNew();
      }
    } catch (error) {
      this.warn(`New data (${this.source.stream}) could not be read for subscribers; retrying at the next poll.`, error);
    }
  }
}
