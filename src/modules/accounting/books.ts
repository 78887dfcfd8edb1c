import { localDay } from '../../kernel/local-time.js';
import type { Context } from '../../platform/work/context.js';
import { firstPosted, latestVerdict, type LedgerVerdict } from '../ledger/index.js';
import { bookComparisons } from './watch-ledger.js';

export interface LedgerBooks {
  readonly timeZone: string;
  /** Days as YYYY-MM-DD. */
  readonly today: string;
  readonly firstDay: string | null;
  readonly comparisons: readonly string[];
  readonly lastCheck: LedgerVerdict | null;
}

/** What is to be known of the books before they are read. Two statements. */
export async function readBooks({ sql, services }: Context): Promise<LedgerBooks> {
  const timeZone = services.settings.operatorTimeZone;
  const first = await firstPosted(sql);
  return {
    timeZone,
    today: localDay(services.clock.now(), timeZone),
    firstDay: first && localDay(first, timeZone),
    comparisons: bookComparisons(),
    lastCheck: await latestVerdict(sql),
  };
}
