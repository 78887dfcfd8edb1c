import { bulkhead, isBulkheadRejectedError, type BulkheadPolicy } from 'cockatiel';
import { refuse } from '../../kernel/errors.js';
import { MAX_VALUES } from '../work/budget.js';

const AT_ONCE = 2;
const WAITING = 20;

/** Runs few operations of one caller at a time that may use up their budget, so that they leave room for those of others. */
export class HeavyOperations {
  private readonly callers = new Map<string, BulkheadPolicy>();

  /** RATE_LIMITED if too many of this caller's are waiting already. */
  async run<T>(caller: string, size: number, work: () => Promise<T>): Promise<T> {
    if (size <= MAX_VALUES) return work();
    const policy = this.callers.get(caller) ?? bulkhead(AT_ONCE, WAITING);
    this.callers.set(caller, policy);
    try {
      return await policy.execute(work);
    } catch (error) {
      if (!isBulkheadRejectedError(error)) throw error;
      throw refuse('RATE_LIMITED.largeOperations', {}, { retryAfter: 1 });
    } finally {
      if (policy.executionSlots === AT_ONCE && policy.queueSlots === WAITING) this.callers.delete(caller);
    }
  }
}
