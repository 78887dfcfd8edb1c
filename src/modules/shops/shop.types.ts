import { ArgsType, Field, Float, ID, InputType, ObjectType } from 'type-graphql';
import { DateTimeScalar } from '../../platform/graphql/scalars.js';
import { SellerType } from '../sellers/index.js';
import { connectionType, PageArgs } from '../../platform/graphql/connection.js';
import { enumType } from '../../platform/graphql/enum-type.js';
import { NodeType } from '../../platform/graphql/node.type.js';
import { shopMode, type ShopMode } from './shops.enums.js';

@ObjectType('Shop', { implements: NodeType, simpleResolvers: true, description: 'A connected online store of a seller.' })
export class ShopType {
  @Field(() => ID, { description: 'UUID of the shop.' })
  id!: string;

  @Field(() => String, { description: 'Domain of the store; its id in orders and webhooks.' })
  domain!: string;

  @Field(() => String, { description: 'Name of the store.' })
  name!: string;

  @Field(() => String, { description: 'E-commerce platform that the store runs on.' })
  platform!: string;

  @Field(() => String, { description: 'URL of the store.' })
  url!: string;

  @Field(() => Boolean, { description: 'True once the store has activated shipping.' })
  activated!: boolean;

  @Field(() => enumType(shopMode), { description: 'Whether its parcels are real. Fixed when the shop is first connected.' })
  mode!: ShopMode;
}

@ObjectType('Location', { simpleResolvers: true, description: 'A place that a shop ships from.' })
export class LocationType {
  @Field(() => String, { description: 'Id of the location, given by the shop and unique within it.' })
  refId!: string;

  @Field(() => String, { description: 'Display name, unique within the shop.' })
  refName!: string;

  @Field(() => String, { description: 'Street address.' })
  address!: string;

  @Field(() => String, { description: 'City.' })
  city!: string;

  @Field(() => String, { description: 'State or region.' })
  state!: string;

  @Field(() => String, { description: 'ISO 3166-1 alpha-2 code.' })
  countryCode!: string;

  @Field(() => String, { description: 'Name of the country.' })
  country!: string;

  @Field(() => String, { description: 'Postal code.' })
  zip!: string;

  @Field(() => Float, { nullable: true, description: 'Latitude in degrees.' })
  lat!: number | null;

  @Field(() => Float, { nullable: true, description: 'Longitude in degrees.' })
  lng!: number | null;
}

@InputType({ description: 'A place that a shop ships from.' })
export class LocationInput {
  @Field(() => String, { description: 'Id of the location, unique within the shop. At most 100 characters.' })
  refId!: string;

  @Field(() => String, { description: 'Display name, unique within the shop. At most 200 characters.' })
  refName!: string;

  @Field(() => String, { description: 'Street address. At most 500 characters.' })
  address!: string;

  @Field(() => String, { description: 'City. At most 100 characters.' })
  city!: string;

  @Field(() => String, { description: 'State or region; may be empty.' })
  state!: string;

  @Field(() => String, { description: 'ISO 3166-1 alpha-2 code.' })
  countryCode!: string;

  @Field(() => String, { nullable: true, description: 'Name of the country; filled in when absent.' })
  country?: string | null;

  @Field(() => String, { description: 'Postal code; empty where the country has none.' })
  zip!: string;

  @Field(() => Float, { nullable: true, description: 'Latitude in degrees; requires the longitude.' })
  lat?: number | null;

  @Field(() => Float, { nullable: true, description: 'Longitude in degrees; requires the latitude.' })
  lng?: number | null;
}

@InputType({ description: 'Changes of a location. Absent fields keep their values.' })
export class LocationUpdateInput {
  @Field(() => String, { description: 'Id of the location to change.' })
  refId!: string;

  @Field(() => String, { nullable: true, description: 'Display name, unique within the shop.' })
  refName?: string | null;

  @Field(() => String, { nullable: true, description: 'Street address.' })
  address?: string | null;

  @Field(() => String, { nullable: true, description: 'City.' })
  city?: string | null;

  @Field(() => String, { nullable: true, description: 'State or region.' })
  state?: string | null;

  @Field(() => String, { nullable: true, description: 'ISO 3166-1 alpha-2 code.' })
  countryCode?: string | null;

  @Field(() => String, { nullable: true, description: 'Name of the country.' })
  country?: string | null;

  @Field(() => String, { nullable: true, description: 'Postal code.' })
  zip?: string | null;

  @Field(() => Float, { nullable: true, description: 'Latitude in degrees.' })
  lat?: number | null;

  @Field(() => Float, { nullable: true, description: 'Longitude in degrees.' })
  lng?: number | null;
}

@InputType({ description: 'A location sent at login, without ids.' })
export class LoginLocationInput {
  @Field(() => String, { description: 'Street address.' })
  address!: string;

  @Field(() => String, { description: 'City.' })
  city!: string;

  @Field(() => String, { nullable: true, description: 'State or region.' })
  state?: string | null;

  @Field(() => String, { description: 'ISO 3166-1 alpha-2 code.' })
  countryCode!: string;

  @Field(() => String, { nullable: true, description: 'Name of the country.' })
  country?: string | null;

  @Field(() => String, { description: 'Postal code; empty where the country has none.' })
  zip!: string;
}

@InputType({ description: 'Connects an online store to the account of an existing seller.' })
export class ConnectShopInput {
  @Field(() => String, { description: 'E-mail address of the seller.' })
  email!: string;

  @Field(() => String, { description: 'Password of the seller.' })
  password!: string;

  @Field(() => String, {
    nullable: true,
    description: 'For sellers with two-factor login: an authenticator code or a recovery code. Each is valid once.',
  })
  code?: string | null;

  @Field(() => String, { description: 'Domain of the store.' })
  shopId!: string;

  @Field(() => String, { description: 'Name of the store.' })
  shopName!: string;

  @Field(() => String, { description: 'E-commerce platform, such as woocommerce.' })
  platform!: string;

  @Field(() => String, { description: 'URL of the store, http or https.' })
  url!: string;

  @Field(() => enumType(shopMode), {
    nullable: true,
    description: 'TEST to try out an integration; LIVE when absent. Fixed by the first login of a domain: SHOP_MODE_FIXED.',
  })
  mode?: ShopMode | null;

  @Field(() => [LoginLocationInput], { nullable: true, description: 'Locations that the store ships from. At most 500.' })
  locations?: LoginLocationInput[] | null;
}

@ObjectType('ShopConnection', { simpleResolvers: true, description: 'A connected store and its new token.' })
export class ShopConnectionType {
  @Field(() => String, { description: 'Shop token (sst_...). Returned only once.' })
  token!: string;

  @Field(() => DateTimeScalar, { nullable: true, description: 'When the token expires unless it is used; null for never.' })
  expiresAt!: Date | null;

  @Field(() => ShopType, { description: 'The connected store.' })
  shop!: ShopType;

  @Field(() => SellerType, { description: 'The seller it belongs to.' })
  seller!: SellerType;
}

export const ConnectedShopConnection = connectionType('ConnectedShop', () => ShopType);

@ArgsType()
export class ShopsArgs extends PageArgs {
  @Field(() => String, { nullable: true, description: 'Only shops of this seller.' })
  sellerId?: string | null;

  @Field(() => Boolean, { nullable: true, description: 'Only shops with shipping activated, or only those without.' })
  activated?: boolean | null;

  @Field(() => String, { nullable: true, description: 'Part of the domain or name.' })
  search?: string | null;
}
