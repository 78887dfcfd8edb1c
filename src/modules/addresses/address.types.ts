import { Field, Float, InputType, ObjectType } from 'type-graphql';

@InputType({ description: 'A postal address.' })
export class AddressInput {
  @Field(() => String, { description: 'Street address including extra lines. At most 500 characters.' })
  address!: string;

  @Field(() => String, { description: 'City. At most 100 characters.' })
  city!: string;

  @Field(() => String, { nullable: true, description: 'State or region, by code or name; null if none.' })
  state?: string | null;

  @Field(() => String, { description: 'ISO 3166-1 alpha-2 code, such as AE. May be empty where `country` names exactly one country.' })
  countryCode!: string;

  @Field(() => String, { nullable: true, description: 'Name of the country; derived from the code if absent.' })
  country?: string | null;

  @Field(() => String, { description: 'Postal code; empty if addresses of the country need none.' })
  zip!: string;

  @Field(() => Float, { nullable: true, description: 'Latitude in degrees; requires the longitude.' })
  lat?: number | null;

  @Field(() => Float, { nullable: true, description: 'Longitude in degrees; requires the latitude.' })
  lng?: number | null;

  @Field(() => String, { nullable: true, description: 'Company at this address. At most 100 characters.' })
  company?: string | null;

  @Field(() => String, { nullable: true, description: 'What the driver should know, such as the gate. At most 500 characters.' })
  deliveryNote?: string | null;
}

@ObjectType('Address', { simpleResolvers: true, description: 'A postal address.' })
export class AddressType {
  @Field(() => String, { description: 'Street address including extra lines.' })
  address!: string;

  @Field(() => String, { description: 'City.' })
  city!: string;

  @Field(() => String, { nullable: true, description: 'State or region.' })
  state!: string | null;

  @Field(() => String, { description: 'ISO 3166-1 alpha-2 code.' })
  countryCode!: string;

  @Field(() => String, { description: 'Name of the country.' })
  country!: string;

  @Field(() => String, { description: 'Postal code; empty if the country has none.' })
  zip!: string;

  @Field(() => Float, { nullable: true, description: 'Latitude in degrees.' })
  lat!: number | null;

  @Field(() => Float, { nullable: true, description: 'Longitude in degrees.' })
  lng!: number | null;

  @Field(() => String, { nullable: true, description: 'Company at this address.' })
  company?: string | null;

  @Field(() => String, { nullable: true, description: 'What the driver should know, such as the gate.' })
  deliveryNote?: string | null;
}
