import { enumType } from '../../platform/graphql/enum-type.js';
import { Field, ID, Int, ObjectType } from 'type-graphql';
import { MoneyType } from '../../platform/graphql/money.type.js';
import { DecimalScalar } from '../../platform/graphql/scalars.js';
import { type CarrierKind, carrierKind, type PickupDropoff, pickupDropoff } from './carriers.enums.js';

@ObjectType('CarrierService', {
  simpleResolvers: true,
  description: 'A service of a carrier, with its limits. Shops choose among services.',
})
export class CarrierServiceType {
  @Field(() => ID, { description: 'UUID of the service.' })
  id!: string;

  @Field(() => String, { description: 'Code, such as SVC_ECO.' })
  code!: string;

  @Field(() => String, { description: 'Name of the service.' })
  name!: string;

  @Field(() => Boolean, { description: 'False while the service is not offered.' })
  active!: boolean;

  @Field(() => Boolean, { description: 'True when the service delivers within a country.' })
  domestic!: boolean;

  @Field(() => Boolean, { description: 'True when the service delivers across borders.' })
  international!: boolean;

  @Field(() => Boolean, { description: 'True when the service accepts documents.' })
  documents!: boolean;

  @Field(() => Boolean, { description: 'True when the service accepts goods other than documents.' })
  nonDocuments!: boolean;

  @Field(() => Boolean, { description: 'True when the driver collects cash on delivery.' })
  supportsCod!: boolean;

  @Field(() => MoneyType, { nullable: true, description: 'Maximum amount of cash on delivery; null for no limit.' })
  codMaxAmount!: MoneyType | null;

  @Field(() => DecimalScalar, { nullable: true, description: 'Minimum chargeable weight in kilograms.' })
  minWeightKg!: string | null;

  @Field(() => DecimalScalar, { nullable: true, description: 'Maximum actual and chargeable weight in kilograms, inclusive.' })
  maxWeightKg!: string | null;

  @Field(() => Int, { nullable: true, description: 'Maximum length of the longest side in centimetres, inclusive.' })
  maxLengthCm!: number | null;

  @Field(() => Int, {
    nullable: true,
    description: 'Maximum girth in centimetres, inclusive: the longest side plus twice the sum of the two others.',
  })
  maxGirthCm!: number | null;

  @Field(() => Int, { description: 'Cubic centimetres that count as one kilogram.' })
  volumetricDivisor!: number;

  @Field(() => DecimalScalar, { description: 'Chargeable weight is rounded up to a multiple of this, in kilograms.' })
  weightStepKg!: string;

  @Field(() => Int, { description: 'Minimum days until delivery.' })
  minTransitDays!: number;

  @Field(() => Int, { description: 'Maximum days until delivery.' })
  maxTransitDays!: number;

  @Field(() => enumType(pickupDropoff), { description: 'Where the parcel is picked up and delivered.' })
  pickupDropoff!: PickupDropoff;

  @Field(() => Boolean, { description: 'True when parcels go to the receiver without passing through the hub.' })
  skipHub!: boolean;

  @Field(() => String, {
    nullable: true,
    description: 'Cut-off time, HH:MM in local time of the origin: later orders count for the next day. Null for none.',
  })
  cutoffTime!: string | null;

  @Field(() => String, { description: 'Weekdays on which the service operates, Monday = 1, such as 12345.' })
  workDays!: string;
}

@ObjectType('Carrier', { simpleResolvers: true, description: 'A company that carries parcels, including the own fleet.' })
export class CarrierType {
  @Field(() => ID, { description: 'UUID of the carrier.' })
  id!: string;

  @Field(() => String, { description: 'Code, such as SVC.' })
  code!: string;

  @Field(() => String, { description: 'Name of the carrier.' })
  name!: string;

  @Field(() => enumType(carrierKind), { description: 'How the carrier is priced and booked.' })
  kind!: CarrierKind;

  @Field(() => Boolean, { description: 'False while none of its services are offered.' })
  active!: boolean;

  @Field(() => String, {
    nullable: true,
    description: "URL of the carrier's tracking page, with the placeholder {awb}; null for our own page.",
  })
  trackingUrlTemplate!: string | null;
}
