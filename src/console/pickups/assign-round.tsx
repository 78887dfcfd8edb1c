import { Select } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSession } from '../app/session.js';
import { send } from '../graph/send.js';
import { useRead } from '../graph/use-read.js';
import { BulkAction } from '../ui/bulk-action.js';
import { AssignRoundDocument, RoundDriversDocument, type RoundRowFragment } from './operations.generated.js';
import { inOneLine } from '../ui/isolated.js';

/** Assigns the selected parcels to a driver; drivers see only their own. */
export function AssignRound({ rows, done }: { readonly rows: readonly RoundRowFragment[]; readonly done: () => void }) {
  const { t } = useTranslation('pickups');
  const { can } = useSession();
  const [driverId, choose] = useState<string | null>(null);
  if (!can('shipment:assign')) return null;
  return (
    <BulkAction
      name={t('assign.name', { count: rows.length })}
      items={rows}
      idOf={({ id }) => id}
      nameOf={({ reference, receiverName }) => inOneLine(reference, receiverName)}
      consequences={t('assign.consequences')}
      act={async ({ id }) => {
        if (driverId === null) throw new Error(t('assign.chooseOne'));
        await send(AssignRoundDocument, { input: { driverId, ids: [id] } });
      }}
      done={done}
    >
      <Drivers value={driverId} choose={choose} />
    </BulkAction>
  );
}

function Drivers({ value, choose }: { readonly value: string | null; readonly choose: (id: string | null) => void }) {
  const { t } = useTranslation('pickups');
  const { data } = useRead(RoundDriversDocument, {});
  return (
    <Select
      label={t('assign.driver')}
      required
      searchable
      data={(data?.drivers ?? []).map(({ id, name }) => ({ value: id, label: name ?? id }))}
      value={value}
      onChange={choose}
    />
  );
}
