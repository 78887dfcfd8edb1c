import type { Clock } from '../kernel/clock.js';
import type { DomainSettings } from '../kernel/settings.js';
import type { Secrets } from './auth/secrets.js';
import type { Logger } from './log/logger.js';

/**
 * Services that the composition root provides to every use case and resolver. A module that owns a long-lived service adds it by
 * declaration merging in its `index.ts`.
 */
export interface Services {
  readonly clock: Clock;
  readonly settings: DomainSettings;
  readonly log: Logger;
  readonly secrets: Secrets;
  /** The base URL of links in responses, labels and mails, without a trailing slash. */
  readonly publicUrl: () => string;
  /** Limits requests for public data per network. */
  readonly visitors: { take(network: string): Promise<unknown> };
}
