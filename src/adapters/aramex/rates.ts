import {
  failureOf,
  type CarrierAccess,
  type CarrierFailure,
  type CarrierOffer,
  type CarrierQuoteAnswer,
  type CarrierQuoteRequest,
  type CarrierRejection,
} from '../../modules/carriers/adapter/index.js';
import { amountOf, readAmount, dimensionsOf, kilograms } from './amounts.js';
import { ask } from './call.js';
import { placeOf } from './party.js';
import { additionalServices, groupOfLane, productProblem } from './products.js';

/** Asks for the price of every wanted service at once: Aramex prices one product per call. */
export async function quote(account: CarrierAccess, request: CarrierQuoteRequest, signal: AbortSignal): Promise<CarrierQuoteAnswer> {
  if (request.services.length === 0)
    return { offers: [], rejections: [{ carrierService: null, message: 'No service of Aramex is wanted.' }] };
  const results = await Promise.allSettled(request.services.map((service) => priceOf(account, request, service, signal)));
  const prices = results.map((result, index) => {
    if (result.status === 'fulfilled') return result.value;
    return toleratedFailure(result.reason, request.services[index] ?? null);
  });
  const failures = prices.flatMap((price) => ('failure' in price ? [price] : []));
  // One late service does not cost the prices of the others; a carrier that answers nothing is a failure. Services of another lane are not
  // asked for, so they do not count as answers.
  const asked = request.services.filter((service) => !productProblem(service, laneOf(request)));
  const [first] = failures;
  if (first && failures.length === asked.length) throw first.failure;
  return {
    offers: prices.flatMap((price) => ('price' in price ? [price] : [])),
    rejections: prices.flatMap((price) => ('message' in price ? [{ carrierService: price.carrierService, message: price.message }] : [])),
  };
}

const laneOf = ({ origin, destination }: CarrierQuoteRequest) => ({ from: origin.countryCode, to: destination.countryCode });

type Price = CarrierOffer | CarrierRejection;

interface FailedPrice extends CarrierRejection {
  readonly failure: CarrierFailure;
}

async function priceOf(account: CarrierAccess, request: CarrierQuoteRequest, service: string, signal: AbortSignal): Promise<Price> {
  const problem = productProblem(service, laneOf(request));
  if (problem) return { carrierService: service, message: problem };
  const { fields, refusal } = await ask(account, 'CalculateRate', rateRequest(request, service), signal);
  if (refusal) return { carrierService: service, message: refusal.message };
  const price = readAmount(fields['TotalAmount']);
  if (!price) return { carrierService: service, message: 'Aramex gave a price without an amount in a known currency.' };
  // Aramex answers zero where the account has no tariff. Nothing is carried for free.
  if (price.minor <= 0n) return { carrierService: service, message: 'Aramex has no price for this account and lane.' };
  return { carrierService: service, price };
}

function rateRequest(request: CarrierQuoteRequest, service: string) {
  const { origin, destination, parcel, cod, declaredValue } = request;
  const group = groupOfLane(laneOf(request));
  return {
    OriginAddress: placeOf(origin),
    DestinationAddress: placeOf(destination),
    ShipmentDetails: {
      Dimensions: dimensionsOf(parcel),
      ActualWeight: kilograms(parcel.weightG),
      ChargeableWeight: null,
      DescriptionOfGoods: request.type === 'document' ? 'Documents' : 'Goods',
      GoodsOriginCountry: origin.countryCode,
      NumberOfPieces: 1,
      ProductGroup: group,
      ProductType: service,
      PaymentType: 'P',
      PaymentOptions: '',
      CustomsValueAmount: group === 'EXP' && declaredValue ? amountOf(declaredValue) : null,
      CashOnDeliveryAmount: cod?.amount ? amountOf(cod.amount) : null,
      InsuranceAmount: null,
      CashAdditionalAmount: null,
      CollectAmount: null,
      Services: additionalServices({ cod: cod !== null, incoterm: null }),
      Items: [],
    },
    PreferredCurrencyCode: request.currency,
  };
}

/** A service that got no answer. Rethrows what concerns the whole account, and what is not the carrier's doing. */
function toleratedFailure(reason: unknown, carrierService: string | null): FailedPrice {
  const failure = failureOf(reason);
  if (!failure || failure.kind === 'credentials' || failure.kind === 'throttled') throw reason;
  return { carrierService, message: failure.message, failure };
}
