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

@InputType({ description: 'The buyer, who receives the parcel.' })
export class CustomerInput {
  @Field(() => String, { description: 'First name. At most 100 characters.' })
  firstName!: string;

  @Field(() => String, { description: 'Last name. At most 100 characters.' })
  lastName!: string;

  @Field(() => String, { description: 'E-mail address. At most 255 characters.' })
  email!: string;

  @Field(() => String, { nullable: true, description: 'Phone number. At most 30 characters.' })
  phone?: string | null;
}

@InputType({ description: 'The order as the store knows it.' })
export class OrderDetailsInput {
  @Field(() => String, { description: 'Domain of the store.' })
  shopDomain!: string;

  @Field(() => String, { nullable: true, description: 'Carrier service code; the cheapest available one when absent.' })
  carrier?: string | null;

  @Field(() => DecimalScalar, { description: 'Sum of quantity x price, without tax, discount and shipping.' })
  subTotal!: string | number;

  @Field(() => DecimalScalar, { nullable: true, description: 'Tax; 0 when absent.' })
  tax?: string | number | null;

  @Field(() => DecimalScalar, { nullable: true, description: 'Discount; 0 when absent.' })
  discount?: string | number | null;

  @Field(() => WholeNumberScalar, { description: 'Number of the order, unique within the shop and never used again.' })
  orderNumber!: number;

  @Field(() => String, { description: 'Reference of the order. At most 100 characters.' })
  orderReference!: string;

  @Field(() => DecimalScalar, { description: 'Total by the platform; kept for the record.' })
  total!: string | number;

  @Field(() => String, { description: 'ISO 4217 code of all amounts.' })
  currency!: string;

  @Field(() => DecimalScalar, {
    nullable: true,
    description: 'What the shopper paid for shipping; only used to compute what is collected.',
  })
  shippingFee?: string | number | null;

  @Field(() => enumType(paymentStatus), { nullable: true, description: 'prepaid when absent.' })
  paymentStatus?: PaymentStatus | null;

  @Field(() => String, { nullable: true, description: 'Free text for tracking. At most 50 characters.' })
  paymentMethod?: string | null;

  @Field(() => DecimalScalar, { nullable: true, description: 'What the driver collects; computed when absent.' })
  collectionAmount?: string | number | null;

  @Field(() => String, {
    nullable: true,
    description: 'Language of the shopper as a BCP 47 tag such as ar-AE, for mails to them. At most 35 characters.',
  })
  locale?: string | null;
}

@InputType({ description: 'A new order.' })
export class CreateOrderInput {
  @Field(() => OrderDetailsInput, { description: 'The order itself.' })
  order!: OrderDetailsInput;

  @Field(() => CustomerInput, { description: 'The buyer.' })
  customer!: CustomerInput;

  @Field(() => AddressInput, { description: 'Where it is shipped from.' })
  origin!: AddressInput;

  @Field(() => AddressInput, { description: 'Where it is shipped to.' })
  destination!: AddressInput;

  @Field(() => [ProductInput], { description: 'The lines of the order. At least 1, at most 1000.' })
  products!: ProductInput[];
}

@ObjectType('Customer', { simpleResolvers: true, description: 'The buyer, who receives the parcel.' })
export class CustomerType {
  @Field(() => String, { description: 'First name.' })
  firstName!: string;

  @Field(() => String, { description: 'Last name.' })
  lastName!: string;

  @Field(() => String, { description: 'E-mail address.' })
  email!: string;

  @Field(() => String, { nullable: true, description: 'Phone number as the store sent it.' })
  phone!: string | null;
}

@ObjectType('OrderLine', { simpleResolvers: true, description: 'One line of an order. Weight and measures are of one unit.' })
export class OrderLineType {
  @Field(() => ID, { description: 'UUID of the line.' })
  id!: string;

  @Field(() => String, { description: 'Name of the product.' })
  name!: string;

  @Field(() => Int, { description: 'How many units.' })
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

  @Field(() => String, { nullable: true, description: 'Country of origin, two letters, if the store said.' })
  originCountry!: string | null;
}

@ObjectType('Order', { implements: NodeType, simpleResolvers: true, description: 'An order of a store. It has one outbound shipment.' })
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

  @Field(() => String, { nullable: true, description: 'Free text for tracking.' })
  paymentMethod!: string | null;

  @Field(() => String, { nullable: true, description: 'Language of the shopper as a BCP 47 tag; null where the store did not say it.' })
  locale!: string | null;

  @Field(() => CustomerType, { description: 'The buyer.' })
  customer!: CustomerType;

  @Field(() => AddressType, { description: 'Where it is shipped from.' })
  origin!: AddressType;

  @Field(() => AddressType, { description: 'Where it is shipped to.' })
  destination!: AddressType;

  @Field(() => [WarningType], { description: 'What looked wrong when it was placed.' })
  warnings!: readonly WarningType[];

  @Field(() => Int, { description: 'Raised by every change; give it back to make sure that nobody changed the order in between.' })
  version!: number;

  @Field(() => Int, { description: 'Raised when what the driver collects changes.' })
  collectionVersion!: number;

  @Field(() => DateTimeScalar, { description: 'When it was placed.' })
  createdAt!: Date;

  @Field(() => DateTimeScalar, { description: 'When it last changed.' })
  updatedAt!: Date;
}

export const OrderConnection = connectionType('Order', () => OrderType);
