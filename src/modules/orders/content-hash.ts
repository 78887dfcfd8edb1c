import { createHash } from 'node:crypto';
import type { CheckedOrder } from './order.rules.js';

/** Fields that orders have not always had: without a value they leave no trace, so older orders keep their fingerprint. */
const LATER: ReadonlySet<string> = new Set(['hsCode', 'locale', 'originCountry']);

/** The fingerprint of an order's content; two requests with the same one are the same order sent twice. */
export function contentHash(order: CheckedOrder): Buffer {
  const { warnings: _derived, ...content } = order;
  return createHash('sha256').update(JSON.stringify(content, canonical)).digest();
}

function canonical(key: string, value: unknown): unknown {
  if (value === null && LATER.has(key)) return undefined;
  return typeof value === 'bigint' ? value.toString() : value;
}
