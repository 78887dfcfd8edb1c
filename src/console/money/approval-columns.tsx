import { Anchor } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { Column } from '../ui/data-table.js';
import { Instant } from '../ui/instant.js';
import { Money } from '../ui/money.js';
import { Asker } from './asker.js';
import { ApprovalBadge } from './money-states.js';
import type { ApprovalLineFragment } from './operations.generated.js';

/** Columns of the list of requests. */
export function useApprovalColumns(): readonly Column<ApprovalLineFragment>[] {
  const { t } = useTranslation('money');
  return [
    {
      key: 'type',
      title: t('approvals.type'),
      cell: ({ id, type }) => (
        <Anchor component={Link} to={`/approvals/${id}`} size="sm">
          {t(`approvals.types.${type}`)}
        </Anchor>
      ),
    },
    {
      key: 'seller',
      title: t('seller'),
      cell: ({ type, subjectUserId, subjectUser }) => {
        const name = <bdi>{subjectUser?.displayName ?? subjectUserId}</bdi>;
        return type === 'SUPER_ADMIN_ROLE' ? (
          name
        ) : (
          <Anchor component={Link} to={`/sellers/${subjectUserId}`} size="sm">
            {name}
          </Anchor>
        );
      },
    },
    { key: 'amount', title: t('amount'), end: true, cell: ({ amount }) => <Money of={amount} /> },
    { key: 'status', title: t('status'), cell: ({ status }) => <ApprovalBadge status={status} /> },
    { key: 'by', title: t('approvals.requestedBy'), cell: (request) => <Asker of={request} /> },
    { key: 'at', title: t('approvals.requestedAt'), cell: ({ createdAt }) => <Instant at={createdAt} ago /> },
    {
      key: 'expires',
      title: t('approvals.expires'),
      cell: ({ expiresAt }) => (expiresAt ? <Instant at={expiresAt} /> : t('approvals.never')),
    },
    {
      key: 'shipment',
      title: t('shipment'),
      cell: ({ shipmentId, shipmentReference }) => <ShipmentLink id={shipmentId} reference={shipmentReference} />,
    },
  ];
}

/** Link to the related shipment; a dash if there is none. */
export const ShipmentLink = ({ id, reference }: { readonly id: string | null; readonly reference: string | null }) =>
  id === null ? (
    <span>–</span>
  ) : (
    <Anchor component={Link} to={`/shipments/${id}`} size="sm">
      <bdi dir="ltr">{reference ?? id}</bdi>
    </Anchor>
  );
