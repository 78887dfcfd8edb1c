import type { Actor } from '../../kernel/actor.js';

/** An authenticated caller. */
export interface Principal {
  readonly actor: Actor;
  /** Identifies the credential for rate limits and idempotency keys; never contains the secret. */
  readonly credentialId: string;
  /** True when a browser authenticated with its session cookie. */
  readonly byCookie?: boolean;
}
