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

  @Field(() => enumType(shipmentStatus), { description: 'Where the shipment stands.' })
  currentStatus!: ShipmentStatus;

  @Field(() => String, { description: 'Who sends it.' })
  seller!: string;

  @Field(() => enumType(confirmationStatus), { description: 'Whether it was really handed over.' })
  confirmationStatus!: string;

  @Field(() => ID, { nullable: true, description: 'The member of staff who said so; null when the service did.' })
  confirmedBy!: string | null;

  @Field(() => DateTimeScalar, { nullable: true, description: 'When that was said.' })
  confirmedAt!: Date | null;

  @Field(() => String, { nullable: true, description: 'What was said besides.' })
  notes!: string | null;

  @Field(() => String, { nullable: true, description: 'Phone of the receiver.' })
  receiverPhone!: string | null;

  @Field(() => String, { description: 'Name of the receiver.' })
  receiverName!: string;

  @Field(() => String, { nullable: true, description: 'Short id of the task that hands it over; null until the driver sets out.' })
  dropoffTaskShortId!: string | null;
}

@ObjectType('PickupTask', { simpleResolvers: true, description: 'What one worker fetched from one seller on one day.' })
export class PickupTaskType {
  @Field(() => ID, { description: 'UUID of the task.' })
  id!: string;

  @Field(() => String, { description: 'What people call it, such as PU-7K3M9Q.' })
  shortId!: string;

  @Field(() => String, { nullable: true, description: 'Who fetched it; null for a carrier or a system.' })
  workerName!: string | null;

  @Field(() => String, { nullable: true, description: 'Company of the seller, or its name.' })
  businessCustomer!: string | null;

  @Field(() => DateTimeScalar, { nullable: true, description: 'When the last of its parcels was picked up.' })
  taskCompletedAt!: Date | null;

  @Field(() => DateTimeScalar, { description: 'When the first of its parcels was picked up.' })
  createdAt!: Date;
}

export const PickupTaskConnection = connectionType('PickupTask', () => PickupTaskType);

@ArgsType()
export class PickupConfirmationsArgs extends PageArgs {
  @Field(() => enumType(confirmationStatus), { nullable: true, description: 'Only tasks with at least one parcel that stands so.' })
  status?: ConfirmationStatus | null;

  @Field(() => String, {
    nullable: true,
    description:
      'Part of a task id, order reference or shipment reference, whatever its case, or the phone of a receiver; with fewer than three characters its beginning.',
  })
  search?: string | null;

  @Field(() => String, { nullable: true, description: 'First day in UTC, YYYY-MM-DD, together with endDate.' })
  startDate?: string | null;

  @Field(() => String, { nullable: true, description: 'Last day in UTC, YYYY-MM-DD, at most 90 days later.' })
  endDate?: string | null;

  @Field(() => String, { nullable: true, description: 'Only tasks of the seller with this UUID.' })
  sellerId?: string | null;

  @Field(() => String, { nullable: true, description: 'Only tasks of which this member of staff has confirmed a parcel.' })
  dispatcherId?: string | null;
}

@InputType({ description: 'What is said of one parcel.' })
export class PickupVerdictInput {
  @Field(() => ID, { description: 'UUID of the shipment.' })
  shipmentDetailId!: string;

  @Field(() => enumType(pickupVerdict), { description: 'Whether it was handed over.' })
  confirmationStatus!: PickupVerdict;

  @Field(() => String, { nullable: true, description: 'Free text, at most 2000 characters.' })
  notes?: string | null;
}

@InputType({ description: 'What is said of the parcels of a pickup task: all of it is taken, or none.' })
export class ConfirmPickupsInput {
  @Field(() => String, { description: 'UUID or short id of the task.' })
  taskId!: string;

  @Field(() => String, { description: 'UUID of the active member of staff who says so.' })
  confirmedBy!: string;

  @Field(() => [PickupVerdictInput], { description: 'The parcels. At least one, at most 1000.' })
  shipments!: PickupVerdictInput[];
}
