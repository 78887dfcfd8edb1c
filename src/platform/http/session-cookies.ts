import type { IncomingHttpHeaders } from 'node:http';
import type { BrowserCookie, BrowserSession } from './browser-session.js';
import { SessionCookie } from './session-cookie.js';

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
