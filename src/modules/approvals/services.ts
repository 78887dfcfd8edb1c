import type { Currency } from '../../kernel/currency.js';
import type { FxTable } from '../../kernel/exchange.js';
import type { ApprovalHandlers } from './approval-handler.js';

/** What this module needs of the composition. */
export interface ApprovalServices {
  /** Handlers by request type. Injected by the composition, so this module does not depend on theirs. */
  readonly approvalHandlers: ApprovalHandlers;
}

/** For sums in the base currency. */
export interface ExchangeServices {
  readonly rateBook: { current(): { readonly fx: FxTable; readonly baseCurrency: Currency } };
}
