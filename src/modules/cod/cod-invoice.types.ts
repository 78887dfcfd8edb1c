import { ObjectType } from 'type-graphql';
import { Choice, Count, Flag, Id, Measure, Money, nullable, One, Text, When } from '../../platform/graphql/fields.js';
import { MoneyType } from '../../platform/graphql/money.type.js';
import { codInvoiceStatus, collectionMethod, type CollectionMethod } from './cod.enums.js';

@ObjectType('CodInvoice', { description: "The shopper's payment request for a parcel." })
export class CodInvoiceType {
  @Id('UUID of the invoice.') id!: string;
  @Count('Sequential number, for people.') refId!: number;
  @Text('Payment page.') paymentUrl!: string;
  @Choice(collectionMethod, 'Payment method; the payment link until it is paid.') paymentMethod!: CollectionMethod;
  @Money('Amount due.') amount!: MoneyType;
  @Measure("The seller's collection fee, in percent.") handlingFeePercent!: number;
  @Money('The collection fee as an amount.') handlingFee!: MoneyType;
  @Text('Name of the receiver.') customerName!: string;
  @Text('Phone number of the receiver.', nullable) customerPhone!: string | null;
  @Choice(codInvoiceStatus, 'Status of the invoice.') status!: string;
  @When('When it was paid.', nullable) paidAt!: Date | null;
  @When('When it was issued.') createdAt!: Date;
}

@ObjectType('IssuedCodInvoice', { description: "A shipment's invoice, newly issued or existing." })
export class IssuedCodInvoiceType {
  @One(() => CodInvoiceType, 'The invoice.') invoice!: CodInvoiceType;
  @Flag('True if it already existed.') existing!: boolean;
}
