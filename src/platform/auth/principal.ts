import type { Actor } from '../../kernel/actor.js';
import type { Refusal } from '../../kernel/errors.js';
import type { BrowserCookie } from '../http/browser-session.js';

/** Whose rights bound work that is done later: a token, or an account that needs none. */
export type Holder =
  { readonly tokenId: string } | { readonly staffId: string } | { readonly sellerId: string } | { readonly shopId: string };

/** An authenticated caller. */
export interface Principal {
  readonly actor: Actor;
  /** Identifies the credential for rate limits and idempotency keys; never contains the secret. */
  readonly credentialId: string;
  /** The cookie with which a browser authenticated. */
  readonly byCookie?: BrowserCookie;
  /** Why the session that an app holds no longer counts. The app may log in again, and nothing else. */
  readonly lapsed?: Refusal;
}
