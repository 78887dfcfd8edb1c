import { enumType } from '../../platform/graphql/enum-type.js';
import { Field, ID, Int, ObjectType } from 'type-graphql';
import { MoneyType } from '../../platform/graphql/money.type.js';
import { paymentOutcome, payableKind, onlineWay, payableStatus } from './payments.enums.js';

@ObjectType('PaymentPage', { simpleResolvers: true, description: 'The content of a payment page, for anyone with the link.' })
export class PaymentPageType {
  @Field(() => enumType(payableKind), { description: 'What the payment is for.' })
  kind!: string;

  @Field(() => enumType(payableStatus), { description: 'Whether payment is still due.' })
  status!: string;

  @Field(() => MoneyType, { description: 'Amount due.' })
  amount!: MoneyType;

  @Field(() => Int, { description: 'Human-readable invoice number.' })
  refId!: number;

  @Field(() => String, { description: 'Reference of the shipment.' })
  shipmentReference!: string;

  @Field(() => String, { description: 'Reference of the order.' })
  orderReference!: string;

  @Field(() => String, { description: 'Name of the shop that sold it.' })
  shopName!: string;

  @Field(() => enumType(onlineWay), { description: 'Available method of online payment.' })
  way!: string;

  @Field(() => String, { nullable: true, description: "Origin of the provider's checkout page; null without a provider." })
  providerOrigin!: string | null;
}

@ObjectType('RecordedPayment', { simpleResolvers: true, description: 'Result of recording a payment.' })
export class RecordedPaymentType {
  @Field(() => enumType(paymentOutcome), { description: 'How the payment was handled.' })
  outcome!: string;

  @Field(() => ID, { description: 'UUID of the invoice.' })
  invoiceId!: string;

  @Field(() => enumType(payableKind), { description: 'What the invoice is for.' })
  kind!: string;

  @Field(() => enumType(payableStatus), { description: 'Status of the invoice after the payment.' })
  status!: string;

  @Field(() => MoneyType, { description: 'Amount paid.' })
  amount!: MoneyType;

  @Field(() => String, { description: 'Reference of the shipment.' })
  shipmentReference!: string;
}
