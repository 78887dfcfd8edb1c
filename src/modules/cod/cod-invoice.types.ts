import { enumType } from '../../platform/graphql/enum-type.js';
import { Field, Float, ID, Int, ObjectType } from 'type-graphql';
import { MoneyType } from '../../platform/graphql/money.type.js';
import { DateTimeScalar } from '../../platform/graphql/scalars.js';
import { codInvoiceStatus, collectionMethod, type CollectionMethod } from './cod.enums.js';

@ObjectType('CodInvoice', { simpleResolvers: true, description: "The shopper's payment request for a parcel." })
export class CodInvoiceType {
  @Field(() => ID, { description: 'UUID of the invoice.' })
  id!: string;

  @Field(() => Int, { description: 'Sequential number, for people.' })
  refId!: number;

  @Field(() => String, { description: 'Payment page.' })
  paymentUrl!: string;

  @Field(() => enumType(collectionMethod), { description: 'Payment method; the payment link until it is paid.' })
  paymentMethod!: CollectionMethod;

  @Field(() => MoneyType, { description: 'Amount due.' })
  amount!: MoneyType;

  @Field(() => Float, { description: "The seller's collection fee, in percent." })
  handlingFeePercent!: number;

  @Field(() => MoneyType, { description: 'The collection fee as an amount.' })
  handlingFee!: MoneyType;

  @Field(() => String, { description: 'Name of the receiver.' })
  customerName!: string;

  @Field(() => String, { nullable: true, description: 'Phone number of the receiver.' })
  customerPhone!: string | null;

  @Field(() => enumType(codInvoiceStatus), { description: 'Status of the invoice.' })
  status!: string;

  @Field(() => DateTimeScalar, { nullable: true, description: 'When it was paid.' })
  paidAt!: Date | null;

  @Field(() => DateTimeScalar, { description: 'When it was issued.' })
  createdAt!: Date;
}

@ObjectType('IssuedCodInvoice', { simpleResolvers: true, description: "A shipment's invoice, newly issued or existing." })
export class IssuedCodInvoiceType {
  @Field(() => CodInvoiceType, { description: 'The invoice.' })
  invoice!: CodInvoiceType;

  @Field(() => Boolean, { description: 'True if it already existed.' })
  existing!: boolean;
}
