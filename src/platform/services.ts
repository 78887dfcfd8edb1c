import type { Clock } from '../kernel/clock.js';
import type { DomainSettings } from '../kernel/settings.js';
import type { Secrets } from './auth/secrets.js';
import type { Logger } from './log/logger.js';

/**
 * What the composition root hands to every use case and resolver.
 * A module that owns a long-lived service adds it here by declaration merging in its front door.
 */
export interface Services {
  readonly clock: Clock;
  readonly settings: DomainSettings;
  readonly log: Logger;
  readonly secrets: Secrets;
  /** Base of the links in answers, labels and mails, without a trailing slash. */
  readonly publicUrl: () => string;
  /** How often one network may ask for what is public. */
  readonly visitors: { take(network: string): Promise<unknown> };
}
