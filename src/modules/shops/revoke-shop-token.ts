import type { Actor } from '../../kernel/actor.js';
import type { Tx } from '../../platform/db/unit-of-work.js';
import { revokeTokensOf } from '../access/index.js';
import { lockShop } from './lock-shop.js';
import type { Shop } from './shop.row.js';

/** Ends every token of a shop, which has to log in again. NOT_FOUND also for the shops of others. */
export async function revokeShopToken(tx: Tx, actor: Actor, domain: string | null): Promise<Shop> {
  actor.require('shop:manage');
  const shop = await lockShop(tx, actor, domain);
  await revokeTokensOf(tx, 'shop', [shop.id]);
  return shop;
}
