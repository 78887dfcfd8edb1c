import { invalid } from '../../kernel/errors.js';
import type { ErpRatesQuery } from '../operations.generated.js';
import type { RestRequest } from '../legacy-route.js';
import { addressInput, amountOrNull, amountOut, fieldsOf, listInput, productInput } from './json.js';

const PAYMENT: Readonly<Record<string, boolean>> = { prepaid: false, postpaid: true };

export function ratesInput({ body, problems }: RestRequest): unknown {
  const source = fieldsOf(body);
  if (!source) return { input: body };
  const { paymentStatus, ...known } = source;
  const cod = typeof paymentStatus === 'string' ? PAYMENT[paymentStatus] : undefined;
  if (paymentStatus != null && cod === undefined)
    problems.push(invalid('paymentStatus', 'must be one of prepaid, postpaid', Object.keys(PAYMENT)));
  return {
    input: {
      ...known,
      cod,
      origin: addressInput(source['origin'], 'origin', problems),
      destination: addressInput(source['destination'], 'destination', problems),
      products: listInput(source['products'], 'products', (item, path) => productInput(item, path, problems)),
    },
  };
}

export function ratesOutput({ quoteRates: { options, warnings, ...metadata } }: ErpRatesQuery): unknown {
  return {
    status: 'success',
    data: options.map(optionOut),
    metadata,
    ...(warnings.length > 0 && { warnings }),
  };
}

const optionOut = (option: ErpRatesQuery['quoteRates']['options'][number]) => ({
  id: option.id,
  logo: option.logo,
  pickup_dropoff_method: option.pickupDropoffMethod,
  service_name: option.serviceName,
  service_code: option.serviceCode,
  total_price: amountOut(option.totalPrice),
  description: option.description,
  currency: option.totalPrice.currency,
  carrierCode: option.carrierCode,
  carrierName: option.carrierName,
  actualRate: amountOut(option.actualRate),
  publicRate: amountOut(option.publicRate),
  displayRate: amountOrNull(option.displayRate),
  discount: option.discount && { ...option.discount, amount: amountOut(option.discount.amount) },
  breakdown: option.breakdown.map(({ code, label, amount }) => ({ code, label, amount: amountOut(amount) })),
  chargeableWeightKg: option.chargeableWeightKg,
  actualWeightKg: option.actualWeightKg,
  volumetricWeightKg: option.volumetricWeightKg,
  tier: option.tier,
  rateCardVersion: option.rateCardVersion,
  minTransitDays: option.minTransitDays,
  maxTransitDays: option.maxTransitDays,
  supportsCod: option.supportsCod,
  codFee: amountOrNull(option.codFee),
  expiresAt: option.expiresAt,
});
