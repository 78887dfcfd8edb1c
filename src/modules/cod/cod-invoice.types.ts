import { enumType } from '../../platform/graphql/enum-type.js';
import { Field, Float, ID, Int, ObjectType } from 'type-graphql';
import { MoneyType } from '../../platform/graphql/money.type.js';
import { DateTimeScalar } from '../../platform/graphql/scalars.js';
import { codInvoiceStatus, collectionMethod, type CollectionMethod } from './cod.enums.js';

@ObjectType('CodInvoice', { simpleResolvers: true, description: 'What the shopper is asked to pay for a parcel.' })
export class CodInvoiceType {
  @Field(() => ID, { description: 'UUID of the invoice.' })
  id!: string;

  @Field(() => Int, { description: 'Rising number, for people.' })
  refId!: number;

  @Field(() => String, { description: 'The page on which it can be paid.' })
  paymentUrl!: string;

  @Field(() => enumType(collectionMethod), { description: 'How it was paid; the payment link until then.' })
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

  @Field(() => enumType(codInvoiceStatus), { description: 'Whether it still asks for money.' })
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
