import { enumType } from '../../platform/graphql/enum-type.js';
import { Field, Float, ID, InputType, Int, ObjectType } from 'type-graphql';
import { connectionType } from '../../platform/graphql/connection.js';
import { BigIntScalar, DateTimeScalar, DecimalScalar, WholeNumberScalar } from '../../platform/graphql/scalars.js';
import { MoneyType } from '../../platform/graphql/money.type.js';
import { AddressInput, AddressType } from '../addresses/index.js';
import { ProductInput } from '../carriers/index.js';
import { WarningType } from '../../platform/graphql/warning.type.js';
import { NodeType } from '../../platform/graphql/node.type.js';
import { type PaymentStatus, paymentStatus } from './orders.enums.js';

@InputType({ description: 'The buyer and recipient.' })
export class CustomerInput {
  @Field(() => String, { description: 'First name. At most 100 characters. May be empty if a company is given, as may the last name.' })
  firstName!: string;

  @Field(() => String, { description: 'Last name. At most 100 characters.' })
  lastName!: string;

  @Field(() => String, { description: 'E-mail address. At most 255 characters.' })
  email!: string;

  @Field(() => String, {
    nullable: true,
    description: 'Phone number. At most 30 characters. One that cannot be dialled is the warning PHONE_FORMAT.',
  })
  phone?: string | null;

  @Field(() => String, { nullable: true, description: 'Company of the recipient. At most 100 characters.' })
  company?: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'What the driver should know. At most 500 characters. That of the destination counts first.',
  })
  deliveryNote?: string | null;
}

@InputType({ description: "The store's order data." })
export class OrderDetailsInput {
  @Field(() => String, { description: 'Domain of the store.' })
  shopDomain!: string;

  @Field(() => String, { nullable: true, description: 'Carrier service code; the cheapest available one when absent.' })
  carrier?: string | null;

  @Field(() => String, {
    nullable: true,
    description:
      'The id of a quote for this shipment. Selects its service; a live price of a connected carrier is then charged as it was quoted.',
  })
  rateId?: string | null;

  @Field(() => DecimalScalar, { description: 'Sum of quantity x price, without tax, discount and shipping.' })
  subTotal!: string | number;

  @Field(() => DecimalScalar, { nullable: true, description: 'Tax; 0 when absent.' })
  tax?: string | number | null;

  @Field(() => DecimalScalar, { nullable: true, description: 'Discount; 0 when absent.' })
  discount?: string | number | null;

  @Field(() => WholeNumberScalar, { description: 'Order number, unique within the shop and never reused.' })
  orderNumber!: number;

  @Field(() => String, { description: 'Order reference. At most 100 characters.' })
  orderReference!: string;

  @Field(() => DecimalScalar, { description: 'Total as sent by the platform; for the record.' })
  total!: string | number;

  @Field(() => String, { description: 'ISO 4217 code of all amounts.' })
  currency!: string;

  @Field(() => DecimalScalar, {
    nullable: true,
    description: 'What the shopper paid for shipping; used only to compute the collection amount.',
  })
  shippingFee?: string | number | null;

  @Field(() => enumType(paymentStatus), { nullable: true, description: 'prepaid when absent.' })
  paymentStatus?: PaymentStatus | null;

  @Field(() => String, { nullable: true, description: 'Free text, for reference. At most 50 characters.' })
  paymentMethod?: string | null;

  @Field(() => DecimalScalar, { nullable: true, description: 'Amount the driver collects; computed when absent.' })
  collectionAmount?: string | number | null;

  @Field(() => String, {
    nullable: true,
    description: 'Language of the shopper as a BCP 47 tag such as ar-AE, for e-mail to them. At most 35 characters.',
  })
  locale?: string | null;
}

@InputType({ description: 'A new order.' })
export class CreateOrderInput {
  @Field(() => OrderDetailsInput, { description: 'The order data.' })
  order!: OrderDetailsInput;

  @Field(() => CustomerInput, { description: 'The buyer.' })
  customer!: CustomerInput;

  @Field(() => AddressInput, { description: 'Origin of the shipment.' })
  origin!: AddressInput;

  @Field(() => AddressInput, { description: 'Destination of the shipment.' })
  destination!: AddressInput;

  @Field(() => [ProductInput], { description: 'The lines of the order. At least 1, at most 1000.' })
  products!: ProductInput[];
}

@ObjectType('Customer', { simpleResolvers: true, description: 'The buyer and recipient.' })
export class CustomerType {
  @Field(() => String, { description: 'First name.' })
  firstName!: string;

  @Field(() => String, { description: 'Last name.' })
  lastName!: string;

  @Field(() => String, { description: 'E-mail address.' })
  email!: string;

  @Field(() => String, { nullable: true, description: 'Phone number as sent by the store.' })
  phone!: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'The phone number to call, such as +971501234567, read in the country of the destination; null if it cannot be dialled.',
  })
  phoneE164?: string | null;

  @Field(() => String, { nullable: true, description: 'Company of the recipient.' })
  company?: string | null;

  @Field(() => String, { nullable: true, description: 'What the driver should know.' })
  deliveryNote?: string | null;
}

@ObjectType('OrderLine', { simpleResolvers: true, description: 'One line of an order. Weight and dimensions are per unit.' })
export class OrderLineType {
  @Field(() => ID, { description: 'UUID of the line.' })
  id!: string;

  @Field(() => String, { description: 'Name of the product.' })
  name!: string;

  @Field(() => Int, { description: 'Number of units.' })
  quantity!: number;

  @Field(() => MoneyType, { description: 'Price of one unit.' })
  price!: MoneyType;

  @Field(() => Float, { description: 'Weight of one unit in grams.' })
  grams!: number;

  @Field(() => Float, { description: 'Length in centimetres.' })
  length!: number;

  @Field(() => Float, { description: 'Width in centimetres.' })
  width!: number;

  @Field(() => Float, { description: 'Height in centimetres.' })
  height!: number;

  @Field(() => Float, { description: 'Volume in cubic centimetres.' })
  volume!: number;

  @Field(() => String, { nullable: true, description: 'Harmonised System code, if the store sent one.' })
  hsCode!: string | null;

  @Field(() => String, { nullable: true, description: 'Country of origin as a two-letter code, if the store sent one.' })
  originCountry!: string | null;
}

@ObjectType('Order', { implements: NodeType, simpleResolvers: true, description: 'An order of a store, with one outbound shipment.' })
export class OrderType {
  @Field(() => ID, { description: 'UUID of the order (orderId).' })
  id!: string;

  @Field(() => BigIntScalar, { description: 'Number of the order within its shop.' })
  orderNumber!: bigint;

  @Field(() => String, { description: 'Reference given by the store.' })
  orderReference!: string;

  @Field(() => String, { description: 'Domain of the store.' })
  shopDomain!: string;

  @Field(() => String, { description: 'ISO 4217 code of all amounts.' })
  currency!: string;

  @Field(() => enumType(paymentStatus), { description: 'How the shopper pays the store.' })
  paymentStatus!: string;

  @Field(() => String, { nullable: true, description: 'Free text, for reference.' })
  paymentMethod!: string | null;

  @Field(() => String, { nullable: true, description: 'Language of the shopper as a BCP 47 tag; null when the store sent none.' })
  locale!: string | null;

  @Field(() => AddressType, { description: 'Origin of the shipment.' })
  origin!: AddressType;

  @Field(() => AddressType, { description: 'Destination of the shipment.' })
  destination!: AddressType;

  @Field(() => [WarningType], { description: 'Warnings raised when it was placed.' })
  warnings!: readonly WarningType[];

  @Field(() => Int, { description: 'Incremented by every change; pass it back to detect concurrent changes.' })
  version!: number;

  @Field(() => Int, { description: 'Incremented when the collection changes.' })
  collectionVersion!: number;

  @Field(() => DateTimeScalar, { description: 'When it was placed.' })
  createdAt!: Date;

  @Field(() => DateTimeScalar, { description: 'When it last changed.' })
  updatedAt!: Date;
}

export const OrderConnection = connectionType('Order', () => OrderType);
