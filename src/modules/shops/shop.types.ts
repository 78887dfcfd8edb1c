import { ArgsType, InputType, ObjectType } from 'type-graphql';
import {
  Choice,
  Flag,
  Id,
  Many,
  Measure,
  nullable,
  One,
  Text,
  When,
  Email,
  byRule,
  keptIfAbsent,
  mayBeBlank,
  Count,
} from '../../platform/graphql/fields.js';
import { SellerType } from '../sellers/index.js';
import { connectionType, PageArgs } from '../../platform/graphql/connection.js';
import { NodeType } from '../../platform/graphql/node.type.js';
import { shopMode, type ShopMode } from './shops.enums.js';
import { maxOf } from '../../platform/graphql/declared-fields.js';
import { AddressInput } from '../addresses/index.js';
import { MAX_PASSWORD } from '../../kernel/errors.js';
import { WarningType } from '../../platform/graphql/warning.type.js';

@ObjectType('Shop', { implements: NodeType, description: 'A connected online store of a seller.' })
export class ShopType {
  @Id('UUID of the shop.') id!: string;
  @Text('Domain of the store; its id in orders and webhooks.') domain!: string;
  @Text('Name of the store.') name!: string;
  @Text('E-commerce platform that the store runs on.') platform!: string;
  @Text('URL of the store.') url!: string;
  @Flag('True once the store has activated shipping.') activated!: boolean;
  @Choice(shopMode, 'Whether its parcels are real. Fixed when the shop is first connected.') mode!: ShopMode;
}

@ObjectType('Location', { description: 'A place that a shop ships from.' })
export class LocationType {
  @Text('Id of the location, given by the shop and unique within it.') refId!: string;
  @Text('Display name, unique within the shop.') refName!: string;
  @Text('Street address.') address!: string;
  @Text('City.') city!: string;
  @Text('State or region.') state!: string;
  @Text('ISO 3166-1 alpha-2 code.') countryCode!: string;
  @Text('Name of the country.') country!: string;
  @Text('Postal code.') zip!: string;
  @Measure('Latitude in degrees.', nullable) lat!: number | null;
  @Measure('Longitude in degrees.', nullable) lng!: number | null;
}

/** The greatest lengths of the parts of an address. */
const LONGEST = {
  address: maxOf(AddressInput, 'address'),
  city: maxOf(AddressInput, 'city'),
  state: maxOf(AddressInput, 'state'),
  country: maxOf(AddressInput, 'country'),
  zip: maxOf(AddressInput, 'zip'),
};

@InputType({ description: 'What a location is known by.' })
export class LocationNameInput {
  @Text(100, 'Id of the location, unique within the shop.') refId!: string;
  @Text(200, 'Display name, unique within the shop.') refName!: string;
}

@InputType({ description: 'A place that a shop ships from.' })
export class LocationInput extends LocationNameInput {
  @Text(LONGEST.address, 'Street address.') address!: string;
  @Text(LONGEST.city, 'City.') city!: string;
  @Text(LONGEST.state, 'State or region; may be empty.', mayBeBlank) state!: string;
  @Text('ISO 3166-1 alpha-2 code.') countryCode!: string;
  @Text(LONGEST.country, 'Name of the country; filled in when absent.', nullable) country?: string | null;
  @Text(LONGEST.zip, 'Postal code; empty where the country has none.', mayBeBlank) zip!: string;
  @Measure('Latitude in degrees; requires the longitude.', nullable) lat?: number | null;
  @Measure('Longitude in degrees; requires the latitude.', nullable) lng?: number | null;
}

@InputType({ description: 'Changes of a location. Absent fields keep their values.' })
export class LocationUpdateInput {
  @Text(100, 'Id of the location to change.') refId!: string;
  @Text(200, 'Display name, unique within the shop.', keptIfAbsent) refName?: string | null;
  @Text(LONGEST.address, 'Street address.', keptIfAbsent) address?: string | null;
  @Text(LONGEST.city, 'City.', keptIfAbsent) city?: string | null;
  @Text(LONGEST.state, 'State or region.', nullable) state?: string | null;
  @Text('ISO 3166-1 alpha-2 code.', nullable) countryCode?: string | null;
  @Text(LONGEST.country, 'Name of the country.', nullable) country?: string | null;
  @Text(LONGEST.zip, 'Postal code.', nullable) zip?: string | null;
  @Measure('Latitude in degrees.', nullable) lat?: number | null;
  @Measure('Longitude in degrees.', nullable) lng?: number | null;
}

@InputType({ description: 'A location sent at login, without ids.' })
export class LoginLocationInput {
  @Text(LONGEST.address, 'Street address.') address!: string;
  @Text(LONGEST.city, 'City.') city!: string;
  @Text(LONGEST.state, 'State or region.', nullable) state?: string | null;
  @Text('ISO 3166-1 alpha-2 code.') countryCode!: string;
  @Text(LONGEST.country, 'Name of the country.', nullable) country?: string | null;
  @Text(LONGEST.zip, 'Postal code; empty where the country has none.', mayBeBlank) zip!: string;
}

@InputType({ description: 'Connects an online store to the account of an existing seller.' })
export class ConnectShopInput {
  @Email('E-mail address of the seller.') email!: string;
  @Text(MAX_PASSWORD, 'Password of the seller.', { ...mayBeBlank, ...byRule }) password!: string;
  @Text('For sellers with two-factor login: an authenticator code or a recovery code. Each is valid once.', nullable) code?: string | null;
  @Text(255, 'Domain of the store.') shopId!: string;
  @Text(200, 'Name of the store.') shopName!: string;
  @Text(100, 'E-commerce platform, such as woocommerce.') platform!: string;
  @Text(2_000, 'URL of the store, http or https.') url!: string;

  @Choice(shopMode, 'TEST to try out an integration; LIVE when absent. Fixed by the first login of a domain: SHOP_MODE_FIXED.', nullable)
  mode?: ShopMode | null;

  @Many(() => LoginLocationInput, 500, 'Locations that the store ships from.', nullable) locations?: LoginLocationInput[] | null;
}

@ObjectType('ShopConnection', { description: 'A connected store and its new token.' })
export class ShopConnectionType {
  @Text('Shop token (sst_...). Returned only once.') token!: string;
  @When('When the token expires unless it is used; null for never.', nullable) expiresAt!: Date | null;
  @One(() => ShopType, 'The connected store.') shop!: ShopType;
  @One(() => SellerType, 'The seller it belongs to.') seller!: SellerType;
}

export const ConnectedShopConnection = connectionType('ConnectedShop', () => ShopType);

@ArgsType()
export class ShopsArgs extends PageArgs {
  @Text('Only shops of this seller.', nullable) sellerId?: string | null;
  @Flag('Only shops with shipping activated, or only those without.', nullable) activated?: boolean | null;
  @Text('Part of the domain or name.', nullable) search?: string | null;
}

@ObjectType('SellerShop', { description: 'A shop, as shown with its seller.' })
export class SellerShopType {
  @Id('UUID of the shop.') id!: string;
  @Text('Its domain.') domain!: string;
  @Text('Its name.') name!: string;
  @Text('E-commerce platform of the shop.') platform!: string;
  @Flag('True when shipping is activated.') activated!: boolean;
  @When('When it was first connected.') createdAt!: Date;
}

@ObjectType('LocationChanges', {
  description: 'The current state of the locations in a request, with counts of new and changed ones.',
})
export class LocationChangesType {
  @Many(() => LocationType, 'Current state of the locations, in request order.') locations!: readonly LocationType[];
  @Count('Number of new locations.') created!: number;
  @Count('Number of changed locations.') updated!: number;
  @Many(() => WarningType, 'POINT_DROPPED, ZIP_FORMAT and others: what was accepted but looks wrong.') warnings!: readonly WarningType[];
}

@InputType({ description: 'Activates or deactivates shipping for a store.' })
export class ActivationInput {
  @Flag('True to activate.') activate!: boolean;
  @Many(() => LocationInput, 500, 'Locations to add or update at the same time.', nullable) locations?: LocationInput[] | null;
}

@ObjectType('Activation', { description: 'Activation state of a store.' })
export class ActivationType {
  @One(() => ShopType, 'The store.') shop!: ShopType;
  @Many(() => LocationType, 'Current state of the requested locations.') locations!: readonly LocationType[];

  @Many(() => WarningType, 'About the locations: POINT_DROPPED, ZIP_FORMAT and others: what was accepted but looks wrong.')
  warnings!: readonly WarningType[];
}
