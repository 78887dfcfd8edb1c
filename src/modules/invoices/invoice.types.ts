import { ArgsType, ObjectType } from 'type-graphql';
import { Bytes, Choice, Count, Decimal, Id, nullable, Text, When, Money } from '../../platform/graphql/fields.js';
import type { MoneyType } from '../../platform/graphql/money.type.js';
import { connectionType, PageArgs } from '../../platform/graphql/connection.js';
import { type InvoiceKind, invoiceKind } from './invoices.enums.js';

@ObjectType('SellerInvoice', {
  description: "A seller's charges in one month and currency. Issued once and never changed.",
})
export class SellerInvoiceType {
  @Id('UUID of the invoice.') id!: string;
  @Text('Number with its prefix, such as INV-000001. Numbers have no gaps.') reference!: string;
  @Choice(invoiceKind, 'Invoice or credit note.') kind!: InvoiceKind;
  @Id('UUID of the seller.') sellerId!: string;
  @Text('Month covered, by posting date, as YYYY-MM.') month!: string;
  @When('When it was issued.') issuedAt!: Date;
  @Money('Total excluding VAT.') net!: MoneyType;
  @Money('VAT included in the total.') vat!: MoneyType;
  @Money('Total including VAT.') gross!: MoneyType;
}

export const SellerInvoiceConnection = connectionType('SellerInvoice', () => SellerInvoiceType);

@ObjectType('SellerInvoiceLine', { description: 'Charges or credits of one kind.' })
export class SellerInvoiceLineType {
  @Text('Kind of charge: shipping, cod_fee, adjustment or return; with the suffix _credit for credits.') kind!: string;
  @Count('Number of charges in the line.') quantity!: number;
  @Decimal('Excluding VAT, in major units.') net!: string;
  @Decimal('Included VAT, in major units.') vat!: string;
  @Decimal('Including VAT, in major units.') gross!: string;
}

@ObjectType('SellerInvoiceFile', { description: 'An invoice as an A4 PDF.' })
export class SellerInvoiceFileType {
  @Text('Suggested file name.') fileName!: string;
  @Bytes('The PDF; byte-identical on every download.') content!: Uint8Array;
}

@ObjectType('IssuedInvoices', { description: 'Result of issuing the invoices of a month.' })
export class IssuedInvoicesType {
  @Text('The month as YYYY-MM.') month!: string;
  @Count('Number issued by this call.') issued!: number;
  @Count('Total number for the month.') total!: number;
}

@ArgsType()
export class SellerInvoicesArgs extends PageArgs {
  @Text('Only invoices of the seller with this UUID. Sellers can only see their own.', nullable) sellerId?: string | null;
  @Text('Only invoices for this month (YYYY-MM).', nullable) month?: string | null;
  @Choice(invoiceKind, 'Only invoices, or only credit notes.', nullable) kind?: InvoiceKind | null;

  @Text(200, "The number, with or without its prefix, or part of the seller's name, e-mail address, company or phone number.", nullable)
  search?: string | null;
}
