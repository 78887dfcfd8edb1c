import type { Answer } from '../../support/client.js';
import type { Placed } from './checkout.js';
import type { Shop } from './shop-admin.js';

/** Takes items back as the admin does: a draft first, which the last request confirms. */
export async function takeBack(shop: Shop, orderId: string, items: Placed['items']): Promise<string> {
  const { id, confirmed } = await draftAndConfirm(shop, orderId, items);
  if (confirmed.status !== 200) throw new Error(confirmed.text);
  return id;
}

/** Answers what the confirmation was answered. */
export const tryReturn = async (shop: Shop, orderId: string, items: Placed['items']): Promise<Answer> =>
  (await draftAndConfirm(shop, orderId, items)).confirmed;

async function draftAndConfirm({ admin, options, locationId }: Shop, orderId: string, items: Placed['items']) {
  const { return: draft } = await admin.post('/admin/returns', { order_id: orderId, location_id: locationId });
  const path = `/admin/returns/${draft.id}`;
  await admin.post(`${path}/request-items`, { items: items.map(({ id, quantity }) => ({ id, quantity })) });
  await admin.post(`${path}/shipping-method`, { shipping_option_id: options.return });
  return { id: String(draft.id), confirmed: await admin.try('POST', `${path}/request`) };
}
