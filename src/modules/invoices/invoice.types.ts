import { ArgsType, Field, ID, Int, ObjectType, registerEnumType } from 'type-graphql';
import { connectionType, PageArgs } from '../../platform/graphql/connection.js';
import { BytesScalar, DateTimeScalar, DecimalScalar } from '../../platform/graphql/scalars.js';

export enum SellerInvoiceKindEnum {
  INVOICE = 'invoice',
  CREDIT_NOTE = 'credit_note',
}
registerEnumType(SellerInvoiceKindEnum, {
  name: 'SellerInvoiceKind',
  description: 'What kind of document it is.',
  valuesConfig: {
    INVOICE: { description: 'The seller was charged more than it got back.' },
    CREDIT_NOTE: { description: 'The seller got back more than it was charged; its amounts are below zero.' },
  },
});

export enum InvoiceLanguageEnum {
  EN = 'en',
  AR = 'ar',
}
registerEnumType(InvoiceLanguageEnum, {
  name: 'InvoiceLanguage',
  description: 'The language of a printed invoice.',
  valuesConfig: { EN: { description: 'English.' }, AR: { description: 'Arabic.' } },
});

@ObjectType('SellerInvoice', {
  description: 'What the operator charged a seller in one month and currency. Issued once and never changed.',
})
export class SellerInvoiceType {
  @Field(() => ID, { simple: true, description: 'UUID of the invoice.' })
  id!: string;

  @Field(() => String, { simple: true, description: 'Its number with the prefix, such as INV-000001. Numbers have no gaps.' })
  reference!: string;

  @Field(() => SellerInvoiceKindEnum, { simple: true, description: 'An invoice, or a credit note.' })
  kind!: SellerInvoiceKindEnum;

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

  @Field(() => SellerInvoiceKindEnum, { nullable: true, description: 'Only invoices, or only credit notes.' })
  kind?: SellerInvoiceKindEnum | null;
}
