import { Field, Float, InputType, ObjectType } from 'type-graphql';
import { DecimalScalar, WholeNumberScalar } from '../../platform/graphql/scalars.js';
import { enumType } from '../../platform/graphql/enum-type.js';
import { paymentStatus, type PaymentStatus } from '../orders/index.js';

const text = (description: string) => ({ nullable: true, description }) as const;

@InputType('OrderDraftAddressInput', { description: 'A postal address of which anything may be missing.' })
@ObjectType('OrderDraftAddress', { simpleResolvers: true, description: 'A postal address of which anything may be missing.' })
export class OrderDraftAddressType {
  @Field(() => String, text('Street address including extra lines. At most 500 characters.'))
  address?: string | null;

  @Field(() => String, text('City. At most 100 characters.'))
  city?: string | null;

  @Field(() => String, text('State or region. At most 100 characters.'))
  state?: string | null;

  @Field(() => String, text('ISO 3166-1 alpha-2 code, such as AE.'))
  countryCode?: string | null;

  @Field(() => String, text('Name of the country; derived from the code if absent.'))
  country?: string | null;

  @Field(() => String, text('Postal code; empty if the country has none.'))
  zip?: string | null;

  @Field(() => Float, text('Latitude in degrees.'))
  lat?: number | null;

  @Field(() => Float, text('Longitude in degrees.'))
  lng?: number | null;

  @Field(() => String, text('Company at this address. At most 100 characters.'))
  company?: string | null;

  @Field(() => String, text('What the driver should know, such as the gate. At most 500 characters.'))
  deliveryNote?: string | null;
}

@InputType('OrderDraftCustomerInput', { description: 'The recipient, as far as known.' })
@ObjectType('OrderDraftCustomer', { simpleResolvers: true, description: 'The recipient, as far as known.' })
export class OrderDraftCustomerType {
  @Field(() => String, text('First name. At most 100 characters.'))
  firstName?: string | null;

  @Field(() => String, text('Last name. At most 100 characters.'))
  lastName?: string | null;

  @Field(() => String, text('E-mail address. At most 255 characters.'))
  email?: string | null;

  @Field(() => String, text('Phone number. At most 30 characters.'))
  phone?: string | null;

  @Field(() => String, text('Company of the recipient. At most 100 characters.'))
  company?: string | null;

  @Field(() => String, text('What the driver should know. At most 500 characters.'))
  deliveryNote?: string | null;
}

@InputType('OrderDraftProductInput', { description: 'One line of a draft. Weight and dimensions are per unit.' })
@ObjectType('OrderDraftProduct', { simpleResolvers: true, description: 'One line of a draft. Weight and dimensions are per unit.' })
export class OrderDraftProductType {
  @Field(() => String, text('Name of the product. At most 500 characters.'))
  name?: string | null;

  @Field(() => Float, text('Number of units.'))
  quantity?: number | null;

  @Field(() => DecimalScalar, text('Price of one unit in major units.'))
  price?: string | null;

  @Field(() => Float, text('Weight of one unit in grams.'))
  grams?: number | null;

  @Field(() => Float, text('Length in centimetres.'))
  length?: number | null;

  @Field(() => Float, text('Width in centimetres.'))
  width?: number | null;

  @Field(() => Float, text('Height in centimetres.'))
  height?: number | null;

  @Field(() => Float, text('Volume of one unit in cubic centimetres; length x width x height if absent.'))
  volume?: number | null;

  @Field(() => String, text('ISO 4217 code of the price; that of the order if absent.'))
  currency?: string | null;

  @Field(() => String, text('Harmonised System code for customs.'))
  hsCode?: string | null;

  @Field(() => String, text('Country of origin for customs, ISO 3166-1 alpha-2.'))
  originCountry?: string | null;
}

@InputType('OrderDraftDetailsInput', { description: 'Number, amounts and service of a draft, as far as known.' })
@ObjectType('OrderDraftDetails', { simpleResolvers: true, description: 'Number, amounts and service of a draft, as far as known.' })
export class OrderDraftDetailsType {
  @Field(() => String, text('Domain of the store; absent for an order of no store.'))
  shopDomain?: string | null;

  @Field(() => String, text('Carrier service code; the cheapest available one if absent.'))
  carrier?: string | null;

  @Field(() => String, text('The id of a quote for this shipment, which selects its service. At most 2000 characters.'))
  rateId?: string | null;

  @Field(() => DecimalScalar, text('Sum of quantity x price; computed if absent.'))
  subTotal?: string | null;

  @Field(() => DecimalScalar, text('Tax; 0 if absent.'))
  tax?: string | null;

  @Field(() => DecimalScalar, text('Discount; 0 if absent.'))
  discount?: string | null;

  @Field(() => WholeNumberScalar, text('Order number in its shop. An order of no store gets one when it is placed.'))
  orderNumber?: number | null;

  @Field(() => String, text('Order reference; derived from the number if absent. At most 100 characters.'))
  orderReference?: string | null;

  @Field(() => DecimalScalar, text('Total, for the record; computed if absent.'))
  total?: string | null;

  @Field(() => String, text('ISO 4217 code of all amounts.'))
  currency?: string | null;

  @Field(() => DecimalScalar, text('What the recipient pays for shipping.'))
  shippingFee?: string | null;

  @Field(() => enumType(paymentStatus), text('PREPAID if absent.'))
  paymentStatus?: PaymentStatus | null;

  @Field(() => String, text('Free text, for reference. At most 50 characters.'))
  paymentMethod?: string | null;

  @Field(() => DecimalScalar, text('Amount the driver collects; computed if absent.'))
  collectionAmount?: string | null;

  @Field(() => String, text('Language of the recipient as a BCP 47 tag such as ar-AE.'))
  locale?: string | null;
}

const CONTENT = 'An order of which anything may be missing.';

@InputType('OrderDraftContentInput', { description: CONTENT })
@ObjectType('OrderDraftContent', { simpleResolvers: true, description: CONTENT })
export class OrderDraftContentType {
  @Field(() => OrderDraftDetailsType, text('Number, amounts and service.'))
  order?: OrderDraftDetailsType | null;

  @Field(() => OrderDraftCustomerType, text('The recipient.'))
  customer?: OrderDraftCustomerType | null;

  @Field(() => OrderDraftAddressType, text('Origin of the shipment.'))
  origin?: OrderDraftAddressType | null;

  @Field(() => OrderDraftAddressType, text('Destination of the shipment.'))
  destination?: OrderDraftAddressType | null;

  @Field(() => [OrderDraftProductType], text('The lines. At most 1000.'))
  products?: OrderDraftProductType[] | null;
}
