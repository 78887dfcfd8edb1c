import { ArgsType, InputType, ObjectType } from 'type-graphql';
import { Choice, Id, Many, nullable, Text, When } from '../../platform/graphql/fields.js';
import { connectionType, PageArgs } from '../../platform/graphql/connection.js';
import { shipmentStatus, type ShipmentStatus } from '../shipments/index.js';
import { confirmationStatus, type PickupVerdict, type ConfirmationStatus, pickupVerdict } from './pickups.enums.js';

@ObjectType('PickedUpParcel', { description: 'A parcel of a pickup task.' })
export class PickedUpParcelType {
  @Id('UUID of the shipment.') shipmentDetailId!: string;
  @Text('Public reference of the shipment.') unifiedRefId!: string;
  @Text('Reference of the order.') orderReference!: string;
  @Text('local, or international when it crosses a border.') destinationType!: string;
  @Choice(shipmentStatus, 'Current shipment status.') currentStatus!: ShipmentStatus;
  @Text('Sender.') seller!: string;
  @Choice(confirmationStatus, 'Confirmation status of the pickup.') confirmationStatus!: string;
  @Id('The staff member who confirmed it; null when confirmed automatically.', nullable) confirmedBy!: string | null;
  @When('When it was confirmed.', nullable) confirmedAt!: Date | null;
  @Text('Notes on the confirmation.', nullable) notes!: string | null;
  @Text('Phone of the recipient.', nullable) receiverPhone!: string | null;
  @Text('Name of the recipient.') receiverName!: string;

  @Text('Short id of the task that delivers it; null until the driver sets out, and when a carrier delivers it.', nullable)
  dropoffTaskShortId!: string | null;
}

@ObjectType('PickupTask', { description: "One worker's pickups from one seller on one day." })
export class PickupTaskType {
  @Id('UUID of the task.') id!: string;
  @Text('Human-readable id, such as PU-7K3M9Q.') shortId!: string;
  @Text('Name of the worker; null for a carrier or a system.', nullable) workerName!: string | null;
  @Text('Company of the seller, or its name.', nullable) businessCustomer!: string | null;
  @When('When its last parcel was picked up.', nullable) taskCompletedAt!: Date | null;
  @When('When its first parcel was picked up.') createdAt!: Date;
}

export const PickupTaskConnection = connectionType('PickupTask', () => PickupTaskType);

@ArgsType()
export class PickupConfirmationsArgs extends PageArgs {
  @Choice(confirmationStatus, 'Only tasks with at least one parcel in this status.', nullable) status?: ConfirmationStatus | null;

  @Text(
    200,
    "Part of a task id, order reference or shipment reference, ignoring case, or a recipient's phone; with fewer " +
      'than three characters: a prefix.',
    nullable,
  )
  search?: string | null;

  @Text('First day in UTC, YYYY-MM-DD. Requires endDate.', nullable) startDate?: string | null;
  @Text('Last day in UTC, YYYY-MM-DD, at most 90 days later.', nullable) endDate?: string | null;
  @Text('Only tasks of the seller with this UUID.', nullable) sellerId?: string | null;
  @Text('Only tasks in which this staff member confirmed a parcel.', nullable) dispatcherId?: string | null;
}

@InputType({ description: 'The verdict on one parcel.' })
export class PickupVerdictInput {
  @Id('UUID of the shipment.') shipmentDetailId!: string;
  @Choice(pickupVerdict, 'Whether the parcel was collected.') confirmationStatus!: PickupVerdict;
  @Text(2_000, 'Free text.', nullable) notes?: string | null;
}

@InputType({ description: 'Verdicts on the parcels of a pickup task, applied all or nothing.' })
export class ConfirmPickupsInput {
  @Text('UUID or short id of the task.') taskId!: string;
  @Text('UUID of the active staff member who confirms.') confirmedBy!: string;
  @Many(() => PickupVerdictInput, [1, 1_000], 'The parcels.') shipments!: PickupVerdictInput[];
}
