import { normaliseDomain } from '../../kernel/domain-name.js';
import { invalid, refuse, refuseFields } from '../../kernel/errors.js';
import { newId, newToken } from '../../platform/ids.js';
import { done, type PlayedAnswer, isObject, jsonOf, objectOf, textAt, type Call, type JsonObject } from './call.js';

/** The account that the plug-in is given to log in with. */
export interface Account {
  readonly email: string;
  readonly password: string;
}

const TOKEN_HEADERS = ['x-svc-shop-token', 'x-svc-api-token', 'x-svc-token'] as const;
export const [CURRENT_TOKEN_HEADER, ...LEGACY_TOKEN_HEADERS] = TOKEN_HEADERS;

/** The one shop of the playing operator: its logins, tokens and locations. */
export class Shop {
  private readonly id = newId();
  private readonly sellerId = newId();
  private readonly tokens: string[] = [];
  private locations: JsonObject[] = [];
  private activated = false;
  private details: JsonObject = {};

  constructor(
    readonly account: Account,
    /** Until a login names it. */
    public domain: string,
  ) {}

  /** A token for a plug-in that is set up by hand. */
  issue(): string {
    const token = newToken('sst');
    this.tokens.push(token);
    return token;
  }

  /** Every token issued so far stops being accepted. */
  expireTokens(): void {
    this.tokens.length = 0;
  }

  /** UNAUTHORIZED as the service says it. */
  authenticate({ headers }: Call): void {
    const given = TOKEN_HEADERS.map((name) => headers[name]).find((value) => typeof value === 'string');
    if (given === undefined) throw refuse('UNAUTHORIZED.missingTokenHeader', {}, { reason: 'MISSING_HEADER' });
    const domain = headers['x-svc-shop-domain'];
    if (typeof domain !== 'string') throw refuse('UNAUTHORIZED.missingDomainHeader', {}, { reason: 'MISSING_HEADER' });
    this.checkToken(String(given));
    if (normaliseDomain(domain) !== this.domain) throw refuse('UNAUTHORIZED.otherShop', {}, { reason: 'SHOP_DOMAIN_MISMATCH' });
  }

  authenticateBearer({ headers }: Call): void {
    const [, token] = /^Bearer +([\x21-\x7e]{1,500})$/i.exec(headers.authorization ?? '') ?? [];
    if (token === undefined) throw refuse('UNAUTHORIZED.missingAuthorization', {}, { reason: 'MISSING_HEADER' });
    this.checkToken(token);
  }

  private checkToken(token: string): void {
    if (!this.tokens.includes(token)) throw refuse('UNAUTHORIZED.expired', {}, { reason: 'TOKEN_EXPIRED' });
  }

  login(call: Call): PlayedAnswer {
    const given = objectOf(call);
    const { email, password } = this.account;
    if (textAt(given, 'email')?.toLowerCase() !== email || textAt(given, 'password') !== password)
      throw refuse('UNAUTHORIZED.wrongLogin', {}, { reason: 'INVALID_CREDENTIALS' });
    const domain = normaliseDomain(textAt(given, 'shopId') ?? '');
    if (domain === undefined) throw refuseFields([invalid('shopId', 'domain')]);
    this.domain = domain;
    this.details = given;
    return done({
      status: 'success',
      message: 'The shop is connected.',
      token: this.issue(),
      tokenType: 'shop',
      expiresAt: new Date(Date.now() + 365 * 86_400_000).toISOString(),
      shop: this.shown(),
      seller: { id: this.sellerId, email, name: 'Certify Seller' },
    });
  }

  activate(call: Call): PlayedAnswer {
    const given = objectOf(call);
    this.activated = given['activate'] === true;
    this.keep(given['locations']);
    const message = this.activated ? 'Shipping is active for this shop.' : 'Shipping is not active for this shop.';
    return done({
      status: 'success',
      message,
      activated: this.activated,
      shop: this.shown(),
      locations: this.locations.map(shownLocation),
    });
  }

  changeLocations(call: Call, word: 'added' | 'updated'): PlayedAnswer {
    const given = jsonOf(call);
    const locations = this.keep(Array.isArray(given) ? given : [given]).map(shownLocation);
    const counts = word === 'added' ? { created: locations.length, updated: 0 } : { created: 0, updated: locations.length };
    return done({ status: 'success', message: `${locations.length} of ${locations.length} locations ${word}.`, locations, ...counts });
  }

  private keep(given: unknown): JsonObject[] {
    const added: unknown[] = Array.isArray(given) ? given : [];
    const kept = added.filter(isObject).map((each) => ({ ...this.locations.find(({ refId }) => refId === each['refId']), ...each }));
    this.locations = [...this.locations.filter(({ refId }) => !kept.some((each) => each['refId'] === refId)), ...kept];
    return kept;
  }

  private shown() {
    const { domain, details, activated } = this;
    return {
      id: this.id,
      shopId: domain,
      domain,
      name: textAt(details, 'shopName') ?? domain,
      platform: textAt(details, 'platform') ?? 'unknown',
      url: textAt(details, 'url') ?? `https://${domain}`,
      activated,
    };
  }
}

function shownLocation(location: JsonObject) {
  const text = (field: string): string => textAt(location, field) ?? '';
  const number = (...names: string[]): number | null =>
    names.map((name) => location[name]).find((each) => typeof each === 'number') ?? null;
  const [lat, lng] = [number('lat', 'latitude'), number('lng', 'longitude')];
  return {
    refId: text('refId'),
    refName: text('refName'),
    address: text('address'),
    city: text('city'),
    state: text('state'),
    countryCode: text('countryCode'),
    country: text('country') || text('countryCode'),
    zip: text('zip'),
    lat,
    lng,
    latitude: lat,
    longitude: lng,
  };
}
