import { Select } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSession } from '../app/session.js';
import { Action } from '../ui/action.js';
import { notice } from '../ui/notices.js';
import { LongTextField } from '../ui/text-field.js';
import { statuses } from './filters.js';
import type { ShipmentDetails } from './shipment-details.js';
import { takeStep } from './steps.js';
import { useCollection } from './use-collection.js';
import { useKey } from './use-key.js';

/** Sets any status, for super administrators. */
export function ForceAction({ shipment }: { readonly shipment: ShipmentDetails }) {
  const { t } = useTranslation(['shipments', 'app']);
  const session = useSession();
  const queries = useQueryClient();
  const key = useKey();
  const [chosen, choose] = useState<string | null>(null);
  const [note, setNote] = useState('');
  const to = statuses.find((status) => status === chosen);
  const collection = useCollection(shipment, to);
  return (
    <Action
      name={t('force.name')}
      isGrave
      size="xs"
      variant="subtle"
      consequences={t('force.consequences')}
      run={async () =>
        to && takeStep(session, shipment, { edge: 0, to }, { note, force: true, key: key.get(), collection: collection.input() })
      }
      done={() => {
        key.renew();
        setNote('');
        notice(t('force.done', { reference: shipment.reference }));
        void queries.invalidateQueries();
      }}
    >
      <StatusChoice chosen={chosen} choose={choose} status={shipment.status} />
      {collection.fields}
      <LongTextField label={t('force.why')} value={note} change={setNote} maxLength={2000} required />
    </Action>
  );
}

interface StatusChoiceProps {
  readonly chosen: string | null;
  readonly choose: (value: string | null) => void;
  readonly status: ShipmentDetails['status'];
}

function StatusChoice({ chosen, choose, status }: StatusChoiceProps) {
  const { t } = useTranslation(['shipments', 'app']);
  return (
    <Select
      label={t('force.status')}
      data={statuses.filter((other) => other !== status).map((other) => ({ value: other, label: t(`app:statuses.${other}`) }))}
      value={chosen}
      onChange={choose}
      searchable
      required
    />
  );
}
