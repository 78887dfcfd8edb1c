import { ObjectType } from 'type-graphql';
import { Bytes, Choice, Count, Flag, Id, JsonObject, Many, nullable, One, Text, When } from '../../platform/graphql/fields.js';
import { RemarkType } from '../../platform/graphql/remark.type.js';
import type { ToldParams } from '../../kernel/messages.js';
import { bookingStatus, carrierPickupStatus, type BookingStatus, type CarrierPickupStatus } from './bookings.enums.js';

@ObjectType('BookingError', { description: 'Why the last attempt to book a parcel failed.' })
export class BookingErrorType {
  @Text("The carrier's code, or ours.") code!: string;
  @Text("In the carrier's words where it has any.") message!: string;
  @Text('Which of our sentences of the code this is; null for the words of the carrier.', nullable) variant?: string;
  @JsonObject('The values in the message, by name.', nullable) params?: ToldParams;
  @When('When it failed.') at!: Date;
  @Count('Attempts so far.') attempts!: number;
}

@ObjectType('CarrierBooking', { description: 'The booking of a parcel at a connected carrier. For operator staff.' })
export class CarrierBookingType {
  @Id('UUID of the booking.') id!: string;
  @Text('What the carrier knows it by.') reference!: string;
  @Count('Attempts so far.') attempts!: number;
  @Text("The carrier's id of the booking.", nullable) carrierRef!: string | null;
  @Text("The parcel in the carrier's portal.", nullable) trackingUrl!: string | null;
  @Many(() => String, 'AWBs of the pieces.', nullable) pieces!: readonly string[] | null;

  @When('When the carrier is asked next whether it has booked the parcel twice; null if no answer was lost.', nullable)
  lookAt!: Date | null;

  @Flag('True while the label must still be fetched.') labelMissing!: boolean;
  @When('Since when a person has to decide; null if nothing waits for one.', nullable) problemAt!: Date | null;
  @When('When it was asked for.') createdAt!: Date;
  @When('When the carrier booked it.', nullable) bookedAt!: Date | null;
  @When('When it was voided or given up.', nullable) cancelledAt!: Date | null;
}

@ObjectType('BookingProblem', { description: 'A booking at a connected carrier that a person must decide.' })
export class BookingProblemType {
  @Id('UUID of the shipment.') shipmentId!: string;
  @Text('Reference of the shipment.') reference!: string;
  @Id('UUID of the account.') accountId!: string;
  @Text('Code of the carrier, such as EASYPOST.') carrier!: string;

  @Choice(
    bookingStatus,
    'How far the booking is. CANCELLING: the carrier has not decided for an hour. BOOKED and CANCELLED: see the error.',
  )
  status!: BookingStatus;

  @One(() => BookingErrorType, 'Why the last attempt failed.', nullable) error!: BookingErrorType | null;
  @When('When the booking was asked for.') createdAt!: Date;
}

@ObjectType('CarrierPickup', { description: 'A visit of a connected carrier: one per origin, day and account.' })
export class CarrierPickupType {
  @Id('UUID of the pickup.') id!: string;
  @Text('Day at the origin, YYYY-MM-DD.') date!: string;
  @Choice(carrierPickupStatus, 'How far it is.') status!: CarrierPickupStatus;
  @Text("The carrier's confirmation.", nullable) confirmation!: string | null;
  @Text('Why it is not scheduled.', nullable) errorMessage!: string | null;
  @One(() => RemarkType, 'The same with its code.', nullable) error!: RemarkType | null;
}

@ObjectType('CarrierManifest', { description: 'The document that closes a day of an account.' })
export class CarrierManifestType {
  @Id('UUID of the manifest.') id!: string;
  @Text('The day that was closed, YYYY-MM-DD.') date!: string;
  @Text("The carrier's id of the manifest.") manifestRef!: string;
  @Count('Parcels on it.') parcels!: number;
  @Text('Format of the document: PDF, PNG or ZPL.', nullable) format!: string | null;
  @Bytes("The carrier's document; null if it makes none.", nullable) document!: Uint8Array | null;
  @When('When it was made.') createdAt!: Date;
}

@ObjectType('ClosedDay', { description: 'The outcome of closing a day.' })
export class ClosedDayType {
  @One(() => CarrierManifestType, 'The manifest; null if no parcel was waiting.', nullable) manifest!: CarrierManifestType | null;
  @Many(() => String, 'Parcels that the carrier left out, with its words.') rejected!: readonly string[];
}

@ObjectType('SuggestedAddress', { description: 'An address as the carrier would write it.' })
class SuggestedAddressType {
  @Many(() => String, 'Lines of the street address.') lines!: readonly string[];
  @Text('City.') city!: string;
  @Text('State or region.', nullable) state?: string | null;
  @Text('Postal code.', nullable) zip?: string | null;
  @Text('ISO 3166-1 alpha-2 code.') countryCode!: string;
}

@ObjectType('CheckedAddress', { description: 'What a connected carrier says about an address.' })
export class CheckedAddressType {
  @Flag('Whether the carrier can deliver there.') deliverable!: boolean;
  @Many(() => String, "What is wrong with it, in the carrier's words.") messages!: readonly string[];

  @One(() => SuggestedAddressType, 'The address as the carrier would write it; null if it proposes none.', nullable)
  suggestion!: SuggestedAddressType | null;
}
