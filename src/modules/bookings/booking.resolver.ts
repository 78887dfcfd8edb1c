import { Arg, Ctx, FieldResolver, Int, Mutation, Query, Resolver, Root } from '../../platform/graphql/resolvers.js';
import { nullable, TextArg } from '../../platform/graphql/fields.js';
import { moneyOrNull } from '../../kernel/money.js';
import { enumType, DateTimeScalar } from '../../platform/graphql/scalars.js';
import { MoneyType } from '../../platform/graphql/money.type.js';
import type { Context } from '../../platform/work/context.js';
import { reads } from '../../platform/graphql/selected-columns.js';
import { accountLoader, CarrierAccountType, type CarrierAccountRecord } from '../carrier-accounts/index.js';
import { MAX_AWB, ShipmentType, type Shipment } from '../shipments/index.js';
import type { Booking } from './booking.js';
import {
  BookingErrorType,
  BookingProblemType,
  CarrierBookingType,
  CarrierManifestType,
  CarrierPickupType,
  ClosedDayType,
  CheckedAddressType,
} from './booking.types.js';
import { bookingStatus, type BookingStatus } from './bookings.enums.js';
import { checkConsignee } from './check-consignee.js';
import { closeDay } from './close-day.js';
import { abandonBooking, enterCarrierAwb, retryBooking } from './decide-booking.js';
import { bookingOf, errorOfBooking, statusOfBooking, type Booked, bookingProblems } from './read-booking.js';
import { manifestsLoader, openBookings, pickupsLoader } from './read-account-work.js';
import { removeCarrierAccount } from './remove-carrier-account.js';
import type { BookingServices } from './services.js';

const ANY_ID = { description: 'Any id of the shipment.' };

type Needs = Context<BookingServices>;
@Resolver(() => ShipmentType)
export class BookingResolver {
  @Query(() => [BookingProblemType], {
    description:
      'Bookings that need a decision, longest waiting first: refused, of unknown outcome, with a second parcel that could not be voided, or with a cancellation that the carrier does not decide.',
  })
  bookingProblems(
    @Arg('first', () => Int, { defaultValue: 50, description: '1 to 200.' }) first: number,
    @Ctx() context: Context,
  ): Promise<BookingProblemType[]> {
    return bookingProblems(context, first);
  }

  @Mutation(() => ShipmentType, {
    description:
      'Tries a refused booking again with what the order says now, or one whose outcome is unknown: the carrier is then asked whether it has the parcel, unless `notThere` says that it has not. Of a booked parcel, the label that is missing is asked for at once, and a second parcel is looked for again. BOOKING_NOT_ALLOWED.',
  })
  retryBooking(
    @Arg('id', () => String, ANY_ID) id: string,
    @Arg('notThere', () => Boolean, { defaultValue: false, description: 'True if a person has seen that the carrier does not have it.' })
    notThere: boolean,
    @Ctx() context: Needs,
  ): Promise<Shipment> {
    return context.transact((tx) => retryBooking(tx, context.actor, { id, notThere }));
  }

  @Mutation(() => ShipmentType, {
    description: 'Completes a booking with the AWB that a person found at the carrier. BOOKING_NOT_ALLOWED.',
  })
  enterCarrierAwb(
    @Arg('id', () => String, ANY_ID) id: string,
    @TextArg('awb', MAX_AWB, 'The AWB, in printable characters.') awb: string,
    @Arg('trackingNumber', () => String, { nullable: true, description: 'The tracking number, if it differs.' })
    trackingNumber: string | null,
    @Ctx() context: Needs,
  ): Promise<Shipment> {
    return context.transact((tx) => enterCarrierAwb(tx, context.actor, { id, awb, trackingNumber: trackingNumber ?? null }));
  }

  @Mutation(() => ShipmentType, { description: 'Gives a booking up and releases the money that was held for it. BOOKING_NOT_ALLOWED.' })
  abandonBooking(
    @Arg('id', () => String, ANY_ID) id: string,
    @TextArg('reason', 500, 'Why.', nullable) reason: string | null,
    @Ctx() context: Needs,
  ): Promise<Shipment> {
    return context.transact((tx) => abandonBooking(tx, context.actor, { id, reason: reason ?? null }));
  }

  @Mutation(() => CheckedAddressType, {
    description:
      "Asks the connected carrier of a shipment whether it can deliver to the consignee's address. Changes nothing. BOOKING_NOT_ALLOWED if the carrier checks none, CARRIER_FAILED.",
  })
  checkConsigneeAddress(@Arg('id', () => String, ANY_ID) id: string, @Ctx() context: Needs): Promise<CheckedAddressType> {
    return checkConsignee(context, id);
  }

  @(reads<Shipment>()('id', 'carrierAccountId'))
  @FieldResolver(() => enumType(bookingStatus), { description: 'How far the booking at a connected carrier is.' })
  bookingStatus(@Root() shipment: Booked, @Ctx() context: Context): Promise<BookingStatus> {
    return statusOfBooking(context, shipment);
  }

  @(reads<Shipment>()('id', 'carrierAccountId'))
  @FieldResolver(() => BookingErrorType, { nullable: true, description: 'Why the last attempt to book failed; null once it succeeded.' })
  bookingError(@Root() shipment: Booked, @Ctx() context: Context): Promise<BookingErrorType | null> {
    return errorOfBooking(context, shipment);
  }

  @(reads<Shipment>()('carrierAccountId'))
  @FieldResolver(() => CarrierAccountType, { nullable: true, description: 'The account at the connected carrier. For operator staff.' })
  carrierAccount(
    @Root() { carrierAccountId }: Pick<Shipment, 'carrierAccountId'>,
    @Ctx() context: Context,
  ): Promise<CarrierAccountRecord | null> | null {
    return carrierAccountId === null ? null : context.load(accountLoader, carrierAccountId);
  }

  @(reads<Shipment>()('id', 'carrierAccountId'))
  @FieldResolver(() => CarrierBookingType, {
    nullable: true,
    description: 'The latest booking at the connected carrier. For operator staff.',
  })
  booking(@Root() shipment: Booked, @Ctx() context: Context): Promise<Booking | null> {
    return bookingOf(context, shipment);
  }
}

@Resolver(() => CarrierBookingType)
export class CarrierBookingResolver {
  @FieldResolver(() => enumType(bookingStatus), { description: 'How far it is.' })
  status(@Root() { status }: Booking): BookingStatus {
    return status;
  }

  @FieldResolver(() => DateTimeScalar, { nullable: true, description: 'When the job goes on; null if nothing is left to do.' })
  dueAt(@Root() { dueAt, lookAt, labelAt }: Booking): Date | null {
    return [dueAt, lookAt, labelAt].reduce((first, at) => (at !== null && (first === null || at < first) ? at : first));
  }

  @FieldResolver(() => MoneyType, { nullable: true, description: 'What the carrier charges; null if it tells only on its bill.' })
  cost(@Root() { costMinor, costCurrency }: Booking): MoneyType | null {
    return moneyOrNull(costMinor, costCurrency);
  }
}

@Resolver(() => CarrierAccountType)
export class CarrierAccountBookingResolver {
  @Mutation(() => Boolean, {
    description: 'Removes an account. CARRIER_ACCOUNT_NOT_FOUND, CARRIER_ACCOUNT_IN_USE while bookings are open.',
  })
  async removeCarrierAccount(
    @Arg('id', () => String, { description: 'UUID of the account.' }) id: string,
    @Ctx() context: Needs,
  ): Promise<boolean> {
    await context.transact((tx) => removeCarrierAccount(tx, context.actor, id));
    await context.services.carriers.refresh();
    return true;
  }

  @Mutation(() => ClosedDayType, {
    description:
      'Makes the manifest of the parcels booked until the end of a day (UTC) that are on none yet, at most 1,000. CARRIER_ACCOUNT_NOT_FOUND, BOOKING_NOT_ALLOWED if the carrier makes none, CARRIER_FAILED.',
  })
  closeDay(
    @Arg('account', () => String, { description: 'UUID of the account.' }) account: string,
    @Arg('date', () => String, { description: 'The day, YYYY-MM-DD.' }) date: string,
    @Ctx() context: Needs,
  ): Promise<ClosedDayType> {
    return closeDay(context, { account, date });
  }

  @FieldResolver(() => Int, { description: 'Bookings that are under way, or whose parcel is on its way.' })
  openBookings(@Root() { id }: CarrierAccountRecord, @Ctx() { sql }: Context): Promise<number> {
    return openBookings(sql, id);
  }

  @FieldResolver(() => [CarrierPickupType], { description: 'The latest 30 pickups, newest first.' })
  async pickups(@Root() { id }: CarrierAccountRecord, @Ctx() context: Context): Promise<readonly CarrierPickupType[]> {
    return (await context.load(pickupsLoader, id))?.rows ?? [];
  }

  @FieldResolver(() => [CarrierManifestType], { description: 'The latest 30 manifests, newest first.' })
  async manifests(@Root() { id }: CarrierAccountRecord, @Ctx() context: Context): Promise<readonly CarrierManifestType[]> {
    return (await context.load(manifestsLoader, id))?.rows ?? [];
  }
}
