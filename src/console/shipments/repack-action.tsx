import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useWrite } from '../graph/use-write.js';
import { Action } from '../ui/action.js';
import { notice } from '../ui/notices.js';
import { LongTextField } from '../ui/text-field.js';
import { Consequences } from './consequences.js';
import { RepackParcelDocument, type AllowedStepFragment } from './operations.generated.js';
import type { ShipmentDetails } from './shipment-details.js';
import { useStepWords } from './step-words.js';

/** Sends the parcel back to be repacked and measured again. */
export function RepackAction({ shipment, step }: { readonly shipment: ShipmentDetails; readonly step: AllowedStepFragment }) {
  const { t } = useTranslation('shipments');
  const { nameOf } = useStepWords();
  const [reason, setReason] = useState('');
  const [notes, setNotes] = useState('');
  const write = useWrite(RepackParcelDocument, ({ repackShipment }) =>
    notice(repackShipment.adjustmentInvoiceDeleted ? t('repack.doneWithout') : t('repack.done')),
  );
  return (
    <Action
      name={nameOf(step.edge)}
      consequences={<Consequences step={step} />}
      run={() => write.mutateAsync({ input: { id: shipment.id, reason: reason.trim() || null, notes: notes.trim() || null } })}
    >
      <LongTextField label={t('fields.why')} value={reason} change={setReason} maxLength={500} />
      <LongTextField label={t('fields.internalNote')} value={notes} change={setNotes} maxLength={2000} />
    </Action>
  );
}
