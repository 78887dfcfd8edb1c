import { enumType } from '../../../platform/graphql/enum-type.js';
import { ArgsType, Field, ID, InputType, ObjectType } from 'type-graphql';
import { DateTimeScalar } from '../../../platform/graphql/scalars.js';
import { assignmentKind, type AssignmentKind } from '../shipments.enums.js';

@ObjectType('Driver', { simpleResolvers: true, description: 'A member of staff who collects and delivers.' })
export class DriverType {
  @Field(() => ID, { description: 'UUID of the member of staff.' })
  id!: string;

  @Field(() => String, { nullable: true, description: 'Name.' })
  name!: string | null;
}

@ObjectType('ShipmentAssignment', { description: 'A shipment that a driver has: only that driver reads and moves it, besides dispatch.' })
export class ShipmentAssignmentType {
  @Field(() => ID, { simple: true, description: 'UUID of the assignment.' })
  id!: string;

  @Field(() => ID, { simple: true, description: 'UUID of the shipment.' })
  shipmentId!: string;

  @Field(() => enumType(assignmentKind), { simple: true, description: 'How the driver came by it.' })
  kind!: AssignmentKind;

  @Field(() => String, { simple: true, description: 'What kind of caller assigned it: a staff role, erp or system.' })
  byType!: string;

  @Field(() => ID, { simple: true, nullable: true, description: 'UUID of who assigned it; the driver for a scan.' })
  byId!: string | null;

  @Field(() => DateTimeScalar, { simple: true, description: 'Since when.' })
  startedAt!: Date;
}

@InputType({ description: 'Shipments for a driver.' })
export class AssignShipmentsInput {
  @Field(() => String, { description: 'UUID of an active member of staff with the role driver.' })
  driverId!: string;

  @Field(() => [String], { description: 'Any ids of 1 to 200 shipments: UUID, order UUID, reference, AWB or tracking number.' })
  ids!: string[];
}

@ArgsType()
export class UnassignShipmentsArgs {
  @Field(() => [String], { description: 'Any ids of 1 to 200 shipments.' })
  ids!: string[];
}
