import type access from './words.en.json';

/** Abilities by required permission, in the order of a working day. */
export const abilities: readonly (readonly [permission: string, words: keyof typeof access.abilities])[] = [
  ['shipment:read', 'shipments'],
  ['order:create', 'orders'],
  ['shipment:move', 'move'],
  ['shipment:verify', 'verify'],
  ['cod:handover', 'cash'],
  ['cod:confirm', 'confirm'],
  ['wallet:read', 'wallets'],
  ['wallet:topup', 'topUp'],
  ['payout:request', 'payouts'],
  ['adjustment:dispute', 'dispute'],
  ['approval:review', 'approve'],
  ['ledger:read', 'ledger'],
  ['ledger:correct', 'correct'],
  ['seller:edit', 'sellers'],
  ['rate-book:edit', 'prices'],
  ['webhook:manage', 'webhooks'],
  ['shop:manage', 'shops'],
  ['token:create-api', 'apiTokens'],
  ['token:create-erp', 'erpTokens'],
  ['staff:manage', 'staff'],
];
