import type { IncomingHttpHeaders } from 'node:http';
import type { BrowserSession } from './browser-session.js';

/** The headers that Apollo requires on requests that another site could make the browser send without a preflight. */
const PREFLIGHT_HEADERS = ['x-apollo-operation-name', 'apollo-require-preflight'];

interface Kind {
  readonly name: string;
  readonly token: RegExp;
}

/**
 * A browser session: a cookie that scripts cannot read and that is only sent with same-site requests. It counts only together with a header
 * that another site cannot add without a preflight, which the service does not grant.
 */
export class SessionCookie {
  private readonly name: string;
  private readonly attributes: string;

  /** Over TLS the name prefix binds the cookie to this host and to encrypted connections. */
  constructor(
    overTls: boolean,
    private readonly kind: Kind,
  ) {
    this.name = overTls ? `__Host-${kind.name}` : kind.name;
    this.attributes = `Path=/; HttpOnly; SameSite=Strict${overTls ? '; Secure' : ''}`;
  }

  tokenOf(headers: IncomingHttpHeaders): string | undefined {
    return PREFLIGHT_HEADERS.some((header) => headers[header]) ? this.tokenIn(headers) : undefined;
  }

  tokenIn(headers: IncomingHttpHeaders): string | undefined {
    const pairs = (headers.cookie ?? '').split(';').map((pair) => pair.trim().split('='));
    const [, token] = pairs.find(([name]) => name === this.name) ?? [];
    return token !== undefined && this.kind.token.test(token) ? token : undefined;
  }

  /** The Set-Cookie header: stores the token until it expires, or deletes the cookie. */
  write(kept: BrowserSession['kept']): string {
    const value = kept ? `${kept.token}; Expires=${kept.expiresAt.toUTCString()}` : '; Max-Age=0';
    return `${this.name}=${value}; ${this.attributes}`;
  }
}
