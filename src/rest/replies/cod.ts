import type { AdvanceCodHandoverMutation, ConfirmCodMutation, IssueCodInvoiceMutation } from '../operations.generated.js';
import { answered, erpParts, warningsIfAny } from '../reply/envelopes.js';
import { fields } from '../reply/fields.js';
import { object } from '../reply/object.js';

type Issued = IssueCodInvoiceMutation['issueCodInvoice'];
type Confirmed = ConfirmCodMutation['confirmCod'];
type HandedOver = AdvanceCodHandoverMutation['advanceCodHandover'];

const i = fields<Issued['invoice']>('CodInvoice');
const made = fields<Issued>('IssuedCodInvoice');
export const issued = made.shape(
  'CodInvoice',
  {
    ...made.inside('invoice', {
      invoiceId: i.uuid('id'),
      ...i.same('refId', 'paymentUrl'),
      paymentMethod: i.word('paymentMethod'),
      codAmount: i.amount('amount'),
      currency: i.currency('amount'),
      handlingFeePercent: i.field('handlingFeePercent'),
      handlingFeeAmount: i.amount('handlingFee'),
      ...i.same('customerName', 'customerPhone'),
      status: i.word('status'),
    }),
    existing: made.field('existing'),
  },
  'The amount due from the shopper for a parcel.',
);

const c = fields<Confirmed>('CodConfirmation');
const confirmed = c.shape('ConfirmedCod', {
  shipmentId: c.field('shipmentReference'),
  shipmentDetailId: c.uuid('shipmentId'),
  invoiceId: c.uuid('invoiceId'),
  amountCollected: c.amount('amountCollected'),
  currency: c.currency('amountCollected'),
  handlingFeePercent: c.field('handlingFeePercent'),
  handlingFeeAmount: c.amount('handlingFee'),
  netCredited: c.amount('netCredited'),
  stage: c.word('stage'),
  transactions: c.field('transactions'),
  walletBalance: c.amount('walletBalance'),
});

const s = fields<HandedOver['history'][number]>('CodCustodyStep');
export const custodyStep = s.shape('CustodyStep', { stage: s.word('stage'), ...s.same('at', 'byId', 'reference') });

const h = fields<HandedOver>('CodHandover');
export const handedOver = h.shape('CodHandover', {
  shipmentDetailId: h.uuid('shipmentId'),
  shipmentId: h.field('shipmentReference'),
  previousStage: h.word('previousStage'),
  stage: h.word('stage'),
  ...h.amounts('amount', 'shortage'),
  currency: h.currency('amount'),
  history: h.many('history', custodyStep),
});

const taken = ({ confirmCod: { replayed } }: ConfirmCodMutation): string =>
  replayed ? 'The collection was already confirmed.' : 'The collection is confirmed.';

/** With a warning while the parcel is still on its way. */
export const confirmation = object({
  ...erpParts(answered('confirmCod', confirmed), taken),
  warnings: answered('confirmCod', warningsIfAny),
});

/** A human-readable sentence. */
export const passedOn = ({ stage }: HandedOver): string =>
  stage === 'WITH_CARRIER'
    ? 'A part has arrived; the carrier still owes the rest.'
    : `The money is ${stage.toLowerCase().replaceAll('_', ' ')}.`;
