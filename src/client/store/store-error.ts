import { detailsOf, ServiceError, textOf, transportFailure } from '../service-error.js';

/** The only error that calls of a store throw. */
export class StoreError extends ServiceError {
  override readonly name = 'StoreError';
}

export const transportError = (thrown: unknown, url: string): StoreError =>
  thrown instanceof StoreError ? thrown : new StoreError(transportFailure(thrown, url));

export const badAnswer = (url: string, status: number, what: string): StoreError =>
  new StoreError({ code: 'BAD_ANSWER', message: `${url} ${what}.`, status });

/** A refusal of the service, or of what stands before it. All families of errors have code, message and details at the same place. */
export function refusalOf(body: unknown, { status, headers }: Response, url: string): StoreError {
  const said = typeof body === 'object' && body !== null ? { ...body } : {};
  const { code, message } = said as Readonly<Record<string, unknown>>;
  return new StoreError({
    code: textOf(code) ?? CODES[status] ?? 'BAD_ANSWER',
    message: textOf(message) ?? `${url} answered ${status} without saying why.`,
    status,
    ...detailsOf(said, headers),
  });
}

/** What proxies mean, which know no codes. */
const CODES: Readonly<Record<number, string>> = {
  401: 'UNAUTHORIZED',
  413: 'PAYLOAD_TOO_LARGE',
  429: 'RATE_LIMITED',
  502: 'SERVICE_UNAVAILABLE',
  503: 'SERVICE_UNAVAILABLE',
  504: 'SERVICE_UNAVAILABLE',
};
