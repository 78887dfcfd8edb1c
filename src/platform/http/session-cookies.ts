import type { IncomingHttpHeaders } from 'node:http';
import type { BrowserCookie, BrowserSession } from './browser-session.js';

/** The id that the drivers' app gave for its device when it logged in. */
const DEVICE_HEADER = 'x-device-id';

const KINDS = {
  session: { name: 'shipgraph', token: /^ses_[\w-]{43}$/ },
  driver: { name: 'shipgraph-driver', token: /^drv_[\w-]{43}$/ },
};

/** The session of a browser, as it was sent. */
export interface SentSession {
  readonly token: string;
  readonly cookie: BrowserCookie;
  readonly deviceId: string | undefined;
}

/** What a request says of its device; undefined for everything but the drivers' app. */
export function deviceOf(headers: IncomingHttpHeaders): string | undefined {
  const id = headers[DEVICE_HEADER];
  return typeof id === 'string' && id !== '' ? id : undefined;
}

/**
 * The sessions of a browser. Requests that name a device are of the drivers' app and speak for its session; all others speak for that of
 * the console.
 */
export class SessionCookies {
  private readonly cookies: Readonly<Record<BrowserCookie, SessionCookie>>;

  constructor(overTls: boolean) {
    this.cookies = { session: new SessionCookie(overTls, KINDS.session), driver: new SessionCookie(overTls, KINDS.driver) };
  }

  sessionOf(headers: IncomingHttpHeaders): SentSession | undefined {
    const deviceId = deviceOf(headers);
    const cookie = deviceId === undefined ? 'session' : 'driver';
    const token = this.cookies[cookie].tokenOf(headers);
    return token === undefined ? undefined : { token, cookie, deviceId };
  }

  /** For WebSockets, to which pages cannot add headers: the caller has checked the origin, which pages cannot forge. */
  tokensIn(headers: IncomingHttpHeaders): Readonly<Record<BrowserCookie, string | undefined>> {
    return { session: this.cookies.session.tokenIn(headers), driver: this.cookies.driver.tokenIn(headers) };
  }

  write({ cookie, kept }: BrowserSession): string {
    return this.cookies[cookie].write(kept);
  }
}

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
class SessionCookie {
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
