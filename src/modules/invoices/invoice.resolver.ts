import { enumType, DecimalScalar } from '../../platform/graphql/scalars.js';
import { Arg, Args, Ctx, FieldResolver, Mutation, Query, Resolver, Root } from '../../platform/graphql/resolvers.js';
import { formatMoney, money } from '../../kernel/money.js';
import { formatScaled } from '../../kernel/decimal.js';
import type { Context } from '../../platform/work/context.js';
import { MoneyType } from '../../platform/graphql/money.type.js';
import { sellerLoader, SellerType, type Seller } from '../sellers/index.js';
import { invoiceSheet } from './invoice-sheet.rules.js';
import { invoiceLanguage, type InvoiceLanguage } from './invoices.enums.js';
import { chargesCsv, type ChargesCsvPage } from './charges-csv.js';
import { listCharges } from './invoice-charges.js';
import {
  IssuedInvoicesType,
  SellerInvoiceChargeConnection,
  SellerInvoiceChargesArgs,
  SellerInvoiceChargesCsvArgs,
  SellerInvoiceChargesCsvPageType,
  SellerInvoiceConnection,
  SellerInvoiceFileType,
  SellerInvoiceLineType,
  SellerInvoicesArgs,
  SellerInvoiceType,
} from './invoice.types.js';
import { issueInvoices } from './issue-invoices.js';
import { findInvoice, listInvoices, type SellerInvoice } from './read-invoices.js';
import type { LabelServices } from '../labels/index.js';

const ID = { description: 'UUID or number of the invoice.' } as const;

@Resolver()
export class InvoiceResolver {
  @Query(() => SellerInvoiceConnection, { description: 'Monthly invoices of sellers, latest first. SELLER_NOT_FOUND.' })
  async sellerInvoices(@Args(() => SellerInvoicesArgs) args: SellerInvoicesArgs, @Ctx() context: Context) {
    return new SellerInvoiceConnection(await listInvoices(context, args));
  }

  @Query(() => SellerInvoiceType, { description: 'One monthly invoice. SELLER_INVOICE_NOT_FOUND.' })
  sellerInvoice(@Arg('id', () => String, ID) id: string, @Ctx() context: Context): Promise<SellerInvoice> {
    return findInvoice(context, id);
  }

  @Query(() => SellerInvoiceFileType, { description: 'A monthly invoice as a PDF. SELLER_INVOICE_NOT_FOUND.' })
  async sellerInvoiceFile(
    @Arg('id', () => String, ID) id: string,
    @Arg('language', () => enumType(invoiceLanguage), {
      defaultValue: 'en',
      description: 'Language of the document.',
    })
    language: InvoiceLanguage,
    @Ctx() context: Context<LabelServices>,
  ): Promise<SellerInvoiceFileType> {
    const invoice = await findInvoice(context, id);
    const content = await context.services.labelPress.print({ kind: 'invoice', sheet: invoiceSheet(invoice, language) });
    return { fileName: `${invoice.reference.replaceAll('/', '-')}_${invoice.month}.pdf`, content };
  }

  @Query(() => SellerInvoiceChargeConnection, {
    description:
      'What an invoice charges, one entry per parcel and kind. The sums are those of its lines. SELLER_INVOICE_NOT_FOUND, PERIOD_ARCHIVED.',
  })
  async sellerInvoiceCharges(@Args(() => SellerInvoiceChargesArgs) args: SellerInvoiceChargesArgs, @Ctx() context: Context) {
    return new SellerInvoiceChargeConnection(await listCharges(context, args));
  }

  @Query(() => SellerInvoiceChargesCsvPageType, {
    description: 'The same list as CSV, page by page. SELLER_INVOICE_NOT_FOUND, PERIOD_ARCHIVED.',
  })
  sellerInvoiceChargesCsv(
    @Args(() => SellerInvoiceChargesCsvArgs) args: SellerInvoiceChargesCsvArgs,
    @Ctx() context: Context,
  ): Promise<ChargesCsvPage> {
    return chargesCsv(context, args);
  }

  @Mutation(() => IssuedInvoicesType, {
    description:
      'Issues the invoices of a past month, one per seller and currency. Repeated calls issue only what is missing. INVOICING_NOT_SET_UP.',
  })
  issueSellerInvoices(
    @Arg('month', () => String, { description: 'The month as YYYY-MM.' }) month: string,
    @Ctx() context: Context,
  ): Promise<IssuedInvoicesType> {
    return context.transact((tx) => issueInvoices(tx, context.actor, month));
  }
}

@Resolver(() => SellerInvoiceType)
export class SellerInvoiceFieldResolver {
  @FieldResolver(() => SellerType, {
    nullable: true,
    description: "The seller's current data; the document keeps the data as of the day of issue.",
  })
  seller(@Root() { sellerId }: SellerInvoice, @Ctx() context: Context): Promise<Seller | null> {
    return context.load(sellerLoader, sellerId);
  }

  @FieldResolver(() => String, { description: 'Name of the seller as printed.' })
  billedTo(@Root() { document }: SellerInvoice): string {
    return document.seller.name;
  }

  @FieldResolver(() => MoneyType, { description: 'Charged on account and payable.' })
  due(@Root() { document, currency }: SellerInvoice): MoneyType {
    return money(BigInt(document.settled.account), currency);
  }

  @FieldResolver(() => DecimalScalar, { description: 'VAT rate in percent.' })
  vatPercent(@Root() { vatBasisPoints }: SellerInvoice): string {
    return formatScaled(BigInt(vatBasisPoints), 2);
  }

  @FieldResolver(() => [SellerInvoiceLineType], { description: 'Lines of the invoice.' })
  lines(@Root() { document, currency }: SellerInvoice): SellerInvoiceLineType[] {
    const major = (minor: string): string => formatMoney(money(BigInt(minor), currency));
    return document.lines.map((line) => ({ ...line, net: major(line.net), vat: major(line.vat), gross: major(line.gross) }));
  }
}
