import type { StoreRatesQuery } from '../operations.generated.js';
import { answered, warning } from '../reply/envelopes.js';
import { fields } from '../reply/fields.js';
import { alike, described, oneOf, optional } from '../reply/part.js';
import { json } from '../reply/reply.js';
import { isExplained } from '../request/rates.js';

const o = fields<StoreRatesQuery['rates']['rates'][number]>('RateOption');
/** Fields of a service in both interfaces. */
export const optionParts = {
  id: o.field('id'),
  logo: o.field('logo'),
  pickup_dropoff_method: o.field('pickupDropoffMethod'),
  service_name: o.field('serviceName'),
  service_code: o.field('serviceCode'),
  estimated: optional(alike(o.field('estimated'), ({ estimated }: StoreRatesQuery['rates']['rates'][number]) => estimated || undefined)),
  total_price: o.amount('totalPrice'),
  description: o.field('description'),
  currency: o.currency('totalPrice'),
};
const option = o.shape('RateOption', optionParts);

const x = fields<StoreRatesQuery['rates']['rejected'][number]>('RateRejection');
const rejection = x.group({ service_code: x.field('serviceCode'), ...x.same('code', 'message') });

const r = fields<StoreRatesQuery['rates']>('Rates');
const list = r.many('rates', option);
const explained = r.shape(
  'ExplainedRates',
  { rates: list, rejected: r.many('rejected', rejection), warnings: r.many('warnings', warning), ...r.same('requestId') },
  'With explain=1: the rates, and the reason for each unavailable service.',
);
const listOrExplained = described(
  oneOf((_rates, request) => !isExplained(request), list, explained),
  'The services, cheapest first; with explain=1 also the reason for each unavailable service.',
);

const codesOf = ({ rates: { warnings } }: StoreRatesQuery): string | undefined =>
  warnings.length === 0 ? undefined : [...new Set(warnings.map(({ code }) => code))].join(', ');

/** A bare array, which older plug-ins expect, so everything else is in headers. */
export const options = json(answered('rates', listOrExplained), {
  headers: { 'X-Svc-Rate-Request-Id': ({ rates }) => rates.requestId, 'X-Svc-Warning': codesOf },
});
