import { InputType, ObjectType } from 'type-graphql';
import {
  byRule,
  Choice,
  Count,
  Decimal,
  Email,
  Id,
  Many,
  Measure,
  Money,
  mayBeBlank,
  nullable,
  One,
  Text,
  When,
  Phone,
} from '../../platform/graphql/fields.js';
import { connectionType } from '../../platform/graphql/connection.js';
import { BigIntScalar, WholeNumberScalar } from '../../platform/graphql/scalars.js';
import { MoneyType } from '../../platform/graphql/money.type.js';
import { AddressInput, AddressType } from '../addresses/index.js';
import { ProductInput } from '../carriers/index.js';
import { WarningType } from '../../platform/graphql/warning.type.js';
import { NodeType } from '../../platform/graphql/node.type.js';
import { type PaymentStatus, paymentStatus } from './orders.enums.js';

@InputType({ description: 'The shopper and recipient.' })
export class CustomerInput {
  @Text(100, 'First name. May be empty if a company is given, as may the last name.', mayBeBlank) firstName!: string;
  @Text(100, 'Last name.', mayBeBlank) lastName!: string;
  @Email('E-mail address.', byRule) email!: string;
  @Phone('Phone number. One that cannot be dialled is the warning PHONE_FORMAT.', nullable) phone?: string | null;
  @Text(100, 'Company of the recipient.', nullable) company?: string | null;
  @Text(500, 'What the driver should know. That of the destination counts first.', nullable) deliveryNote?: string | null;
}

@InputType({ description: "The store's order data." })
export class OrderDetailsInput {
  @Text(255, 'Domain of the store.') shopDomain!: string;
  @Text(40, 'Carrier service code; the cheapest available one when absent.', nullable) carrier?: string | null;

  @Text(
    2_000,
    'The id of a quote for this shipment. Selects its service; a live price of a connected carrier is then charged as it was quoted.',
    nullable,
  )
  rateId?: string | null;

  @Decimal('Sum of quantity x price, without tax, discount and shipping.') subTotal!: string | number;
  @Decimal('Tax; 0 when absent.', nullable) tax?: string | number | null;
  @Decimal('Discount; 0 when absent.', nullable) discount?: string | number | null;
  @One(() => WholeNumberScalar, 'Order number, unique within the shop and never reused.') orderNumber!: number;
  @Text(100, 'Order reference.') orderReference!: string;
  @Decimal('Total as sent by the platform; for the record.') total!: string | number;
  @Text('ISO 4217 code of all amounts.') currency!: string;

  @Decimal('What the shopper paid for shipping; used only to compute the collection amount.', nullable)
  shippingFee?: string | number | null;

  @Choice(paymentStatus, 'prepaid when absent.', nullable) paymentStatus?: PaymentStatus | null;
  @Text(50, 'Free text, for reference.', nullable) paymentMethod?: string | null;
  @Decimal('Amount the driver collects; computed when absent.', nullable) collectionAmount?: string | number | null;
  @Text(35, 'Language of the shopper as a BCP 47 tag such as ar-AE, for e-mail to them.', nullable) locale?: string | null;
}

@InputType({ description: 'A new order.' })
export class CreateOrderInput {
  @One(() => OrderDetailsInput, 'The order data.') order!: OrderDetailsInput;
  @One(() => CustomerInput, 'The shopper.') customer!: CustomerInput;
  @One(() => AddressInput, 'Origin of the shipment.') origin!: AddressInput;
  @One(() => AddressInput, 'Destination of the shipment.') destination!: AddressInput;
  @Many(() => ProductInput, [1, 1_000], 'The lines of the order.') products!: ProductInput[];
}

@ObjectType('Customer', { description: 'The shopper and recipient.' })
export class CustomerType {
  @Text('First name.') firstName!: string;
  @Text('Last name.') lastName!: string;
  @Text('E-mail address.') email!: string;
  @Text('Phone number as sent by the store.', nullable) phone!: string | null;

  @Text('The phone number to call, such as +971501234567, read in the country of the destination; null if it cannot be dialled.', nullable)
  phoneE164?: string | null;

  @Text('Company of the recipient.', nullable) company?: string | null;
  @Text('What the driver should know.', nullable) deliveryNote?: string | null;
}

@ObjectType('OrderLine', { description: 'One line of an order. Weight and dimensions are per unit.' })
export class OrderLineType {
  @Id('UUID of the line.') id!: string;
  @Text('Name of the product.') name!: string;
  @Count('Number of units.') quantity!: number;
  @Money('Price of one unit.') price!: MoneyType;
  @Measure('Weight of one unit in grams.') grams!: number;
  @Measure('Length in centimetres.') length!: number;
  @Measure('Width in centimetres.') width!: number;
  @Measure('Height in centimetres.') height!: number;
  @Measure('Volume in cubic centimetres.') volume!: number;
  @Text('Harmonised System code, if the store sent one.', nullable) hsCode!: string | null;
  @Text('Country of origin as a two-letter code, if the store sent one.', nullable) originCountry!: string | null;
}

@ObjectType('Order', { implements: NodeType, description: 'An order of a store, with one outbound shipment.' })
export class OrderType {
  @Id('UUID of the order (orderId).') id!: string;
  @One(() => BigIntScalar, 'Number of the order within its shop.') orderNumber!: bigint;
  @Text('Reference given by the store.') orderReference!: string;
  @Text('Domain of the store.') shopDomain!: string;
  @Text('ISO 4217 code of all amounts.') currency!: string;
  @Choice(paymentStatus, 'How the shopper pays the store.') paymentStatus!: string;
  @Text('Free text, for reference.', nullable) paymentMethod!: string | null;
  @Text('Language of the shopper as a BCP 47 tag; null when the store sent none.', nullable) locale!: string | null;
  @One(() => AddressType, 'Origin of the shipment.') origin!: AddressType;
  @One(() => AddressType, 'Destination of the shipment.') destination!: AddressType;
  @Many(() => WarningType, 'Warnings raised when it was placed.') warnings!: readonly WarningType[];
  @Count('Incremented by every change; pass it back to detect concurrent changes.') version!: number;
  @Count('Incremented when the collection changes.') collectionVersion!: number;
  @When('When it was placed.') createdAt!: Date;
  @When('When it last changed.') updatedAt!: Date;
}

export const OrderConnection = connectionType('Order', () => OrderType);
