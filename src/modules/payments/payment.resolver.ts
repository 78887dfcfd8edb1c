import { booked } from '../../kernel/manual-request.js';
import { enumType } from '../../platform/graphql/scalars.js';
import { Arg, Ctx, Mutation, Query, Resolver } from '../../platform/graphql/resolvers.js';
import { TextArg } from '../../platform/graphql/fields.js';
import type { Context } from '../../platform/work/context.js';
import type { ExchangeServices } from '../approvals/index.js';
import { payableById } from './find-payable.js';
import { paymentLanguage } from './payments.enums.js';
import { PaymentPageType, RecordedPaymentType } from './payment.types.js';
import type { PaymentServices } from './services.js';
import { readPaymentPage, startPayment } from './start-payment.js';
import { recordInvoicePayment, takeNotice } from './take-payment.js';

const TOKEN = { description: 'Token at the end of the payment link.' };

@Resolver()
export class PaymentResolver {
  @Query(() => PaymentPageType, {
    description: 'The content of a payment page, for anyone with the link. INVOICE_NOT_FOUND, RATE_LIMITED.',
  })
  async paymentPage(@Arg('token', () => String, TOKEN) token: string, @Ctx() context: Context<PaymentServices>): Promise<PaymentPageType> {
    return readPaymentPage(context, token);
  }

  @Mutation(() => String, {
    description:
      "Starts a payment and returns where to continue: the provider's checkout page, or the payment page when online " +
      'payment is not possible. INVOICE_NOT_FOUND, RATE_LIMITED, SERVICE_UNAVAILABLE.',
  })
  startPayment(
    @Arg('token', () => String, TOKEN) token: string,
    @Arg('language', () => enumType(paymentLanguage), { defaultValue: 'en', description: 'Language of the payer.' })
    language: 'en' | 'ar',
    @Ctx() context: Context<PaymentServices>,
  ): Promise<string> {
    return startPayment(context, { token, language });
  }

  @Mutation(() => Boolean, {
    description:
      'Receives a notification of the payment provider, authenticated by its signature. True when it reports a ' +
      'payment. INVALID_SIGNATURE.',
  })
  takePaymentNotice(
    @Arg('body', () => String, { description: 'The notification, byte for byte.' }) body: string,
    @Arg('signature', () => String, { description: 'The signature sent with it.' }) signature: string,
    @Ctx() context: Context<PaymentServices>,
  ): Promise<boolean> {
    return context.transact((tx) => takeNotice(tx, { body, signature }));
  }

  @Mutation(() => RecordedPaymentType, {
    description:
      'Records a payment of an invoice by link or bank transfer. For operations, accounts and ERP tokens with ' +
      'cod:write or wallet:write. A reference is booked once. INVOICE_NOT_FOUND, TEST_SHIPMENT, APPROVAL_REQUESTED.',
  })
  async recordInvoicePayment(
    @Arg('invoiceId', () => String, { description: 'UUID of the invoice.' }) invoiceId: string,
    @TextArg('reference', 100, 'Proof of payment.') reference: string,
    @Ctx() context: Context<ExchangeServices & PaymentServices>,
  ): Promise<RecordedPaymentType> {
    const outcome = booked(await context.transact((tx) => recordInvoicePayment(tx, context.actor, { invoiceId, reference })));
    const { payable } = await payableById(context.sql, context.services, invoiceId);
    return { ...payable, outcome };
  }
}
