import { refuseFields, invalid } from '../../kernel/errors.js';
import { MAX_PRODUCTS } from '../orders/index.js';
import type { DraftContent } from './draft-content.js';

const MAX_CHARACTERS = 100_000;

/** A draft may be wrong, but not large. VALIDATION_FAILED. */
export function checkContentSize(content: DraftContent): void {
  if ((content.products?.length ?? 0) > MAX_PRODUCTS)
    throw refuseFields([invalid('content.products', 'atMostEntries', { max: MAX_PRODUCTS })]);
  if (JSON.stringify(content).length > MAX_CHARACTERS)
    throw refuseFields([invalid('content', 'atMostCharactersAsJson', { max: MAX_CHARACTERS })]);
}
