import { Field, Float, ID, Int, ObjectType, registerEnumType } from 'type-graphql';
import { MoneyType } from '../../platform/graphql/money.type.js';
import { DateTimeScalar } from '../../platform/graphql/scalars.js';
import { CodInvoiceMethodEnum } from './cod-method.types.js';
import type { CollectionMethod } from './collection-method.js';

export enum CodInvoiceStatusEnum {
  UNPAID = 'unpaid',
  PAID = 'paid',
  VOID = 'void',
  EXPIRED = 'expired',
}
registerEnumType(CodInvoiceStatusEnum, {
  name: 'CodInvoiceStatus',
  description: 'Whether an invoice still asks for money.',
  valuesConfig: {
    UNPAID: { description: 'It waits for its payment.' },
    PAID: { description: 'It was paid, at the door or by the link.' },
    VOID: { description: 'It was taken back: another amount, a cancellation, a return or a reversal.' },
    EXPIRED: { description: 'It was not paid in time.' },
  },
});

@ObjectType('CodInvoice', { simpleResolvers: true, description: 'What the shopper is asked to pay for a parcel.' })
export class CodInvoiceType {
  @Field(() => ID, { description: 'UUID of the invoice.' })
  id!: string;

  @Field(() => Int, { description: 'Rising number, for people.' })
  refId!: number;

  @Field(() => String, { description: 'The page on which it can be paid.' })
  paymentUrl!: string;

  @Field(() => CodInvoiceMethodEnum, { description: 'How it was paid; the payment link until then.' })
  paymentMethod!: CollectionMethod;

  @Field(() => MoneyType, { description: 'What is to be paid.' })
  amount!: MoneyType;

  @Field(() => Float, { description: 'Fee of the seller for the collection, in percent.' })
  handlingFeePercent!: number;

  @Field(() => MoneyType, { description: 'That fee as an amount.' })
  handlingFee!: MoneyType;

  @Field(() => String, { description: 'Who receives the parcel.' })
  customerName!: string;

  @Field(() => String, { nullable: true, description: 'Phone number of the receiver.' })
  customerPhone!: string | null;

  @Field(() => CodInvoiceStatusEnum, { description: 'Whether it still asks for money.' })
  status!: string;

  @Field(() => DateTimeScalar, { nullable: true, description: 'When it was paid.' })
  paidAt!: Date | null;

  @Field(() => DateTimeScalar, { description: 'When it was issued.' })
  createdAt!: Date;
}

@ObjectType('IssuedCodInvoice', { simpleResolvers: true, description: 'The invoice of a shipment, new or known.' })
export class IssuedCodInvoiceType {
  @Field(() => CodInvoiceType, { description: 'The invoice.' })
  invoice!: CodInvoiceType;

  @Field(() => Boolean, { description: 'True when there was one before.' })
  existing!: boolean;
}
