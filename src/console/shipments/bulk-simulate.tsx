import { IconTestPipe } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { send } from '../graph/send.js';
import { BulkAction } from '../ui/bulk-action.js';
import { ChoiceField } from '../ui/choice-field.js';
import { SimulateShipmentDocument, type ShipmentRowFragment } from './operations.generated.js';
import { journeys, type Journey } from './journeys.js';

interface BulkSimulateProps {
  readonly rows: readonly ShipmentRowFragment[];
  readonly idOf: (row: ShipmentRowFragment) => string;
  readonly nameOf: (row: ShipmentRowFragment) => string;
  readonly done: () => void;
}

/** Simulates carrier reports for the selected shipments. Test only. */
export function BulkSimulate({ rows, ...rest }: BulkSimulateProps) {
  const { t } = useTranslation('shipments');
  const [journey, setJourney] = useState<Journey>('delivered');
  return (
    <BulkAction
      name={t('simulate.name')}
      icon={<IconTestPipe size={14} aria-hidden />}
      items={rows}
      consequences={t('simulate.consequences', { count: rows.length })}
      act={({ id }) => send(SimulateShipmentDocument, { id, path: [...journeys[journey]] })}
      {...rest}
    >
      <JourneyField value={journey} onChange={setJourney} />
    </BulkAction>
  );
}

/** How far to simulate. */
export function JourneyField({ value, onChange }: { readonly value: Journey; readonly onChange: (journey: Journey) => void }) {
  const { t } = useTranslation('shipments');
  const names: readonly Journey[] = ['pickup', 'pickedUp', 'atHub', 'outForDelivery', 'delivered', 'failedAttempt', 'failed'];
  return (
    <ChoiceField
      label={t('simulate.journey')}
      of={names}
      nameOf={(name) => t(`simulate.journeys.${name}`)}
      value={value}
      choose={onChange}
    />
  );
}
