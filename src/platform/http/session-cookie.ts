import type { IncomingHttpHeaders } from 'node:http';

/** The headers that Apollo requires on requests that another site could make the browser send without a preflight. */
const PREFLIGHT_HEADERS = ['x-apollo-operation-name', 'apollo-require-preflight'];
const TOKEN = /^ses_[\w-]{43}$/;

/**
 * A browser session: a cookie that scripts cannot read and that is only sent with same-site requests. It counts only together with a header
 * that another site cannot add without a preflight, which the service does not grant.
 */
export class SessionCookie {
  private readonly name: string;
  private readonly attributes: string;

  /** Over TLS the name prefix binds the cookie to this host and to encrypted connections. */
  constructor(overTls: boolean) {
    this.name = overTls ? '__Host-shipgraph' : 'shipgraph';
    this.attributes = `Path=/; HttpOnly; SameSite=Strict${overTls ? '; Secure' : ''}`;
  }

  tokenOf(headers: IncomingHttpHeaders): string | undefined {
    return PREFLIGHT_HEADERS.some((header) => headers[header]) ? this.tokenIn(headers) : undefined;
  }

  /** For WebSockets, to which pages cannot add headers: the caller has checked the origin, which pages cannot forge. */
  tokenIn(headers: IncomingHttpHeaders): string | undefined {
    const pairs = (headers.cookie ?? '').split(';').map((pair) => pair.trim().split('='));
    const [, token] = pairs.find(([name]) => name === this.name) ?? [];
    return token !== undefined && TOKEN.test(token) ? token : undefined;
  }

  /** The Set-Cookie header: stores the token until it expires, or deletes the cookie. */
  write(session: { token: string; expiresAt: Date } | null): string {
    const kept = session ? `${session.token}; Expires=${session.expiresAt.toUTCString()}` : '; Max-Age=0';
    return `${this.name}=${kept}; ${this.attributes}`;
  }
}
