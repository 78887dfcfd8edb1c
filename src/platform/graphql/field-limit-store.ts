import { Store, type Identity } from 'graphql-rate-limit';
import { LRUCache } from 'lru-cache';
import type { RateWindow } from '../http/rate-limit.js';

const MAX_REMEMBERED = 10_000;

/**
 * The store for graphql-rate-limit. The library reads the calls in a window, adds its own and writes them all back, which loses concurrent
 * calls. Here the read counts the call, in one atomic statement shared by all processes, and the write does nothing: the library sees how
 * many calls came before its own, so its decision is exact.
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
    // Calls beyond the limit change nothing and need no memory.
    return Array<number>(Math.min(state.taken - 1, state.limit)).fill(now);
  }

  setForIdentity(): void {
    // Already counted.
  }

  /** Seconds until the window of a just-counted caller ends. */
  secondsLeft(identity: Identity): number {
    return Math.max(1, Math.ceil(((this.ends.get(keyOf(identity)) ?? 0) - Date.now()) / 1000));
  }
}

const keyOf = ({ contextIdentity, fieldIdentity }: Identity): string => `${fieldIdentity} ${contextIdentity}`;
