import { ObjectType } from 'type-graphql';
import { Choice, Count, Id, Money, nullable, Text } from '../../platform/graphql/fields.js';
import { MoneyType } from '../../platform/graphql/money.type.js';
import { paymentOutcome, payableKind, onlineWay, payableStatus } from './payments.enums.js';

@ObjectType('PaymentPage', { description: 'The content of a payment page, for anyone with the link.' })
export class PaymentPageType {
  @Choice(payableKind, 'What the payment is for.') kind!: string;
  @Choice(payableStatus, 'Whether payment is still due.') status!: string;
  @Money('Amount due.') amount!: MoneyType;
  @Count('Human-readable invoice number.') refId!: number;
  @Text('Reference of the shipment; of a top-up that of the shipment that waits for it, if any.') shipmentReference!: string;
  @Text('Reference of the order; empty for a top-up.') orderReference!: string;
  @Text('Name of the shop that sold it; for a top-up that of the seller.') shopName!: string;
  @Choice(onlineWay, 'Available method of online payment.') way!: string;
  @Text("Origin of the provider's checkout page; null without a provider.", nullable) providerOrigin!: string | null;
}

@ObjectType('RecordedPayment', { description: 'Result of recording a payment.' })
export class RecordedPaymentType {
  @Choice(paymentOutcome, 'How the payment was handled.') outcome!: string;
  @Id('UUID of the invoice.') invoiceId!: string;
  @Choice(payableKind, 'What the invoice is for.') kind!: string;
  @Choice(payableStatus, 'Status of the invoice after the payment.') status!: string;
  @Money('Amount paid.') amount!: MoneyType;
  @Text('Reference of the shipment; empty for a top-up.') shipmentReference!: string;
}
