import { enumType } from '../../platform/graphql/enum-type.js';
import { Field, Float, ID, InputType, Int, ObjectType } from 'type-graphql';
import { MoneyType } from '../../platform/graphql/money.type.js';
import { DateTimeScalar } from '../../platform/graphql/scalars.js';
import { WarningType } from '../../platform/graphql/warning.type.js';
import { AddressInput } from '../addresses/index.js';
import { type ParcelType, parcelType, ProductInput } from '../carriers/index.js';

@InputType({ description: 'What to ship from where to where.' })
export class RatesInput {
  @Field(() => [ProductInput], { nullable: true, description: 'The products; weight and volume are computed from them. At most 1000.' })
  products?: ProductInput[] | null;

  @Field(() => Float, { nullable: true, description: 'Total weight in kilograms, for callers without products.' })
  weight?: number | null;

  @Field(() => Float, { nullable: true, description: 'Total volume in cubic centimetres, for callers without products.' })
  volume?: number | null;

  @Field(() => AddressInput, { description: 'Where it is shipped from.' })
  origin!: AddressInput;

  @Field(() => AddressInput, { description: 'Where it is shipped to.' })
  destination!: AddressInput;

  @Field(() => enumType(parcelType), { nullable: true, description: 'Goods, and no document, when absent.' })
  type?: ParcelType | null;

  @Field(() => String, { nullable: true, description: 'Currency of the answer; that of the products when absent.' })
  currency?: string | null;

  @Field(() => String, { nullable: true, description: 'For the operator: price for this seller. Public prices when absent.' })
  sellerId?: string | null;
}

@ObjectType('RateBreakdownLine', { simpleResolvers: true, description: 'One line of a price.' })
export class RateBreakdownLineType {
  @Field(() => String, { description: 'BASE, a surcharge code, PLAN_DISCOUNT, CONVERSION or DISPLAY_RULE.' })
  code!: string;

  @Field(() => String, { description: 'What the line is.' })
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

  @Field(() => String, { description: 'How the parcel changes hands, such as Door to door.' })
  pickupDropoffMethod!: string;

  @Field(() => String, { description: 'Name of the service, such as Economy.' })
  serviceName!: string;

  @Field(() => String, { description: 'Code of the service, such as SVC_ECO.' })
  serviceCode!: string;

  @Field(() => String, { description: 'Code of the carrier.' })
  carrierCode!: string;

  @Field(() => String, { description: 'Name of the carrier.' })
  carrierName!: string;

  @Field(() => String, { description: 'Estimated time of delivery, such as 2-3 business days.' })
  description!: string;

  @Field(() => MoneyType, { description: 'What the shopper is shown: the display rate when a rule applies, else the actual rate.' })
  totalPrice!: MoneyType;

  @Field(() => Int, { description: 'Days until delivery at the least.' })
  minTransitDays!: number;

  @Field(() => Int, { description: 'Days until delivery at the most.' })
  maxTransitDays!: number;

  @Field(() => DateTimeScalar, { description: 'Until when the id is valid.' })
  expiresAt!: Date;
}

@ObjectType('RateRejection', { simpleResolvers: true, description: 'A service that cannot take the shipment.' })
export class RateRejectionType {
  @Field(() => String, { description: 'Code of the service.' })
  serviceCode!: string;

  @Field(() => String, { description: 'Reason, such as OVER_WEIGHT or ROUTE_NOT_SERVED.' })
  code!: string;

  @Field(() => String, { description: 'The reason in words.' })
  message!: string;
}

@ObjectType('Rates', { simpleResolvers: true, description: 'The services for a shipment, cheapest first.' })
export class RatesType {
  @Field(() => [RateOptionType], { description: 'The services that can take it.' })
  rates!: readonly RateOptionType[];

  @Field(() => [RateRejectionType], { description: 'The services that cannot take it, and why, when an explanation was asked for.' })
  rejected!: readonly RateRejectionType[];

  @Field(() => String, { description: 'Id of the request.' })
  requestId!: string;

  @Field(() => [WarningType], {
    description: 'What was accepted but looks wrong: LEGACY_IGNORED for weight or volume beside products, VOLUME_MISMATCH.',
  })
  warnings!: readonly WarningType[];
}
