import { MedusaError } from '@medusajs/framework/utils';

/** An address as shipgraph knows it. */
export interface ShipgraphAddress {
  address: string;
  city: string;
  state?: string | null;
  countryCode: string;
  zip: string;
  company?: string | null;
}

/** Weight in grams and sides in centimetres of one unit. */
export interface Parcel {
  grams: number;
  length: number;
  width: number;
  height: number;
}

/** Options of the plug-in in medusa-config. */
export interface ShipgraphOptions {
  /** URL of shipgraph, such as https://ship.example. */
  url: string;
  /** Domain of the shop, by which shipgraph knows it. Default: the host of `storeUrl`. */
  domain?: string;
  /** Public URL of this Medusa server. Webhooks are sent to its path /hooks/shipgraph. */
  backendUrl?: string;
  /** URL of the storefront. Default: that of the domain. */
  storeUrl?: string;
  /** 'test' to try it out: nothing is shipped or charged. Fixed by the first login of a domain. Default: 'live' for a new domain. */
  mode?: 'live' | 'test';
  /** Account of the seller. Needed to log in again without anyone's help; not needed if you connect by hand. */
  email?: string;
  password?: string;
  /** Token of the shop, if it is not to be kept in the database. */
  token?: string;
  /** Secret of the webhook, or several during a rotation, if they are not to be kept in the database. */
  webhookSecret?: string | string[];
  /** Where parcels are collected. Default: the stock location. */
  origin?: ShipgraphAddress;
  /** Used for variants without weight or sides. Default: 500 g, 10 x 10 x 10 cm. */
  defaultParcel?: Partial<Parcel>;
  /** Price of every shipping option while shipgraph does not answer. Default: none, and the checkout says so. */
  fallbackPrice?: number;
  /** Whether rates include the tax of the region. Default: false. */
  pricesIncludeTax?: boolean;
  /** Ids of further payment providers that stand for cash on delivery, such as pp_system_default. */
  codProviders?: string[];
  /** Whether Medusa receives the items of a return when its parcel has arrived. Default: true. */
  receiveReturns?: boolean;
  /** Seconds for which a quote is kept while nothing changes in the cart. Default: 900. */
  rateCacheSeconds?: number;
  /** Milliseconds that a checkout waits for rates. Default: 8000. */
  rateTimeoutMs?: number;
  /** Milliseconds that any other request waits for its answer before it is sent again. Default: 30000. */
  timeoutMs?: number;
}

export interface Settings {
  readonly url: string;
  readonly domain: string;
  readonly backendUrl: string | undefined;
  readonly storeUrl: string;
  readonly mode: 'live' | 'test' | undefined;
  readonly account: { readonly email: string; readonly password: string } | undefined;
  readonly token: string | undefined;
  readonly webhookSecrets: readonly string[];
  readonly origin: ShipgraphAddress | undefined;
  readonly defaultParcel: Parcel;
  readonly fallbackPrice: number | undefined;
  readonly pricesIncludeTax: boolean;
  readonly codProviders: readonly string[];
  readonly receiveReturns: boolean;
  readonly rateCacheSeconds: number;
  readonly rateTimeoutMs: number;
  readonly timeoutMs: number;
}

const PARCEL: Parcel = { grams: 500, length: 10, width: 10, height: 10 };

/** Checked once, when Medusa starts. */
export function settingsOf(options: Partial<ShipgraphOptions>): Settings {
  const domain = (options.domain ?? hostOf(options.storeUrl) ?? '').toLowerCase();
  if (domain === '') throw wrong('domain (or storeUrl) is missing: it is how shipgraph knows your shop, such as lamps.example');
  return {
    url: urlOf('url', options.url),
    domain,
    backendUrl: options.backendUrl === undefined ? undefined : urlOf('backendUrl', options.backendUrl),
    storeUrl: options.storeUrl === undefined ? `https://${domain}` : urlOf('storeUrl', options.storeUrl),
    mode: modeOf(options.mode),
    account: accountOf(options),
    token: options.token || undefined,
    webhookSecrets: [options.webhookSecret ?? []].flat().filter((secret) => secret !== ''),
    origin: options.origin,
    defaultParcel: parcelOf(options.defaultParcel),
    fallbackPrice: options.fallbackPrice === undefined ? undefined : positive('fallbackPrice', options.fallbackPrice),
    pricesIncludeTax: options.pricesIncludeTax ?? false,
    codProviders: options.codProviders ?? [],
    receiveReturns: options.receiveReturns ?? true,
    rateCacheSeconds: positive('rateCacheSeconds', options.rateCacheSeconds ?? 900),
    rateTimeoutMs: positive('rateTimeoutMs', options.rateTimeoutMs ?? 8_000),
    timeoutMs: positive('timeoutMs', options.timeoutMs ?? 30_000),
  };
}

function parcelOf(given: Partial<Parcel> = {}): Parcel {
  const side = (name: keyof Parcel): number => positive(`defaultParcel.${name}`, given[name] ?? PARCEL[name]);
  return { grams: side('grams'), length: side('length'), width: side('width'), height: side('height') };
}

function modeOf(given: ShipgraphOptions['mode']): Settings['mode'] {
  if (given !== undefined && given !== 'live' && given !== 'test') throw wrong("mode must be 'live' or 'test'");
  return given;
}

const accountOf = ({ email, password }: Partial<ShipgraphOptions>): Settings['account'] =>
  email && password ? { email, password } : undefined;

const hostOf = (url: string | undefined): string | undefined => (url === undefined ? undefined : URL.parse?.(url)?.hostname);

function urlOf(name: string, given: string | undefined): string {
  if (given === undefined || !URL.canParse(given) || !/^https?:/.test(given))
    throw wrong(`${name} must be a URL such as https://ship.example`);
  return given.replace(/\/{1,10}$/, '');
}

function positive(name: string, given: number): number {
  if (!(typeof given === 'number' && Number.isFinite(given) && given >= 0)) throw wrong(`${name} must be a number, 0 or more`);
  return given;
}

const wrong = (what: string): MedusaError =>
  new MedusaError(MedusaError.Types.INVALID_ARGUMENT, `Options of @shipgraph/medusa-provider in medusa-config: ${what}.`);
