import { inCash } from '../../kernel/cash-coins.js';
import type { Money } from '../../kernel/money.js';
import type { CoreServices } from '../../platform/services.js';
import { isCash } from './cod.enums.js';
import { remainingOf, type CodCollection } from './collection.js';

/** What coins made of the cash that a carrier owes as a whole, which settles the debt; null where it has paid a part, or owes nothing. */
export function coinsOwed({ settings }: CoreServices, collection: CodCollection): Money | null {
  const owed = remainingOf(collection);
  const isWhole = collection.stage === 'with_carrier' && owed.minor === collection.collectedMinor && isCash(collection.method);
  return isWhole ? inCash(owed, settings.cashCoins) : null;
}
