import { InputType, ObjectType } from 'type-graphql';
import { Flag, Id, Many, Measure, Money, nullable, Text, When } from '../../platform/graphql/fields.js';
import { MoneyType } from '../../platform/graphql/money.type.js';

@ObjectType('ShipmentPackage', { description: 'Weight and dimensions of a parcel.' })
export class ShipmentPackageType {
  @Measure('Weight in kilograms.') weightKg!: number;
  @Measure('Volumetric weight in kilograms.') volumetricWeightKg!: number;
  @Measure('Billed weight in kilograms, rounded up to the steps of the service.') chargeableWeightKg!: number;
  @Measure('Length in centimetres.') lengthCm!: number;
  @Measure('Width in centimetres.') widthCm!: number;
  @Measure('Height in centimetres.') heightCm!: number;
}

@ObjectType('ShipmentCharge', { description: 'One component of the shipping price.' })
export class ShipmentChargeType {
  @Text('Code of the component, such as FREIGHT.') code!: string;
  @Text('Display name.') label!: string;
  @Money('Amount; negative for a discount.') amount!: MoneyType;
}

@ObjectType('ShipmentVerification', { description: "The hub's measurements." })
export class ShipmentVerificationType {
  @Measure('Weight in kilograms.') weightKg!: number;

  @Measure(
    "Volumetric weight of the measured parcel in kilograms, by the service's divisor; null when its rate card no " + 'longer exists.',
    nullable,
  )
  volumetricWeightKg!: number | null;

  @Measure('Billed weight after measuring, in kilograms, in steps of the service. Within tolerance, the declared weight.', nullable)
  chargeableWeightKg!: number | null;

  @Measure('Length in centimetres.') lengthCm!: number;
  @Measure('Width in centimetres.') widthCm!: number;
  @Measure('Height in centimetres.') heightCm!: number;
  @Money('The rate for the measured parcel.') actualRate!: MoneyType;
  @Money('New rate minus old rate; positive when the seller owes it.') difference!: MoneyType;
  @When('When it was measured.') verifiedAt!: Date;
  @Many(() => String, 'Photo links, as given by the hub.') photos!: readonly string[];
  @Text('Notes from the hub.', nullable) notes!: string | null;
  @Id('UUID of the staff member or token that measured it. For the operator.', nullable) verifiedById!: string | null;
}

/** Ten tonnes, a hundred metres. */
const MEASURED = { above: 0, max: 10_000 };

@InputType({ description: "The hub's measurements." })
export class VerifyShipmentInput {
  @Text('Any id of the shipment: UUID, order UUID, reference, AWB or tracking number.') id!: string;
  @Measure(MEASURED, 'Weight in kilograms.') weightKg!: number;
  @Measure(MEASURED, 'Length in centimetres.') length!: number;
  @Measure(MEASURED, 'Width in centimetres.') width!: number;
  @Measure(MEASURED, 'Height in centimetres.') height!: number;
  @Many(() => String, 20, 'Links to photos.', nullable) photos?: string[] | null;
  @Text(2_000, 'Free text.', nullable) notes?: string | null;

  @Flag('True if a person has looked again at measures above the limit of the service, or ten times the declared ones.', nullable)
  confirmUnusual?: boolean | null;
}
