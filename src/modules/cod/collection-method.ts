import type { CollectionMethod } from './cod.enums.js';
/** What can be confirmed as collected; a payment by link confirms itself. */
export type ConfirmedMethod = Exclude<CollectionMethod, 'payment_link'>;

/** Only cash goes from hand to hand; everything else is owed by a bank or a provider until it settles. */
export const isCash = (method: CollectionMethod): boolean => method === 'cash';
