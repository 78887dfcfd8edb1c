import { Anchor, Group, Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useSession } from '../app/session.js';
import { BlockBadges } from '../ui/blocks.js';
import type { Column } from '../ui/data-table.js';
import { Instant } from '../ui/instant.js';
import { Money } from '../ui/money.js';
import { ShipmentStatusBadge } from '../ui/status.js';
import { TestBadge } from '../ui/test-badge.js';
import { countryName } from '../ui/countries.js';
import { useReasonText } from './reason-field.js';
import { useAttentionColumns, type ListRow } from './attention-columns.js';
import { SellerLink } from './seller-link.js';

type Row = ListRow;
type Columns = readonly Column<Row>[];

interface CellProps {
  readonly row: Row;
}

/** Columns of the shipment list; parcels that wait for a decision have their own. */
export function useColumns(needsAttention: boolean): Columns {
  const { t } = useTranslation('shipments');
  const { isOperator } = useSession();
  const reasonText = useReasonText();
  const attention = useAttentionColumns();
  const reference = { key: 'reference', title: t('columns.reference'), cell: (row: Row) => <Reference row={row} /> };
  const sellers = isOperator
    ? [{ key: 'seller', title: t('columns.seller'), cell: ({ seller }: Row) => seller && <SellerLink seller={seller} /> }]
    : [];
  if (needsAttention) return [reference, ...attention, ...sellers];
  return [
    reference,
    {
      key: 'status',
      title: t('columns.status'),
      cell: (row) => <Status row={row} />,
    },
    {
      key: 'waits',
      title: t('columns.waits'),
      cell: ({ id, blockedBy }) => <BlockBadges of={blockedBy} shipmentId={id} reasonText={reasonText} />,
    },
    {
      key: 'receiver',
      title: t('columns.receiver'),
      cell: (row) => <Receiver row={row} />,
    },
    ...sellers,
    {
      key: 'service',
      title: t('columns.service'),
      cell: ({ carrierName, serviceName }) => <Two first={<bdi>{serviceName}</bdi>} second={<bdi>{carrierName}</bdi>} />,
    },
    {
      key: 'cod',
      title: t('columns.cod'),
      end: true,
      cell: ({ cod, codStage }) => <Two first={<Money of={cod?.amount} />} second={codStage && t(`codStages.${codStage}`)} />,
    },
    { key: 'created', title: t('columns.created'), cell: ({ createdAt }) => <Instant at={createdAt} ago /> },
  ];
}

function Reference({ row: { reference, order, type, isTest } }: CellProps) {
  const { t } = useTranslation('shipments');
  return (
    <Two
      first={
        <Group gap={6} wrap="nowrap">
          <Anchor component={Link} to={`/shipments/${reference}`} size="sm" fw={600} dir="ltr">
            {reference}
          </Anchor>
          {isTest && <TestBadge />}
        </Group>
      }
      second={type === 'RETURN' ? t('kinds.RETURN') : <bdi>{order?.orderReference}</bdi>}
    />
  );
}

function Status({ row: { status, statusAt, adjustmentAmount } }: CellProps) {
  const { t } = useTranslation('shipments');
  return (
    <Two
      first={<ShipmentStatusBadge status={status} />}
      second={
        <>
          <Instant at={statusAt} ago />
          {adjustmentAmount && (
            <>
              {' · '}
              {t('columns.adjustment')} <Money of={adjustmentAmount} />
            </>
          )}
        </>
      }
    />
  );
}

function Receiver({ row: { receiverName, destinationCity, destinationCountryCode } }: CellProps) {
  const { i18n } = useTranslation();
  return (
    <Two
      first={<bdi>{receiverName}</bdi>}
      second={
        <>
          <bdi>{destinationCity}</bdi>, <bdi>{countryName(i18n.language, destinationCountryCode)}</bdi>
        </>
      }
    />
  );
}

/** Primary value with a secondary one below. */
const Two = ({ first, second }: { readonly first: React.ReactNode; readonly second: React.ReactNode }) => (
  <>
    <div>{first}</div>
    {second && (
      <Text size="xs" c="dimmed" component="div">
        {second}
      </Text>
    )}
  </>
);
