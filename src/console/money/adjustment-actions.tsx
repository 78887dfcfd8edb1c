import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSession } from '../app/session.js';
import { useWrite } from '../graph/use-write.js';
import { Action } from '../ui/action.js';
import { useMoneyText } from '../ui/money.js';
import { notice } from '../ui/notices.js';
import { ChargeAction } from './charge-action.js';
import {
  RecordAdjustmentPaymentDocument,
  RepackParcelDocument,
  ResolveAdjustmentDisputeDocument,
  type AdjustmentQuery,
} from './operations.generated.js';
import { type DisputeOutcome } from '../../schema-types.generated.js';
import { LongTextField, TextField } from '../ui/text-field.js';

interface Props {
  readonly shipment: AdjustmentQuery['shipment'];
}

/** Operator actions on an adjustment. */
export function AdjustmentActions({ shipment }: Props) {
  const { can } = useSession();
  const { status } = shipment.adjustment ?? {};
  const isOpen = status === 'UNPAID' || status === 'PENDING_APPROVAL' || status === 'DISPUTED';
  const isUnpaid = status === 'UNPAID' && !shipment.heldFrom;
  return (
    <>
      {can('adjustment:charge') && isUnpaid && <ChargeAction shipment={shipment} />}
      {can('adjustment:resolve') && status === 'DISPUTED' && (
        <>
          <Resolve shipment={shipment} outcome="ACCEPTED" />
          <Resolve shipment={shipment} outcome="REJECTED" />
        </>
      )}
      {(can('cod:confirm') || can('wallet:topup')) && isOpen && <RecordPayment shipment={shipment} />}
      {can('shipment:move') && isOpen && shipment.status === 'VERIFIED' && <Repack shipment={shipment} />}
    </>
  );
}

function Resolve({ shipment, outcome }: Props & { readonly outcome: DisputeOutcome }) {
  const { t } = useTranslation('money');
  const [note, setNote] = useState('');
  const write = useWrite(ResolveAdjustmentDisputeDocument, () => notice(t('dispute.resolved')));
  return (
    <Action
      name={t(`dispute.resolve.${outcome}`)}
      variant={outcome === 'ACCEPTED' ? 'filled' : 'default'}
      isGrave={outcome === 'REJECTED'}
      consequences={t(`dispute.consequences.${outcome}`)}
      run={() => write.mutateAsync({ input: { id: shipment.id, outcome, note: note.trim() || null } })}
    >
      <LongTextField
        label={t('dispute.note')}
        description={t('dispute.noteHint')}
        value={note}
        change={setNote}
        maxLength={2_000}
        minRows={2}
      />
    </Action>
  );
}

function RecordPayment({ shipment: { adjustment } }: Props) {
  const { t } = useTranslation('money');
  const moneyText = useMoneyText();
  const [reference, setReference] = useState('');
  const write = useWrite(RecordAdjustmentPaymentDocument, ({ recordInvoicePayment: { outcome } }) =>
    notice(t(`payment.outcomes.${outcome}`)),
  );
  if (!adjustment) return null;
  return (
    <Action
      name={t('payment.record')}
      consequences={t(adjustment.status === 'UNPAID' ? 'payment.consequences' : 'payment.refund', { amount: moneyText(adjustment.amount) })}
      run={() => write.mutateAsync({ invoiceId: adjustment.id, reference: reference.trim() })}
    >
      <TextField
        label={t('payment.reference')}
        description={t('payment.referenceHint')}
        value={reference}
        change={setReference}
        maxLength={100}
        required
        dir="ltr"
      />
    </Action>
  );
}

function Repack({ shipment }: Props) {
  const { t } = useTranslation('money');
  const [reason, setReason] = useState('');
  const write = useWrite(RepackParcelDocument, () => notice(t('repack.done')));
  return (
    <Action
      name={t('repack.name')}
      isGrave
      variant="light"
      consequences={t('repack.consequences')}
      run={() => write.mutateAsync({ input: { id: shipment.id, reason: reason.trim() || null, notes: null, operatorEmail: null } })}
    >
      <TextField label={t('repack.reason')} value={reason} change={setReason} maxLength={500} />
    </Action>
  );
}
