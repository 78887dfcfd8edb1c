import { TextInput } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { DataTable } from '../ui/data-table.js';
import { Money } from '../ui/money.js';
import { latinDigits } from '../ui/latin-digits.js';
import type { HeldParcel } from './hand.js';
import { arrivedOf, type HandoverPlan } from './handover-plan.js';

interface ArrivedTableProps {
  readonly plan: HandoverPlan;
  readonly change: (plan: HandoverPlan) => void;
  readonly parcels: readonly HeldParcel[];
}

/** What arrived of each parcel's money: all of it, unless something else is entered. */
export function ArrivedTable({ plan, change, parcels }: ArrivedTableProps) {
  const { t } = useTranslation('money');
  return (
    <DataTable
      caption={t('handover.each')}
      rows={parcels}
      idOf={({ id }) => id}
      columns={[
        { key: 'shipment', title: t('shipment'), cell: ({ reference }) => <bdi dir="ltr">{reference}</bdi> },
        { key: 'there', title: t('cod.there'), end: true, cell: ({ cod }) => <Money of={cod?.remaining} /> },
        {
          key: 'arrived',
          title: t('handover.arrived'),
          end: true,
          cell: (parcel) => (
            <TextInput
              size="xs"
              w={140}
              ms="auto"
              dir="ltr"
              inputMode="decimal"
              aria-label={t('handover.arrivedOf', { reference: parcel.reference })}
              placeholder={parcel.cod?.remaining?.amount ?? ''}
              value={plan.arrived[parcel.id] ?? ''}
              error={arrivedOf(plan, parcel) === undefined && t('handover.wrong')}
              onChange={(event) => change({ ...plan, arrived: { ...plan.arrived, [parcel.id]: latinDigits(event.currentTarget.value) } })}
            />
          ),
        },
      ]}
    />
  );
}
