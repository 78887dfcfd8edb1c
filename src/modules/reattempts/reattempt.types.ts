import { enumType } from '../../platform/graphql/enum-type.js';
import { Field, Float, ID, InputType, Int, ObjectType } from 'type-graphql';
import { DateTimeScalar } from '../../platform/graphql/scalars.js';
import { shipmentStatus, ShipmentType, type ShipmentStatus } from '../shipments/index.js';
import { wantedAction, type WantedAction } from './reattempts.enums.js';

@InputType({ description: 'When on the day the driver should come.' })
export class TimeSlotInput {
  @Field(() => String, { description: 'Not before, HH:mm.' })
  from!: string;

  @Field(() => String, { description: 'Not after, HH:mm.' })
  to!: string;
}

@InputType({ description: 'What to correct about an address. Absent keys stay as they are.' })
export class AddressCorrectionInput {
  @Field(() => String, { nullable: true, description: 'Street address. At most 500 characters.' })
  address?: string | null;

  @Field(() => String, { nullable: true, description: 'Something to find it by; told behind the street. At most 200 characters.' })
  landmark?: string | null;

  @Field(() => String, { nullable: true, description: 'City; only with allowRouteChange.' })
  city?: string | null;

  @Field(() => String, { nullable: true, description: 'State or region. At most 100 characters.' })
  state?: string | null;

  @Field(() => String, { nullable: true, description: 'Postal code; only with allowRouteChange.' })
  zip?: string | null;

  @Field(() => Float, { nullable: true, description: 'Latitude, together with the longitude.' })
  lat?: number | null;

  @Field(() => Float, { nullable: true, description: 'Longitude, together with the latitude.' })
  lng?: number | null;
}

@InputType({ description: 'A second try, now or on a later day.' })
export class RetryShipmentInput {
  @Field(() => String, { description: 'Any id of the shipment: UUID, order UUID, reference, AWB or tracking number.' })
  id!: string;

  @Field(() => enumType(wantedAction), { description: 'What to do.' })
  action!: WantedAction;

  @Field(() => String, {
    nullable: true,
    description: 'The day in UTC, YYYY-MM-DD: today or one of the next 14. At once when absent or today.',
  })
  scheduledDate?: string | null;

  @Field(() => TimeSlotInput, { nullable: true, description: 'When on the day.' })
  timeSlot?: TimeSlotInput | null;

  @Field(() => AddressCorrectionInput, {
    nullable: true,
    description: 'Corrects where the driver goes: the destination of a delivery, the origin of a pickup.',
  })
  address?: AddressCorrectionInput | null;

  @Field(() => Boolean, { nullable: true, description: 'Lets the correction change city and postal code, and with them the route.' })
  allowRouteChange?: boolean | null;

  @Field(() => String, {
    nullable: true,
    description: 'Whom the driver calls, 7 to 15 digits. For a delivery it becomes the phone of the receiver.',
  })
  phone?: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'Why; written on the timeline. At most 500 characters, required to send a parcel back.',
  })
  reason?: string | null;

  @Field(() => String, { nullable: true, description: 'Kept as an internal note. At most 2000 characters.' })
  notes?: string | null;

  @Field(() => String, { nullable: true, description: 'Who asked for it, for the audit.' })
  operatorEmail?: string | null;
}

@ObjectType('RetryOutcome', { simpleResolvers: true, description: 'What became of a request to try again.' })
export class RetryOutcomeType {
  @Field(() => ShipmentType, { description: 'The shipment afterwards.' })
  shipment!: ShipmentType;

  @Field(() => enumType(shipmentStatus), { description: 'Status before.' })
  previousStatus!: ShipmentStatus;

  @Field(() => enumType(shipmentStatus), { description: 'Status after; the same until the day of a retry that waits.' })
  newStatus!: ShipmentStatus;

  @Field(() => enumType(wantedAction), { description: 'What is tried.' })
  action!: string;

  @Field(() => ID, { description: 'UUID of the retry.' })
  retryId!: string;

  @Field(() => Int, { nullable: true, description: 'The number of the attempt that it leads to; null for the way back.' })
  attempt!: number | null;

  @Field(() => String, { nullable: true, description: 'The day it waits for, YYYY-MM-DD; null when it was done at once.' })
  scheduledDate!: string | null;

  @Field(() => Boolean, { description: 'False when it was called off.' })
  standing!: boolean;
}

@ObjectType('ShipmentRetry', { simpleResolvers: true, description: 'A retry that was asked for.' })
export class ShipmentRetryType {
  @Field(() => ID, { description: 'UUID of the retry.' })
  id!: string;

  @Field(() => enumType(wantedAction), { description: 'What is tried.' })
  action!: string;

  @Field(() => String, { description: 'pending, done, cancelled, superseded by something else, or failed on its day.' })
  status!: string;

  @Field(() => String, { nullable: true, description: 'The day it waits for, YYYY-MM-DD.' })
  scheduledDate!: string | null;

  @Field(() => String, { nullable: true, description: 'Not before, HH:mm.' })
  slotFrom!: string | null;

  @Field(() => String, { nullable: true, description: 'Not after, HH:mm.' })
  slotTo!: string | null;

  @Field(() => String, { nullable: true, description: 'Whom the driver calls.' })
  phone!: string | null;

  @Field(() => String, { nullable: true, description: 'Why.' })
  reason!: string | null;

  @Field(() => Int, { nullable: true, description: 'The number of the attempt.' })
  attempt!: number | null;

  @Field(() => String, { nullable: true, description: 'Code of the error that stopped it on its day.' })
  failure!: string | null;

  @Field(() => DateTimeScalar, { description: 'When it was asked for.' })
  createdAt!: Date;
}
