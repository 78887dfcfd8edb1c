import { Ctx, FieldResolver, Resolver, Root } from 'type-graphql';
import type { Context } from '../../../platform/graphql/context.js';
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
    description: 'The driver who has it now; null when there is none, and for everybody but the operator.',
  })
  assignment(@Root() { id }: Pick<Shipment, 'id'>, @Ctx() context: Context): Promise<Assignment | null> {
    return context.load(assignmentLoader, id);
  }
}
