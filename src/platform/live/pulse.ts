import type { LiveSignal, LiveStream } from './live-signal.js';

/** What is read while somebody listens. */
export interface LiveSource {
  readonly stream: LiveStream;
  /** Finds the place from which on there is something to tell. */
  readonly findPlace: () => Promise<void>;
  /** Reads and tells all that is new. Fails when the database does; then it is called again. */
  readonly readNew: () => Promise<void>;
}

/** Bounds the wait when a notification is lost, and so is the time by which all is told after an outage. */
const POLL_MS = 1_000;
const WANT_EVERY_POLLS = 8;

/** Reads a source while this process has listeners: at every notification, and now and then without one. */
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

  /** One listener more. From the end of this on, it misses nothing. */
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

  /** Over when everything that can be seen now was read. */
  async catchUp(): Promise<void> {
    this.wake();
    await this.running;
  }

  leave(): void {
    this.listeners -= 1;
    if (this.listeners === 0) this.stop();
  }

  private async open(): Promise<void> {
    // What is still being read belongs to the place before.
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
      this.warn(`What is new (${this.source.stream}) could not be read for subscribers; it is read at the next poll.`, error);
    }
  }
}
