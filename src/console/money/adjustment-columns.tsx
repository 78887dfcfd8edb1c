import { Anchor } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router';
import { useSession } from '../app/session.js';
import type { Column } from '../ui/data-table.js';
import { Instant } from '../ui/instant.js';
import { Money } from '../ui/money.js';
import { ShipmentStatusBadge } from '../ui/status.js';
import { Quantity } from '../ui/quantity.js';
import { AdjustmentBadge } from './money-states.js';
import type { AdjustmentsQuery } from './operations.generated.js';

export type AdjustedShipment = AdjustmentsQuery['shipments']['nodes'][number];

/** Columns of the list of adjustments. */
export function useAdjustmentColumns(): readonly Column<AdjustedShipment>[] {
  const { t } = useTranslation('money');
  const { isOperator } = useSession();
  const [search] = useSearchParams();
  const there = (id: string): string => `/adjustments?${new URLSearchParams([...search, ['shipment', id]]).toString()}`;
  const seller: Column<AdjustedShipment> = {
    key: 'seller',
    title: t('seller'),
    cell: ({ seller }) => <bdi>{seller?.displayName}</bdi>,
  };
  return [
    {
      key: 'shipment',
      title: t('shipment'),
      cell: ({ id, reference }) => (
        <Anchor component={Link} to={there(id)} size="sm">
          <bdi dir="ltr">{reference}</bdi>
        </Anchor>
      ),
    },
    ...(isOperator ? [seller] : []),
    { key: 'amount', title: t('amount'), end: true, cell: ({ adjustment }) => <Money of={adjustment?.amount} /> },
    // A repacked parcel has no invoice.
    { key: 'status', title: t('status'), cell: ({ adjustment }) => <AdjustmentBadge status={adjustment?.status ?? 'DELETED'} /> },
    {
      key: 'weight',
      title: t('adjustments.weights'),
      end: true,
      cell: ({ package: { weightKg }, verification }) => (
        <bdi dir="ltr">
          {weightKg} → <Quantity of={verification?.weightKg} unit="kg" />
        </bdi>
      ),
    },
    { key: 'age', title: t('adjustments.measured'), cell: ({ adjustment }) => <Instant at={adjustment?.createdAt} ago /> },
    { key: 'where', title: t('adjustments.parcel'), cell: ({ status }) => <ShipmentStatusBadge status={status} /> },
    {
      key: 'pay',
      title: t('adjustments.link'),
      cell: ({ reference, adjustment }) => <PayLink url={adjustment?.paymentUrl ?? null} reference={reference} />,
    },
  ];
}

/** Payment page link; a dash while payment is not possible. */
export function PayLink({ url, reference }: { readonly url: string | null; readonly reference: string }) {
  const { t } = useTranslation('money');
  if (url === null) return <span>–</span>;
  return (
    <Anchor href={url} target="_blank" rel="noreferrer" size="sm" aria-label={t('adjustments.payOf', { reference })}>
      {t('adjustments.pay')}
    </Anchor>
  );
}
