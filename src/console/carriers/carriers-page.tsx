import { Anchor, Group, Stack, Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { SellerChoice } from '../app/seller-choice.js';
import { useSession, useSeesOwners } from '../app/session.js';
import { useFilters } from '../graph/use-filters.js';
import { useRead } from '../graph/use-read.js';
import { Count } from '../ui/count.js';
import { DataTable, type Column } from '../ui/data-table.js';
import { Empty } from '../ui/empty.js';
import { Instant } from '../ui/instant.js';
import { Loaded } from '../ui/loaded.js';
import { Page } from '../ui/page.js';
import { AccountState, ModeBadge } from './account-state.js';
import { BookingProblems } from './booking-problems.js';
import { Cancellations } from './cancellations.js';
import { ConnectCarrier } from './connect-carrier.js';
import { ImportScans } from './import-scans.js';
import { CarrierAccountsDocument, type CarrierAccountsQuery } from './operations.generated.js';

type Row = CarrierAccountsQuery['carrierAccounts'][number];

/** Accounts at connected carriers, and the bookings that wait for a person. */
export default function CarriersPage() {
  const { t } = useTranslation('carriers');
  const { isOperator, can } = useSession();
  const filters = useFilters();
  const withSeller = useSeesOwners();
  const sellerId = withSeller ? filters.get('seller') : null;
  const read = useRead(CarrierAccountsDocument, { sellerId, withSeller }, { keep: true });
  return (
    <Page
      title={t('title')}
      actions={
        <>
          {isOperator && can('shipment:report') && <ImportScans />}
          {can('carrier:manage') && <ConnectCarrier />}
        </>
      }
    >
      <Text size="sm" c="dimmed" maw={760}>
        {t(isOperator ? 'introOperator' : 'intro')}
      </Text>
      {isOperator && <BookingProblems />}
      {isOperator && can('rate-book:edit') && <Cancellations />}
      {withSeller && (
        <Group align="end">
          <SellerChoice label={t('fields.owner')} value={sellerId} onChange={(seller) => filters.set({ seller })} />
        </Group>
      )}
      <Loaded read={read}>
        {({ carrierAccounts: rows }) =>
          rows.length === 0 ? (
            <Empty title={t('empty.title')} advice={t('empty.advice')} />
          ) : (
            <Accounts rows={rows} withSeller={withSeller} />
          )
        }
      </Loaded>
    </Page>
  );
}

function Accounts({ rows, withSeller }: { readonly rows: readonly Row[]; readonly withSeller: boolean }) {
  const { t } = useTranslation('carriers');
  const columns: Column<Row>[] = [
    { key: 'label', title: t('columns.account'), cell: (row) => <Name of={row} /> },
    { key: 'mode', title: t('fields.mode'), cell: ({ mode }) => <ModeBadge mode={mode} /> },
    ...(withSeller ? [{ key: 'owner', title: t('fields.owner'), cell: (row: Row) => <Owner of={row} /> }] : []),
    { key: 'state', title: t('columns.state'), cell: (row) => <State of={row} /> },
    { key: 'success', title: t('columns.lastSuccess'), cell: ({ lastSuccessAt: at }) => (at ? <Instant at={at} ago /> : '–') },
    { key: 'failure', title: t('columns.lastFailure'), cell: ({ lastFailureAt: at }) => (at ? <Instant at={at} ago /> : '–') },
    { key: 'open', title: t('columns.openBookings'), cell: ({ openBookings }) => <Count of={openBookings} />, end: true },
  ];
  return <DataTable caption={t('title')} columns={columns} rows={rows} idOf={({ id }) => id} nameOf={({ label }) => label} />;
}

const Name = ({ of: { id, label, carrierName } }: { readonly of: Row }) => (
  <Stack gap={0}>
    <Anchor component={Link} to={`/carriers/${id}`} size="sm">
      <bdi>{label}</bdi>
    </Anchor>
    {label !== carrierName && (
      <Text size="xs" c="dimmed">
        <bdi>{carrierName}</bdi>
      </Text>
    )}
  </Stack>
);

const State = ({ of: account }: { readonly of: Row }) => (
  <Group gap="xs" wrap="nowrap">
    <AccountState of={account} />
    {account.pausedAt && <Instant at={account.pausedAt} ago />}
  </Group>
);

/** The seller who owns an account, or the operator. */
export function Owner({ of: { sellerId, seller } }: { readonly of: Pick<Row, 'sellerId' | 'seller'> }) {
  const { t } = useTranslation('carriers');
  if (sellerId === null) return t('operatorOwns');
  if (!seller) return t('sellerOwns');
  return (
    <Anchor component={Link} to={`/sellers/${seller.id}`} size="sm">
      <bdi>{seller.displayName}</bdi>
    </Anchor>
  );
}
