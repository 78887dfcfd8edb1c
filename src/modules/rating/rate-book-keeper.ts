import type { Database } from '../../platform/db/database.js';
import { detached } from '../../platform/db/request-scope.js';
import type { Listener } from '../../platform/db/listener.js';
import type { CacheReading } from '../../platform/metrics/cache-metrics.js';
import { buildRateBook } from './build-rate-book.js';
import { RATE_BOOK_CHANNEL } from './rate-book.sql.js';
import { loadRateBookRows } from './load-rate-book.js';
import type { RateBook } from './rate-book.js';

declare module '../../platform/services.js' {
  interface Services {
    readonly rateBook: {
      current(): RateBook;
      /** Reads the tables again; afterwards `current` knows everything that was committed before the call. */
      refresh(): Promise<void>;
      /** The places that were asked for, with their zones. */
      readonly places: CacheReading;
    };
  }
}

/** Measured, with names of usual length. */
const BYTES_PER_PLACE = 650;

/** Holds the rate book in memory and reads it again when any process has changed a price. */
export class RateBookKeeper {
  private book: RateBook | undefined;
  private loading: Promise<void> | undefined;
  private again = false;

  constructor(
    private readonly database: () => Database,
    private readonly baseCurrency: string,
    private readonly warn: (message: string, error: unknown) => void,
  ) {}

  /** Must be called before the listener starts. A reconnected listener may have missed a change, so it counts as one. */
  listenTo(listener: Listener): void {
    const reload = (): void => void this.refresh();
    listener.on(RATE_BOOK_CHANNEL, reload, reload);
  }

  current(): RateBook {
    if (!this.book) throw new Error('The rate book is not loaded yet.');
    return this.book;
  }

  get places(): CacheReading {
    const entries = this.book?.routes.places.size ?? 0;
    return { entries, bytes: entries * BYTES_PER_PLACE };
  }

  async load(): Promise<void> {
    const rows = await loadRateBookRows(this.database().sql, this.baseCurrency);
    this.book = buildRateBook(rows);
  }

  /** Changes that arrive during a load are followed by one more. The old book stays on sale until the new one is whole. */
  refresh(): Promise<void> {
    this.again = true;
    return (this.loading ??= detached(() => this.loadWhileAsked()));
  }

  private async loadWhileAsked(): Promise<void> {
    while (this.again) {
      this.again = false;
      await this.load().catch((error: unknown) => this.warn('The rate book could not be read again; the last one stays in use.', error));
    }
    // In the same breath as the last look at `again`: whoever asks from now on begins a new load.
    this.loading = undefined;
  }
}
