import { enumType } from '../../platform/graphql/enum-type.js';
import { Field, Float, ID, InputType, Int, ObjectType } from 'type-graphql';
import { WarningType } from '../../platform/graphql/warning.type.js';
import { DateTimeScalar } from '../../platform/graphql/scalars.js';
import { shipmentStatus, ShipmentType, type ShipmentStatus } from '../shipments/index.js';
import { wantedAction, type WantedAction } from './reattempts.enums.js';

@InputType({ description: 'Time slot for the driver.' })
export class TimeSlotInput {
  @Field(() => String, { description: 'Earliest time, HH:mm.' })
  from!: string;

  @Field(() => String, { description: 'Latest time, HH:mm.' })
  to!: string;
}

@InputType({ description: 'Corrections of an address. Absent fields keep their values.' })
export class AddressCorrectionInput {
  @Field(() => String, { nullable: true, description: 'Street address. At most 500 characters.' })
  address?: string | null;

  @Field(() => String, { nullable: true, description: 'A landmark for the driver; appended to the street. At most 200 characters.' })
  landmark?: string | null;

  @Field(() => String, { nullable: true, description: 'City; requires allowRouteChange.' })
  city?: string | null;

  @Field(() => String, { nullable: true, description: 'State or region. At most 100 characters.' })
  state?: string | null;

  @Field(() => String, { nullable: true, description: 'Postal code; requires allowRouteChange.' })
  zip?: string | null;

  @Field(() => Float, { nullable: true, description: 'Latitude; requires the longitude.' })
  lat?: number | null;

  @Field(() => Float, { nullable: true, description: 'Longitude; requires the latitude.' })
  lng?: number | null;
}

@InputType({ description: 'A retry, now or on a later day.' })
export class RetryShipmentInput {
  @Field(() => String, { description: 'Any id of the shipment: UUID, order UUID, reference, AWB or tracking number.' })
  id!: string;

  @Field(() => enumType(wantedAction), { description: 'The action.' })
  action!: WantedAction;

  @Field(() => String, {
    nullable: true,
    description: 'Day in UTC, YYYY-MM-DD: today or one of the next 14. Immediate when absent or today.',
  })
  scheduledDate?: string | null;

  @Field(() => TimeSlotInput, { nullable: true, description: 'Time slot on that day.' })
  timeSlot?: TimeSlotInput | null;

  @Field(() => AddressCorrectionInput, {
    nullable: true,
    description: 'Corrects the address: the destination of a delivery, or the origin of a pickup.',
  })
  address?: AddressCorrectionInput | null;

  @Field(() => Boolean, { nullable: true, description: 'Allows the correction to change city and postal code, and with them the route.' })
  allowRouteChange?: boolean | null;

  @Field(() => String, {
    nullable: true,
    description: "Phone number for the driver, 7 to 15 digits. For a delivery it replaces the recipient's phone.",
  })
  phone?: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'Reason; recorded on the timeline. At most 500 characters. Required for a return to sender.',
  })
  reason?: string | null;

  @Field(() => String, { nullable: true, description: 'Stored as an internal note. At most 2000 characters.' })
  notes?: string | null;

  @Field(() => String, { nullable: true, description: 'E-mail address of the person who requested it, for the audit.' })
  operatorEmail?: string | null;
}

@ObjectType('RetryOutcome', { simpleResolvers: true, description: 'Result of a retry request.' })
export class RetryOutcomeType {
  @Field(() => [WarningType], { description: 'What a person should know of the corrections, such as PHONE_FORMAT.' })
  warnings!: readonly WarningType[];

  @Field(() => ShipmentType, { description: 'The shipment afterwards.' })
  shipment!: ShipmentType;

  @Field(() => enumType(shipmentStatus), { description: 'Status before.' })
  previousStatus!: ShipmentStatus;

  @Field(() => enumType(shipmentStatus), { description: 'Resulting status; unchanged until the day of a scheduled retry.' })
  newStatus!: ShipmentStatus;

  @Field(() => enumType(wantedAction), { description: 'The action.' })
  action!: string;

  @Field(() => ID, { description: 'UUID of the retry.' })
  retryId!: string;

  @Field(() => Int, { nullable: true, description: 'The resulting attempt number; null for a return to sender.' })
  attempt!: number | null;

  @Field(() => String, { nullable: true, description: 'Scheduled day, YYYY-MM-DD; null for an immediate retry.' })
  scheduledDate!: string | null;

  @Field(() => Boolean, { description: 'False when it was cancelled.' })
  standing!: boolean;
}

@ObjectType('ShipmentRetry', { simpleResolvers: true, description: 'A requested retry.' })
export class ShipmentRetryType {
  @Field(() => ID, { description: 'UUID of the retry.' })
  id!: string;

  @Field(() => enumType(wantedAction), { description: 'The action.' })
  action!: string;

  @Field(() => String, { description: 'pending, done, cancelled, superseded, or failed on its day.' })
  status!: string;

  @Field(() => String, { nullable: true, description: 'Scheduled day, YYYY-MM-DD.' })
  scheduledDate!: string | null;

  @Field(() => String, { nullable: true, description: 'Earliest time, HH:mm.' })
  slotFrom!: string | null;

  @Field(() => String, { nullable: true, description: 'Latest time, HH:mm.' })
  slotTo!: string | null;

  @Field(() => String, { nullable: true, description: 'Phone number for the driver.' })
  phone!: string | null;

  @Field(() => String, { nullable: true, description: 'Why.' })
  reason!: string | null;

  @Field(() => Int, { nullable: true, description: 'Attempt number.' })
  attempt!: number | null;

  @Field(() => String, { nullable: true, description: 'Code of the error that stopped it on its day.' })
  failure!: string | null;

  @Field(() => DateTimeScalar, { description: 'When it was requested.' })
  createdAt!: Date;
}
