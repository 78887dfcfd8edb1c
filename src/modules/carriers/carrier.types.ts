import { enumType } from '../../platform/graphql/enum-type.js';
import { Field, ID, Int, ObjectType } from 'type-graphql';
import { MoneyType } from '../../platform/graphql/money.type.js';
import { DecimalScalar } from '../../platform/graphql/scalars.js';
import { type CarrierKind, carrierKind, type PickupDropoff, pickupDropoff } from './carriers.enums.js';

@ObjectType('CarrierService', { simpleResolvers: true, description: 'What a shop chooses: a service of a carrier, with its limits.' })
export class CarrierServiceType {
  @Field(() => ID, { description: 'UUID of the service.' })
  id!: string;

  @Field(() => String, { description: 'Code, such as SVC_ECO.' })
  code!: string;

  @Field(() => String, { description: 'Name of the service.' })
  name!: string;

  @Field(() => Boolean, { description: 'False while it is off sale.' })
  active!: boolean;

  @Field(() => Boolean, { description: 'True when it delivers within one country.' })
  domestic!: boolean;

  @Field(() => Boolean, { description: 'True when it delivers from one country to another.' })
  international!: boolean;

  @Field(() => Boolean, { description: 'True when it takes documents.' })
  documents!: boolean;

  @Field(() => Boolean, { description: 'True when it takes anything else.' })
  nonDocuments!: boolean;

  @Field(() => Boolean, { description: 'True when its driver collects cash.' })
  supportsCod!: boolean;

  @Field(() => MoneyType, { nullable: true, description: 'The most that its driver collects; null without a limit.' })
  codMaxAmount!: MoneyType | null;

  @Field(() => DecimalScalar, { nullable: true, description: 'Least chargeable weight in kilograms.' })
  minWeightKg!: string | null;

  @Field(() => DecimalScalar, { nullable: true, description: 'Highest actual and chargeable weight in kilograms, inclusive.' })
  maxWeightKg!: string | null;

  @Field(() => Int, { nullable: true, description: 'Longest side in centimetres, inclusive.' })
  maxLengthCm!: number | null;

  @Field(() => Int, { nullable: true, description: 'Longest side plus twice the two others, in centimetres, inclusive.' })
  maxGirthCm!: number | null;

  @Field(() => Int, { description: 'Cubic centimetres that count as one kilogram.' })
  volumetricDivisor!: number;

  @Field(() => DecimalScalar, { description: 'Weight is charged in started steps of this many kilograms.' })
  weightStepKg!: string;

  @Field(() => Int, { description: 'Days until delivery at the least.' })
  minTransitDays!: number;

  @Field(() => Int, { description: 'Days until delivery at the most.' })
  maxTransitDays!: number;

  @Field(() => enumType(pickupDropoff), { description: 'How the parcel changes hands at both ends.' })
  pickupDropoff!: PickupDropoff;

  @Field(() => Boolean, { description: 'True when parcels go to the receiver without passing the hub.' })
  skipHub!: boolean;

  @Field(() => String, {
    nullable: true,
    description: 'Until when an order still counts for the day, HH:MM in the local time of its origin.',
  })
  cutoffTime!: string | null;

  @Field(() => String, { description: 'Weekdays on which it runs, Monday = 1, such as 12345.' })
  workDays!: string;
}

@ObjectType('Carrier', { simpleResolvers: true, description: 'A company that carries parcels, ours included.' })
export class CarrierType {
  @Field(() => ID, { description: 'UUID of the carrier.' })
  id!: string;

  @Field(() => String, { description: 'Code, such as SVC.' })
  code!: string;

  @Field(() => String, { description: 'Name of the carrier.' })
  name!: string;

  @Field(() => enumType(carrierKind), { description: 'How it is priced and booked.' })
  kind!: CarrierKind;

  @Field(() => Boolean, { description: 'False while all of its services are off sale.' })
  active!: boolean;

  @Field(() => String, { nullable: true, description: 'Where the carrier tracks a parcel, with {awb} in it; null for our own page.' })
  trackingUrlTemplate!: string | null;
}
