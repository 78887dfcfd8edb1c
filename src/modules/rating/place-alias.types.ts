import { ArgsType, Field, ID, Int, ObjectType } from 'type-graphql';
import { DateTimeScalar } from '../../platform/graphql/scalars.js';

@ObjectType('PlaceAlias', {
  simpleResolvers: true,
  description: 'Another name of a city, by which zones and the tier of the same city find it.',
})
export class PlaceAliasType {
  @Field(() => ID, { description: 'UUID of the alias.' })
  id!: string;

  @Field(() => String, { description: 'ISO 3166-1 alpha-2 code.' })
  countryCode!: string;

  @Field(() => String, { nullable: true, description: 'The state in which the name is used; null for the whole country.' })
  state!: string | null;

  @Field(() => String, { description: 'The city that is meant, by the name that the zones use.' })
  city!: string;

  @Field(() => String, { description: 'The other name. Equal to the city for a place that was left as it is.' })
  alias!: string;

  @Field(() => DateTimeScalar, { description: 'When it was saved.' })
  createdAt!: Date;
}

@ObjectType('UnknownPlace', {
  simpleResolvers: true,
  description: 'A place of orders that no zone has, in a country whose zones go by names.',
})
export class UnknownPlaceType {
  @Field(() => ID, { description: 'UUID of the place.' })
  id!: string;

  @Field(() => String, { description: 'ISO 3166-1 alpha-2 code.' })
  countryCode!: string;

  @Field(() => String, { nullable: true, description: 'The state as it was given.' })
  state!: string | null;

  @Field(() => String, { description: 'The city as it was given.' })
  city!: string;

  @Field(() => Int, { description: 'Orders to it.' })
  orders!: number;

  @Field(() => DateTimeScalar, { description: 'The first order.' })
  firstSeenAt!: Date;

  @Field(() => DateTimeScalar, { description: 'The latest order.' })
  lastSeenAt!: Date;
}

@ArgsType()
export class SavePlaceAliasArgs {
  @Field(() => String, { description: 'ISO 3166-1 alpha-2 code.' })
  countryCode!: string;

  @Field(() => String, { nullable: true, description: 'The state in which the name is used, by code or name; null for the whole country.' })
  state?: string | null;

  @Field(() => String, { description: 'The city that is meant. At most 100 characters.' })
  city!: string;

  @Field(() => String, { description: 'The other name. The same as the city to leave a place as it is. At most 100 characters.' })
  alias!: string;
}
