import type { Context } from '../../platform/graphql/context.js';
import type { Tx } from '../../platform/db/unit-of-work.js';
import type { CarrierServices } from './services.js';

/**
 * Commits a change of the rate book and waits until this process sells by it, so that a caller who quotes next is
 * answered with what it has just set. Every other process hears of the change by itself.
 */
export async function changeRateBook<T>(context: Context<CarrierServices>, work: (tx: Tx) => Promise<T>): Promise<T> {
  const result = await context.transact(work);
  await context.services.rateBook.refresh();
  return result;
}
