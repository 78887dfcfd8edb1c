import type { Actor } from '../../../kernel/actor.js';
import { problem } from '../../../kernel/errors.js';
import type { Tx } from '../../../platform/db/unit-of-work.js';
import type { WebhookServices } from '../services.js';
import { readerOf } from './selection-book.js';

/** VALIDATION_FAILED unless the schema, the limits, and the permissions of both the caller and the endpoint's owner allow the selection. */
export const checkSelection = (
  tx: Tx<WebhookServices>,
  actor: Actor,
  { selection, ...owner }: { readonly selection: string; readonly sellerId: string | null; readonly shopId: string | null },
): Promise<void> =>
  tx.services.webhooks.selections.check('selection', selection, [
    { actor, problem: problem('fieldsForbidden') },
    {
      actor: readerOf({ ...owner, domain: null, activated: null, mode: null, clockAheadMs: null }),
      problem: problem('fieldsForbiddenToOwner'),
    },
  ]);
