import { enumType } from '../../platform/graphql/enum-type.js';
import { Field, Float, ID, InputType, Int, ObjectType } from 'type-graphql';
import { connectionType } from '../../platform/graphql/connection.js';
import { DateTimeScalar, DecimalScalar, JsonScalar } from '../../platform/graphql/scalars.js';
import { OrderType, paymentStatus, type PaymentStatus } from '../orders/index.js';
import { ShipmentType } from '../shipments/index.js';
import { WarningType } from '../../platform/graphql/warning.type.js';

@InputType({ description: 'What to change about the buyer. Absent keys stay as they are.' })
export class CustomerChangesInput {
  @Field(() => String, { nullable: true, description: 'First name. At most 100 characters, not empty.' })
  firstName?: string | null;

  @Field(() => String, { nullable: true, description: 'Last name. At most 100 characters, not empty.' })
  lastName?: string | null;

  @Field(() => String, { nullable: true, description: 'E-mail address. At most 255 characters, not empty.' })
  email?: string | null;

  @Field(() => String, { nullable: true, description: 'Phone number of 7 to 15 digits with an optional plus; null removes it.' })
  phone?: string | null;
}

@InputType({ description: 'A new destination. Keys that are absent keep their value, null clears it.' })
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

  @Field(() => Float, { nullable: true, description: 'Latitude, together with the longitude. Removed by a move without coordinates.' })
  lat?: number | null;

  @Field(() => Float, { nullable: true, description: 'Longitude, together with the latitude. Removed by a move without coordinates.' })
  lng?: number | null;
}

@InputType({ description: 'One line of the new list of products. Weight and measures are of one unit.' })
export class OrderLineChangesInput {
  @Field(() => String, { description: 'Name of the product. At most 500 characters.' })
  name!: string;

  @Field(() => DecimalScalar, { description: 'Price of one unit in major units; not negative.' })
  price!: string | number;

  @Field(() => Float, { description: 'How many units; a positive whole number.' })
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

  @Field(() => String, { nullable: true, description: 'ISO 4217 code; that of the order when absent, and never another one.' })
  currency?: string | null;

  @Field(() => String, { nullable: true, description: 'Harmonised System code; that of the stored product of this name when absent.' })
  hsCode?: string | null;

  @Field(() => String, { nullable: true, description: 'Country of origin; that of the stored product of this name when absent.' })
  originCountry?: string | null;
}

@InputType({ description: 'What to change about a placed order. At least one field.' })
export class UpdateOrderInput {
  @Field(() => CustomerChangesInput, { nullable: true, description: 'The buyer, who is also the receiver of the shipment.' })
  customer?: CustomerChangesInput | null;

  @Field(() => DestinationChangesInput, { nullable: true, description: 'Where it is shipped to. The rate stays.' })
  destinationAddress?: DestinationChangesInput | null;

  @Field(() => enumType(paymentStatus), {
    nullable: true,
    description: 'How the shopper pays. Cash on delivery without an amount is computed.',
  })
  orderPaymentStatus?: PaymentStatus | null;

  @Field(() => DecimalScalar, { nullable: true, description: 'What the driver collects, in major units.' })
  collectionAmount?: string | number | null;

  @Field(() => [OrderLineChangesInput], { nullable: true, description: 'Replaces all products. Totals and rate stay.' })
  products?: OrderLineChangesInput[] | null;

  @Field(() => [Int], { nullable: true, description: 'Versions of the order that are expected; VERSION_CONFLICT when it has another one.' })
  expectedVersions?: number[] | null;
}

@InputType({ description: 'What the operator corrects about a shipment: all that its store could, and more. At least one field.' })
export class UpdateShipmentInput extends UpdateOrderInput {
  @Field(() => String, { nullable: true, description: 'Code of another service, before pickup is booked. The shipment is priced anew.' })
  carrier?: string | null;

  @Field(() => String, { nullable: true, description: 'Added as an internal note. At most 2000 characters.' })
  notes?: string | null;
}

@ObjectType('ShipmentUpdate', { simpleResolvers: true, description: 'What became of a request to correct a shipment.' })
export class ShipmentUpdateType {
  @Field(() => ShipmentType, { description: 'The shipment afterwards.' })
  shipment!: ShipmentType;

  @Field(() => [String], { description: 'Dotted names of the fields that were set.' })
  updatedFields!: readonly string[];

  @Field(() => [WarningType], {
    description: 'Fields that its status has fixed (FIELD_UPDATE_BLOCKED), and what did not follow the change.',
  })
  warnings!: readonly WarningType[];
}

@ObjectType('OrderUpdate', { simpleResolvers: true, description: 'What became of a request to change an order.' })
export class OrderUpdateType {
  @Field(() => OrderType, { description: 'The order afterwards.' })
  order!: OrderType;

  @Field(() => [String], { description: 'Dotted names of the fields that were set.' })
  updatedFields!: readonly string[];

  @Field(() => [WarningType], {
    description: 'Fields that its status has fixed (FIELD_UPDATE_BLOCKED), and what did not follow the change.',
  })
  warnings!: readonly WarningType[];
}

@ObjectType('OrderChange', { simpleResolvers: true, description: 'One field of one change of an order. Never changed itself.' })
export class OrderChangeType {
  @Field(() => ID, { description: 'UUID of the entry.' })
  id!: string;

  @Field(() => Int, { description: 'The version of the order that the change made.' })
  version!: number;

  @Field(() => String, { description: 'Dotted name of the field. effectiveCollection and codFee follow from others.' })
  field!: string;

  @Field(() => JsonScalar, { nullable: true, description: 'What it was.' })
  before!: unknown;

  @Field(() => JsonScalar, { nullable: true, description: 'What it became.' })
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
