import type { Response } from 'express';
import { networkOf } from '../platform/http/caller-network.js';
import { CostLimit } from '../platform/http/cost-limit.js';
import { announceWindow, LeasedWindow, RateWindow, type Limit } from '../platform/http/rate-limit.js';
import { Refusal } from '../kernel/errors.js';
import type { Pool } from 'pg';
import { ANONYMOUS } from './authenticate.js';
import type { Door } from './route.js';

interface LimitSettings {
  readonly store: Limit;
  readonly erp: Limit;
  readonly graphql: Limit;
}

/** Request limits per credential. The ERP limit is exact and shown in headers; the store limit is counted in leases. */
export class DoorLimits {
  private readonly erp: RateWindow;
  private readonly store: LeasedWindow;
  /** The query cost limit of /graphql. */
  readonly graphql: CostLimit;

  constructor(
    pool: Pool,
    schema: string,
    private readonly settings: LimitSettings,
  ) {
    this.erp = new RateWindow(pool, schema, 'erp', settings.erp);
    this.store = new LeasedWindow(new RateWindow(pool, schema, 'store', settings.store), settings.store);
    this.graphql = new CostLimit(new RateWindow(pool, schema, 'graphql', settings.graphql), settings.graphql);
  }

  async count(door: Door, credentialId: string, response: Response): Promise<void> {
    if (door === 'signedLink' && credentialId === ANONYMOUS) return;
    if (door === 'erpToken' || door === 'signedLink') await this.countErp(credentialId, response);
    else if (door !== 'public' && !this.store.takeFast(credentialId)) await this.store.take(credentialId);
  }

  /** Counts calls without a valid token by network, which limits guessing. */
  async countStranger(door: Door, ip: string, response: Response): Promise<void> {
    const key = `ip:${networkOf(ip)}`;
    if (door === 'erpToken' || door === 'signedLink') await this.countErp(key, response);
    else if (door !== 'public') await this.store.take(key);
  }

  private async countErp(key: string, response: Response): Promise<void> {
    try {
      announceWindow(response, await this.erp.take(key));
    } catch (error) {
      const { retryAfter } = error instanceof Refusal ? error.facts : {};
      if (retryAfter) announceWindow(response, { limit: this.settings.erp.count, remaining: 0, resetSeconds: retryAfter });
      throw error;
    }
  }
}
