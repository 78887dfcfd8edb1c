import { ArgsType, InputType, ObjectType } from 'type-graphql';
import { Choice, Id, Many, nullable, Text, When } from '../../../platform/graphql/fields.js';
import { assignmentKind, type AssignmentKind } from '../shipments.enums.js';

@ObjectType('Driver', { description: 'A staff member who picks up and delivers parcels.' })
export class DriverType {
  @Id('UUID of the staff member.') id!: string;
  @Text('Name.', nullable) name!: string | null;
}

@ObjectType('ShipmentAssignment', {
  description: 'Assignment of a shipment to a driver. Apart from dispatch, only that driver can read and move it.',
})
export class ShipmentAssignmentType {
  @Id('UUID of the assignment.') id!: string;
  @Id('UUID of the shipment.') shipmentId!: string;
  @Choice(assignmentKind, 'How the shipment was assigned.') kind!: AssignmentKind;
  @Text('Kind of actor that assigned it: a staff role, erp or system.') byType!: string;
  @Id('UUID of the actor that assigned it; for a scan, the driver.', nullable) byId!: string | null;
  @When('Since when.') startedAt!: Date;
}

@InputType({ description: 'Shipments to assign to a driver.' })
export class AssignShipmentsInput {
  @Text('UUID of an active staff member with the role driver.') driverId!: string;
  @Many(() => String, [1, 200], 'Any ids of the shipments: UUID, order UUID, reference, AWB or tracking number.') ids!: string[];
}

@ArgsType()
export class UnassignShipmentsArgs {
  @Many(() => String, [1, 200], 'Any ids of the shipments.') ids!: string[];
}
