import { enumType } from '../../platform/graphql/enum-type.js';
import { Field, Float, ID, InputType, Int, ObjectType } from 'type-graphql';
import { MoneyType } from '../../platform/graphql/money.type.js';
import { DateTimeScalar } from '../../platform/graphql/scalars.js';
import { WarningType } from '../../platform/graphql/warning.type.js';
import { AddressInput } from '../addresses/index.js';
import { type ParcelType, parcelType, ProductInput } from '../carriers/index.js';

@InputType({ description: 'Contents, origin and destination of a shipment.' })
export class RatesInput {
  @Field(() => [ProductInput], { nullable: true, description: 'The products; weight and volume are computed from them. At most 1000.' })
  products?: ProductInput[] | null;

  @Field(() => Float, { nullable: true, description: 'Total weight in kilograms, for callers without products.' })
  weight?: number | null;

  @Field(() => Float, { nullable: true, description: 'Total volume in cubic centimetres, for callers without products.' })
  volume?: number | null;

  @Field(() => AddressInput, { description: 'Origin of the shipment.' })
  origin!: AddressInput;

  @Field(() => AddressInput, { description: 'Destination of the shipment.' })
  destination!: AddressInput;

  @Field(() => enumType(parcelType), { nullable: true, description: 'Goods or document; goods when absent.' })
  type?: ParcelType | null;

  @Field(() => Boolean, {
    nullable: true,
    description:
      'Cash on delivery: only services that collect money. A live price that is quoted without it does not hold for such an order.',
  })
  cod?: boolean | null;

  @Field(() => String, { nullable: true, description: 'Currency of the result; that of the products when absent.' })
  currency?: string | null;

  @Field(() => String, { nullable: true, description: 'For the operator: prices of this seller; public prices when absent.' })
  sellerId?: string | null;
}

@ObjectType('RateBreakdownLine', { simpleResolvers: true, description: 'A line item of a price.' })
export class RateBreakdownLineType {
  @Field(() => String, {
    description: 'BASE, a surcharge code, MARKUP, HANDLING, PLAN_DISCOUNT, CONVERSION or DISPLAY_RULE. MARKUP is for the operator.',
  })
  code!: string;

  @Field(() => String, { description: 'Display name of the line.' })
  label!: string;

  @Field(() => MoneyType, { description: 'Its amount.' })
  amount!: MoneyType;
}

@ObjectType('RateOption', { simpleResolvers: true, description: 'A service that can take the shipment, and its price.' })
export class RateOptionType {
  @Field(() => ID, { description: 'Signed id that carries the shown price and its expiry.' })
  id!: string;

  @Field(() => String, { description: 'Path of the carrier logo.' })
  logo!: string;

  @Field(() => String, { description: 'Handover method, such as Door to door.' })
  pickupDropoffMethod!: string;

  @Field(() => String, { description: 'Name of the service, such as Economy.' })
  serviceName!: string;

  @Field(() => String, { description: 'Code of the service, such as SVC_ECO.' })
  serviceCode!: string;

  @Field(() => String, { description: 'Code of the carrier.' })
  carrierCode!: string;

  @Field(() => String, { description: 'Name of the carrier.' })
  carrierName!: string;

  @Field(() => String, { description: 'Estimated delivery time, such as 2-3 business days.' })
  description!: string;

  @Field(() => MoneyType, { description: 'The price shown to the shopper: the display rate when a rule applied, else the actual rate.' })
  totalPrice!: MoneyType;

  @Field(() => Int, { description: 'Minimum days until delivery.' })
  minTransitDays!: number;

  @Field(() => Int, { description: 'Maximum days until delivery.' })
  maxTransitDays!: number;

  @Field(() => Boolean, { description: 'True if the carrier did not answer and this is its last known price, at most a day old.' })
  estimated!: boolean;

  @Field(() => DateTimeScalar, { description: 'Expiry of the id.' })
  expiresAt!: Date;
}

@ObjectType('RateRejection', { simpleResolvers: true, description: 'A service that cannot take the shipment.' })
export class RateRejectionType {
  @Field(() => String, { description: 'Code of the service.' })
  serviceCode!: string;

  @Field(() => String, { description: 'Reason, such as OVER_WEIGHT or ROUTE_NOT_SERVED.' })
  code!: string;

  @Field(() => String, { description: 'The reason as text.' })
  message!: string;
}

@ObjectType('Rates', { simpleResolvers: true, description: 'The services for a shipment, cheapest first.' })
export class RatesType {
  @Field(() => [RateOptionType], { description: 'The services that can take it.' })
  rates!: readonly RateOptionType[];

  @Field(() => [RateRejectionType], { description: 'The services that cannot take it, with reasons; only when `explain` is set.' })
  rejected!: readonly RateRejectionType[];

  @Field(() => String, { description: 'Id of the request.' })
  requestId!: string;

  @Field(() => [WarningType], {
    description: 'Accepted input that looks wrong: LEGACY_IGNORED for weight or volume beside products, VOLUME_MISMATCH.',
  })
  warnings!: readonly WarningType[];
}
