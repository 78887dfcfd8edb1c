import { Field, ID, Int, ObjectType } from 'type-graphql';
import { enumType } from '../../platform/graphql/enum-type.js';
import { BytesScalar, DateTimeScalar } from '../../platform/graphql/scalars.js';
import { bookingStatus, carrierPickupStatus, type BookingStatus, type CarrierPickupStatus } from './bookings.enums.js';

@ObjectType('BookingError', { simpleResolvers: true, description: 'Why the last attempt to book a parcel failed.' })
export class BookingErrorType {
  @Field(() => String, { description: "The carrier's code, or ours." })
  code!: string;

  @Field(() => String, { description: "In the carrier's words where it has any." })
  message!: string;

  @Field(() => DateTimeScalar, { description: 'When it failed.' })
  at!: Date;

  @Field(() => Int, { description: 'Attempts so far.' })
  attempts!: number;
}

@ObjectType('CarrierBooking', { description: 'The booking of a parcel at a connected carrier. For operator staff.' })
export class CarrierBookingType {
  @Field(() => ID, { simple: true, description: 'UUID of the booking.' })
  id!: string;

  @Field(() => String, { simple: true, description: 'What the carrier knows it by.' })
  reference!: string;

  @Field(() => Int, { simple: true, description: 'Attempts so far.' })
  attempts!: number;

  @Field(() => String, { simple: true, nullable: true, description: "The carrier's id of the booking." })
  carrierRef!: string | null;

  @Field(() => String, { simple: true, nullable: true, description: "The parcel in the carrier's portal." })
  trackingUrl!: string | null;

  @Field(() => [String], { simple: true, nullable: true, description: 'AWBs of the pieces.' })
  pieces!: readonly string[] | null;

  @Field(() => DateTimeScalar, {
    simple: true,
    nullable: true,
    description: 'When the carrier is asked next whether it has booked the parcel twice; null if no answer was lost.',
  })
  lookAt!: Date | null;

  @Field(() => Boolean, { simple: true, description: 'True while the label must still be fetched.' })
  labelMissing!: boolean;

  @Field(() => DateTimeScalar, {
    simple: true,
    nullable: true,
    description: 'Since when a person has to decide; null if nothing waits for one.',
  })
  problemAt!: Date | null;

  @Field(() => DateTimeScalar, { simple: true, description: 'When it was asked for.' })
  createdAt!: Date;

  @Field(() => DateTimeScalar, { simple: true, nullable: true, description: 'When the carrier booked it.' })
  bookedAt!: Date | null;

  @Field(() => DateTimeScalar, { simple: true, nullable: true, description: 'When it was voided or given up.' })
  cancelledAt!: Date | null;
}

@ObjectType('BookingProblem', { simpleResolvers: true, description: 'A booking at a connected carrier that a person must decide.' })
export class BookingProblemType {
  @Field(() => ID, { description: 'UUID of the shipment.' })
  shipmentId!: string;

  @Field(() => String, { description: 'Reference of the shipment.' })
  reference!: string;

  @Field(() => ID, { description: 'UUID of the account.' })
  accountId!: string;

  @Field(() => String, { description: 'Code of the carrier, such as EASYPOST.' })
  carrier!: string;

  @Field(() => enumType(bookingStatus), {
    description: 'How far the booking is. CANCELLING: the carrier has not decided for an hour. BOOKED and CANCELLED: see the error.',
  })
  status!: BookingStatus;

  @Field(() => BookingErrorType, { nullable: true, description: 'Why the last attempt failed.' })
  error!: BookingErrorType | null;

  @Field(() => DateTimeScalar, { description: 'When the booking was asked for.' })
  createdAt!: Date;
}

@ObjectType('CarrierPickup', { simpleResolvers: true, description: 'A visit of a connected carrier: one per origin, day and account.' })
export class CarrierPickupType {
  @Field(() => ID, { description: 'UUID of the pickup.' })
  id!: string;

  @Field(() => String, { description: 'Day at the origin, YYYY-MM-DD.' })
  date!: string;

  @Field(() => enumType(carrierPickupStatus), { description: 'How far it is.' })
  status!: CarrierPickupStatus;

  @Field(() => String, { nullable: true, description: "The carrier's confirmation." })
  confirmation!: string | null;

  @Field(() => String, { nullable: true, description: 'Why it is not scheduled.' })
  errorMessage!: string | null;
}

@ObjectType('CarrierManifest', { simpleResolvers: true, description: 'The document that closes a day of an account.' })
export class CarrierManifestType {
  @Field(() => ID, { description: 'UUID of the manifest.' })
  id!: string;

  @Field(() => String, { description: 'The day that was closed, YYYY-MM-DD.' })
  date!: string;

  @Field(() => String, { description: "The carrier's id of the manifest." })
  manifestRef!: string;

  @Field(() => Int, { description: 'Parcels on it.' })
  parcels!: number;

  @Field(() => String, { nullable: true, description: 'Format of the document: PDF, PNG or ZPL.' })
  format!: string | null;

  @Field(() => BytesScalar, { nullable: true, description: "The carrier's document; null if it makes none." })
  document!: Uint8Array | null;

  @Field(() => DateTimeScalar, { description: 'When it was made.' })
  createdAt!: Date;
}

@ObjectType('ClosedDay', { simpleResolvers: true, description: 'The outcome of closing a day.' })
export class ClosedDayType {
  @Field(() => CarrierManifestType, { nullable: true, description: 'The manifest; null if no parcel was waiting.' })
  manifest!: CarrierManifestType | null;

  @Field(() => [String], { description: 'Parcels that the carrier left out, with its words.' })
  rejected!: readonly string[];
}
