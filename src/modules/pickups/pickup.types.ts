import { enumType } from '../../platform/graphql/enum-type.js';
import { ArgsType, Field, ID, InputType, ObjectType } from 'type-graphql';
import { connectionType, PageArgs } from '../../platform/graphql/connection.js';
import { DateTimeScalar } from '../../platform/graphql/scalars.js';
import { shipmentStatus, type ShipmentStatus } from '../shipments/index.js';
import { confirmationStatus, type PickupVerdict, type ConfirmationStatus, pickupVerdict } from './pickups.enums.js';

@ObjectType('PickedUpParcel', { simpleResolvers: true, description: 'A parcel of a pickup task.' })
export class PickedUpParcelType {
  @Field(() => ID, { description: 'UUID of the shipment.' })
  shipmentDetailId!: string;

  @Field(() => String, { description: 'Public reference of the shipment.' })
  unifiedRefId!: string;

  @Field(() => String, { description: 'Reference of the order.' })
  orderReference!: string;

  @Field(() => String, { description: 'local, or international when it crosses a border.' })
  destinationType!: string;

  @Field(() => enumType(shipmentStatus), { description: 'Current shipment status.' })
  currentStatus!: ShipmentStatus;

  @Field(() => String, { description: 'Sender.' })
  seller!: string;

  @Field(() => enumType(confirmationStatus), { description: 'Confirmation status of the pickup.' })
  confirmationStatus!: string;

  @Field(() => ID, { nullable: true, description: 'The staff member who confirmed it; null when confirmed automatically.' })
  confirmedBy!: string | null;

  @Field(() => DateTimeScalar, { nullable: true, description: 'When it was confirmed.' })
  confirmedAt!: Date | null;

  @Field(() => String, { nullable: true, description: 'Notes on the confirmation.' })
  notes!: string | null;

  @Field(() => String, { nullable: true, description: 'Phone of the receiver.' })
  receiverPhone!: string | null;

  @Field(() => String, { description: 'Name of the receiver.' })
  receiverName!: string;

  @Field(() => String, {
    nullable: true,
    description: 'Short id of the task that delivers it; null until the driver sets out, and when a carrier delivers it.',
  })
  dropoffTaskShortId!: string | null;
}

@ObjectType('PickupTask', { simpleResolvers: true, description: "One worker's pickups from one seller on one day." })
export class PickupTaskType {
  @Field(() => ID, { description: 'UUID of the task.' })
  id!: string;

  @Field(() => String, { description: 'Human-readable id, such as PU-7K3M9Q.' })
  shortId!: string;

  @Field(() => String, { nullable: true, description: 'Name of the worker; null for a carrier or a system.' })
  workerName!: string | null;

  @Field(() => String, { nullable: true, description: 'Company of the seller, or its name.' })
  businessCustomer!: string | null;

  @Field(() => DateTimeScalar, { nullable: true, description: 'When its last parcel was picked up.' })
  taskCompletedAt!: Date | null;

  @Field(() => DateTimeScalar, { description: 'When its first parcel was picked up.' })
  createdAt!: Date;
}

export const PickupTaskConnection = connectionType('PickupTask', () => PickupTaskType);

@ArgsType()
export class PickupConfirmationsArgs extends PageArgs {
  @Field(() => enumType(confirmationStatus), { nullable: true, description: 'Only tasks with at least one parcel in this status.' })
  status?: ConfirmationStatus | null;

  @Field(() => String, {
    nullable: true,
    description:
      "Part of a task id, order reference or shipment reference, ignoring case, or a recipient's phone; with fewer " +
      'than three characters: a prefix.',
  })
  search?: string | null;

  @Field(() => String, { nullable: true, description: 'First day in UTC, YYYY-MM-DD. Requires endDate.' })
  startDate?: string | null;

  @Field(() => String, { nullable: true, description: 'Last day in UTC, YYYY-MM-DD, at most 90 days later.' })
  endDate?: string | null;

  @Field(() => String, { nullable: true, description: 'Only tasks of the seller with this UUID.' })
  sellerId?: string | null;

  @Field(() => String, { nullable: true, description: 'Only tasks in which this staff member confirmed a parcel.' })
  dispatcherId?: string | null;
}

@InputType({ description: 'The verdict on one parcel.' })
export class PickupVerdictInput {
  @Field(() => ID, { description: 'UUID of the shipment.' })
  shipmentDetailId!: string;

  @Field(() => enumType(pickupVerdict), { description: 'Whether the parcel was collected.' })
  confirmationStatus!: PickupVerdict;

  @Field(() => String, { nullable: true, description: 'Free text, at most 2000 characters.' })
  notes?: string | null;
}

@InputType({ description: 'Verdicts on the parcels of a pickup task, applied all or nothing.' })
export class ConfirmPickupsInput {
  @Field(() => String, { description: 'UUID or short id of the task.' })
  taskId!: string;

  @Field(() => String, { description: 'UUID of the active staff member who confirms.' })
  confirmedBy!: string;

  @Field(() => [PickupVerdictInput], { description: 'The parcels. At least one, at most 1000.' })
  shipments!: PickupVerdictInput[];
}
