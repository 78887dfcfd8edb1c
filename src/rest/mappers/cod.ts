import type { AdvanceCodHandoverMutation, ConfirmCodMutation, IssueCodInvoiceMutation } from '../operations.generated.js';
import { answer, type Answer } from '../legacy-route.js';
import { amountOut } from './json.js';

/** A payment link is nobody's to keep: caches on the way least of all. */
export const invoiceOutput = ({ issueCodInvoice: { invoice, existing } }: IssueCodInvoiceMutation): Answer =>
  answer(
    {
      status: 'success',
      data: {
        invoiceId: invoice.id,
        refId: invoice.refId,
        paymentUrl: invoice.paymentUrl,
        paymentMethod: invoice.paymentMethod.toLowerCase(),
        codAmount: amountOut(invoice.amount),
        currency: invoice.amount.currency,
        handlingFeePercent: invoice.handlingFeePercent,
        handlingFeeAmount: amountOut(invoice.handlingFee),
        customerName: invoice.customerName,
        customerPhone: invoice.customerPhone ?? null,
        status: invoice.status.toLowerCase(),
        existing,
      },
    },
    { headers: { 'Cache-Control': 'no-store' } },
  );

export const confirmOutput = ({ confirmCod: confirmed }: ConfirmCodMutation): unknown => ({
  status: 'success',
  message: confirmed.replayed ? 'The collection was confirmed before.' : 'The collection is confirmed.',
  data: {
    shipmentId: confirmed.shipmentReference,
    shipmentDetailId: confirmed.shipmentId,
    invoiceId: confirmed.invoiceId,
    amountCollected: amountOut(confirmed.amountCollected),
    currency: confirmed.amountCollected.currency,
    handlingFeePercent: confirmed.handlingFeePercent,
    handlingFeeAmount: amountOut(confirmed.handlingFee),
    netCredited: amountOut(confirmed.netCredited),
    stage: confirmed.stage.toLowerCase(),
    transactions: confirmed.transactions,
    walletBalance: amountOut(confirmed.walletBalance),
  },
});

export const handoverOutput = ({ advanceCodHandover: step }: AdvanceCodHandoverMutation): unknown => ({
  status: 'success',
  message: `The money is ${step.stage.toLowerCase().replaceAll('_', ' ')}.`,
  data: {
    shipmentDetailId: step.shipmentId,
    shipmentId: step.shipmentReference,
    previousStage: step.previousStage.toLowerCase(),
    stage: step.stage.toLowerCase(),
    amount: amountOut(step.amount),
    shortage: amountOut(step.shortage),
    currency: step.amount.currency,
    history: step.history.map((each) => ({
      stage: each.stage.toLowerCase(),
      at: each.at,
      byId: each.byId ?? null,
      reference: each.reference ?? null,
    })),
  },
});
