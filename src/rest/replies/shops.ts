import type { AddLocationsMutation, ConnectShopMutation, LocationFieldsFragment, SetActivationMutation } from '../operations.generated.js';
import { answered, message, success, warningsIfAny } from '../reply/envelopes.js';
import { fields } from '../reply/fields.js';
import { described, literal } from '../reply/part.js';

const s = fields<SetActivationMutation['setActivation']['shop']>('Shop');
const shop = s.shape('Shop', { id: s.uuid('id'), shopId: s.field('domain'), ...s.same('domain', 'name', 'platform', 'url', 'activated') });

const l = fields<LocationFieldsFragment>('Location');
const location = l.shape('StoredLocation', {
  ...l.same('refId', 'refName', 'address', 'city', 'state', 'countryCode', 'country', 'zip', 'lat', 'lng'),
  // Both spellings of the coordinates are documented.
  latitude: l.field('lat'),
  longitude: l.field('lng'),
});

const seller = fields<ConnectShopMutation['connectShop']['seller']>('Seller');
const c = fields<ConnectShopMutation['connectShop']>('ShopConnection');
export const connected = answered(
  'connectShop',
  c.shape('ConnectedShop', {
    status: success,
    message: message(() => 'The shop is connected.'),
    token: described(c.field('token'), 'Token for the header x-svc-shop-token. Shown only once.'),
    tokenType: literal('shop'),
    expiresAt: c.field('expiresAt'),
    shop: c.one('shop', shop),
    seller: c.one('seller', seller.group({ id: seller.uuid('id'), ...seller.same('email', 'name') })),
  }),
);

type Changes = AddLocationsMutation['addLocations'];
const ch = fields<Changes>('LocationChanges');

/** Reply with the changed locations. `word` says what happened to them. */
const changed = (word: string) =>
  ch.shape('ChangedLocations', {
    status: success,
    message: message(({ created, updated, locations }: Changes) => `${created + updated} of ${locations.length} locations ${word}.`),
    locations: ch.many('locations', location),
    ...ch.same('created', 'updated'),
    warnings: warningsIfAny,
  });
export const added = answered('addLocations', changed('added'));
export const updated = answered('updateLocations', changed('updated'));

const a = fields<SetActivationMutation['setActivation']>('Activation');
export const activation = answered(
  'setActivation',
  a.shape('Activation', {
    status: success,
    message: message((made: SetActivationMutation['setActivation']) =>
      made.shop.activated ? 'Shipping is active for this shop.' : 'Shipping is not active for this shop.',
    ),
    activated: a.at('shop', s.field('activated')),
    shop: a.one('shop', shop),
    locations: a.many('locations', location),
    warnings: warningsIfAny,
  }),
);
