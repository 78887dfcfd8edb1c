import { Ctx, FieldResolver, Resolver, Root } from '../../../platform/graphql/resolvers.js';
import type { Context } from '../../../platform/work/context.js';
import { reads } from '../../../platform/graphql/selected-columns.js';
import type { Shipment } from '../shipment.entity.js';
import { ShipmentType } from '../shipment.types.js';
import { assignmentLoader, type Assignment } from './assignment.js';
import { ShipmentAssignmentType } from './assignment.types.js';

@Resolver(() => ShipmentType)
export class ShipmentAssignmentResolver {
  @(reads<Shipment>()('id'))
  @FieldResolver(() => ShipmentAssignmentType, {
    nullable: true,
    description: 'The driver it is currently assigned to; null when unassigned, and for callers outside the operator.',
  })
  assignment(@Root() { id }: Pick<Shipment, 'id'>, @Ctx() context: Context): Promise<Assignment | null> {
    return context.load(assignmentLoader, id);
  }
}
