import { Field, ID, Int, ObjectType, registerEnumType } from 'type-graphql';
import { MoneyType } from '../../platform/graphql/money.type.js';

export enum PayableKindEnum {
  COD = 'cod',
  ADJUSTMENT = 'adjustment',
}
registerEnumType(PayableKindEnum, {
  name: 'PayableKind',
  description: 'What an invoice is for.',
  valuesConfig: {
    COD: { description: 'A parcel that the shopper pays for on delivery.' },
    ADJUSTMENT: { description: 'What a parcel costs the seller more than was charged.' },
  },
});

export enum PayableStatusEnum {
  UNPAID = 'unpaid',
  PAID = 'paid',
  VOID = 'void',
  DISABLED = 'disabled',
  EXPIRED = 'expired',
}
registerEnumType(PayableStatusEnum, {
  name: 'PayableStatus',
  description: 'Whether a payment link still asks for money.',
  valuesConfig: {
    UNPAID: { description: 'It can be paid.' },
    PAID: { description: 'It was paid.' },
    VOID: { description: 'It was taken back.' },
    DISABLED: { description: 'It waits for a decision of the operator.' },
    EXPIRED: { description: 'It was not paid in time.' },
  },
});

export enum OnlineWayEnum {
  NONE = 'none',
  PROVIDER = 'provider',
  DEMO = 'demo',
}
registerEnumType(OnlineWayEnum, {
  name: 'OnlinePayment',
  description: 'How a link can be paid online right now.',
  valuesConfig: {
    NONE: { description: 'Not at all.' },
    PROVIDER: { description: 'On the page of a payment provider.' },
    DEMO: { description: 'By a button that only plays at it, where the service is shown to somebody.' },
  },
});

export enum PaymentOutcomeEnum {
  BOOKED = 'booked',
  KNOWN = 'known',
  REFUND_DUE = 'refund_due',
}
registerEnumType(PaymentOutcomeEnum, {
  name: 'PaymentOutcome',
  description: 'What became of a payment.',
  valuesConfig: {
    BOOKED: { description: 'It has paid the invoice.' },
    KNOWN: { description: 'The same payment was booked before.' },
    REFUND_DUE: { description: 'The invoice no longer asked for it: it is owed back to whoever paid.' },
  },
});

export enum PaymentLanguageEnum {
  EN = 'en',
  AR = 'ar',
}
registerEnumType(PaymentLanguageEnum, {
  name: 'PaymentLanguage',
  description: 'The languages of the payment page.',
  valuesConfig: { EN: { description: 'English.' }, AR: { description: 'Arabic.' } },
});

@ObjectType('PaymentPage', { simpleResolvers: true, description: 'What whoever has a payment link may see.' })
export class PaymentPageType {
  @Field(() => PayableKindEnum, { description: 'What it is for.' })
  kind!: string;

  @Field(() => PayableStatusEnum, { description: 'Whether it still asks for money.' })
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

  @Field(() => OnlineWayEnum, { description: 'How it can be paid online.' })
  way!: string;

  @Field(() => String, { nullable: true, description: 'Origin of the page of the provider; null without one.' })
  providerOrigin!: string | null;
}

@ObjectType('RecordedPayment', { simpleResolvers: true, description: 'What became of a payment that was recorded.' })
export class RecordedPaymentType {
  @Field(() => PaymentOutcomeEnum, { description: 'What became of it.' })
  outcome!: string;

  @Field(() => ID, { description: 'UUID of the invoice.' })
  invoiceId!: string;

  @Field(() => PayableKindEnum, { description: 'What the invoice is for.' })
  kind!: string;

  @Field(() => PayableStatusEnum, { description: 'The invoice after it.' })
  status!: string;

  @Field(() => MoneyType, { description: 'What was paid.' })
  amount!: MoneyType;

  @Field(() => String, { description: 'Reference of the shipment.' })
  shipmentReference!: string;
}
