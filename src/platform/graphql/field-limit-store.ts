import { Store, type Identity } from 'graphql-rate-limit';
import { LRUCache } from 'lru-cache';
import type { RateWindow } from '../http/rate-limit.js';

const MAX_REMEMBERED = 10_000;

/**
 * What graphql-rate-limit counts with. The library reads the calls of a window, adds its own and writes all of them back, which loses calls
 * that come at the same time. Here the reading counts, in one atomic statement that all processes share, and the writing does nothing: the
 * library sees how many calls came before its own, and its decision is exact.
 */
export class FieldLimitStore extends Store {
  private readonly ends = new LRUCache<string, number>({ max: MAX_REMEMBERED });

  constructor(private readonly windows: ReadonlyMap<string, RateWindow>) {
    super();
  }

  async getForIdentity(identity: Identity): Promise<readonly number[]> {
    const state = await this.windows.get(identity.fieldIdentity)?.count(identity.contextIdentity);
    if (!state) return [];
    const now = Date.now();
    this.ends.set(keyOf(identity), now + state.resetMs);
    // More calls than the limit change nothing, and need no memory.
    return Array<number>(Math.min(state.taken - 1, state.limit)).fill(now);
  }

  setForIdentity(): void {
    // Counted already.
  }

  /** Until the window of a caller ends that was just counted in. */
  secondsLeft(identity: Identity): number {
    return Math.max(1, Math.ceil(((this.ends.get(keyOf(identity)) ?? 0) - Date.now()) / 1000));
  }
}

const keyOf = ({ contextIdentity, fieldIdentity }: Identity): string => `${fieldIdentity} ${contextIdentity}`;
