import type { Answer } from '../../support/client.js';
import type { Shop } from './shop-admin.js';

type Fields = Readonly<Record<string, unknown>>;

export const aisha = {
  first_name: 'Aisha',
  last_name: 'Khan',
  address_1: 'Corniche 5',
  city: 'Abu Dhabi',
  province: 'Abu Dhabi',
  country_code: 'ae',
  postal_code: '',
  phone: '+971501234567',
};

/** A cart with lamps, and the address of a shopper. */
export async function fillCart({ storefront, regionId, variantId }: Shop, quantity = 2, address: Fields = aisha): Promise<string> {
  const { cart } = await storefront.post('/store/carts', {
    region_id: regionId,
    email: 'aisha@example.com',
    shipping_address: address,
    billing_address: address,
    items: [{ variant_id: variantId, quantity }],
  });
  return cart.id;
}

/** The price of an option, as a storefront asks for it. */
export const tryPrice = ({ storefront }: Shop, cartId: string, optionId: string): Promise<Answer> =>
  storefront.try('POST', `/store/shipping-options/${optionId}/calculate`, { cart_id: cartId });

export async function priceOf(shop: Shop, cartId: string, optionId: string): Promise<number> {
  const answer = await tryPrice(shop, cartId, optionId);
  if (answer.status !== 200) throw new Error(answer.text);
  return answer.body.shipping_option.amount;
}

export interface Placed {
  readonly id: string;
  readonly total: number;
  readonly items: readonly { readonly id: string; readonly quantity: number }[];
}

/** From the choice of an option to the placed order. */
export async function checkOut(shop: Shop, cartId: string, optionId: string, payment: string): Promise<Placed> {
  const { storefront, admin } = shop;
  await storefront.post(`/store/carts/${cartId}/shipping-methods`, { option_id: optionId });
  const { payment_collection: collection } = await storefront.post('/store/payment-collections', { cart_id: cartId });
  await storefront.post(`/store/payment-collections/${collection.id}/payment-sessions`, { provider_id: payment });
  const completed = await storefront.post(`/store/carts/${cartId}/complete`);
  if (completed.type !== 'order') throw new Error(JSON.stringify(completed));
  const { order } = await admin.get(`/admin/orders/${completed.order.id}`);
  return order;
}

/** Packs everything, as the admin's button does. Answers the fulfilment. */
export async function packAll(shop: Shop, order: Placed): Promise<Answer['body']> {
  const answer = await tryPack(shop, order);
  if (answer.status !== 200) throw new Error(answer.text);
  return fulfillmentOf(shop.admin, order.id);
}

export function tryPack({ admin, locationId }: Shop, order: Placed): Promise<Answer> {
  const items = order.items.map(({ id, quantity }) => ({ id, quantity }));
  return admin.try('POST', `/admin/orders/${order.id}/fulfillments`, { items, location_id: locationId });
}

export async function fulfillmentOf(admin: Shop['admin'], orderId: string): Promise<Answer['body']> {
  const { order } = await admin.get(
    `/admin/orders/${orderId}?fields=*fulfillments,*fulfillments.labels,*items,*items.detail,fulfillment_status,payment_status`,
  );
  return { ...order.fulfillments.at(-1), order };
}
