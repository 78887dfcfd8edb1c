import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useWrite } from '../graph/use-write.js';
import { Action } from '../ui/action.js';
import { notice } from '../ui/notices.js';
import { LongTextField } from '../ui/text-field.js';
import { linesOf } from './lines-of.js';
import { ObjectToAdjustmentDocument } from './operations.generated.js';
import type { ShipmentDetails } from './shipment-details.js';

/** Lets the seller dispute the hub's measurements. */
export function DisputeAction({ shipment }: { readonly shipment: ShipmentDetails }) {
  const { t } = useTranslation('shipments');
  const [reason, setReason] = useState('');
  const [photos, setPhotos] = useState('');
  const write = useWrite(ObjectToAdjustmentDocument, () => notice(t('dispute.done')));
  return (
    <div>
      <Action
        name={t('dispute.name')}
        consequences={t('dispute.consequences')}
        run={() => write.mutateAsync({ input: { id: shipment.id, reason: reason.trim(), photos: linesOf(photos) } })}
      >
        <LongTextField label={t('dispute.reason')} value={reason} change={setReason} maxLength={2000} required minRows={2} />
        <LongTextField label={t('fields.photos')} description={t('fields.photosHint')} value={photos} change={setPhotos} dir="ltr" />
      </Action>
    </div>
  );
}
