import { IconTestPipe } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useWrite } from '../graph/use-write.js';
import { Action } from '../ui/action.js';
import { JourneyField } from './bulk-simulate.js';
import { journeys, type Journey } from './journeys.js';
import { SimulateShipmentDocument } from './operations.generated.js';
import type { ShipmentDetails } from './shipment-details.js';

/** Simulates carrier reports for this shipment. Test only. */
export function SimulateAction({ shipment }: { readonly shipment: ShipmentDetails }) {
  const { t } = useTranslation('shipments');
  const [journey, setJourney] = useState<Journey>('delivered');
  const write = useWrite(SimulateShipmentDocument);
  return (
    <Action
      name={t('simulate.name')}
      size="xs"
      variant="subtle"
      icon={<IconTestPipe size={14} aria-hidden />}
      consequences={t('simulate.consequences', { count: 1 })}
      run={() => write.mutateAsync({ id: shipment.id, path: [...journeys[journey]] })}
    >
      <JourneyField value={journey} onChange={setJourney} />
    </Action>
  );
}
