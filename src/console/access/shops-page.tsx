import { Anchor, Button, Group, Select, Stack, Text } from '@mantine/core';
import { IconPlugConnected } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { SellerChoice } from '../app/seller-choice.js';
import { useSession } from '../app/session.js';
import { useFilters } from '../graph/use-filters.js';
import { usePages } from '../graph/use-pages.js';
import { DataTable, type Column } from '../ui/data-table.js';
import { Empty } from '../ui/empty.js';
import { Instant } from '../ui/instant.js';
import { ListBar } from '../ui/list-bar.js';
import { isManualShop, useShopName } from '../ui/manual-shop.js';
import { Page } from '../ui/page.js';
import { Paged } from '../ui/paged.js';
import { SearchField } from '../ui/search-field.js';
import { useListColumns } from '../ui/use-list-columns.js';
import { ShopsDocument, type ShopsQuery } from './operations.generated.js';
import { Activation } from './shop-actions.js';
import { ShopState, SignIn } from './shop-state.js';

type Row = ShopsQuery['shops']['nodes'][number];

/** Connected shops visible to the user. */
export default function ShopsPage() {
  const { t } = useTranslation(['access', 'app']);
  const { isOperator, can } = useSession();
  const filters = useFilters();
  const withSeller = isOperator && can('seller:read');
  const [activated, search, seller] = [filters.get('activated'), filters.get('search'), filters.get('seller')];
  const columns = useListColumns('shops', useShopColumns({ withSeller, manages: can('shop:manage') }));
  const pages = usePages(
    ShopsDocument,
    { activated: activated === null ? null : activated === 'true', search, sellerId: withSeller ? seller : null, withSeller },
    ({ shops }) => shops,
  );
  const isNarrowed = [activated, search, seller].some((filter) => filter !== null);
  return (
    <Page title={t('shops.title')} actions={can('shop:manage') && <Connect />}>
      <ListBar columns={columns} filters={<ShopFilters search={search} activated={activated} withSeller={withSeller} seller={seller} />} />
      <Paged
        pages={pages}
        empty={
          isNarrowed ? (
            <Empty title={t('shops.narrowed')} advice={t('shops.narrowedAdvice')} />
          ) : (
            <Empty
              title={t('shops.none')}
              advice={t('shops.noneAdvice')}
              {...(can('shop:manage') && { to: '/shops/connect', action: t('connect.title') })}
            />
          )
        }
      >
        {(rows) => <DataTable caption={t('shops.title')} columns={columns.shown} rows={rows} idOf={({ id }) => id} />}
      </Paged>
    </Page>
  );
}

interface ShopFiltersProps {
  readonly search: string | null;
  readonly activated: string | null;
  readonly withSeller: boolean;
  readonly seller: string | null;
}

function ShopFilters({ search, activated, withSeller, seller }: ShopFiltersProps) {
  const { t } = useTranslation(['access', 'app']);
  const filters = useFilters();
  return (
    <Group align="end" role="search" aria-label={t('app:filter')}>
      <SearchField label={t('shops.search')} value={search ?? ''} search={(text) => filters.set({ search: text })} />
      <Select
        label={t('shops.state')}
        data={[
          { value: '', label: t('app:all') },
          { value: 'true', label: t('shops.on') },
          { value: 'false', label: t('shops.off') },
        ]}
        value={activated ?? ''}
        onChange={(value) => filters.set({ activated: value })}
        allowDeselect={false}
      />
      {withSeller && <SellerChoice label={t('shops.seller')} value={seller} onChange={(id) => filters.set({ seller: id })} />}
    </Group>
  );
}

function Connect() {
  const { t } = useTranslation('access');
  return (
    <Button component={Link} to="/shops/connect" leftSection={<IconPlugConnected size={16} aria-hidden />}>
      {t('connect.title')}
    </Button>
  );
}

interface Seen {
  readonly withSeller: boolean;
  readonly manages: boolean;
}

function useShopColumns({ withSeller, manages }: Seen): readonly Column<Row>[] {
  const { t } = useTranslation(['access', 'app']);
  return [
    { key: 'shop', title: t('shops.shop'), cell: (shop) => <ShopName of={shop} /> },
    { key: 'state', title: t('shops.orders'), cell: (shop) => <ShopState of={shop} /> },
    ...(manages
      ? [
          {
            key: 'activation',
            title: t('shops.state'),
            cell: (shop: Row) => (isManualShop(shop.domain) ? '–' : <Activation shop={shop} isInList />),
          },
        ]
      : []),
    {
      key: 'last',
      title: t('shops.lastOrder'),
      cell: ({ intake }) => (intake.lastOrderAt ? <Instant at={intake.lastOrderAt} ago /> : t('shops.noOrder')),
    },
    { key: 'signIn', title: t('signIn.title'), cell: (shop) => <SignIn of={shop} /> },
    { key: 'locations', title: t('shops.locations'), end: true, cell: ({ locations }) => locations.length },
    ...(withSeller ? [{ key: 'seller', title: t('shops.seller'), cell: (shop: Row) => <Owner of={shop} /> }] : []),
  ];
}

function Owner({ of: { seller } }: { readonly of: Row }) {
  if (!seller) return '–';
  return (
    <Anchor component={Link} to={`/sellers/${seller.id}`} size="sm">
      <bdi>{seller.displayName}</bdi>
    </Anchor>
  );
}

/** Orders of no store have a shop without an address. */
function ShopName({ of: { domain, name, platform } }: { readonly of: Pick<Row, 'domain' | 'name' | 'platform'> }) {
  const nameOf = useShopName();
  return (
    <Stack gap={0}>
      <Anchor component={Link} to={`/shops/${encodeURIComponent(domain)}`} size="sm">
        <bdi>{isManualShop(domain) ? nameOf(domain) : name}</bdi>
      </Anchor>
      {!isManualShop(domain) && (
        <Text size="xs" c="dimmed">
          <bdi dir="ltr">{domain}</bdi> · <bdi>{platform}</bdi>
        </Text>
      )}
    </Stack>
  );
}
