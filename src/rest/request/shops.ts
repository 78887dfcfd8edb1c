import type { Json } from '../../platform/http/json.js';

const MAX_DOMAIN = 255;

/** The domain of the shop that a login is for. */
export function named(body: Json | undefined): string | undefined {
  if (typeof body !== 'object' || body === null || !('shopId' in body)) return undefined;
  const { shopId } = body;
  return typeof shopId === 'string' && shopId.length <= MAX_DOMAIN ? shopId : undefined;
}
