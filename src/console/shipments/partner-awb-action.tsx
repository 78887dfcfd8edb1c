import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSession } from '../app/session.js';
import { useWrite } from '../graph/use-write.js';
import { Action } from '../ui/action.js';
import { notice } from '../ui/notices.js';
import { useRefusalText } from '../ui/refusal-text.js';
import { AwbFields, type Numbers } from './awb-fields.js';
import { EnterPartnerAwbDocument } from './operations.generated.js';
import type { ShipmentDetails } from './shipment-details.js';

/** Enters the AWB that a partner has given a parcel, in place of the number that stood in for it. */
export function PartnerAwbAction({ shipment }: { readonly shipment: ShipmentDetails }) {
  const { t } = useTranslation('shipments');
  const { isOperator, can } = useSession();
  const refusalText = useRefusalText();
  const [numbers, setNumbers] = useState<Numbers>({ awb: '', trackingNumber: '' });
  const write = useWrite(EnterPartnerAwbDocument, ({ updateShipment: { warnings } }) => {
    notice(t('awb.done'));
    for (const warning of warnings) notice(refusalText(warning));
  });
  const isPossible = shipment.carrierKind === 'PARTNER' && shipment.awbAssigned && shipment.status !== 'CANCELLED';
  if (!isPossible || !isOperator || !can('order:update')) return null;
  const awb = numbers.awb.trim();
  const trackingNumber = numbers.trackingNumber.trim() || null;
  return (
    <Action
      name={t('awb.name')}
      size="xs"
      consequences={t('awb.consequences')}
      begin={() => setNumbers({ awb: '', trackingNumber: '' })}
      run={() => write.mutateAsync({ id: shipment.id, input: { awb, trackingNumber } })}
    >
      <AwbFields numbers={numbers} change={setNumbers} />
    </Action>
  );
}
