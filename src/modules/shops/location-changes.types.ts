import { Field, InputType, Int, ObjectType } from 'type-graphql';
import { WarningType } from '../../platform/graphql/warning.type.js';
import { LocationInput, LocationType, ShopType } from './shop.types.js';

@ObjectType('LocationChanges', {
  simpleResolvers: true,
  description: 'The current state of the locations in a request, with counts of new and changed ones.',
})
export class LocationChangesType {
  @Field(() => [LocationType], { description: 'Current state of the locations, in request order.' })
  locations!: readonly LocationType[];

  @Field(() => Int, { description: 'Number of new locations.' })
  created!: number;

  @Field(() => Int, { description: 'Number of changed locations.' })
  updated!: number;

  @Field(() => [WarningType], { description: 'POINT_DROPPED, ZIP_FORMAT and others: what was accepted but looks wrong.' })
  warnings!: readonly WarningType[];
}

@InputType({ description: 'Activates or deactivates shipping for a store.' })
export class ActivationInput {
  @Field(() => Boolean, { description: 'True to activate.' })
  activate!: boolean;

  @Field(() => [LocationInput], { nullable: true, description: 'Locations to add or update at the same time. At most 500.' })
  locations?: LocationInput[] | null;
}

@ObjectType('Activation', { simpleResolvers: true, description: 'Activation state of a store.' })
export class ActivationType {
  @Field(() => ShopType, { description: 'The store.' })
  shop!: ShopType;

  @Field(() => [LocationType], { description: 'Current state of the requested locations.' })
  locations!: readonly LocationType[];

  @Field(() => [WarningType], {
    description: 'About the locations: POINT_DROPPED, ZIP_FORMAT and others: what was accepted but looks wrong.',
  })
  warnings!: readonly WarningType[];
}
