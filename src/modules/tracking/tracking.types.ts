import { enumType } from '../../platform/graphql/enum-type.js';
import { Field, Int, ObjectType } from 'type-graphql';
import { MoneyType } from '../../platform/graphql/money.type.js';
import { DateTimeScalar } from '../../platform/graphql/scalars.js';
import { shipmentStatus, type ShipmentStatus } from '../shipments/index.js';
import { trackingPaymentStatus, trackingPaymentMethod, type TrackingPaymentStatus, type TrackingPaymentMethod } from './tracking.enums.js';

@ObjectType('TrackingPayment', { simpleResolvers: true, description: 'What the shopper has to pay for a parcel.' })
export class TrackingPaymentType {
  @Field(() => enumType(trackingPaymentStatus), { description: 'Paid to the store, due by delivery, or paid since.' })
  status!: TrackingPaymentStatus;

  @Field(() => MoneyType, { nullable: true, description: 'What is or was due; null for what was paid to the store.' })
  amount!: MoneyType | null;

  @Field(() => [enumType(trackingPaymentMethod)], { description: 'How it can be paid now; empty when nothing is due.' })
  methods!: readonly TrackingPaymentMethod[];

  @Field(() => String, { nullable: true, description: 'Where it can be paid online; null where it cannot. Anybody may pay.' })
  payUrl!: string | null;
}

@ObjectType('TrackingShop', { simpleResolvers: true, description: 'The shop that sent a parcel, and how its shoppers reach it.' })
export class TrackingShopType {
  @Field(() => String, { description: 'Brand name, else the name of the shop.' })
  name!: string;

  @Field(() => String, { nullable: true, description: 'Public address of the logo.' })
  logoUrl!: string | null;

  @Field(() => String, { nullable: true, description: 'E-mail address for questions.' })
  email!: string | null;

  @Field(() => String, { nullable: true, description: 'Phone number for questions.' })
  phone!: string | null;

  @Field(() => String, { description: 'Page for questions, else that of the shop.' })
  url!: string;
}

@ObjectType('TrackingStep', { simpleResolvers: true, description: 'Something that happened to a parcel, as a shopper is told of it.' })
export class TrackingStepType {
  @Field(() => enumType(shipmentStatus), { description: 'The status that stands for it; never one of the hub.' })
  status!: ShipmentStatus;

  @Field(() => String, { description: 'What happened, in words.' })
  title!: string;

  @Field(() => DateTimeScalar, { description: 'When it happened.' })
  occurredAt!: Date;
}

@ObjectType('Tracking', { simpleResolvers: true, description: 'What anybody who knows the number of a parcel may know of it.' })
export class TrackingType {
  @Field(() => String, { description: 'Reference of the shipment.' })
  reference!: string;

  @Field(() => String, { nullable: true, description: 'The air waybill number; null before pickup is booked.' })
  awb!: string | null;

  @Field(() => String, { description: 'Code of the carrier service.' })
  serviceCode!: string;

  @Field(() => String, { description: 'Name of the carrier service.' })
  serviceName!: string;

  @Field(() => TrackingStepType, { description: 'Where it stands.' })
  current!: TrackingStepType;

  @Field(() => Int, { description: 'Of the four steps ordered, collected, out for delivery and delivered, the last one that was reached.' })
  milestone!: number;

  @Field(() => Boolean, { description: 'True when something went wrong on the way, so that delivery is delayed or will not happen.' })
  troubled!: boolean;

  @Field(() => [TrackingStepType], { description: 'What happened, oldest first.' })
  steps!: TrackingStepType[];

  @Field(() => Boolean, { description: 'True when what was to be collected at the door is paid already.' })
  codPaid!: boolean;

  @Field(() => TrackingPaymentType, {
    nullable: true,
    description: 'What is to be paid; null for returns and for parcels that were stopped.',
  })
  payment!: TrackingPaymentType | null;

  @Field(() => TrackingShopType, { description: 'The shop that it comes from.' })
  shop!: TrackingShopType;

  @Field(() => String, {
    description: 'Time zone of the destination by its IANA name; UTC in countries with several where the place is not known exactly.',
  })
  timeZone!: string;

  @Field(() => String, { nullable: true, description: 'First name of the receiver; null for a parcel on its way back.' })
  firstName!: string | null;

  @Field(() => String, { description: 'City that it goes to.' })
  city!: string;

  @Field(() => String, { description: 'Country that it goes to, two letters.' })
  countryCode!: string;

  @Field(() => String, { nullable: true, description: "The carrier's own page for this parcel; null when ours is the page." })
  portalUrl!: string | null;

  @Field(() => String, { description: 'Our page for this parcel.' })
  trackingUrl!: string;
}
