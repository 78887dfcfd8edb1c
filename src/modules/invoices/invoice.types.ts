import { enumType } from '../../platform/graphql/enum-type.js';
import { ArgsType, Field, ID, Int, ObjectType } from 'type-graphql';
import { connectionType, PageArgs } from '../../platform/graphql/connection.js';
import { BytesScalar, DateTimeScalar, DecimalScalar } from '../../platform/graphql/scalars.js';
import { type InvoiceKind, invoiceKind } from './invoices.enums.js';

@ObjectType('SellerInvoice', {
  description: 'What the operator charged a seller in one month and currency. Issued once and never changed.',
})
export class SellerInvoiceType {
  @Field(() => ID, { simple: true, description: 'UUID of the invoice.' })
  id!: string;

  @Field(() => String, { simple: true, description: 'Its number with the prefix, such as INV-000001. Numbers have no gaps.' })
  reference!: string;

  @Field(() => enumType(invoiceKind), { simple: true, description: 'An invoice, or a credit note.' })
  kind!: InvoiceKind;

  @Field(() => ID, { simple: true, description: 'UUID of the seller.' })
  sellerId!: string;

  @Field(() => String, { simple: true, description: 'The month that it covers by posting dates, as YYYY-MM.' })
  month!: string;

  @Field(() => DateTimeScalar, { simple: true, description: 'When it was issued.' })
  issuedAt!: Date;
}

export const SellerInvoiceConnection = connectionType('SellerInvoice', () => SellerInvoiceType);

@ObjectType('SellerInvoiceLine', { simpleResolvers: true, description: 'Charges of one kind, or what was given back of them.' })
export class SellerInvoiceLineType {
  @Field(() => String, { description: 'What was charged: shipping, cod_fee, adjustment or return, or the same with _credit.' })
  kind!: string;

  @Field(() => Int, { description: 'How many charges it sums up.' })
  quantity!: number;

  @Field(() => DecimalScalar, { description: 'Without VAT, in major units.' })
  net!: string;

  @Field(() => DecimalScalar, { description: 'VAT that is contained, in major units.' })
  vat!: string;

  @Field(() => DecimalScalar, { description: 'With VAT, in major units.' })
  gross!: string;
}

@ObjectType('SellerInvoiceFile', { simpleResolvers: true, description: 'An invoice as a PDF of A4 size.' })
export class SellerInvoiceFileType {
  @Field(() => String, { description: 'Name to save it under.' })
  fileName!: string;

  @Field(() => BytesScalar, { description: 'The PDF. The same bytes each time.' })
  content!: Uint8Array;
}

@ObjectType('IssuedInvoices', { simpleResolvers: true, description: 'What issuing the invoices of a month has done.' })
export class IssuedInvoicesType {
  @Field(() => String, { description: 'The month as YYYY-MM.' })
  month!: string;

  @Field(() => Int, { description: 'How many were issued now.' })
  issued!: number;

  @Field(() => Int, { description: 'How many the month has in all.' })
  total!: number;
}

@ArgsType()
export class SellerInvoicesArgs extends PageArgs {
  @Field(() => String, { nullable: true, description: 'Only those of the seller with this UUID. Sellers have their own and no others.' })
  sellerId?: string | null;

  @Field(() => String, { nullable: true, description: 'Only those of this month (YYYY-MM).' })
  month?: string | null;

  @Field(() => enumType(invoiceKind), { nullable: true, description: 'Only invoices, or only credit notes.' })
  kind?: InvoiceKind | null;
}
