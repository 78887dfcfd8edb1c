import { requireActivation, type Actor } from '../../kernel/actor.js';
import { missing, refuse, Refusal, type FieldError } from '../../kernel/errors.js';
import type { Tx } from '../../platform/db/unit-of-work.js';
import type { Context } from '../../platform/work/context.js';
import { newId } from '../../platform/ids.js';
import type { CoreServices } from '../../platform/services.js';
import { consigneeName } from '../addresses/index.js';
import type { QuoteRequest } from '../carriers/index.js';
import { creditLimitIn, planOf, type SellerPricing, type PricingServices, sellerTerms } from '../pricing/index.js';
import { type Quote, type RatingServices, chooseService } from '../rating/index.js';
import { placeHold } from '../ledger/index.js';
import { addNote, followShopClock, insertShipment, recordAction, type AnnouncementServices } from '../shipments/index.js';
import { whyNotReturnable } from './eligibility.rules.js';
import { lockOriginal, originalShipmentId, readOriginal, type OriginalShipment } from './original-shipment.js';
import { checkRequest, returnParties } from './return-request.rules.js';
import { emitReturnCreated } from './return-event.js';
import type { ReturnShipment } from './return-shipment.entity.js';
import { db } from './returns.tables.js';
import type { CreateReturnInput } from './return.types.js';

/** Creates a return of a delivered shipment. Checks and pricing come before the transaction. */
export async function createReturn(
  context: Context<RatingServices & AnnouncementServices>,
  request: CreateReturnInput,
): Promise<ReturnShipment> {
  const { actor, services, sql } = context;
  if (request.waiveFee) actor.require('return:waive');
  requireActivation(actor.shop, services.settings);
  if (request.shipmentId.trim() === '') throw refuse('MISSING_FIELD', {}, { errors: [missing('shipmentId')] });
  const id = await originalShipmentId(sql, actor, request.shipmentId);
  checkRequest(request);
  const original = await readOriginal(sql, id);
  assertReturnable(services, original);
  const pricing = await services.pricing.of(sql, original.sellerId);
  const quote = await priceReturn(services, original, { carrier: request.carrier?.trim() || null, pricing });
  return context.transact((tx) => placeReturn(tx, actor, { originalId: id, request, quote, pricing }));
}

function assertReturnable({ settings, clock }: CoreServices, original: OriginalShipment): void {
  const code = whyNotReturnable(original, { windowDays: settings.returnWindowDays, now: clock.now() });
  if (code) throw refuse(code);
}

interface PricedReturn {
  readonly originalId: string;
  readonly request: CreateReturnInput;
  readonly quote: Quote;
  readonly pricing: SellerPricing;
}

/** Writes the return, its shipment, its hold and its event in one transaction. Concurrent requests get RETURN_EXISTS. */
async function placeReturn(
  tx: Tx<PricingServices & AnnouncementServices>,
  actor: Actor,
  { originalId, request, quote, pricing }: PricedReturn,
): Promise<ReturnShipment> {
  const original = await lockOriginal(tx.sql, originalId);
  await followShopClock(tx, original);
  assertReturnable(tx.services, original);
  const parties = returnParties(original, request);
  const now = tx.services.clock.now();
  const feeWaived = request.waiveFee === true;

  const shipmentId = newId();
  const reference = returnReference(original);
  const { destination } = parties;
  const { eventId } = await insertShipment(tx, actor, {
    id: shipmentId,
    orderId: original.orderId,
    sellerId: original.sellerId,
    shopId: original.shopId,
    test: original.test,
    quote,
    planId: planOf(tx.services, pricing)?.id ?? null,
    carrierAutoSelected: !request.carrier?.trim(),
    parcel: original.parcel,
    paymentStatus: 'prepaid',
    documents: original.documents,
    billingRole: pricing.role,
    returnOf: { originalShipmentId: originalId, reference, feeWaived },
    receiver: {
      name: consigneeName(destination),
      phone: destination.phone,
      city: destination.address.city,
      countryCode: destination.address.countryCode,
    },
  });
  const made: ReturnShipment = {
    id: newId(),
    shipmentId,
    originalShipmentId: originalId,
    ...parties,
    returnReason: request.returnReason ?? null,
    createdAt: now,
    updatedAt: now,
  };
  await db.insert(tx.sql, 'returnShipment', made);
  if (request.notes?.trim()) await addNote(tx, actor, { shipmentId, type: 'return', visibility: 'seller', text: request.notes });
  if (actor.actsForOperator) {
    const { operatorEmail, returnReason: reason } = request;
    await recordAction(tx, actor, { shipmentId: originalId, action: 'return', operatorEmail, reason });
  }
  await emitReturnCreated(tx, { made, original, reference, quote, pricing, feeWaived });
  await tx.services.changeListener.tell(tx, { id: shipmentId, sellerId: original.sellerId, shopId: original.shopId }, eventId);
  // All changes of a seller share the wallet row, so lock it last to hold it briefly.
  if (pricing.role === 'prepaid' && !feeWaived && !original.test) await holdRate(tx, shipmentId, { quote, pricing });
  return made;
}

/** The plain reference belongs to the first return, even when cancelled; later ones are numbered. */
const returnReference = ({ reference, returnCount }: OriginalShipment): string =>
  returnCount === 0 ? `RTN-${reference}` : `RTN-${reference}-${returnCount + 1}`;

/** Without sufficient balance the return is still created; the money is required at its pickup. */
async function holdRate(
  tx: Tx<PricingServices>,
  shipmentId: string,
  { quote, pricing }: Pick<PricedReturn, 'quote' | 'pricing'>,
): Promise<void> {
  const amount = quote.actualRate;
  const creditLimitMinor = creditLimitIn(tx.services, pricing, amount.currency);
  await placeHold(tx, { sellerId: pricing.sellerId, shipmentId, amount, creditLimitMinor });
}

/**
 * Prices a return: the original package on the reversed route, without display rules. INVALID_CARRIER, RATE_UNAVAILABLE,
 * RATE_CALCULATION_FAILED. Calls carriers, so call it before a transaction begins.
 */
async function priceReturn(
  services: CoreServices & RatingServices,
  original: OriginalShipment,
  { carrier, pricing }: { carrier: string | null; pricing: SellerPricing },
): Promise<Quote> {
  try {
    return await quoteReturn(services, original, { carrier, pricing });
  } catch (error) {
    if (error instanceof Refusal) throw error;
    throw refuse('RATE_CALCULATION_FAILED', {}, { cause: error });
  }
}

async function quoteReturn(
  services: CoreServices & RatingServices,
  original: OriginalShipment,
  { carrier, pricing }: { carrier: string | null; pricing: SellerPricing },
): Promise<Quote> {
  const request: QuoteRequest = {
    origin: original.origin,
    destination: original.destination,
    parcel: original.parcel,
    type: original.documents ? 'document' : 'non_document',
    currency: original.currency,
    at: services.clock.now(),
    services: carrier === null ? null : [carrier],
    isReturn: true,
    isTest: original.test,
  };
  const terms = sellerTerms(services, pricing, original.shopId);
  const ask = (explain: boolean) => services.collectQuotes(services.rateBook.current(), request, terms, { explain });
  const quote = chooseService((await ask(false)).quotes);
  if (quote) return quote;
  const { rejected } = await ask(true);
  const errors = rejected.map(({ serviceCode, ...why }): FieldError => ({
    ...why,
    field: 'carrier',
    message: `${serviceCode}: ${why.message}`,
  }));
  if (carrier === null) throw refuse('RATE_UNAVAILABLE.notReturnable', {}, { errors });
  throw refuse('INVALID_CARRIER.notForReturn', { carrier }, { errors });
}
