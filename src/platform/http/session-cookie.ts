import type { IncomingHttpHeaders } from 'node:http';

/** What Apollo asks of requests that a foreign page could make the browser send without asking first. */
const PREFLIGHT_HEADERS = ['x-apollo-operation-name', 'apollo-require-preflight'];
const TOKEN = /^ses_[\w-]{43}$/;

/**
 * The session of a browser: a cookie that no script can read and that comes with requests of our own pages alone. It counts only
 * beside a header that a foreign page cannot add without a preflight, which nobody answers.
 */
export class SessionCookie {
  private readonly name: string;
  private readonly attributes: string;

  /** Over TLS the name itself says that it is bound to this host and never sent in the open. */
  constructor(overTls: boolean) {
    this.name = overTls ? '__Host-shipgraph' : 'shipgraph';
    this.attributes = `Path=/; HttpOnly; SameSite=Strict${overTls ? '; Secure' : ''}`;
  }

  tokenOf(headers: IncomingHttpHeaders): string | undefined {
    return PREFLIGHT_HEADERS.some((header) => headers[header]) ? this.tokenIn(headers) : undefined;
  }

  /** For a WebSocket, to which no page can add headers: whoever asks has looked at the origin, which no page can forge. */
  tokenIn(headers: IncomingHttpHeaders): string | undefined {
    const pairs = (headers.cookie ?? '').split(';').map((pair) => pair.trim().split('='));
    const [, token] = pairs.find(([name]) => name === this.name) ?? [];
    return token !== undefined && TOKEN.test(token) ? token : undefined;
  }

  /** As a header: keeps the token until then, or takes the cookie away. */
  write(session: { token: string; expiresAt: Date } | null): string {
    const kept = session ? `${session.token}; Expires=${session.expiresAt.toUTCString()}` : '; Max-Age=0';
    return `${this.name}=${kept}; ${this.attributes}`;
  }
}
