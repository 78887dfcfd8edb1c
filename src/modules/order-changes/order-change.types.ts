import { enumType } from '../../platform/graphql/enum-type.js';
import { Field, Float, ID, InputType, Int, ObjectType } from 'type-graphql';
import { connectionType } from '../../platform/graphql/connection.js';
import { DateTimeScalar, DecimalScalar, JsonScalar } from '../../platform/graphql/scalars.js';
import { OrderType, paymentStatus, type PaymentStatus } from '../orders/index.js';
import { ShipmentType } from '../shipments/index.js';
import { WarningType } from '../../platform/graphql/warning.type.js';

@InputType({ description: 'Changes of the buyer. Absent fields keep their values.' })
export class CustomerChangesInput {
  @Field(() => String, { nullable: true, description: 'First name. At most 100 characters, not empty.' })
  firstName?: string | null;

  @Field(() => String, { nullable: true, description: 'Last name. At most 100 characters, not empty.' })
  lastName?: string | null;

  @Field(() => String, { nullable: true, description: 'E-mail address. At most 255 characters, not empty.' })
  email?: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'Phone number. At most 30 characters; null removes it. One that cannot be dialled is the warning PHONE_FORMAT.',
  })
  phone?: string | null;

  @Field(() => String, { nullable: true, description: 'Company of the recipient. At most 100 characters; null removes it.' })
  company?: string | null;

  @Field(() => String, { nullable: true, description: 'What the driver should know. At most 500 characters; null removes it.' })
  deliveryNote?: string | null;
}

@InputType({ description: 'Changes of the destination. Absent fields keep their values; null clears them.' })
export class DestinationChangesInput {
  @Field(() => String, { nullable: true, description: 'Street address. Required, at most 500 characters.' })
  address?: string | null;

  @Field(() => String, { nullable: true, description: 'City. Required, at most 100 characters.' })
  city?: string | null;

  @Field(() => String, { nullable: true, description: 'State or region. At most 100 characters.' })
  state?: string | null;

  @Field(() => String, { nullable: true, description: 'ISO 3166-1 alpha-2 code. Cannot be cleared.' })
  countryCode?: string | null;

  @Field(() => String, { nullable: true, description: 'Name of the country. At most 100 characters; filled in when cleared.' })
  country?: string | null;

  @Field(() => String, { nullable: true, description: 'Postal code. At most 20 characters.' })
  zip?: string | null;

  @Field(() => Float, { nullable: true, description: 'Latitude; requires the longitude. Cleared by a move without coordinates.' })
  lat?: number | null;

  @Field(() => Float, { nullable: true, description: 'Longitude; requires the latitude. Cleared by a move without coordinates.' })
  lng?: number | null;

  @Field(() => String, { nullable: true, description: 'Company at this address. At most 100 characters.' })
  company?: string | null;

  @Field(() => String, { nullable: true, description: 'What the driver should know, such as the gate. At most 500 characters.' })
  deliveryNote?: string | null;
}

@InputType({ description: 'One line of the new product list. Weight and dimensions are per unit.' })
export class OrderLineChangesInput {
  @Field(() => String, { description: 'Name of the product. At most 500 characters.' })
  name!: string;

  @Field(() => DecimalScalar, { description: 'Price of one unit in major units; not negative.' })
  price!: string | number;

  @Field(() => Float, { description: 'Number of units; a positive whole number.' })
  quantity!: number;

  @Field(() => Float, { description: 'Weight of one unit in grams; not negative.' })
  grams!: number;

  @Field(() => Float, { nullable: true, description: 'Length in centimetres; that of the stored product of this name when absent.' })
  length?: number | null;

  @Field(() => Float, { nullable: true, description: 'Width in centimetres; that of the stored product of this name when absent.' })
  width?: number | null;

  @Field(() => Float, { nullable: true, description: 'Height in centimetres; that of the stored product of this name when absent.' })
  height?: number | null;

  @Field(() => Float, { nullable: true, description: 'Volume in cubic centimetres; length x width x height when absent.' })
  volume?: number | null;

  @Field(() => String, { nullable: true, description: 'ISO 4217 code; must be the currency of the order, which is the default.' })
  currency?: string | null;

  @Field(() => String, { nullable: true, description: 'Harmonised System code; that of the stored product of this name when absent.' })
  hsCode?: string | null;

  @Field(() => String, { nullable: true, description: 'Country of origin; that of the stored product of this name when absent.' })
  originCountry?: string | null;
}

@InputType({ description: 'Changes of a placed order. At least one field.' })
export class UpdateOrderInput {
  @Field(() => CustomerChangesInput, { nullable: true, description: 'The buyer, who is also the recipient of the shipment.' })
  customer?: CustomerChangesInput | null;

  @Field(() => DestinationChangesInput, { nullable: true, description: 'New destination. The rate stays unchanged.' })
  destinationAddress?: DestinationChangesInput | null;

  @Field(() => enumType(paymentStatus), {
    nullable: true,
    description: 'How the shopper pays. On a change to cash on delivery, a missing amount is computed.',
  })
  orderPaymentStatus?: PaymentStatus | null;

  @Field(() => DecimalScalar, { nullable: true, description: 'Amount the driver collects, in major units.' })
  collectionAmount?: string | number | null;

  @Field(() => [OrderLineChangesInput], { nullable: true, description: 'Replaces all products. Totals and rate stay unchanged.' })
  products?: OrderLineChangesInput[] | null;

  @Field(() => [Int], {
    nullable: true,
    description: 'Accepted versions of the order; VERSION_CONFLICT when the current one is not among them.',
  })
  expectedVersions?: number[] | null;
}

@InputType({ description: 'Corrections of a shipment by the operator: everything its store can change, and more. At least one field.' })
export class UpdateShipmentInput extends UpdateOrderInput {
  @Field(() => String, { nullable: true, description: 'Code of another service, before pickup is booked. The shipment is repriced.' })
  carrier?: string | null;

  @Field(() => String, {
    nullable: true,
    description:
      'AWB that a partner has given the parcel, once its pickup is booked: at most 40 printable characters. Not for the own fleet and connected carriers. Print the label again afterwards.',
  })
  awb?: string | null;

  @Field(() => String, {
    nullable: true,
    description: "The partner's tracking number, at most 40 printable characters; that of a new AWB is the AWB unless it is given.",
  })
  trackingNumber?: string | null;

  @Field(() => String, { nullable: true, description: 'Added as an internal note. At most 2000 characters.' })
  notes?: string | null;
}

@ObjectType('ShipmentUpdate', { simpleResolvers: true, description: 'Result of a shipment correction.' })
export class ShipmentUpdateType {
  @Field(() => ShipmentType, { description: 'The shipment afterwards.' })
  shipment!: ShipmentType;

  @Field(() => [String], { description: 'Dotted names of the updated fields.' })
  updatedFields!: readonly string[];

  @Field(() => [WarningType], {
    description: 'Fields fixed by the status (FIELD_UPDATE_BLOCKED), and values that were not recomputed.',
  })
  warnings!: readonly WarningType[];
}

@ObjectType('OrderUpdate', { simpleResolvers: true, description: 'Result of an order update.' })
export class OrderUpdateType {
  @Field(() => OrderType, { description: 'The order afterwards.' })
  order!: OrderType;

  @Field(() => [String], { description: 'Dotted names of the updated fields.' })
  updatedFields!: readonly string[];

  @Field(() => [WarningType], {
    description: 'Fields fixed by the status (FIELD_UPDATE_BLOCKED), and values that were not recomputed.',
  })
  warnings!: readonly WarningType[];
}

@ObjectType('OrderChange', { simpleResolvers: true, description: 'One changed field of an order. Immutable.' })
export class OrderChangeType {
  @Field(() => ID, { description: 'UUID of the entry.' })
  id!: string;

  @Field(() => Int, { description: 'The order version created by the change.' })
  version!: number;

  @Field(() => String, { description: 'Dotted name of the field. effectiveCollection and codFee are derived from others.' })
  field!: string;

  @Field(() => JsonScalar, { nullable: true, description: 'Previous value.' })
  before!: unknown;

  @Field(() => JsonScalar, { nullable: true, description: 'New value.' })
  after!: unknown;

  @Field(() => String, { description: 'Kind of actor: shop, seller, erp, ops and so on.' })
  actorType!: string;

  @Field(() => String, { nullable: true, description: 'Id of the actor.' })
  actorId!: string | null;

  @Field(() => String, { nullable: true, description: 'Id of the request that made it.' })
  requestId!: string | null;

  @Field(() => DateTimeScalar, { description: 'When it was made.' })
  createdAt!: Date;
}

export const OrderChangeConnection = connectionType('OrderChange', () => OrderChangeType);
