import type { Tx } from '../../../platform/db/unit-of-work.js';
import type { WebhookServices } from '../services.js';
import { readerOf } from './selection-book.js';

/** VALIDATION_FAILED unless the schema, the limits and the permissions of the endpoint's owner allow the selection. */
export const checkSelection = (
  tx: Tx<WebhookServices>,
  selection: string,
  owner: { readonly sellerId: string | null; readonly shopId: string | null },
): Promise<void> =>
  tx.services.webhooks.selections.check(
    'selection',
    selection,
    readerOf({ ...owner, domain: null, activated: null, mode: null, clockAheadMs: null }),
  );
