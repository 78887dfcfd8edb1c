import { createHash } from 'node:crypto';
import type { CheckedOrder } from './order.rules.js';

/** Fields added later: when empty they are left out, so that older orders keep their fingerprint. */
const LATER: ReadonlySet<string> = new Set(['hsCode', 'locale', 'originCountry']);

/** The fingerprint of an order's content; equal fingerprints mean that the same order was sent again. */
export function contentHash(order: CheckedOrder): Buffer {
  const { warnings: _derived, ...content } = order;
  return createHash('sha256').update(JSON.stringify(content, canonical)).digest();
}

function canonical(key: string, value: unknown): unknown {
  if (value === null && LATER.has(key)) return undefined;
  return typeof value === 'bigint' ? value.toString() : value;
}
