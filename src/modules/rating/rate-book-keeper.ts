import type { RunSql } from '../../platform/db/sql.js';
import { detached } from '../../platform/db/request-scope.js';
import type { Listener } from '../../platform/db/listener.js';
import type { CacheReading } from '../../platform/metrics/cache-metrics.js';
import { buildRateBook } from './build-rate-book.js';
import { RATE_BOOK_CHANNEL } from './rate-book.sql.js';
import { loadRateBookRows } from './load-rate-book.js';
import type { RateBook } from './rate-book.js';

/** Measured with names of typical length. */
const BYTES_PER_PLACE = 650;

/** Keeps the rate book in memory and reloads it when any process changes a price. */
export class RateBookKeeper {
  private book: RateBook | undefined;
  private loading: Promise<void> | undefined;
  private again = false;

  constructor(
    private readonly sql: RunSql,
    private readonly baseCurrency: string,
    private readonly warn: (message: string, error: unknown) => void,
  ) {}

  /** Call before the listener starts. A reconnected listener may have missed a notification, so a reconnect triggers a reload. */
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
    const rows = await loadRateBookRows(this.sql, this.baseCurrency);
    this.book = buildRateBook(rows);
  }

  /** Changes that arrive during a load trigger one more. The old book is used until the new one is complete. */
  refresh(): Promise<void> {
    this.again = true;
    return (this.loading ??= detached(() => this.loadWhileAsked()));
  }

  private async loadWhileAsked(): Promise<void> {
    while (this.again) {
      this.again = false;
      await this.load().catch((error: unknown) => this.warn('The rate book could not be reloaded; the previous one stays in use.', error));
    }
    // No await between this and the last check of `again`: any later caller starts a new load.
    this.loading = undefined;
  }
}
