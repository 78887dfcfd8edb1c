import { enumType } from '../../platform/graphql/enum-type.js';
import { Field, Float, InputType, Int, ObjectType } from 'type-graphql';
import { MoneyType } from '../../platform/graphql/money.type.js';
import { DateTimeScalar, DecimalScalar } from '../../platform/graphql/scalars.js';
import { WarningType } from '../../platform/graphql/warning.type.js';
import { AddressInput } from '../addresses/index.js';
import { parcelType, type ParcelType, ProductInput } from '../carriers/index.js';
import { RateOptionType, RateRejectionType } from './rate.types.js';

@InputType({ description: 'Weight and dimensions of the whole parcel.' })
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

@InputType({ description: 'A pricing request of the operator.' })
export class QuoteRatesInput {
  @Field(() => AddressInput, { description: 'Origin of the shipment.' })
  origin!: AddressInput;

  @Field(() => AddressInput, { description: 'Destination of the shipment.' })
  destination!: AddressInput;

  @Field(() => [ProductInput], { nullable: true, description: 'The products; alternatively give a package or a weight.' })
  products?: ProductInput[] | null;

  @Field(() => PackageInput, { nullable: true, description: 'The whole parcel, instead of products.' })
  package?: PackageInput | null;

  @Field(() => Float, { nullable: true, description: 'Total weight in kilograms, instead of products and package.' })
  weight?: number | null;

  @Field(() => Float, { nullable: true, description: 'Total volume in cubic centimetres, instead of products and package.' })
  volume?: number | null;

  @Field(() => enumType(parcelType), { nullable: true, description: 'Goods or document; goods when absent.' })
  type?: ParcelType | null;

  @Field(() => String, { nullable: true, description: 'Prices of this seller; public prices when absent.' })
  sellerId?: string | null;

  @Field(() => [String], { nullable: true, description: 'Limits the result to these service codes.' })
  services?: string[] | null;

  @Field(() => Boolean, { nullable: true, description: 'Cash on delivery: only services that collect money. Implied by an amount.' })
  cod?: boolean | null;

  @Field(() => DecimalScalar, { nullable: true, description: 'Amount the driver collects, in the currency of the result.' })
  collectionAmount?: string | number | null;

  @Field(() => String, { nullable: true, description: 'Currency of the result; that of the products when absent.' })
  currency?: string | null;

  @Field(() => Boolean, { nullable: true, description: 'Price the return of such a shipment: reversed route, no display rules.' })
  isReturn?: boolean | null;
}

@ObjectType('PlanDiscount', { simpleResolvers: true, description: "Discount from a seller's plan." })
export class PlanDiscountType {
  @Field(() => String, { description: 'Name of the plan.' })
  planName!: string;

  @Field(() => Float, { nullable: true, description: 'In percent; null when the plan has a fixed price for the service.' })
  percent!: number | null;

  @Field(() => MoneyType, { description: 'Difference to the public rate.' })
  amount!: MoneyType;
}

@ObjectType('RateQuote', { simpleResolvers: true, description: 'Prices for the operator, cheapest first.' })
export class RateQuoteType {
  @Field(() => [RateOptionType], {
    description: "The services that can take it. Their total price is the seller's price, or the public rate when no seller is " + 'given.',
  })
  options!: readonly RateOptionType[];

  @Field(() => [RateRejectionType], { description: 'The services that cannot take it, with reasons.' })
  rejected!: readonly RateRejectionType[];

  @Field(() => [WarningType], { description: 'Accepted input that looks wrong.' })
  warnings!: readonly WarningType[];

  @Field(() => String, { description: 'Id of the request.' })
  requestId!: string;

  @Field(() => String, { nullable: true, description: 'The seller whose prices these are.' })
  sellerId!: string | null;

  @Field(() => String, { nullable: true, description: "The seller's plan." })
  planName!: string | null;

  @Field(() => String, { description: 'Currency of all amounts.' })
  currency!: string;

  @Field(() => DateTimeScalar, { description: 'When the prices were computed.' })
  generatedAt!: Date;

  @Field(() => Int, { description: 'Volumetric divisor: cubic centimetres per kilogram.' })
  divisor!: number;
}
