import type { Context } from '../../platform/work/context.js';
import type { Tx } from '../../platform/db/unit-of-work.js';
import type { CarrierServices } from './services.js';

/**
 * Commits a change of the rate book and waits until this process uses it, so that the caller's next quote reflects the change. Other
 * processes are notified of it.
 */
export async function changeRateBook<T>(context: Context<CarrierServices>, work: (tx: Tx) => Promise<T>): Promise<T> {
  const result = await context.transact(work);
  await context.services.rateBook.refresh();
  return result;
}
