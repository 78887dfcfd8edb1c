import { enumType } from '../../platform/graphql/enum-type.js';
import { Field, Int, ObjectType } from 'type-graphql';
import { MoneyType } from '../../platform/graphql/money.type.js';
import { DateTimeScalar } from '../../platform/graphql/scalars.js';
import { shipmentMilestone, shipmentStatus, type ShipmentMilestone, type ShipmentStatus } from '../shipments/index.js';
import { TrackingDeliveryType } from './tracking-delivery.types.js';
import { trackingPaymentStatus, trackingPaymentMethod, type TrackingPaymentStatus, type TrackingPaymentMethod } from './tracking.enums.js';

@ObjectType('TrackingPayment', { simpleResolvers: true, description: 'Payment details of a parcel.' })
export class TrackingPaymentType {
  @Field(() => enumType(trackingPaymentStatus), { description: 'Paid to the store, due on delivery, or paid since.' })
  status!: TrackingPaymentStatus;

  @Field(() => MoneyType, { nullable: true, description: 'Amount due or paid on delivery; null when paid to the store.' })
  amount!: MoneyType | null;

  @Field(() => [enumType(trackingPaymentMethod)], { description: 'Available payment methods; empty when nothing is due.' })
  methods!: readonly TrackingPaymentMethod[];

  @Field(() => String, { nullable: true, description: 'Online payment page; null when not available. Anyone can pay.' })
  payUrl!: string | null;
}

@ObjectType('TrackingShop', { simpleResolvers: true, description: 'The shop that sent a parcel, with contact details.' })
export class TrackingShopType {
  @Field(() => String, { description: 'Brand name, else the name of the shop.' })
  name!: string;

  @Field(() => String, { nullable: true, description: 'Public URL of the logo.' })
  logoUrl!: string | null;

  @Field(() => String, { nullable: true, description: 'Contact e-mail address.' })
  email!: string | null;

  @Field(() => String, { nullable: true, description: 'Contact phone number.' })
  phone!: string | null;

  @Field(() => String, { nullable: true, description: 'The contact phone number as it is called from anywhere; null if it cannot be.' })
  phoneE164!: string | null;

  @Field(() => String, { description: "Contact page, or else the shop's website." })
  url!: string;
}

@ObjectType('TrackingStep', { simpleResolvers: true, description: 'An event of a parcel, as shown to shoppers.' })
export class TrackingStepType {
  @Field(() => enumType(shipmentStatus), { description: 'The status it represents; never a hub status.' })
  status!: ShipmentStatus;

  @Field(() => String, { description: 'The event as text.' })
  title!: string;

  @Field(() => DateTimeScalar, { description: 'When it happened.' })
  occurredAt!: Date;

  @Field(() => enumType(shipmentMilestone), { nullable: true, description: 'Progress that the carrier reported; null for other events.' })
  milestone!: ShipmentMilestone | null;

  @Field(() => String, { nullable: true, description: "Where a milestone was reached, in the carrier's words." })
  place!: string | null;
}

@ObjectType('Tracking', { simpleResolvers: true, description: 'Tracking data of a parcel, for anyone who knows its number.' })
export class TrackingType {
  @Field(() => String, { description: 'Reference of the shipment.' })
  reference!: string;

  @Field(() => String, { nullable: true, description: 'The air waybill number; null before pickup is booked.' })
  awb!: string | null;

  @Field(() => String, { description: 'Code of the carrier service.' })
  serviceCode!: string;

  @Field(() => String, { description: 'Name of the carrier service.' })
  serviceName!: string;

  @Field(() => TrackingStepType, { description: 'Current step.' })
  current!: TrackingStepType;

  @Field(() => Int, { description: 'The last milestone reached of ordered, collected, out for delivery and delivered.' })
  milestone!: number;

  @Field(() => Boolean, { description: 'True when a problem delays or prevents delivery.' })
  troubled!: boolean;

  @Field(() => [TrackingStepType], { description: 'Events, oldest first.' })
  steps!: TrackingStepType[];

  @Field(() => Boolean, { description: 'True for a parcel that is only tried out.' })
  isTest!: boolean;

  @Field(() => Boolean, { description: 'True when the amount due at the door has already been paid.' })
  codPaid!: boolean;

  @Field(() => TrackingPaymentType, {
    nullable: true,
    description: 'Payment details; null for returns and stopped parcels.',
  })
  payment!: TrackingPaymentType | null;

  @Field(() => TrackingDeliveryType, {
    nullable: true,
    description: 'How far the driver is; null unless a driver of the own fleet is under way with the parcel.',
  })
  delivery!: TrackingDeliveryType | null;

  @Field(() => TrackingShopType, { description: 'The sending shop.' })
  shop!: TrackingShopType;

  @Field(() => String, {
    description: 'IANA time zone of the destination; UTC where a country has several and the exact place is unknown.',
  })
  timeZone!: string;

  @Field(() => String, { nullable: true, description: 'First name of the recipient; null for a returning parcel.' })
  firstName!: string | null;

  @Field(() => String, { description: 'Destination city.' })
  city!: string;

  @Field(() => String, { description: 'Destination country as a two-letter code.' })
  countryCode!: string;

  @Field(() => String, { nullable: true, description: "The carrier's own tracking page; null when ours is used." })
  portalUrl!: string | null;

  @Field(() => String, { description: 'Our tracking page.' })
  trackingUrl!: string;
}
