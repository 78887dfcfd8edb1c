import { MoneyType } from '../../platform/graphql/money.type.js';
import { enumType } from '../../platform/graphql/enum-type.js';
import { ArgsType, Field, ID, Int, ObjectType } from 'type-graphql';
import { connectionType, PageArgs } from '../../platform/graphql/connection.js';
import { BytesScalar, DateTimeScalar, DecimalScalar } from '../../platform/graphql/scalars.js';
import { type InvoiceKind, invoiceKind } from './invoices.enums.js';

@ObjectType('SellerInvoice', {
  description: "A seller's charges in one month and currency. Issued once and never changed.",
})
export class SellerInvoiceType {
  @Field(() => ID, { simple: true, description: 'UUID of the invoice.' })
  id!: string;

  @Field(() => String, { simple: true, description: 'Number with its prefix, such as INV-000001. Numbers have no gaps.' })
  reference!: string;

  @Field(() => enumType(invoiceKind), { simple: true, description: 'Invoice or credit note.' })
  kind!: InvoiceKind;

  @Field(() => ID, { simple: true, description: 'UUID of the seller.' })
  sellerId!: string;

  @Field(() => String, { simple: true, description: 'Month covered, by posting date, as YYYY-MM.' })
  month!: string;

  @Field(() => DateTimeScalar, { simple: true, description: 'When it was issued.' })
  issuedAt!: Date;

  @Field(() => MoneyType, { description: 'Total excluding VAT.' })
  net!: MoneyType;

  @Field(() => MoneyType, { description: 'VAT included in the total.' })
  vat!: MoneyType;

  @Field(() => MoneyType, { description: 'Total including VAT.' })
  gross!: MoneyType;
}

export const SellerInvoiceConnection = connectionType('SellerInvoice', () => SellerInvoiceType);

@ObjectType('SellerInvoiceLine', { simpleResolvers: true, description: 'Charges or credits of one kind.' })
export class SellerInvoiceLineType {
  @Field(() => String, { description: 'Kind of charge: shipping, cod_fee, adjustment or return; with the suffix _credit for credits.' })
  kind!: string;

  @Field(() => Int, { description: 'Number of charges in the line.' })
  quantity!: number;

  @Field(() => DecimalScalar, { description: 'Excluding VAT, in major units.' })
  net!: string;

  @Field(() => DecimalScalar, { description: 'Included VAT, in major units.' })
  vat!: string;

  @Field(() => DecimalScalar, { description: 'Including VAT, in major units.' })
  gross!: string;
}

@ObjectType('SellerInvoiceFile', { simpleResolvers: true, description: 'An invoice as an A4 PDF.' })
export class SellerInvoiceFileType {
  @Field(() => String, { description: 'Suggested file name.' })
  fileName!: string;

  @Field(() => BytesScalar, { description: 'The PDF; byte-identical on every download.' })
  content!: Uint8Array;
}

@ObjectType('IssuedInvoices', { simpleResolvers: true, description: 'Result of issuing the invoices of a month.' })
export class IssuedInvoicesType {
  @Field(() => String, { description: 'The month as YYYY-MM.' })
  month!: string;

  @Field(() => Int, { description: 'Number issued by this call.' })
  issued!: number;

  @Field(() => Int, { description: 'Total number for the month.' })
  total!: number;
}

@ArgsType()
export class SellerInvoicesArgs extends PageArgs {
  @Field(() => String, { nullable: true, description: 'Only invoices of the seller with this UUID. Sellers can only see their own.' })
  sellerId?: string | null;

  @Field(() => String, { nullable: true, description: 'Only invoices for this month (YYYY-MM).' })
  month?: string | null;

  @Field(() => enumType(invoiceKind), { nullable: true, description: 'Only invoices, or only credit notes.' })
  kind?: InvoiceKind | null;
}
