import { Field, Float, ID, InputType, ObjectType } from 'type-graphql';
import { MoneyType } from '../../platform/graphql/money.type.js';
import { DateTimeScalar } from '../../platform/graphql/scalars.js';

@ObjectType('ShipmentPackage', { simpleResolvers: true, description: 'What a parcel weighs and measures.' })
export class ShipmentPackageType {
  @Field(() => Float, { description: 'Weight in kilograms.' })
  weightKg!: number;

  @Field(() => Float, { description: 'Volumetric weight in kilograms.' })
  volumetricWeightKg!: number;

  @Field(() => Float, { description: 'The weight that is billed, in kilograms, in whole steps of the service.' })
  chargeableWeightKg!: number;

  @Field(() => Float, { description: 'Length in centimetres.' })
  lengthCm!: number;

  @Field(() => Float, { description: 'Width in centimetres.' })
  widthCm!: number;

  @Field(() => Float, { description: 'Height in centimetres.' })
  heightCm!: number;
}

@ObjectType('ShipmentCharge', { simpleResolvers: true, description: 'One part of what the shipping of a parcel costs.' })
export class ShipmentChargeType {
  @Field(() => String, { description: 'Code of the part, such as FREIGHT.' })
  code!: string;

  @Field(() => String, { description: 'Its name for people.' })
  label!: string;

  @Field(() => MoneyType, { description: 'Its amount; a discount is negative.' })
  amount!: MoneyType;
}

@ObjectType('ShipmentVerification', { simpleResolvers: true, description: 'What the hub weighed and measured.' })
export class ShipmentVerificationType {
  @Field(() => Float, { description: 'Weight in kilograms.' })
  weightKg!: number;

  @Field(() => Float, {
    nullable: true,
    description: 'Volumetric weight of what was measured, in kilograms, by the divisor of the service; null when its rate card is gone.',
  })
  volumetricWeightKg!: number | null;

  @Field(() => Float, {
    nullable: true,
    description:
      'The weight that is billed after measuring, in kilograms, in whole steps of the service: the declared one while the difference is within tolerance.',
  })
  chargeableWeightKg!: number | null;

  @Field(() => Float, { description: 'Length in centimetres.' })
  lengthCm!: number;

  @Field(() => Float, { description: 'Width in centimetres.' })
  widthCm!: number;

  @Field(() => Float, { description: 'Height in centimetres.' })
  heightCm!: number;

  @Field(() => MoneyType, { description: 'The rate for what was measured.' })
  actualRate!: MoneyType;

  @Field(() => MoneyType, { description: 'New rate minus old rate; positive is owed by the seller.' })
  difference!: MoneyType;

  @Field(() => DateTimeScalar, { description: 'When it was measured.' })
  verifiedAt!: Date;

  @Field(() => [String], { description: 'Links to photos of it, as the hub gave them.' })
  photos!: readonly string[];

  @Field(() => String, { nullable: true, description: 'What the hub wrote about it.' })
  notes!: string | null;

  @Field(() => ID, { nullable: true, description: 'UUID of the member of staff or token that measured it, for callers of the operator.' })
  verifiedById!: string | null;
}

@InputType({ description: 'What the hub weighed and measured.' })
export class VerifyShipmentInput {
  @Field(() => String, { description: 'Any id of the shipment: UUID, order UUID, reference, AWB or tracking number.' })
  id!: string;

  @Field(() => Float, { description: 'Weight in kilograms, more than 0.' })
  weightKg!: number;

  @Field(() => Float, { description: 'Length in centimetres, more than 0.' })
  length!: number;

  @Field(() => Float, { description: 'Width in centimetres, more than 0.' })
  width!: number;

  @Field(() => Float, { description: 'Height in centimetres, more than 0.' })
  height!: number;

  @Field(() => [String], { nullable: true, description: 'Links to photos. At most 20.' })
  photos?: string[] | null;

  @Field(() => String, { nullable: true, description: 'Free text, at most 2000 characters.' })
  notes?: string | null;
}
