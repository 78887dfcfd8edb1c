import type { Store } from '../modules/shipgraph/service.js';

export type RateRequest = Parameters<Store['explainRates']>[0];
export type Quote = Awaited<ReturnType<Store['explainRates']>>;

interface RateBookOptions {
  readonly store: () => Store;
  /** For how long a quote is kept. */
  readonly seconds: number;
  readonly timeoutMs: number;
}

interface Entry {
  readonly quote: Promise<Quote>;
  readonly until: number;
}

const MAX_QUOTES = 1000;

/**
 * Quotes by what was asked: a checkout asks for the price of each option, again and again, and is answered from one request until its
 * lines, its address or its currency change. Requests that run are shared; failures are not kept.
 */
export class RateBook {
  private readonly entries = new Map<string, Entry>();

  constructor(private readonly options: RateBookOptions) {}

  quote(request: RateRequest): Promise<Quote> {
    const key = JSON.stringify(request);
    const known = this.entries.get(key);
    this.entries.delete(key);
    const entry = known && known.until > Date.now() ? known : this.ask(key, request);
    // A map keeps the order of insertion: the first is the one that was used longest ago.
    this.entries.set(key, entry);
    for (const oldest of this.entries.keys()) {
      if (this.entries.size <= MAX_QUOTES) break;
      this.entries.delete(oldest);
    }
    return entry.quote;
  }

  private ask(key: string, request: RateRequest): Entry {
    const { store, seconds, timeoutMs } = this.options;
    const quote = store().explainRates(request, { timeoutMs });
    const entry = { quote, until: Date.now() + seconds * 1000 };
    quote.catch(() => {
      if (this.entries.get(key) === entry) this.entries.delete(key);
    });
    return entry;
  }
}
