import { Client, type Answer } from '../../support/client.js';

type Fields = Readonly<Record<string, unknown>>;

/** Talks to Medusa as its owner does in the admin, or as a storefront does for shoppers. Fails with Medusa's words. */
export class Medusa {
  constructor(
    private readonly client: Client,
    private readonly headers: Readonly<Record<string, string>> = {},
  ) {}

  async ask(method: string, path: string, body?: Fields): Promise<Answer['body']> {
    const answer = await this.try(method, path, body);
    if (answer.status !== 200) throw new Error(`${method} ${path}: ${answer.status} ${answer.text}`);
    return answer.body;
  }

  try(method: string, path: string, body?: Fields): Promise<Answer> {
    return this.client.call(method, path, { headers: this.headers, ...(body && { body }) });
  }

  get(path: string): Promise<Answer['body']> {
    return this.ask('GET', path);
  }

  post(path: string, body: Fields = {}): Promise<Answer['body']> {
    return this.ask('POST', path, body);
  }
}

export async function signIn(client: Client, owner: { email: string; password: string }): Promise<Medusa> {
  const { token } = await new Medusa(client).post('/auth/user/emailpass', owner);
  return new Medusa(client, { authorization: `Bearer ${token}` });
}

export interface Shop {
  readonly admin: Medusa;
  readonly storefront: Medusa;
  readonly regionId: string;
  readonly variantId: string;
  readonly locationId: string;
  readonly options: Readonly<Record<'economy' | 'express' | 'cheapest' | 'return', string>>;
}

/** A shop as its owner sets it up: a country, a warehouse, a lamp, and shipping options that shipgraph prices. */
export async function setUpShop(client: Client, admin: Medusa): Promise<Shop> {
  const locationId = await addWarehouse(admin);
  const { sales_channels: channels } = await admin.get('/admin/sales-channels');
  const channelId: string = channels[0].id;
  await admin.post(`/admin/stock-locations/${locationId}/sales-channels`, { add: [channelId] });
  const regionId = await addRegion(admin);
  const profileId = await profile(admin);
  const options = await addOptions(admin, { zoneId: await addZone(admin, locationId), profileId });
  const variantId = await addLamp(admin, { channelId, profileId });
  const { api_key: key } = await admin.post('/admin/api-keys', { title: 'Storefront', type: 'publishable' });
  await admin.post(`/admin/api-keys/${key.id}/sales-channels`, { add: [channelId] });
  const storefront = new Medusa(client, { 'x-publishable-api-key': key.token });
  return { admin, storefront, regionId, variantId, locationId, options };
}

async function addWarehouse(admin: Medusa): Promise<string> {
  const address = { address_1: 'Al Quoz 3', city: 'Dubai', province: 'Dubai', country_code: 'AE', postal_code: '' };
  const { stock_location: location } = await admin.post('/admin/stock-locations', { name: 'Warehouse', address });
  await admin.post(`/admin/stock-locations/${location.id}/fulfillment-providers`, { add: ['shipgraph_shipgraph'] });
  return location.id;
}

async function addRegion(admin: Medusa): Promise<string> {
  const { stores } = await admin.get('/admin/stores');
  await admin.post(`/admin/stores/${stores[0].id}`, { supported_currencies: [{ currency_code: 'usd', is_default: true }] });
  const { region } = await admin.post('/admin/regions', {
    name: 'Emirates',
    currency_code: 'usd',
    countries: ['ae'],
    payment_providers: ['pp_system_default', 'pp_shipgraph-cod_cod'],
  });
  return region.id;
}

async function addZone(admin: Medusa, locationId: string): Promise<string> {
  const path = `/admin/stock-locations/${locationId}/fulfillment-sets?fields=*fulfillment_sets`;
  const { stock_location: location } = await admin.post(path, { name: 'Parcels', type: 'shipping' });
  const { fulfillment_set: set } = await admin.post(`/admin/fulfillment-sets/${location.fulfillment_sets[0].id}/service-zones`, {
    name: 'Emirates',
    geo_zones: [{ type: 'country', country_code: 'ae' }],
  });
  return set.service_zones[0].id;
}

async function profile(admin: Medusa): Promise<string> {
  const { shipping_profiles: known } = await admin.get('/admin/shipping-profiles');
  if (known.length > 0) return known[0].id;
  const { shipping_profile: added } = await admin.post('/admin/shipping-profiles', { name: 'Default', type: 'default' });
  return added.id;
}

async function addOptions(admin: Medusa, { zoneId, profileId }: { zoneId: string; profileId: string }): Promise<Shop['options']> {
  const add = async (name: string, id: string, more: Fields = {}): Promise<string> => {
    const { shipping_option: option } = await admin.post('/admin/shipping-options', {
      name,
      service_zone_id: zoneId,
      shipping_profile_id: profileId,
      provider_id: 'shipgraph_shipgraph',
      price_type: 'calculated',
      prices: [],
      data: { id },
      type: { label: name, description: name, code: id.toLowerCase() },
      rules: [
        { attribute: 'is_return', operator: 'eq', value: 'false' },
        { attribute: 'enabled_in_store', operator: 'eq', value: 'true' },
      ],
      ...more,
    });
    return option.id;
  };
  return {
    economy: await add('Economy', 'SVC_ECO'),
    express: await add('Express', 'SVC_EXP'),
    cheapest: await add('Best price', 'cheapest'),
    return: await add('Return', 'return', {
      price_type: 'flat',
      prices: [{ currency_code: 'usd', amount: 0 }],
      rules: [{ attribute: 'is_return', operator: 'eq', value: 'true' }],
    }),
  };
}

async function addLamp(admin: Medusa, { channelId, profileId }: { channelId: string; profileId: string }): Promise<string> {
  const { product } = await admin.post('/admin/products', {
    title: 'Lamp',
    status: 'published',
    shipping_profile_id: profileId,
    sales_channels: [{ id: channelId }],
    options: [{ title: 'Colour', values: ['Brass'] }],
    variants: [
      {
        title: 'Brass',
        options: { Colour: 'Brass' },
        manage_inventory: false,
        prices: [{ currency_code: 'usd', amount: 40 }],
        weight: 900,
        length: 20,
        width: 20,
        height: 20,
      },
    ],
  });
  return product.variants[0].id;
}
