import type { StoreRatesQuery } from '../operations.generated.js';
import { answer, type RestRequest } from '../legacy-route.js';
import { addressInput, amountOut, fieldsOf, listInput, productInput } from './json.js';

const isOn = (value: unknown): boolean => value === '1' || value === 'true';

export function ratesInput({ body, query, problems }: RestRequest): unknown {
  const source = fieldsOf(body);
  const explain = isOn(query['explain']);
  if (!source) return { input: body, explain };
  // The currency of the answer is that of the products; a field of that name is not part of this interface.
  const { currency: _ignored, sellerId: _also, ...known } = source;
  return {
    explain,
    input: {
      ...known,
      origin: addressInput(source['origin'], 'origin', problems),
      destination: addressInput(source['destination'], 'destination', problems),
      products: listInput(source['products'], 'products', (item, path) => productInput(item, path, problems)),
    },
  };
}

/** The currency of a request is that of its products. */
export const ratesFieldName = (field: string): string => (field === 'currency' ? 'products[0].currency' : field);

export function ratesOutput({ rates: { rates, rejected, requestId, warnings } }: StoreRatesQuery, { query }: RestRequest): unknown {
  const options = rates.map(optionOut);
  const codes = [...new Set(warnings.map(({ code }) => code))].join(', ');
  const headers = { 'X-Svc-Rate-Request-Id': requestId, ...(codes !== '' && { 'X-Svc-Warning': codes }) };
  if (!isOn(query['explain'])) return answer(options, { headers });
  const reasons = rejected.map(({ serviceCode, code, message }) => ({ service_code: serviceCode, code, message }));
  return answer({ rates: options, rejected: reasons, warnings, requestId }, { headers });
}

const optionOut = (option: StoreRatesQuery['rates']['rates'][number]) => ({
  id: option.id,
  logo: option.logo,
  pickup_dropoff_method: option.pickupDropoffMethod,
  service_name: option.serviceName,
  service_code: option.serviceCode,
  total_price: amountOut(option.totalPrice),
  description: option.description,
  currency: option.totalPrice.currency,
});
