import { refuse } from '../../kernel/errors.js';
import type { Context } from '../work/context.js';
import type { LiveServices } from './live-feed.js';

/** Passed to the start of a subscription. */
export interface Subscribing<Args, Needs = LiveServices> {
  readonly args: Args;
  readonly context: Context<Needs>;
}

/** The change that a subscription delivers. There is none if the document was sent as an ordinary request. */
export function told<Change>(change: Change | undefined): Change {
  if (change === undefined) throw refuse('VALIDATION_FAILED.needsWebSocket');
  return change;
}
