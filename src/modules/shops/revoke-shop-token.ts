import type { Actor } from '../../kernel/actor.js';
import type { Tx } from '../../platform/db/unit-of-work.js';
import { revokeTokensOf } from '../access/index.js';
import { lockShop } from './lock-shop.js';
import type { Shop } from './shop.row.js';

/** Revokes all tokens of a shop, which must log in again. NOT_FOUND also for shops outside the caller's scope. */
export async function revokeShopToken(tx: Tx, actor: Actor, domain: string | null): Promise<Shop> {
  actor.require('shop:manage');
  const shop = await lockShop(tx, actor, domain);
  await revokeTokensOf(tx, 'shop', [shop.id]);
  return shop;
}
