import { refuse } from '../../kernel/errors.js';
import type { Context } from '../graphql/context.js';

/** What the beginning of a subscription is given. */
export interface Subscribing<Args> {
  readonly args: Args;
  readonly context: Context;
}

/** The change that a subscription tells of. There is none when the document was sent as an ordinary request. */
export function told<Change>(change: Change | undefined): Change {
  if (change === undefined)
    throw refuse('VALIDATION_FAILED', { message: 'Subscriptions are served over a WebSocket, by the protocol graphql-transport-ws.' });
  return change;
}
