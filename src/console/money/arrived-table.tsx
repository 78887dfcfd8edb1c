import { useTranslation } from 'react-i18next';
import { DataTable } from '../ui/data-table.js';
import { Money } from '../ui/money.js';
import { DecimalInput } from '../ui/decimal-input.js';
import type { HeldParcel } from './hand.js';
import { arrivedOf, type HandoverPlan } from './handover-plan.js';

interface ArrivedTableProps {
  readonly plan: HandoverPlan;
  readonly change: (plan: HandoverPlan) => void;
  readonly parcels: readonly HeldParcel[];
}

/** Received amount per parcel; defaults to the full amount. */
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
            <DecimalInput
              size="xs"
              w={140}
              ms="auto"
              aria-label={t('handover.arrivedOf', { reference: parcel.reference })}
              placeholder={parcel.cod?.remaining?.amount ?? ''}
              value={plan.arrived[parcel.id] ?? ''}
              error={arrivedOf(plan, parcel) === undefined && t('handover.wrong')}
              change={(typed) => change({ ...plan, arrived: { ...plan.arrived, [parcel.id]: typed } })}
            />
          ),
        },
      ]}
    />
  );
}
