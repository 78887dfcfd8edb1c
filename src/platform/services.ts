import type { Actor } from '../kernel/actor.js';
import type { Clock } from '../kernel/clock.js';
import type { DomainSettings } from '../kernel/settings.js';
import type { Holder, Principal } from './auth/principal.js';
import type { Secrets } from './auth/secrets.js';
import type { RunSql } from './db/sql.js';
import type { Logger } from './log/logger.js';
import type { Metrics } from './metrics/metrics.js';

/**
 * What every use case and resolver may use. Code that needs more says so in its signature: a `Tx<LedgerServices>` also carries what the
 * ledger needs. The composition root provides all of them.
 */
export interface CoreServices {
  /** What time it is for the work: that of a shop in test mode may be ahead. */
  readonly clock: Clock;
  /** What time it is for everybody. */
  readonly realClock: Clock;
  readonly settings: DomainSettings;
  readonly log: Logger;
  readonly secrets: Secrets;
  /** The base URL of links in responses, labels and mails, without a trailing slash. */
  readonly publicUrl: () => string;
  readonly access: {
    /**
     * Returns the owner of a bearer token of any kind; UNAUTHORIZED with a reason otherwise. DEVICE_MISMATCH for a session that is bound to
     * another device than this one.
     */
    authenticate(token: string, ip: string, deviceId?: string): Promise<Principal>;
    /** The caller that a holder of rights is now; undefined once its token has ended or its account may not log in. */
    actorNow(sql: RunSql, holder: Holder): Promise<Actor | undefined>;
    /** Clears the cache after a revocation in this process. */
    forget(): void;
  };
  /** Wakes the event pump, in this process or another. */
  readonly relay: { nudge(): void };
  /** The metrics of this process. */
  readonly metrics: Metrics;
  /** Limits requests for public data per network. */
  readonly visitors: { take(network: string): Promise<unknown> };
}
