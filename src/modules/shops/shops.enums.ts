import { enumeration, type ValueOf } from '../../kernel/enumeration.js';

export const shopMode = enumeration('ShopMode', 'Whether the parcels of a shop are real.', {
  live: 'Orders are shipped and paid for.',
  test: 'Orders are tried out: no carrier, driver, shopper or wallet is involved, and the shop has its own clock.',
});
export type ShopMode = ValueOf<typeof shopMode>;
