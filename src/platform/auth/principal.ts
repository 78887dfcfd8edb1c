import type { Actor } from '../../kernel/actor.js';

/** A proven caller. */
export interface Principal {
  readonly actor: Actor;
  /** Names the credential for rate limits and idempotency keys; never the secret itself. */
  readonly credentialId: string;
  /** True when a browser proved it by its cookie. */
  readonly byCookie?: boolean;
}

declare module '../services.js' {
  interface Services {
    readonly access: {
      /** The owner of a bearer token of any kind; UNAUTHORIZED with a reason otherwise. */
      authenticate(token: string, ip: string): Promise<Principal>;
      /** Forgets what is cached, after a revocation in this process. */
      forget(): void;
    };
  }
}
