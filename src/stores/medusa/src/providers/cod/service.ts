import { randomUUID } from 'node:crypto';
import type {
  AuthorizePaymentOutput,
  CancelPaymentOutput,
  CapturePaymentOutput,
  DeletePaymentOutput,
  GetPaymentStatusOutput,
  InitiatePaymentOutput,
  PaymentProviderInput,
  RefundPaymentOutput,
  RetrievePaymentOutput,
  UpdatePaymentOutput,
  WebhookActionResult,
} from '@medusajs/framework/types';
import { AbstractPaymentProvider, PaymentActions, PaymentSessionStatus } from '@medusajs/framework/utils';

/**
 * Cash on delivery. Authorized at once, as nothing is paid before; captured when shipgraph says that the parcel was delivered and so the
 * money collected. Its identifier tells the fulfilment provider what the driver collects.
 */
export class CashOnDeliveryService extends AbstractPaymentProvider {
  static override identifier = 'shipgraph-cod';

  // That of the parent is for its children only, and providers are made by Medusa.
  constructor(cradle: Record<string, unknown>, options: Record<string, unknown> = {}) {
    super(cradle, options);
  }

  async initiatePayment(): Promise<InitiatePaymentOutput> {
    return { id: randomUUID(), data: {} };
  }

  async authorizePayment({ data }: PaymentProviderInput): Promise<AuthorizePaymentOutput> {
    return { status: PaymentSessionStatus.AUTHORIZED, data: { ...data } };
  }

  async capturePayment({ data }: PaymentProviderInput): Promise<CapturePaymentOutput> {
    return { data: { ...data, collected: true } };
  }

  /** The merchant pays back by other means; here it is recorded. */
  async refundPayment({ data }: PaymentProviderInput): Promise<RefundPaymentOutput> {
    return { data: { ...data } };
  }

  async cancelPayment({ data }: PaymentProviderInput): Promise<CancelPaymentOutput> {
    return { data: { ...data } };
  }

  async updatePayment({ data }: PaymentProviderInput): Promise<UpdatePaymentOutput> {
    return { data: { ...data } };
  }

  async deletePayment({ data }: PaymentProviderInput): Promise<DeletePaymentOutput> {
    return { data: { ...data } };
  }

  async retrievePayment({ data }: PaymentProviderInput): Promise<RetrievePaymentOutput> {
    return { data: { ...data } };
  }

  async getPaymentStatus({ data }: PaymentProviderInput): Promise<GetPaymentStatusOutput> {
    const status = data?.['collected'] === true ? PaymentSessionStatus.CAPTURED : PaymentSessionStatus.AUTHORIZED;
    return { status, data: { ...data } };
  }

  async getWebhookActionAndData(): Promise<WebhookActionResult> {
    return { action: PaymentActions.NOT_SUPPORTED };
  }
}
