import { enumType } from '../../platform/graphql/enum-type.js';
import { Field, Float, InputType, Int, ObjectType } from 'type-graphql';
import { MoneyType } from '../../platform/graphql/money.type.js';
import { DateTimeScalar, DecimalScalar } from '../../platform/graphql/scalars.js';
import { WarningType } from '../../platform/graphql/warning.type.js';
import { AddressInput } from '../addresses/index.js';
import { parcelType, type ParcelType, ProductInput } from '../carriers/index.js';
import { RateOptionType, RateRejectionType } from './rate.types.js';

@InputType({ description: 'A parcel as a whole.' })
export class PackageInput {
  @Field(() => Float, { description: 'Weight in kilograms.' })
  weightKg!: number;

  @Field(() => Float, { description: 'Length in centimetres.' })
  length!: number;

  @Field(() => Float, { description: 'Width in centimetres.' })
  width!: number;

  @Field(() => Float, { description: 'Height in centimetres.' })
  height!: number;

  @Field(() => Float, { nullable: true, description: 'Volume in cubic centimetres; length x width x height when absent.' })
  volume?: number | null;
}

@InputType({ description: 'What the operator wants priced.' })
export class QuoteRatesInput {
  @Field(() => AddressInput, { description: 'Where it is shipped from.' })
  origin!: AddressInput;

  @Field(() => AddressInput, { description: 'Where it is shipped to.' })
  destination!: AddressInput;

  @Field(() => [ProductInput], { nullable: true, description: 'The products; or a package, or a weight.' })
  products?: ProductInput[] | null;

  @Field(() => PackageInput, { nullable: true, description: 'The parcel as a whole, without products.' })
  package?: PackageInput | null;

  @Field(() => Float, { nullable: true, description: 'Total weight in kilograms, without products and package.' })
  weight?: number | null;

  @Field(() => Float, { nullable: true, description: 'Total volume in cubic centimetres, without products and package.' })
  volume?: number | null;

  @Field(() => enumType(parcelType), { nullable: true, description: 'Goods, and no document, when absent.' })
  type?: ParcelType | null;

  @Field(() => String, { nullable: true, description: 'Price for this seller. Public prices when absent.' })
  sellerId?: string | null;

  @Field(() => [String], { nullable: true, description: 'Only these service codes.' })
  services?: string[] | null;

  @Field(() => Boolean, { nullable: true, description: 'The driver collects money; only services that do. True when an amount is given.' })
  cod?: boolean | null;

  @Field(() => DecimalScalar, { nullable: true, description: 'What the driver collects, in the currency of the answer.' })
  collectionAmount?: string | number | null;

  @Field(() => String, { nullable: true, description: 'Currency of the answer; that of the products when absent.' })
  currency?: string | null;

  @Field(() => Boolean, { nullable: true, description: 'Price the way back of such a shipment: reversed, and as no shopper is shown.' })
  isReturn?: boolean | null;
}

@ObjectType('PlanDiscount', { simpleResolvers: true, description: 'What the plan of a seller makes cheaper.' })
export class PlanDiscountType {
  @Field(() => String, { description: 'Name of the plan.' })
  planName!: string;

  @Field(() => Float, { nullable: true, description: 'In percent; null where the plan has a fixed price for the service.' })
  percent!: number | null;

  @Field(() => MoneyType, { description: 'The difference to the public rate.' })
  amount!: MoneyType;
}

@ObjectType('RateQuote', { simpleResolvers: true, description: 'Prices for the operator, cheapest first.' })
export class RateQuoteType {
  @Field(() => [RateOptionType], {
    description: 'The services that can take it. Their total price is what the seller pays, or the public rate without a seller.',
  })
  options!: readonly RateOptionType[];

  @Field(() => [RateRejectionType], { description: 'The services that cannot take it, and why.' })
  rejected!: readonly RateRejectionType[];

  @Field(() => [WarningType], { description: 'What was accepted but looks wrong.' })
  warnings!: readonly WarningType[];

  @Field(() => String, { description: 'Id of the request.' })
  requestId!: string;

  @Field(() => String, { nullable: true, description: 'The seller whose prices they are.' })
  sellerId!: string | null;

  @Field(() => String, { nullable: true, description: 'The plan of the seller.' })
  planName!: string | null;

  @Field(() => String, { description: 'Currency of all amounts.' })
  currency!: string;

  @Field(() => DateTimeScalar, { description: 'When they were worked out.' })
  generatedAt!: Date;

  @Field(() => Int, { description: 'Cubic centimetres that count as one kilogram.' })
  divisor!: number;
}
