import { Anchor, Group, Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useSession } from '../app/session.js';
import { BlockBadges } from '../ui/blocks.js';
import type { Column } from '../ui/data-table.js';
import { Instant } from '../ui/instant.js';
import { Money } from '../ui/money.js';
import { PhoneLink } from '../ui/phone-link.js';
import { ShipmentStatusBadge } from '../ui/status.js';
import { TestBadge } from '../ui/test-badge.js';
import { countryName } from '../ui/countries.js';
import { useReasonText } from './reason-field.js';
import { useAttentionColumns, useWhy, type ListRow } from './attention-columns.js';
import { attentionStatuses } from './filters.js';
import { SellerLink } from './seller-link.js';

type Row = ListRow;
type Columns = readonly Column<Row>[];

interface CellProps {
  readonly row: Row;
}

/** Columns of the shipment list; parcels that wait for a decision have their own. All others can be chosen beside them. */
export function useColumns(needsAttention: boolean): Columns {
  const { t } = useTranslation('shipments');
  const attention = useAttentionColumns();
  const sellers = useSellerColumn();
  const usual = useUsualColumns(sellers);
  const extra = useExtraColumns();
  const reference: Column<Row> = { key: 'reference', title: t('columns.reference'), cell: (row) => <Reference row={row} /> };
  // The column with the receiver of the one list has the phone, which the other has beside it.
  if (needsAttention)
    return [reference, ...attention, ...sellers, ...asExtra(without([...usual, ...extra], ['receiver', 'phone', 'seller']))];
  return [reference, ...usual, ...asExtra([...extra, ...without(attention, ['call'])])];
}

const without = (columns: Columns, keys: readonly string[]): Columns => columns.filter(({ key }) => !keys.includes(key));
const asExtra = (columns: Columns): Columns => columns.map((column) => ({ ...column, isExtra: true }));

/** Columns whose values are only asked for where they are shown. */
export const showsNextStep = (shown: Columns): boolean => shown.some(({ key }) => ['why', 'next', 'remedy', 'answer'].includes(key));

function useSellerColumn(): Columns {
  const { t } = useTranslation('shipments');
  const { isOperator } = useSession();
  if (!isOperator) return [];
  return [{ key: 'seller', title: t('columns.seller'), cell: ({ seller }) => seller && <SellerLink seller={seller} /> }];
}

function useUsualColumns(sellers: Columns): Columns {
  const { t } = useTranslation('shipments');
  const reasonText = useReasonText();
  return [
    { key: 'status', title: t('columns.status'), cell: (row) => <Status row={row} /> },
    {
      key: 'waits',
      title: t('columns.waits'),
      cell: ({ id, blockedBy }) => <BlockBadges of={blockedBy} shipmentId={id} reasonText={reasonText} />,
    },
    { key: 'receiver', title: t('columns.receiver'), cell: (row) => <Receiver row={row} /> },
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

function useExtraColumns(): Columns {
  const { t } = useTranslation('shipments');
  return [
    { key: 'awb', title: t('columns.awb'), cell: ({ awb, awbAssigned }) => awbAssigned && <bdi dir="ltr">{awb}</bdi> },
    {
      key: 'phone',
      title: t('columns.phone'),
      cell: ({ receiverPhone, receiverPhoneE164 }) => receiverPhone && <PhoneLink given={receiverPhone} e164={receiverPhoneE164} />,
    },
    { key: 'type', title: t('columns.type'), cell: ({ type }) => t(`kinds.${type}`) },
    { key: 'payment', title: t('columns.payment'), cell: ({ paymentStatus }) => t(`payments.${paymentStatus}`) },
    { key: 'billing', title: t('columns.billing'), cell: ({ billingStatus }) => t(`billings.${billingStatus}`) },
    { key: 'rate', title: t('columns.rate'), end: true, cell: ({ actualRate }) => <Money of={actualRate} /> },
    { key: 'adjustment', title: t('columns.adjustment'), end: true, cell: ({ adjustmentAmount }) => <Money of={adjustmentAmount} /> },
    { key: 'delivered', title: t('columns.delivered'), cell: ({ deliveredAt }) => <Instant at={deliveredAt} /> },
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

function Status({ row }: CellProps) {
  const { status, statusAt, adjustmentAmount } = row;
  const { t } = useTranslation('shipments');
  return (
    <Two
      first={<ShipmentStatusBadge status={status} />}
      second={
        <>
          <Reason row={row} />
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

/** Why a parcel stands still, unless the list says it among what the parcel waits for. */
function Reason({ row }: CellProps) {
  const whyOf = useWhy();
  const stands = attentionStatuses.some((status) => status === row.status) && !row.blockedBy.some(({ reason }) => reason !== null);
  const why = stands && whyOf(row);
  return why ? (
    <Text size="xs" maw={230} truncate title={why}>
      <bdi>{why}</bdi>
    </Text>
  ) : null;
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
