import { Anchor, Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useSession } from '../app/session.js';
import { usePages } from '../graph/use-pages.js';
import { DataTable, type Column } from '../ui/data-table.js';
import { Empty } from '../ui/empty.js';
import { Instant } from '../ui/instant.js';
import { ListBar } from '../ui/list-bar.js';
import { Page } from '../ui/page.js';
import { Paged } from '../ui/paged.js';
import { useListColumns } from '../ui/use-list-columns.js';
import { InviteSeller } from './invite-seller.js';
import { ListedStatusBadge } from './listed-status-badge.js';
import { SellersDocument, type ListedSellerFragment } from './operations.generated.js';
import { RegisterSeller } from './register-seller.js';
import { SellerFilterBar } from './seller-filter-bar.js';
import { useSellerFilters } from './seller-filters.js';
import { inOneLine } from '../ui/isolated.js';

/** List of sellers for operator staff. */
export default function SellersPage() {
  const { t } = useTranslation(['sellers', 'app']);
  const { can } = useSession();
  const { wanted, sorted } = useSellerFilters();
  const columns = useListColumns('sellers', useSellerColumns());
  const pages = usePages(SellersDocument, { ...wanted, ...sorted }, ({ sellers }) => sellers);
  const isNarrowed = Object.values(wanted).some((value) => value !== null);
  const actions = can('seller:register') && (
    <>
      <RegisterSeller />
      <InviteSeller />
    </>
  );
  return (
    <Page title={t('app:areas.sellers')} actions={actions}>
      <ListBar columns={columns} filters={<SellerFilterBar />} />
      <Paged pages={pages} empty={<Empty title={t('list.empty')} advice={isNarrowed ? t('list.emptyFiltered') : t('list.emptyAdvice')} />}>
        {(rows) => <DataTable caption={t('app:areas.sellers')} rows={rows} idOf={({ id }) => id} columns={columns.shown} />}
      </Paged>
    </Page>
  );
}

function useSellerColumns(): readonly Column<ListedSellerFragment>[] {
  const { t } = useTranslation('sellers');
  return [
    {
      key: 'name',
      title: t('list.seller'),
      cell: ({ id, displayName, name, email }) => (
        <>
          <Anchor component={Link} to={`/sellers/${id}`} fw={600} size="sm">
            <bdi>{displayName}</bdi>
          </Anchor>
          <Text size="xs" c="dimmed" title={email}>
            <bdi>{displayName === name ? email : name}</bdi>
          </Text>
        </>
      ),
    },
    { key: 'status', title: t('list.status'), cell: ({ listedStatus }) => <ListedStatusBadge status={listedStatus} /> },
    { key: 'role', title: t('list.role'), cell: ({ role }) => t(`roles.${role}`) },
    {
      key: 'ships',
      title: t('list.ships'),
      cell: ({ isLocal, isInternational }) => inOneLine(isLocal && t('ships.local'), isInternational && t('ships.international')) || '–',
    },
    {
      key: 'shops',
      title: t('list.shops'),
      end: true,
      cell: ({ figures }) => t('list.shopFigures', { active: figures?.activeShopCount ?? 0, all: figures?.shopCount ?? 0 }),
    },
    { key: 'shipments', title: t('list.shipments'), end: true, cell: ({ figures }) => figures?.totalShipments ?? 0 },
    { key: 'last', title: t('list.lastShipment'), cell: ({ figures }) => <Instant at={figures?.lastShipmentAt} ago /> },
    { key: 'created', title: t('list.created'), cell: ({ createdAt }) => <Instant at={createdAt} ago /> },
  ];
}
