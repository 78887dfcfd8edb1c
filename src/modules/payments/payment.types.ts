import { enumType } from '../../platform/graphql/enum-type.js';
import { Field, ID, Int, ObjectType } from 'type-graphql';
import { MoneyType } from '../../platform/graphql/money.type.js';
import { paymentOutcome, payableKind, onlineWay, payableStatus } from './payments.enums.js';

@ObjectType('PaymentPage', { simpleResolvers: true, description: 'What whoever has a payment link may see.' })
export class PaymentPageType {
  @Field(() => enumType(payableKind), { description: 'What it is for.' })
  kind!: string;

  @Field(() => enumType(payableStatus), { description: 'Whether it still asks for money.' })
  status!: string;

  @Field(() => MoneyType, { description: 'What is to be paid.' })
  amount!: MoneyType;

  @Field(() => Int, { description: 'Number of the invoice, for people.' })
  refId!: number;

  @Field(() => String, { description: 'Reference of the shipment.' })
  shipmentReference!: string;

  @Field(() => String, { description: 'Reference of the order.' })
  orderReference!: string;

  @Field(() => String, { description: 'Name of the shop that sold it.' })
  shopName!: string;

  @Field(() => enumType(onlineWay), { description: 'How it can be paid online.' })
  way!: string;

  @Field(() => String, { nullable: true, description: 'Origin of the page of the provider; null without one.' })
  providerOrigin!: string | null;
}

@ObjectType('RecordedPayment', { simpleResolvers: true, description: 'What became of a payment that was recorded.' })
export class RecordedPaymentType {
  @Field(() => enumType(paymentOutcome), { description: 'What became of it.' })
  outcome!: string;

  @Field(() => ID, { description: 'UUID of the invoice.' })
  invoiceId!: string;

  @Field(() => enumType(payableKind), { description: 'What the invoice is for.' })
  kind!: string;

  @Field(() => enumType(payableStatus), { description: 'The invoice after it.' })
  status!: string;

  @Field(() => MoneyType, { description: 'What was paid.' })
  amount!: MoneyType;

  @Field(() => String, { description: 'Reference of the shipment.' })
  shipmentReference!: string;
}
