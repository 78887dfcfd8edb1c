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

/** Talks HTTP to a running service. */
export class Client {
  constructor(readonly baseUrl: string) {}

  async call(method: string, path: string, { headers = {}, body }: Call = {}): Promise<Answer> {
    const raw = typeof body === 'string' || body instanceof Uint8Array;
    const response = await fetch(this.baseUrl + path, {
      method,
      headers: { ...(body !== undefined && { 'content-type': 'application/json' }), ...headers },
      ...(body !== undefined && { body: raw ? (body as string) : JSON.stringify(body) }),
      redirect: 'manual',
    });
    const text = await response.text();
    return { status: response.status, headers: response.headers, text, body: parsed(text) };
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

export const bearer = (token: string): Record<string, string> => ({ authorization: `Bearer ${token}` });

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
