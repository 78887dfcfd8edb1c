import { enumType } from '../../../platform/graphql/enum-type.js';
import { ArgsType, Field, ID, InputType, ObjectType } from 'type-graphql';
import { DateTimeScalar } from '../../../platform/graphql/scalars.js';
import { assignmentKind, type AssignmentKind } from '../shipments.enums.js';

@ObjectType('Driver', { simpleResolvers: true, description: 'A staff member who picks up and delivers parcels.' })
export class DriverType {
  @Field(() => ID, { description: 'UUID of the staff member.' })
  id!: string;

  @Field(() => String, { nullable: true, description: 'Name.' })
  name!: string | null;
}

@ObjectType('ShipmentAssignment', {
  description: 'Assignment of a shipment to a driver. Apart from dispatch, only that driver can read and move it.',
})
export class ShipmentAssignmentType {
  @Field(() => ID, { simple: true, description: 'UUID of the assignment.' })
  id!: string;

  @Field(() => ID, { simple: true, description: 'UUID of the shipment.' })
  shipmentId!: string;

  @Field(() => enumType(assignmentKind), { simple: true, description: 'How the shipment was assigned.' })
  kind!: AssignmentKind;

  @Field(() => String, { simple: true, description: 'Kind of actor that assigned it: a staff role, erp or system.' })
  byType!: string;

  @Field(() => ID, { simple: true, nullable: true, description: 'UUID of the actor that assigned it; for a scan, the driver.' })
  byId!: string | null;

  @Field(() => DateTimeScalar, { simple: true, description: 'Since when.' })
  startedAt!: Date;
}

@InputType({ description: 'Shipments to assign to a driver.' })
export class AssignShipmentsInput {
  @Field(() => String, { description: 'UUID of an active staff member with the role driver.' })
  driverId!: string;

  @Field(() => [String], { description: 'Any ids of 1 to 200 shipments: UUID, order UUID, reference, AWB or tracking number.' })
  ids!: string[];
}

@ArgsType()
export class UnassignShipmentsArgs {
  @Field(() => [String], { description: 'Any ids of 1 to 200 shipments.' })
  ids!: string[];
}
