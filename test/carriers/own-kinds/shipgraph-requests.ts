import { CarrierFailure, type CarrierAccess, type CarrierRequest, type CarrierResponse } from '../../../src/carrier-kit/index.js';

/** Sends a request of the store interface. Webhooks know the token of a shop as a bearer. */
export const asShop = ({ http, credentials }: CarrierAccess, request: CarrierRequest, signal: AbortSignal): Promise<CarrierResponse> =>
  http.send(
    {
      ...request,
      headers: request.path.startsWith('/api/webhooks')
        ? { authorization: `Bearer ${credentials['shopToken']}` }
        : { 'x-svc-shop-token': credentials['shopToken'] ?? '', 'x-svc-shop-domain': credentials['shopDomain'] ?? '' },
    },
    signal,
  );

/** Sends a request of the ERP interface. */
export const asOperator = ({ http, credentials }: CarrierAccess, request: CarrierRequest, signal: AbortSignal): Promise<CarrierResponse> =>
  http.send({ ...request, headers: { authorization: `Bearer ${credentials['operatorToken']}` } }, signal);

export const bodyOf = (response: CarrierResponse): any => Object(response.json());

/** The body of an answer that must be a success. */
export function dataOf(response: CarrierResponse): any {
  if (response.status < 400) return bodyOf(response);
  const { message, code } = refusalIn(response);
  throw new CarrierFailure('refused', message, { ...(code !== null && { code }) });
}

export const isMissing = ({ status }: CarrierResponse): boolean => status === 404;

/** Code and words of a refusal of the service. */
export function refusalIn(response: CarrierResponse): { readonly code: string | null; readonly message: string } {
  const { code, message, errorDetails } = bodyOf(response);
  const words = [message, errorDetails].filter((each) => typeof each === 'string' && each !== '');
  return {
    code: typeof code === 'string' ? code.slice(0, 100) : null,
    message: [...new Set(words)].join(' ').slice(0, 1_000) || `The service answered ${response.status}.`,
  };
}
