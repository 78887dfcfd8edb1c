import type { Request, Response } from 'express';
import { stranger } from '../kernel/actor.js';
import { Refusal, refuse, type RefusalKey } from '../kernel/errors.js';
import { normaliseDomain } from '../kernel/domain-name.js';
import type { Principal } from '../platform/auth/principal.js';
import { canonicalAddress } from '../platform/http/caller-network.js';
import { deviceOf, type SentSession, type SessionCookies } from '../platform/http/session-cookies.js';
import type { CoreServices } from '../platform/services.js';
import type { Door } from './route.js';

export const ANONYMOUS = 'anonymous';
const anonymous: Principal = { actor: stranger, credentialId: ANONYMOUS };

/** Authenticates the caller of a REST route. Permissions are checked elsewhere. UNAUTHORIZED. */
export async function authenticate(door: Door, request: Request, response: Response, services: CoreServices): Promise<Principal> {
  switch (door) {
    case 'public':
      return anonymous;
    case 'shopToken':
      return shopPrincipal(request, response, services);
    case 'bearer':
      return merchantPrincipal(request, services);
    case 'erpToken':
      return erpPrincipal(request, services);
    case 'signedLink':
      return request.headers.authorization === undefined ? anonymous : erpPrincipal(request, services);
  }
}

const TOKEN_HEADER = 'x-svc-shop-token';
/** Legacy names of the token header, for older plug-ins. */
const TOKEN_ALIASES = ['x-svc-api-token', 'x-svc-token'];
const SHOP_HEADERS = [TOKEN_HEADER, ...TOKEN_ALIASES];

async function shopPrincipal(request: Request, response: Response, services: CoreServices): Promise<Principal> {
  const token = shopTokenOf(request, response);
  const domain = request.headers['x-svc-shop-domain'];
  if (!token) throw request.headers.authorization ? shopTokenElsewhere() : unauthorized('missingTokenHeader', 'MISSING_HEADER');
  if (typeof domain !== 'string' || domain === '') throw unauthorized('missingDomainHeader', 'MISSING_HEADER');
  const principal = await accepted(token, request, services);
  if (principal.actor.type !== 'shop') throw unauthorized('needsShopToken', 'WRONG_TOKEN_KIND');
  if (!names(domain, principal.actor.shop?.domain)) throw refusedFor(principal, otherShop());
  return principal;
}

/** Refuses a domain header that contradicts the shop token, even where the header is optional, so that nothing happens to the wrong shop. */
function ofNamedShop(principal: Principal, { headers }: Pick<Request, 'headers'>): Principal {
  const domain = headers['x-svc-shop-domain'];
  const { shop } = principal.actor;
  if (shop && typeof domain === 'string' && domain !== '' && !names(domain, shop.domain)) {
    throw refusedFor(principal, unauthorized('wrongDomainHeader', 'SHOP_DOMAIN_MISMATCH'));
  }
  return principal;
}

const refusedOwners = new WeakMap<Refusal, string>();

function refusedFor({ actor }: Principal, refusal: Refusal): Refusal {
  if (actor.shopId !== undefined) refusedOwners.set(refusal, actor.shopId);
  return refusal;
}

/** The shop whose valid token was refused, because the request names another shop. */
export const ownerOfRefused = (refusal: Refusal): string | undefined => refusedOwners.get(refusal);

/** Compares as is first, because nearly every store sends the normalised domain. */
const names = (given: string, domain: string | undefined): boolean => given === domain || normaliseDomain(given) === domain;

function shopTokenOf(request: Request, response: Response): string | undefined {
  const canonical = request.headers[TOKEN_HEADER];
  const aliases = TOKEN_ALIASES.map((name) => request.headers[name]).filter((value) => typeof value === 'string');
  if (aliases.length > 0) response.setHeader('Deprecation', 'true');
  const all = new Set([canonical, ...aliases].filter((value) => typeof value === 'string' && value !== ''));
  if (all.size > 1) throw unauthorized('twoTokens', 'CONFLICTING_TOKENS');
  return [...all][0] as string | undefined;
}

/** A seller's API token or session, or a shop token, for which the domain header is optional here. */
async function merchantPrincipal(request: Request, services: CoreServices): Promise<Principal> {
  const principal = await accepted(requiredBearer(request), request, services);
  if (principal.actor.sellerId === undefined) throw unauthorized('needsMerchantToken', 'WRONG_TOKEN_KIND');
  return ofNamedShop(principal, request);
}

async function erpPrincipal(request: Request, services: CoreServices): Promise<Principal> {
  const principal = await accepted(requiredBearer(request), request, services);
  if (principal.actor.type !== 'erp') throw unauthorized('needsErpToken', 'WRONG_TOKEN_KIND');
  return principal;
}

const accepted = (token: string, request: Request, { access }: CoreServices): Promise<Principal> =>
  access.authenticate(token, callerIp(request), deviceOf(request.headers));

function requiredBearer(request: Request): string {
  const token = bearerOf(request);
  if (token !== undefined) return token;
  if (request.headers.authorization) throw wrongScheme();
  throw hasShopToken(request) ? bearerElsewhere() : unauthorized('missingAuthorization', 'MISSING_HEADER');
}

const hasShopToken = ({ headers }: Pick<Request, 'headers'>): boolean => SHOP_HEADERS.some((name) => headers[name]);

/**
 * The caller of POST /graphql: by token, or a browser by its cookie. With an expired cookie the caller is anonymous and can sign in again;
 * an expired token is refused, because its caller relies on it. UNAUTHORIZED, DEVICE_MISMATCH.
 */
export async function graphCaller(request: Request, cookies: SessionCookies, services: CoreServices): Promise<Principal> {
  const token = bearerOf(request);
  if (token !== undefined) return ofNamedShop(await accepted(token, request, services), request);
  const session = cookies.sessionOf(request.headers);
  if (session === undefined) return strangerOf(request);
  try {
    return { ...(await accepted(session.token, request, services)), byCookie: session.cookie };
  } catch (error) {
    if (error instanceof Refusal) return unaccepted(session, error);
    throw error;
  }
}

/** The drivers' app learns what happened to its session, so that it keeps the work of the day and asks for the password. */
function unaccepted({ cookie }: SentSession, refusal: Refusal): Principal {
  if (cookie === 'driver') return { ...anonymous, lapsed: refusal };
  if (refusal.code === 'UNAUTHORIZED') return anonymous;
  throw refusal;
}

/** Refuses a token in the wrong header; ignoring it would treat its owner as anonymous. */
function strangerOf(request: Request): Principal {
  if (hasShopToken(request)) throw bearerElsewhere();
  if (BARE_TOKEN.test(request.headers.authorization ?? '')) throw wrongScheme();
  return anonymous;
}

const BARE_TOKEN = /^(?:sst|sat|erp|ses|drv)_/;

const TOKEN_PREFIX = /^(sst|sat|erp|ses|drv)_/;

/** The kind of the token that was sent, by its prefix. */
export function tokenKindOf(request: Request): string | null {
  const sent = SHOP_HEADERS.map((name) => request.headers[name]).find((value) => typeof value === 'string' && value !== '');
  const token = sent ?? bearerOf(request) ?? request.headers.authorization;
  return typeof token === 'string' ? (TOKEN_PREFIX.exec(token)?.[1] ?? null) : null;
}

type Unauthorized = Extract<RefusalKey, `UNAUTHORIZED.${string}`> extends `UNAUTHORIZED.${infer Variant}` ? Variant : never;

const unauthorized = (variant: Unauthorized, reason: string): Refusal => refuse(`UNAUTHORIZED.${variant}`, {}, { reason });

const shopTokenElsewhere = (): Refusal => unauthorized('shopTokenElsewhere', 'WRONG_HEADER');

const bearerElsewhere = (): Refusal => unauthorized('bearerElsewhere', 'WRONG_HEADER');

const wrongScheme = (): Refusal => unauthorized('wrongScheme', 'WRONG_HEADER');

/** Does not reveal whether the shop exists. */
const otherShop = (): Refusal => unauthorized('otherShop', 'SHOP_DOMAIN_MISMATCH');

export function bearerOf(request: Pick<Request, 'headers'>): string | undefined {
  const [, token] = /^Bearer +(\S+) *$/i.exec(request.headers.authorization ?? '') ?? [];
  return token;
}

/** The caller's address: the peer of the connection, or the client that a trusted proxy forwards. Empty if the proxy forwards none. */
export const clientIp = ({ ip = '' }: Pick<Request, 'ip'>): string => canonicalAddress(ip);

/** The same, faster for a request that came through no proxy. */
export const callerIp = (request: Request): string =>
  request.headers['x-forwarded-for'] === undefined ? canonicalAddress(request.socket.remoteAddress ?? '') : clientIp(request);
