import { ArgsType, ObjectType } from 'type-graphql';
import { Bytes, Choice, Count, Decimal, Flag, Id, nullable, Text, When, Money } from '../../platform/graphql/fields.js';
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

@ObjectType('SellerInvoiceCharge', { description: 'One charge or credit of an invoice, mostly for one parcel.' })
export class SellerInvoiceChargeType {
  @Id('UUID of the posting.') id!: string;
  @Text('Kind of charge, as in the lines of the invoice.') kind!: string;
  @Id('UUID of the shipment.', nullable) shipmentId!: string | null;
  @Text('Public reference of the shipment.', nullable) shipmentReference!: string | null;
  @Text('Name of its service.', nullable) serviceName!: string | null;
  @Text('City and country to which it goes.', nullable) destination!: string | null;
  @Text('Order reference, as given by the shop.', nullable) orderReference!: string | null;
  @Text('Description as text.') description!: string;
  @Money('Including VAT; negative for a credit.') amount!: MoneyType;
  @When('When it was booked.') createdAt!: Date;
}

export const SellerInvoiceChargeConnection = connectionType('SellerInvoiceCharge', () => SellerInvoiceChargeType, 'earliest first');

@ObjectType('SellerInvoiceChargesCsvPage', { description: 'A part of the charges of an invoice as CSV.' })
export class SellerInvoiceChargesCsvPageType {
  @Text('Suggested file name.') fileName!: string;
  @Text('CSV, as in RFC 4180. Only the first page has the heading.') text!: string;
  @Flag('True when more pages follow.') hasNextPage!: boolean;
  @Text('Pass it as `after` for the next page.', nullable) endCursor!: string | null;
}

@ArgsType()
export class SellerInvoiceChargesArgs extends PageArgs {
  @Text('UUID or number of the invoice.') invoiceId!: string;
  @Text('Only charges of this kind, as in the lines of the invoice.', nullable) kind?: string | null;
}

@ArgsType()
export class SellerInvoiceChargesCsvArgs {
  @Text('UUID or number of the invoice.') invoiceId!: string;
  @Text('Only charges of this kind, as in the lines of the invoice.', nullable) kind?: string | null;
  @Text('The `endCursor` of the page before.', nullable) after?: string | null;
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
