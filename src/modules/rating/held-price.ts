import { createHash } from 'node:crypto';
import { money } from '../../kernel/money.js';
import type { Secrets } from '../../platform/auth/secrets.js';
import type { ConnectedAccount } from '../carrier-accounts/index.js';
import type { HeldPrice, QuoteRequest } from '../carriers/index.js';
import type { Enquiry } from './rate-book.js';
import type { SoldService } from './live-offers.js';
import type { Offer } from './offer.js';
import type { Quote } from './quote.js';
import { weightsOf } from './weight.rules.js';

/**
 * A live price changes by the minute, so the id of its quote carries it, encrypted: within the life of the id an order for the same parcel
 * and route is charged that price. Nothing is stored.
 */
export function sealPrice(secrets: Secrets, { offer, service }: Quote, request: QuoteRequest, expiresAt: Date): string {
  const { live, base, freight, currency, minTransitDays, maxTransitDays } = offer;
  const sealed = [
    service.code,
    live?.accountId ?? '',
    currency,
    base.toString(),
    freight.toString(),
    minTransitDays,
    maxTransitDays,
    offer.weights.chargeableMg,
    live?.estimated === true,
    fingerprint(request),
    expiresAt.getTime(),
  ];
  return secrets.encrypt(JSON.stringify(sealed)).toString('base64url');
}

type Sealed = readonly [string, string, string, string, string, number, number, number, boolean, string, number];

const MAX_SEALED = 1_000;

/** True for the id of a live price. The price of a rate card stands without being carried. */
export const carriesPrice = (rateId: string): boolean => rateId.split('.').length === 3;

/** The price that an id promises; undefined when it is forged, expired, of a card, or was quoted for something else. */
export function openPrice(secrets: Secrets, rateId: string, request: QuoteRequest): HeldPrice | undefined {
  const [, , text] = rateId.length <= MAX_SEALED * 2 ? rateId.split('.') : [];
  if (text === undefined) return undefined;
  const opened = open(secrets, text);
  if (!opened) return undefined;
  const [serviceCode, accountId, currency, base, freight, minTransitDays, maxTransitDays, chargeableMg, estimated, print, expires] = opened;
  if (print !== fingerprint(request) || expires <= request.at.getTime()) return undefined;
  const price = money(BigInt(base), currency);
  return { serviceCode, accountId, price, freightMinor: BigInt(freight), minTransitDays, maxTransitDays, chargeableMg, estimated };
}

function open(secrets: Secrets, text: string): Sealed | undefined {
  try {
    return JSON.parse(secrets.decrypt(Buffer.from(text, 'base64url'))) as Sealed;
  } catch {
    // A forged or damaged id promises nothing.
    return undefined;
  }
}

/**
 * What the carrier was asked about. Collecting cash has its own price, so a promise without it is none with it; the amount may still depend
 * on the price. Without cash the text is that of ids issued before, which stay valid.
 */
function fingerprint({ origin, destination, parcel, type, cod }: QuoteRequest): string {
  const places = [origin, destination].map(({ countryCode, state, city, zip }) => [countryCode, state ?? null, city, zip ?? null]);
  const text = JSON.stringify([places, parcel.weightMg, parcel.volumeMm3, parcel.box, type, ...(cod ? ['cod'] : [])]);
  return createHash('sha256').update(text).digest('base64url').slice(0, 22);
}

/** The offer that the promised price stands for, if it is of this account. */
export function heldOffer(account: ConnectedAccount, sold: readonly SoldService[], { request }: Enquiry): Offer | undefined {
  const { held } = request;
  if (!held || held.accountId !== account.id) return undefined;
  const each = sold.find(({ service }) => service.code === held.serviceCode);
  if (!each) return undefined;
  return {
    service: each.service,
    card: null,
    tier: null,
    weights: { ...weightsOf(request.parcel, each.service), chargeableMg: held.chargeableMg },
    currency: held.price.currency,
    base: held.price.minor,
    surcharges: [],
    freight: held.freightMinor,
    minTransitDays: held.minTransitDays,
    maxTransitDays: held.maxTransitDays,
    live: {
      accountId: account.id,
      carrierService: each.mapped.carrierService,
      price: held.price,
      ownAccount: account.sellerId !== null,
      firstMile: each.mapped.firstMile,
      estimated: held.estimated,
    },
  };
}
