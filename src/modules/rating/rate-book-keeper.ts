import type { Currency } from '../../kernel/money.js';
import type { RunSql } from '../../platform/db/sql.js';
import { KeptCopy } from '../../platform/cache/kept-copy.js';
import { statement } from '../../platform/db/statement.js';
import type { CacheReading } from '../../platform/metrics/cache-metrics.js';
import { readCarrierRows } from '../carriers/index.js';
import { readPriceRows } from '../pricing/index.js';
import { buildRateBook } from './build-rate-book.js';
import type { RateBook } from './rate-book.js';
import type { RateBookRows } from './rate-book.rows.js';
import { db } from './rating.tables.js';

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

const findCards = statement(() => db.selectFrom('rateCard').select(db.columns('rateCard')).where('status', '!=', 'draft'));
const findBreaks = statement(() => db.selectFrom('weightBreak').select(db.columns('weightBreak')));
const findSurcharges = statement(() => db.selectFrom('surcharge').select(db.columns('surcharge')));
const findZones = statement(() => db.selectFrom('zone').select(db.columns('zone')));
const findMembers = statement(() => db.selectFrom('zoneMember').select(db.columns('zoneMember')));
const findAliases = statement(() => db.selectFrom('placeAlias').select(['countryCode', 'state', 'city', 'alias']));
const findLanes = statement(() => db.selectFrom('lane').select(db.columns('lane')));

/**
 * Reads the tables of the rate book for `buildRateBook`. Cards are read before their children, so that a card added in the meantime is missing
 * entirely rather than partly.
 */
async function loadRateBookRows(sql: RunSql, baseCurrency: Currency): Promise<RateBookRows> {
  return {
    baseCurrency,
    ...(await readCarrierRows(sql)),
    rateCards: await findCards(sql, {}),
    weightBreaks: await findBreaks(sql, {}),
    surcharges: await findSurcharges(sql, {}),
    zones: await findZones(sql, {}),
    zoneMembers: await findMembers(sql, {}),
    placeAliases: await findAliases(sql, {}),
    lanes: await findLanes(sql, {}),
    ...(await readPriceRows(sql)),
  };
}
