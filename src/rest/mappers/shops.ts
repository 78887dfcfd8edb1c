import type { AddLocationsMutation, ConnectShopMutation, LocationFieldsFragment, SetActivationMutation } from '../operations.generated.js';
import type { RestRequest } from '../legacy-route.js';
import { addressInput, fieldsOf, listInput } from './json.js';

export const loginInput = ({ body }: RestRequest): unknown => ({ input: body });

export const loginOutput = ({ connectShop: { token, expiresAt, shop, seller } }: ConnectShopMutation): unknown => ({
  status: 'success',
  message: 'The shop is connected.',
  token,
  tokenType: 'shop',
  expiresAt,
  shop: shopOut(shop),
  seller: { id: seller.id, email: seller.email, name: seller.name },
});

/** One location or an array of them. */
export const locationsInput = ({ body, problems }: RestRequest): unknown => ({
  input: listInput(Array.isArray(body) ? body : [body], '', (item, path) => addressInput(item, path, problems)),
});

/** Who sent one location without an array finds its fields by their own names. */
export const locationFieldName = (field: string, body: unknown): string => (Array.isArray(body) ? field : field.replace(/^\[0\]\.?/, ''));

export const locationsOutput =
  (word: string) =>
  ({ locations, created, updated }: AddLocationsMutation['addLocations']): unknown => ({
    status: 'success',
    message: `${created + updated} of ${locations.length} locations ${word}.`,
    locations: locations.map(locationOut),
    created,
    updated,
  });

export function activationInput({ body, problems }: RestRequest): unknown {
  const source = fieldsOf(body);
  if (!source) return { input: body };
  return {
    input: { ...source, locations: listInput(source['locations'], 'locations', (item, path) => addressInput(item, path, problems)) },
  };
}

export const activationOutput = ({ setActivation: { shop, locations } }: SetActivationMutation): unknown => ({
  status: 'success',
  message: shop.activated ? 'Shipping is active for this shop.' : 'Shipping is not active for this shop.',
  activated: shop.activated,
  shop: shopOut(shop),
  locations: locations.map(locationOut),
});

type ShopFields = SetActivationMutation['setActivation']['shop'];

const shopOut = ({ id, domain, name, platform, url, activated }: ShopFields) => ({
  id,
  shopId: domain,
  domain,
  name,
  platform,
  url,
  activated,
});

/** Both spellings of the coordinates, because both are documented. */
const locationOut = (location: LocationFieldsFragment) => ({ ...location, latitude: location.lat, longitude: location.lng });
