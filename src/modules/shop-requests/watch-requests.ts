import type { Context } from '../../platform/graphql/context.js';
import type { Heard } from '../../platform/live/watch.js';
import { readShop } from '../shops/index.js';
import type { NewRequest } from './request-feed.js';
import type { ShopRequestServices } from './services.js';

/** Streams the requests of a shop from now on. NOT_FOUND. */
export async function watchRequests(
  context: Context<ShopRequestServices>,
  { domain }: { readonly domain: string },
): Promise<AsyncIterable<Heard<NewRequest>>> {
  const { id } = await readShop(context, domain);
  return context.services.shopRequests.feed.watch(context.caller, { shopId: id });
}
