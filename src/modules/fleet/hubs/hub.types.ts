import { Field, Float, ID, InputType, ObjectType } from 'type-graphql';

@ObjectType('Hub', { simpleResolvers: true, description: 'A place where runs begin and end.' })
export class HubType {
  @Field(() => ID, { description: 'UUID of the hub.' })
  id!: string;

  @Field(() => String, { description: 'Short name, such as DXB1.' })
  code!: string;

  @Field(() => String, { description: 'Name.' })
  name!: string;

  @Field(() => String, { nullable: true, description: 'Street address.' })
  address!: string | null;

  @Field(() => String, { nullable: true, description: 'City.' })
  city!: string | null;

  @Field(() => String, { nullable: true, description: 'ISO 3166-1 alpha-2 code of the country.' })
  countryCode!: string | null;

  @Field(() => Float, { nullable: true, description: 'Latitude in degrees.' })
  lat!: number | null;

  @Field(() => Float, { nullable: true, description: 'Longitude in degrees.' })
  lng!: number | null;

  @Field(() => String, { description: 'IANA time zone. The day of a run is a day of this zone.' })
  timeZone!: string;

  @Field(() => String, { nullable: true, description: 'Phone that consignees may call.' })
  phone!: string | null;

  @Field(() => Boolean, { description: 'Whether runs may begin here.' })
  active!: boolean;
}

@InputType({ description: 'A hub. Absent fields of an existing one keep their values.' })
export class SaveHubInput {
  @Field(() => String, { nullable: true, description: 'UUID of the hub to change; a new one when absent.' })
  id?: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'Short name of 1 to 20 letters, digits and hyphens; unique. Required for a new hub.',
  })
  code?: string | null;

  @Field(() => String, { nullable: true, description: 'Name. At most 100 characters. Required for a new hub.' })
  name?: string | null;

  @Field(() => String, { nullable: true, description: 'Street address. At most 500 characters.' })
  address?: string | null;

  @Field(() => String, { nullable: true, description: 'City. At most 100 characters.' })
  city?: string | null;

  @Field(() => String, { nullable: true, description: 'ISO 3166-1 alpha-2 code of the country.' })
  countryCode?: string | null;

  @Field(() => Float, { nullable: true, description: 'Latitude; requires the longitude. Planning needs both.' })
  lat?: number | null;

  @Field(() => Float, { nullable: true, description: 'Longitude; requires the latitude.' })
  lng?: number | null;

  @Field(() => String, { nullable: true, description: 'IANA time zone, such as Asia/Dubai; UTC when absent.' })
  timeZone?: string | null;

  @Field(() => String, { nullable: true, description: 'Phone that consignees may call.' })
  phone?: string | null;

  @Field(() => Boolean, { nullable: true, description: 'Whether runs may begin here; true when absent.' })
  active?: boolean | null;
}
