import type { Request, Response } from 'express';
import { stranger } from '../kernel/actor.js';
import { Refusal, refuse } from '../kernel/errors.js';
import { normaliseDomain } from '../kernel/domain-name.js';
import type { Principal } from '../platform/auth/principal.js';
import { canonicalAddress } from '../platform/http/caller-network.js';
import type { SessionCookie } from '../platform/http/session-cookie.js';
import type { CoreServices } from '../platform/services.js';
import type { Door } from './route.js';

const anonymous: Principal = { actor: stranger, credentialId: 'anonymous' };

/** Proves the caller of a REST route. Throws UNAUTHORIZED; what the caller may do is decided elsewhere. */
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
  }
}

const TOKEN_HEADER = 'x-svc-shop-token';
/** Spellings of the token header in older plug-ins. */
const TOKEN_ALIASES = ['x-svc-api-token', 'x-svc-token'];
const SHOP_HEADERS = [TOKEN_HEADER, ...TOKEN_ALIASES];

async function shopPrincipal(request: Request, response: Response, services: CoreServices): Promise<Principal> {
  const token = shopTokenOf(request, response);
  const domain = request.headers['x-svc-shop-domain'];
  if (!token) throw request.headers.authorization ? shopTokenElsewhere() : missing('X-Svc-Shop-Token', 'It must be the token of the shop.');
  if (typeof domain !== 'string' || domain === '')
    throw missing('X-Svc-Shop-Domain', 'It must be the domain of the shop that the token belongs to.');
  const principal = await services.access.authenticate(token, callerIp(request));
  if (principal.actor.type !== 'shop') throw wrongKind('the token of a shop, as returned by POST /api/login');
  if (!names(domain, principal.actor.shop?.domain)) throw otherShop();
  return principal;
}

/** Where a shop token needs no domain beside it, one that names another shop is still a mistake: nothing is done for the wrong shop. */
function ofNamedShop(principal: Principal, { headers }: Pick<Request, 'headers'>): Principal {
  const domain = headers['x-svc-shop-domain'];
  const { shop } = principal.actor;
  if (shop && typeof domain === 'string' && domain !== '' && !names(domain, shop.domain)) {
    throw refuse('UNAUTHORIZED', {
      reason: 'SHOP_DOMAIN_MISMATCH',
      message: 'The header x-svc-shop-domain names a different shop from the token.',
    });
  }
  return principal;
}

/** Nearly every store sends its domain as we know it. */
const names = (given: string, domain: string | undefined): boolean => given === domain || normaliseDomain(given) === domain;

function shopTokenOf(request: Request, response: Response): string | undefined {
  const canonical = request.headers[TOKEN_HEADER];
  const aliases = TOKEN_ALIASES.map((name) => request.headers[name]).filter((value) => typeof value === 'string');
  if (aliases.length > 0) response.setHeader('Deprecation', 'true');
  const all = new Set([canonical, ...aliases].filter((value) => typeof value === 'string' && value !== ''));
  if (all.size > 1) throw refuse('UNAUTHORIZED', { reason: 'CONFLICTING_TOKENS', message: 'Two token headers carry different tokens.' });
  return [...all][0] as string | undefined;
}

/** A seller's API token or session, or a shop token, which then needs no domain beside it. */
async function merchantPrincipal(request: Request, services: CoreServices): Promise<Principal> {
  const principal = await services.access.authenticate(requiredBearer(request), callerIp(request));
  if (principal.actor.sellerId === undefined) throw wrongKind('the token of a seller or of a shop');
  return ofNamedShop(principal, request);
}

async function erpPrincipal(request: Request, services: CoreServices): Promise<Principal> {
  const principal = await services.access.authenticate(requiredBearer(request), callerIp(request));
  if (principal.actor.type !== 'erp') throw wrongKind('the token of an ERP system');
  return principal;
}

function requiredBearer(request: Request): string {
  const token = bearerOf(request);
  if (token !== undefined) return token;
  if (request.headers.authorization) throw wrongScheme();
  throw hasShopToken(request) ? bearerElsewhere() : missing('Authorization', 'It must be "Bearer" and the token.');
}

const hasShopToken = ({ headers }: Pick<Request, 'headers'>): boolean => SHOP_HEADERS.some((name) => headers[name]);

/**
 * The caller of POST /graphql: by token, or a browser by its cookie. A cookie that has ended leaves a stranger, who must still
 * be able to log in; an expired token is refused, because its caller relies on it.
 */
export async function graphCaller(request: Request, cookie: SessionCookie, { access }: CoreServices): Promise<Principal> {
  const token = bearerOf(request);
  if (token !== undefined) return ofNamedShop(await access.authenticate(token, callerIp(request)), request);
  const session = cookie.tokenOf(request.headers);
  if (session === undefined) return strangerOf(request);
  try {
    return { ...(await access.authenticate(session, callerIp(request))), byCookie: true };
  } catch (error) {
    if (error instanceof Refusal && error.code === 'UNAUTHORIZED') return anonymous;
    throw error;
  }
}

/** A token in the wrong header is refused; ignoring it would treat its owner as anonymous. */
function strangerOf(request: Request): Principal {
  if (hasShopToken(request)) throw bearerElsewhere();
  if (BARE_TOKEN.test(request.headers.authorization ?? '')) throw wrongScheme();
  return anonymous;
}

const BARE_TOKEN = /^(?:sst|sat|erp|ses)_/;

const unauthorized = (reason: string, message: string): Refusal => refuse('UNAUTHORIZED', { reason, message });

const missing = (header: string, purpose: string): Refusal => unauthorized('MISSING_HEADER', `The header ${header} is missing. ${purpose}`);

const shopTokenElsewhere = (): Refusal =>
  unauthorized(
    'WRONG_HEADER',
    'This path does not read the Authorization header. Send the token of the shop in X-Svc-Shop-Token, and its domain in X-Svc-Shop-Domain.',
  );

const bearerElsewhere = (): Refusal =>
  unauthorized('WRONG_HEADER', 'This path does not read X-Svc-Shop-Token. Send the token as "Authorization: Bearer <token>".');

const wrongScheme = (): Refusal => unauthorized('WRONG_HEADER', 'The Authorization header must be "Bearer", one space and the token.');

const wrongKind = (expected: string): Refusal => unauthorized('WRONG_TOKEN_KIND', `This token is of the wrong kind. Expected ${expected}.`);

/** Says nothing of whether there is such a shop. */
const otherShop = (): Refusal =>
  unauthorized('SHOP_DOMAIN_MISMATCH', 'This token does not belong to the shop that X-Svc-Shop-Domain names.');

export function bearerOf(request: Pick<Request, 'headers'>): string | undefined {
  const [, token] = /^Bearer +(\S+) *$/i.exec(request.headers.authorization ?? '') ?? [];
  return token;
}

/** Who asks: the other end of the connection, or who a trusted proxy says it is. Empty when the proxy passes on no address. */
export const clientIp = ({ ip = '' }: Pick<Request, 'ip'>): string => canonicalAddress(ip);

/** The same for a request over HTTP. What came through no proxy need not be asked who it came for. */
export const callerIp = (request: Request): string =>
  request.headers['x-forwarded-for'] === undefined ? canonicalAddress(request.socket.remoteAddress ?? '') : clientIp(request);
