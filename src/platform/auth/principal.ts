import type { Actor } from '../../kernel/actor.js';

/** An authenticated caller. */
export interface Principal {
  readonly actor: Actor;
  /** Identifies the credential for rate limits and idempotency keys; never contains the secret. */
  readonly credentialId: string;
  /** True when a browser authenticated with its session cookie. */
  readonly byCookie?: boolean;
}

declare module '../services.js' {
  interface Services {
    readonly access: {
      /** Returns the owner of a bearer token of any kind; UNAUTHORIZED with a reason otherwise. */
      authenticate(token: string, ip: string): Promise<Principal>;
      /** Clears the cache after a revocation in this process. */
      forget(): void;
    };
  }
}
