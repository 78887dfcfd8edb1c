import { ObjectType } from 'type-graphql';
import { Choice, Choices, Count, Flag, Many, Money, nullable, One, Text, When, Measure } from '../../platform/graphql/fields.js';
import { MoneyType } from '../../platform/graphql/money.type.js';
import { shipmentMilestone, shipmentStatus, type ShipmentMilestone, type ShipmentStatus } from '../shipments/index.js';
import { trackingPaymentStatus, trackingPaymentMethod, type TrackingPaymentStatus, type TrackingPaymentMethod } from './tracking.enums.js';

@ObjectType('TrackingPosition', { description: 'About where the driver is, to 100 m.' })
class TrackingPositionType {
  @Measure('Latitude in degrees.') lat!: number;
  @Measure('Longitude in degrees.') lng!: number;
  @When('When the driver was there.') at!: Date;
}

@ObjectType('TrackingMap', { description: 'Where the tiles of a map come from.' })
class TrackingMapType {
  @Text('Template of the URLs of its tiles, with {z}, {x} and {y}.') tileUrl!: string;
  @Text('Attribution to show with the map.', nullable) attribution!: string | null;
}

@ObjectType('TrackingDelivery', {
  description:
    'How far a driver of the own fleet is. Driver, phone and position are shown while the parcel is at one of the next three stops, never ' +
    'before and never after.',
})
export class TrackingDeliveryType {
  @Flag('Whether the parcel is at one of the next three stops.') live!: boolean;
  @Count('Stops before this one, 0 to 2; null while the driver is further away.', nullable) stopsBefore!: number | null;
  @Flag('Whether the driver is at the door.') arrived!: boolean;

  @When('Start of the estimated time window; of the window of the day while the driver is further away. Null at the door.', nullable)
  windowFrom!: Date | null;

  @When('End of the time window.', nullable) windowTo!: Date | null;
  @Text('IANA time zone of the destination.') timeZone!: string;
  @Text('First name of the driver.', nullable) driverFirstName!: string | null;
  @Text("The hub's phone, or the driver's where the operator shares it.", nullable) callPhone!: string | null;

  @One(() => TrackingPositionType, 'Position of the driver; only where the operator has set up a map.', nullable)
  position!: TrackingPositionType | null;

  @One(() => TrackingMapType, 'Where the map of the position comes from; null where the operator has set up none.', nullable)
  map!: TrackingMapType | null;
}

@ObjectType('TrackingPayment', { description: 'Payment details of a parcel.' })
export class TrackingPaymentType {
  @Choice(trackingPaymentStatus, 'Paid to the store, due on delivery, or paid since.') status!: TrackingPaymentStatus;
  @Money('Amount due or paid on delivery; null when paid to the store.', nullable) amount!: MoneyType | null;
  @Choices(trackingPaymentMethod, 'Available payment methods; empty when nothing is due.') methods!: readonly TrackingPaymentMethod[];
  @Text('Online payment page; null when not available. Anyone can pay.', nullable) payUrl!: string | null;
}

@ObjectType('TrackingShop', { description: 'The shop that sent a parcel, with contact details.' })
export class TrackingShopType {
  @Text('Brand name, else the name of the shop.') name!: string;
  @Text('Public URL of the logo.', nullable) logoUrl!: string | null;
  @Text('Contact e-mail address.', nullable) email!: string | null;
  @Text('Contact phone number.', nullable) phone!: string | null;
  @Text('The contact phone number as it is called from anywhere; null if it cannot be.', nullable) phoneE164!: string | null;
  @Text("Contact page, or else the shop's website.") url!: string;
}

@ObjectType('TrackingStep', { description: 'An event of a parcel, as shown to shoppers.' })
export class TrackingStepType {
  @Choice(shipmentStatus, 'The status it represents; never a hub status.') status!: ShipmentStatus;
  @Text('The event as text.') title!: string;
  @Text('Why the delivery failed or waits, in words for shoppers; null where it did not, or no reason is known.', nullable)
  reason!: string | null;

  @When('When it happened.') occurredAt!: Date;
  @Choice(shipmentMilestone, 'Progress that the carrier reported; null for other events.', nullable) milestone!: ShipmentMilestone | null;
  @Text("Where a milestone was reached, in the carrier's words.", nullable) place!: string | null;
}

@ObjectType('Tracking', { description: 'Tracking data of a parcel, for anyone who knows its number.' })
export class TrackingType {
  @Text('Reference of the shipment.') reference!: string;
  @Text('The AWB; null before pickup is booked.', nullable) awb!: string | null;
  @Text('Code of the carrier service.') serviceCode!: string;
  @Text('Name of the carrier service.') serviceName!: string;
  @One(() => TrackingStepType, 'Current step.') current!: TrackingStepType;
  @Count('The last milestone reached of ordered, collected, out for delivery and delivered.') milestone!: number;
  @Flag('True when a problem delays or prevents delivery.') troubled!: boolean;
  @Many(() => TrackingStepType, 'Events, oldest first.') steps!: TrackingStepType[];
  @Flag('True for a parcel that is only tried out.') isTest!: boolean;
  @Flag('True when the amount due at the door has already been paid.') codPaid!: boolean;
  @Flag('True for a return, which the shopper sends to the store.') isReturn!: boolean;

  @Text('Day of the next delivery, YYYY-MM-DD, at the destination, as booked or as the consignee chose; null if neither.', nullable)
  nextDay!: string | null;

  @Flag('Whether the consignee can have the link to choose another day sent by mail (sendDeliveryLink): after a failed attempt.')
  choiceLink!: boolean;

  @One(() => TrackingPaymentType, 'Payment details; null for returns and stopped parcels.', nullable) payment!: TrackingPaymentType | null;

  @One(() => TrackingDeliveryType, 'How far the driver is; null unless a driver of the own fleet is under way with the parcel.', nullable)
  delivery!: TrackingDeliveryType | null;

  @One(() => TrackingShopType, 'The sending shop.') shop!: TrackingShopType;
  @Text('IANA time zone of the destination; UTC where a country has several and the exact place is unknown.') timeZone!: string;
  @Text('First name of the recipient; null for a returning parcel.', nullable) firstName!: string | null;
  @Text('Destination city.') city!: string;
  @Text('Destination country as a two-letter code.') countryCode!: string;
  @Text("The carrier's own tracking page; null when ours is used.", nullable) portalUrl!: string | null;
  @Text('Our tracking page.') trackingUrl!: string;
}
