import type { TokenOptions } from './options.js';
import { StoreError } from './store-error.js';

/** The token of a shop, and its replacement once the service has refused it. */
export class Tokens {
  private renewed: { readonly given: string; readonly token: string } | undefined;
  private renewing: Promise<string | undefined> | undefined;

  constructor(private readonly options: TokenOptions) {}

  /** Does the work with the token, and once more with a new one if the service refuses it. */
  async use<T>(work: (token: string) => Promise<T>): Promise<T> {
    const token = await this.current();
    try {
      return await work(token);
    } catch (error) {
      const other = error instanceof StoreError && isCurable(error) ? await this.insteadOf(token, error) : undefined;
      if (other === undefined) throw error;
      return work(other);
    }
  }

  private async current(): Promise<string> {
    const given = await this.given();
    return this.renewed?.given === given ? this.renewed.token : given;
  }

  /** Requests that fail together wait for one new token: a shop has only a few that are valid. */
  private async insteadOf(refused: string, error: StoreError): Promise<string | undefined> {
    const current = await this.current();
    if (current !== refused) return current;
    this.renewing ??= this.renew(error).finally(() => (this.renewing = undefined));
    return this.renewing;
  }

  private async renew(error: StoreError): Promise<string | undefined> {
    const token = await this.options.onUnauthorized?.(error);
    if (token !== undefined) this.renewed = { given: await this.given(), token };
    return token;
  }

  private async given(): Promise<string> {
    const { token } = this.options;
    return typeof token === 'function' ? token() : token;
  }
}

/** Other reasons are about the shop, the account or the request. */
const CURABLE: ReadonlySet<string | undefined> = new Set([undefined, 'INVALID_TOKEN', 'TOKEN_EXPIRED', 'TOKEN_REVOKED']);

const isCurable = ({ status, reason }: StoreError): boolean => status === 401 && CURABLE.has(reason);
