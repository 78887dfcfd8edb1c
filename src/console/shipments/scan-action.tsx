import { IconScan } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { useSession } from '../app/session.js';
import { send } from '../graph/send.js';
import { Action } from '../ui/action.js';
import { TextField } from '../ui/text-field.js';
import { ScanShipmentDocument } from './operations.generated.js';

/** Assigns a parcel to the driver for one day by scanning its label, then opens it. */
export function ScanAction() {
  const { t } = useTranslation('shipments');
  const { can } = useSession();
  const navigate = useNavigate();
  const [code, setCode] = useState('');
  if (!can('shipment:scan')) return null;
  return (
    <Action
      name={t('driver.scan')}
      variant="filled"
      icon={<IconScan size={16} aria-hidden />}
      consequences={t('driver.scanConsequences')}
      begin={() => setCode('')}
      run={async () => {
        const { scanShipment } = await send(ScanShipmentDocument, { code });
        void navigate(`/shipments/${scanShipment.shipmentId}`);
      }}
    >
      <TextField label={t('driver.code')} required maxLength={60} dir="ltr" data-autofocus value={code} change={setCode} />
    </Action>
  );
}
