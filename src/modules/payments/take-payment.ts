import { systemActor, type Actor } from '../../kernel/actor.js';
import { Refusal, FieldChecks } from '../../kernel/errors.js';
import type { ManualRequest } from '../../kernel/manual-request.js';
import type { Tx } from '../../platform/db/unit-of-work.js';
import { isForOnePerson, requestManualPosting, type ExchangeServices, type ManualPostings } from '../approvals/index.js';
import { payableById } from './find-payable.js';
import type { PaymentOutcome } from './payments.enums.js';
import type { PaymentServices } from './services.js';

/** Records a payment that staff have verified: a transfer, or cash at the counter. Above the limit of one person it is requested. INVOICE_NOT_FOUND. */
export async function recordInvoicePayment(
  tx: Tx<ExchangeServices & PaymentServices>,
  actor: Actor,
  { invoiceId, reference }: { invoiceId: string; reference: string },
): Promise<PaymentOutcome | ManualRequest> {
  const found = await payableById(tx.sql, tx.services, invoiceId);
  const checks = new FieldChecks();
  checks.filled('reference', reference);
  checks.settle();
  const { amount, sellerId, shipmentId, paidReference } = found.payable;
  const told = { invoiceId: found.payable.invoiceId, reference: reference.trim() };
  if (!isForOnePerson(tx, amount) && paidReference !== told.reference) {
    const proof = { field: 'reference', text: reference };
    const subject = { subjectUserId: sellerId, ...(shipmentId !== null && { shipmentId }) };
    const asked = { operation: 'recordInvoicePayment', ...subject, amount, proof, payload: told } as const;
    return requestManualPosting(tx, actor, asked);
  }
  return found.source.pay(tx, { ...told, amount, occurredAt: tx.services.clock.now(), recordedBy: actor });
}

/** Records a payment above the limit of one person, once another has approved it. */
export const paymentPostings = {
  recordInvoicePayment: async (tx, { amount, payload, reviewedById, reviewedAt }) => {
    const { source, payable } = await payableById(tx.sql, tx.services, String(payload['invoiceId']));
    return source.pay(tx, {
      invoiceId: payable.invoiceId,
      reference: String(payload['reference']),
      amount,
      occurredAt: reviewedAt ?? tx.services.clock.now(),
      recordedBy: { type: 'super_admin', id: reviewedById },
    });
  },
} satisfies ManualPostings<PaymentServices>;

/** Books a payment that the provider reports. Idempotent. Returns false if it is not for one of our invoices. */
export async function takeNotice(tx: Tx<PaymentServices>, { body, signature }: { body: string; signature: string }): Promise<boolean> {
  const notice = tx.services.paymentProvider.readNotice(body, signature);
  if (!notice) return false;
  const found = await payableById(tx.sql, tx.services, notice.invoiceId).catch(unknownAsNull);
  if (!found) return false;
  await found.source.pay(tx, { ...notice, recordedBy: systemActor });
  return true;
}

/** The provider account may serve other systems; ignore their payments. */
function unknownAsNull(error: unknown): null {
  if (error instanceof Refusal && error.code === 'INVOICE_NOT_FOUND') return null;
  throw error;
}
