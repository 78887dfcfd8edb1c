/** Credentials. Signatures too: with body and timestamp, one could be replayed for five minutes. */
const SECRET_HEADERS = new Set([
  'x-svc-signature',
  'x-svc-signature-previous',
  'webhook-signature',
  'authorization',
  'proxy-authorization',
  'cookie',
  'set-cookie',
]);

const MASK = '****';

/** Headers redacted for storage: secret values are masked, names stay. */
export const redactedHeaders = (headers: Readonly<Record<string, string>>): Record<string, string> =>
  Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, SECRET_HEADERS.has(name.toLowerCase()) ? MASK : value]));
