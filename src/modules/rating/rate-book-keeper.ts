import type { RunSql } from '../../platform/db/sql.js';
import { KeptCopy } from '../../platform/cache/kept-copy.js';
import type { CacheReading } from '../../platform/metrics/cache-metrics.js';
import { buildRateBook } from './build-rate-book.js';
import { loadRateBookRows } from './load-rate-book.js';
import type { RateBook } from './rate-book.js';

/** Measured with names of typical length. */
const BYTES_PER_PLACE = 650;

/** Keeps the rate book in memory and reloads it when any process changes a price. */
export class RateBookKeeper {
  private book: RateBook | undefined;
  private readonly copy: KeptCopy;

  constructor(
    private readonly sql: RunSql,
    private readonly baseCurrency: string,
    warn: (message: string, error: unknown) => void,
  ) {
    const failed = (error: unknown): void => warn('The rate book could not be reloaded; the previous one stays in use.', error);
    this.copy = new KeptCopy(() => this.load(), failed);
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

  /** False if it could not be loaded. */
  refresh(): Promise<boolean> {
    return this.copy.refresh();
  }
}
