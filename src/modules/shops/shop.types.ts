import { ArgsType, Field, Float, ID, InputType, Int, ObjectType } from 'type-graphql';
import { DateTimeScalar } from '../../platform/graphql/scalars.js';
import { SellerType } from '../sellers/index.js';
import { connectionType, PageArgs } from '../../platform/graphql/connection.js';
import { NodeType } from '../../platform/graphql/node.type.js';

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

  @Field(() => String, { description: 'Address of the store on the web.' })
  url!: string;

  @Field(() => Boolean, { description: 'True once the store has activated shipping.' })
  activated!: boolean;
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

  @Field(() => Float, { nullable: true, description: 'Latitude in degrees, together with the longitude or not at all.' })
  lat?: number | null;

  @Field(() => Float, { nullable: true, description: 'Longitude in degrees, together with the latitude or not at all.' })
  lng?: number | null;
}

@InputType({ description: 'Changes to a location. Fields that are absent keep their values.' })
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

@InputType({ description: 'A location as a store sends it at login, before it has ids.' })
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
    description: 'For sellers with two-factor login: a code of their authenticator app, or a recovery code. Each counts once.',
  })
  code?: string | null;

  @Field(() => String, { description: 'Domain of the store.' })
  shopId!: string;

  @Field(() => String, { description: 'Name of the store.' })
  shopName!: string;

  @Field(() => String, { description: 'E-commerce platform, such as woocommerce.' })
  platform!: string;

  @Field(() => String, { description: 'Address of the store on the web, http or https.' })
  url!: string;

  @Field(() => [LoginLocationInput], { nullable: true, description: 'Places that the store ships from. At most 500.' })
  locations?: LoginLocationInput[] | null;
}

@ObjectType('ShopConnection', { simpleResolvers: true, description: 'A connected store and the token it uses from now on.' })
export class ShopConnectionType {
  @Field(() => String, { description: 'Shop token (sst_...). Shown this once.' })
  token!: string;

  @Field(() => DateTimeScalar, { nullable: true, description: 'When the token expires unless it is used; null means never.' })
  expiresAt!: Date | null;

  @Field(() => ShopType, { description: 'The connected store.' })
  shop!: ShopType;

  @Field(() => SellerType, { description: 'The seller it belongs to.' })
  seller!: SellerType;
}

@ObjectType('LocationChanges', {
  simpleResolvers: true,
  description: 'The locations of a request as they are now, and how many were new or changed.',
})
export class LocationChangesType {
  @Field(() => [LocationType], { description: 'The locations as they are now, in the order of the request.' })
  locations!: readonly LocationType[];

  @Field(() => Int, { description: 'How many were new.' })
  created!: number;

  @Field(() => Int, { description: 'How many were changed.' })
  updated!: number;
}

@InputType({ description: 'Switches shipping for a store on or off.' })
export class ActivationInput {
  @Field(() => Boolean, { description: 'True to activate.' })
  activate!: boolean;

  @Field(() => [LocationInput], { nullable: true, description: 'Locations to add or change on the way. At most 500.' })
  locations?: LocationInput[] | null;
}

@ObjectType('Activation', { simpleResolvers: true, description: 'Whether shipping is active for a store.' })
export class ActivationType {
  @Field(() => ShopType, { description: 'The store.' })
  shop!: ShopType;

  @Field(() => [LocationType], { description: 'The locations of the request as they are now.' })
  locations!: readonly LocationType[];
}

export const ConnectedShopConnection = connectionType('ConnectedShop', () => ShopType);

@ArgsType()
export class ShopsArgs extends PageArgs {
  @Field(() => String, { nullable: true, description: 'Only shops of this seller.' })
  sellerId?: string | null;

  @Field(() => Boolean, { nullable: true, description: 'Only shops that ship, or only those that do not.' })
  activated?: boolean | null;

  @Field(() => String, { nullable: true, description: 'Part of the domain or name.' })
  search?: string | null;
}
