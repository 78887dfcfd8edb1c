import { Group, Stack, Tabs, Title } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';
import { useSession } from '../app/session.js';
import { useFilters } from '../graph/use-filters.js';
import { useRead } from '../graph/use-read.js';
import { DataTable } from '../ui/data-table.js';
import { Empty } from '../ui/empty.js';
import { Loaded } from '../ui/loaded.js';
import { Page } from '../ui/page.js';
import { countryName } from '../ui/countries.js';
import { isManualShop, useShopName } from '../ui/manual-shop.js';
import { LocationAction } from './location-action.js';
import { ConnectProgress } from './connect-progress.js';
import { ShopDocument, type ShopQuery } from './operations.generated.js';
import { ShopActions } from './shop-actions.js';
import { ShopFacts } from './shop-facts.js';
import { ShopRequests } from './shop-requests.js';
import { TestClock } from './test-clock.js';

type Shop = ShopQuery['shop'];

/** Shop page: shipping status and locations. */
export default function ShopPage() {
  const { t } = useTranslation('access');
  const { domain = '' } = useParams();
  const { isOperator, can } = useSession();
  const read = useRead(ShopDocument, { domain, withSeller: isOperator && can('seller:read') });
  const shop = read.data?.shop;
  const manages = can('shop:manage');
  const isStore = !isManualShop(domain);
  const name = useShopName()(isStore ? (shop?.name ?? domain) : domain);
  return (
    <Page
      title={<bdi>{name}</bdi>}
      name={name}
      back={{ to: '/shops', name: t('shops.title') }}
      actions={shop && manages && isStore && <ShopActions shop={shop} />}
    >
      <Loaded read={read}>
        {(data) => (
          <Stack>
            <ShopFacts of={data.shop} />
            {data.shop.testClock && <TestClock domain={data.shop.domain} clock={data.shop.testClock} manages={manages} />}
            {manages && isStore ? <Views of={data.shop} /> : <Locations of={data.shop} manages={manages} />}
          </Stack>
        )}
      </Loaded>
    </Page>
  );
}

/** Requests are for those who manage the shop. */
function Views({ of }: { readonly of: Shop }) {
  const { t } = useTranslation('access');
  const filters = useFilters();
  const view = filters.get('view') === 'requests' ? 'requests' : 'locations';
  return (
    <Tabs value={view} onChange={(next) => filters.set({ view: next === 'requests' ? next : null })} keepMounted={false}>
      <Tabs.List mb="md">
        <Tabs.Tab value="locations">{t('shops.locations')}</Tabs.Tab>
        <Tabs.Tab value="requests">{t('requests.tab')}</Tabs.Tab>
      </Tabs.List>
      <Tabs.Panel value="locations">
        <Locations of={of} manages />
      </Tabs.Panel>
      <Tabs.Panel value="requests">
        <Stack>
          <ConnectProgress domain={of.domain} mode={of.mode} />
          <ShopRequests domain={of.domain} />
        </Stack>
      </Tabs.Panel>
    </Tabs>
  );
}

function Locations({ of, manages }: { readonly of: Shop; readonly manages: boolean }) {
  const { domain, locations } = of;
  const { t } = useTranslation('access');
  return (
    <Stack gap="sm">
      <Group justify="space-between">
        <Title order={2}>{t('shops.locations')}</Title>
        {manages && <LocationAction domain={domain} />}
      </Group>
      {locations.length === 0 ? (
        <Empty title={t('locations.none')} advice={t('locations.noneAdvice')} />
      ) : (
        <LocationTable of={of} manages={manages} />
      )}
    </Stack>
  );
}

function LocationTable({ of: { domain, locations }, manages }: { readonly of: Shop; readonly manages: boolean }) {
  const { t, i18n } = useTranslation('access');
  return (
    <DataTable
      caption={t('shops.locations')}
      rows={locations}
      idOf={({ refId }) => refId}
      columns={[
        { key: 'name', title: t('locations.refName'), cell: ({ refName }) => <bdi>{refName}</bdi> },
        { key: 'id', title: t('locations.refId'), cell: ({ refId }) => <code dir="ltr">{refId}</code> },
        {
          key: 'address',
          title: t('locations.address'),
          cell: ({ address, city, state, zip }) => <bdi>{[address, city, state, zip].filter(Boolean).join(', ')}</bdi>,
        },
        {
          key: 'country',
          title: t('locations.country'),
          cell: ({ country, countryCode }) => <bdi>{`${countryName(i18n.language, countryCode, country)} (${countryCode})`}</bdi>,
        },
        ...(manages
          ? [
              {
                key: 'edit',
                title: t('tokens.do'),
                cell: (location: Shop['locations'][number]) => <LocationAction domain={domain} location={location} />,
              },
            ]
          : []),
      ]}
    />
  );
}
