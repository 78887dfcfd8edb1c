import { Field, Int, ObjectType, registerEnumType } from 'type-graphql';
import { DateTimeScalar } from '../../platform/graphql/scalars.js';
import { ShipmentStatusEnum, type ShipmentStatus } from '../shipments/index.js';

export enum TrackingLanguageEnum {
  EN = 'en',
  AR = 'ar',
}
registerEnumType(TrackingLanguageEnum, {
  name: 'TrackingLanguage',
  description: 'The languages of public tracking.',
  valuesConfig: { EN: { description: 'English.' }, AR: { description: 'Arabic.' } },
});

@ObjectType('TrackingStep', { simpleResolvers: true, description: 'Something that happened to a parcel, as a shopper is told of it.' })
export class TrackingStepType {
  @Field(() => ShipmentStatusEnum, { description: 'The status that stands for it; never one of the hub.' })
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
