/** Headers that authenticate. A signature together with its body and timestamp could be replayed for five minutes. */
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

/** The headers as they may be kept and shown: names stay, what is secret in them does not. */
export const redactedHeaders = (headers: Readonly<Record<string, string>>): Record<string, string> =>
  Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, SECRET_HEADERS.has(name.toLowerCase()) ? MASK : value]));
