import type { ErpRatesQuery } from '../operations.generated.js';
import { answered, success, warningsIfAny } from '../reply/envelopes.js';
import { fields } from '../reply/fields.js';
import { described } from '../reply/part.js';
import { optionParts } from './rates.js';

type Quote = ErpRatesQuery['quoteRates'];
type Option = Quote['options'][number];

const d = fields<NonNullable<Option['discount']>>('PlanDiscount');
const discount = d.group({ ...d.same('planName', 'percent'), amount: d.amount('amount') });

const l = fields<Option['breakdown'][number]>('RateBreakdownLine');
const line = l.group({ ...l.same('code', 'label'), amount: l.amount('amount') });

const o = fields<Option>('RateOption');
const option = o.shape('RateOption', {
  ...optionParts,
  total_price: described(optionParts.total_price, 'The price that the seller pays; the public rate without a seller.'),
  ...o.same('carrierCode', 'carrierName'),
  ...o.amounts('actualRate', 'publicRate', 'displayRate'),
  discount: o.one('discount', discount),
  breakdown: o.many('breakdown', line),
  ...o.same('chargeableWeightKg', 'actualWeightKg', 'volumetricWeightKg', 'tier', 'rateCardVersion'),
  ...o.same('minTransitDays', 'maxTransitDays', 'supportsCod'),
  codFee: o.amount('codFee'),
  expiresAt: o.field('expiresAt'),
});

const x = fields<Quote['rejected'][number]>('RateRejection');
const q = fields<Quote>('RateQuote');
const facts = q.shape(
  'PricingFacts',
  {
    ...q.same('requestId', 'sellerId', 'planName', 'currency', 'generatedAt', 'divisor'),
    rejected: q.many('rejected', x.group(x.same('serviceCode', 'code', 'message'))),
  },
  'The seller and the rules that the price is based on.',
);

export const prices = answered(
  'quoteRates',
  q.shape('Prices', { status: success, data: q.many('options', option), metadata: facts, warnings: warningsIfAny }),
);
