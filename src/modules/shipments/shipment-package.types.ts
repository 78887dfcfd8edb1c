import { Field, Float, ID, InputType, ObjectType } from 'type-graphql';
import { MoneyType } from '../../platform/graphql/money.type.js';
import { DateTimeScalar } from '../../platform/graphql/scalars.js';

@ObjectType('ShipmentPackage', { simpleResolvers: true, description: 'Weight and dimensions of a parcel.' })
export class ShipmentPackageType {
  @Field(() => Float, { description: 'Weight in kilograms.' })
  weightKg!: number;

  @Field(() => Float, { description: 'Volumetric weight in kilograms.' })
  volumetricWeightKg!: number;

  @Field(() => Float, { description: 'Billed weight in kilograms, rounded up to the steps of the service.' })
  chargeableWeightKg!: number;

  @Field(() => Float, { description: 'Length in centimetres.' })
  lengthCm!: number;

  @Field(() => Float, { description: 'Width in centimetres.' })
  widthCm!: number;

  @Field(() => Float, { description: 'Height in centimetres.' })
  heightCm!: number;
}

@ObjectType('ShipmentCharge', { simpleResolvers: true, description: 'One component of the shipping price.' })
export class ShipmentChargeType {
  @Field(() => String, { description: 'Code of the component, such as FREIGHT.' })
  code!: string;

  @Field(() => String, { description: 'Display name.' })
  label!: string;

  @Field(() => MoneyType, { description: 'Amount; negative for a discount.' })
  amount!: MoneyType;
}

@ObjectType('ShipmentVerification', { simpleResolvers: true, description: "The hub's measurements." })
export class ShipmentVerificationType {
  @Field(() => Float, { description: 'Weight in kilograms.' })
  weightKg!: number;

  @Field(() => Float, {
    nullable: true,
    description:
      "Volumetric weight of the measured parcel in kilograms, by the service's divisor; null when its rate card no " + 'longer exists.',
  })
  volumetricWeightKg!: number | null;

  @Field(() => Float, {
    nullable: true,
    description: 'Billed weight after measuring, in kilograms, in steps of the service. Within tolerance, the declared weight.',
  })
  chargeableWeightKg!: number | null;

  @Field(() => Float, { description: 'Length in centimetres.' })
  lengthCm!: number;

  @Field(() => Float, { description: 'Width in centimetres.' })
  widthCm!: number;

  @Field(() => Float, { description: 'Height in centimetres.' })
  heightCm!: number;

  @Field(() => MoneyType, { description: 'The rate for the measured parcel.' })
  actualRate!: MoneyType;

  @Field(() => MoneyType, { description: 'New rate minus old rate; positive when the seller owes it.' })
  difference!: MoneyType;

  @Field(() => DateTimeScalar, { description: 'When it was measured.' })
  verifiedAt!: Date;

  @Field(() => [String], { description: 'Photo links, as given by the hub.' })
  photos!: readonly string[];

  @Field(() => String, { nullable: true, description: 'Notes from the hub.' })
  notes!: string | null;

  @Field(() => ID, { nullable: true, description: 'UUID of the staff member or token that measured it. For the operator.' })
  verifiedById!: string | null;
}

@InputType({ description: "The hub's measurements." })
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

  @Field(() => Boolean, {
    nullable: true,
    description: 'True if a person has looked again at measures above the limit of the service, or ten times the declared ones.',
  })
  confirmUnusual?: boolean | null;
}
