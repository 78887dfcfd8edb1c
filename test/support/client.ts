import { request } from 'undici';

/** An answer as a caller sees it. */
export interface Answer {
  readonly status: number;
  readonly headers: Headers;
  // Tests look into answers freely; what they find there is what they assert.
  // eslint-disable-next-line @typescript-eslint/no-explicit-any
  readonly body: any;
  readonly text: string;
}

export interface Call {
  readonly headers?: Readonly<Record<string, string>>;
  /** Sent as JSON unless it is a string or bytes. */
  readonly body?: unknown;
}

/** What programs on Node send of themselves. */
const AS_FETCH = { accept: '*/*', 'user-agent': 'node' };

/** Talks HTTP to a running service. */
export class Client {
  constructor(readonly baseUrl: string) {}

  async call(method: string, path: string, { headers = {}, body }: Call = {}): Promise<Answer> {
    const raw = typeof body === 'string' || body instanceof Uint8Array;
    // Half of the work of `fetch`, which makes streams of the web out of both bodies.
    const response = await request(this.baseUrl + path, {
      method: method as 'GET',
      headers: { ...AS_FETCH, ...(body !== undefined && { 'content-type': 'application/json' }), ...lowerCased(headers) },
      ...(body !== undefined && { body: raw ? (body as string) : JSON.stringify(body) }),
    });
    const text = await response.body.text();
    return { status: response.statusCode, headers: headersOf(response.headers), text, body: parsed(text) };
  }

  post(path: string, body: unknown, headers: Readonly<Record<string, string>> = {}): Promise<Answer> {
    return this.call('POST', path, { body, headers });
  }

  get(path: string, headers: Readonly<Record<string, string>> = {}): Promise<Answer> {
    return this.call('GET', path, { headers });
  }

  graphql(query: string, variables: Readonly<Record<string, unknown>> = {}, token?: string): Promise<Answer> {
    return this.post('/graphql', { query, variables }, token ? bearer(token) : {});
  }
}

const lowerCased = (headers: Readonly<Record<string, string>>): Record<string, string> =>
  Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]));

function headersOf(given: Readonly<Record<string, string | string[] | undefined>>): Headers {
  const headers = new Headers();
  for (const [name, values = []] of Object.entries(given)) for (const value of [values].flat()) headers.append(name, value);
  return headers;
}

export const bearer = (token: string): Record<string, string> => ({ authorization: `Bearer ${token}` });

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
