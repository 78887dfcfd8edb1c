import { ArgsType, ObjectType } from 'type-graphql';
import { Count, Id, nullable, Text, When } from '../../platform/graphql/fields.js';

@ObjectType('PlaceAlias', {
  description: 'Another name of a city, by which zones and the tier of the same city find it.',
})
export class PlaceAliasType {
  @Id('UUID of the alias.') id!: string;
  @Text('ISO 3166-1 alpha-2 code.') countryCode!: string;
  @Text('The state in which the name is used; null for the whole country.', nullable) state!: string | null;
  @Text('The city that is meant, by the name that the zones use.') city!: string;
  @Text('The other name. Equal to the city for a place that was left as it is.') alias!: string;
  @When('When it was saved.') createdAt!: Date;
}

@ObjectType('UnknownPlace', {
  description: 'A place of orders that no zone has, in a country whose zones go by names.',
})
export class UnknownPlaceType {
  @Id('UUID of the place.') id!: string;
  @Text('ISO 3166-1 alpha-2 code.') countryCode!: string;
  @Text('The state as it was given.', nullable) state!: string | null;
  @Text('The city as it was given.') city!: string;
  @Count('Orders to it.') orders!: number;
  @When('The first order.') firstSeenAt!: Date;
  @When('The latest order.') lastSeenAt!: Date;
}

@ArgsType()
export class SavePlaceAliasArgs {
  @Text('ISO 3166-1 alpha-2 code.') countryCode!: string;
  @Text(100, 'The state in which the name is used, by code or name; null for the whole country.', nullable) state?: string | null;
  @Text(100, 'The city that is meant.') city!: string;
  @Text(100, 'The other name. The same as the city to leave a place as it is.') alias!: string;
}
