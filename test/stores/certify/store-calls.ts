import { setTimeout as wait } from 'node:timers/promises';

export interface Connection {
  readonly url: string;
  readonly email: string;
  readonly password: string;
  readonly domain: string;
  token: string;
}

/** An answer that no repetition changes. */
export class Refused extends Error {
  constructor(
    readonly code: string,
    message: string,
  ) {
    super(message);
  }
}

export interface Habits {
  readonly repeats429AtOnce: boolean;
  readonly repeatsRefusals: boolean;
  readonly oldTokenHeader: boolean;
  readonly givesUpOnLostAnswers: boolean;
  readonly neverLogsInAgain: boolean;
  readonly endless401: boolean;
}

const TIMEOUT_MS = 2_000;
const ATTEMPTS = 4;
const PAUSE_MS = 10;

export type Body = object | ((attempt: number) => object);

/** What the plug-in asks of the service. */
export interface Calls {
  login(): Promise<void>;
  /** Answers are looked into freely. */
  post(path: string, body: Body, key?: string): Promise<any>;
  patch(path: string, body: object): Promise<any>;
  registerWebhook(url: string, events: readonly string[]): Promise<any>;
  label(reference: string): Promise<{ readonly status: number; readonly bytes: number }>;
}

/** The requests of the plug-in: repeated when that can help, with a login when the token has expired. */
export class StoreCalls implements Calls {
  constructor(
    private readonly connection: Connection,
    private readonly habits: Habits,
  ) {}

  async login(): Promise<void> {
    const { email, password, domain } = this.connection;
    const platform = { shopName: 'Reference', platform: 'reference', url: `https://${domain}` };
    const { json } = await this.once('POST', '/api/login', { email, password, shopId: domain, ...platform }, {});
    this.connection.token = json.token;
  }

  post(path: string, body: Body, key?: string): Promise<any> {
    return this.repeated('POST', path, body, key);
  }

  patch(path: string, body: object): Promise<any> {
    return this.repeated('PATCH', path, body);
  }

  async registerWebhook(url: string, events: readonly string[]): Promise<any> {
    const headers = { authorization: `Bearer ${this.connection.token}` };
    const { json } = await this.once('POST', '/api/webhooks', { url, events }, headers);
    return json;
  }

  async label(reference: string): Promise<{ status: number; bytes: number }> {
    const response = await fetch(`${this.connection.url}/api/awb/${reference}`);
    return { status: response.status, bytes: (await response.arrayBuffer()).byteLength };
  }

  private async repeated(method: string, path: string, body: Body, key?: string): Promise<any> {
    let last = { status: 0, json: { code: 'UNREACHABLE', message: 'The service does not answer.' } as any, retryAfter: 0 };
    for (let attempt = 0, logins = 0; attempt < (this.habits.endless401 ? 12 : ATTEMPTS); attempt++) {
      const content = typeof body === 'function' ? body(attempt) : body;
      last = await this.once(method, path, content, { ...this.shopHeaders(), ...(key !== undefined && { 'idempotency-key': key }) });
      if (last.status === 200) return last.json;
      if (last.status === 401 && !this.habits.neverLogsInAgain && (logins < 1 || this.habits.endless401)) {
        logins += 1;
        await this.login();
        continue;
      }
      if (!this.isWorthwhile(last.status)) break;
      await wait(last.status === 429 && this.habits.repeats429AtOnce ? 0 : last.retryAfter * 1_000 + PAUSE_MS);
    }
    throw new Refused(last.json.code, last.json.message);
  }

  private isWorthwhile(status: number): boolean {
    if (status === 0) return !this.habits.givesUpOnLostAnswers;
    if (status >= 400 && status < 500 && status !== 401 && this.habits.repeatsRefusals) return true;
    return status === 429 || status >= 500;
  }

  private shopHeaders(): Record<string, string> {
    const { token, domain } = this.connection;
    return { [this.habits.oldTokenHeader ? 'x-svc-token' : 'x-svc-shop-token']: token, 'x-svc-shop-domain': domain };
  }

  /** Status 0 if no answer came. */
  private async once(method: string, path: string, body: object, headers: Record<string, string>) {
    try {
      const signal = AbortSignal.timeout(TIMEOUT_MS);
      const sent = { method, headers: { 'content-type': 'application/json', ...headers }, body: JSON.stringify(body), signal };
      const response = await fetch(this.connection.url + path, sent);
      return {
        status: response.status,
        json: (await response.json()) as any,
        retryAfter: Number(response.headers.get('retry-after') ?? 0),
      };
    } catch (error) {
      return { status: 0, json: { code: 'UNREACHABLE', message: String(error) }, retryAfter: 0 };
    }
  }
}
