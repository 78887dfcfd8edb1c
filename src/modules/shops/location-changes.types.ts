import { InputType, ObjectType } from 'type-graphql';
import { Count, Flag, Many, nullable, One } from '../../platform/graphql/fields.js';
import { WarningType } from '../../platform/graphql/warning.type.js';
import { LocationInput, LocationType, ShopType } from './shop.types.js';

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
