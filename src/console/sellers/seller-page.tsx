import { Group, Tabs } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useParams, useSearchParams } from 'react-router';
import { useSession } from '../app/session.js';
import { oneOf } from '../graph/one-of.js';
import { useRead } from '../graph/use-read.js';
import { Loaded } from '../ui/loaded.js';
import { Page } from '../ui/page.js';
import { BrandingSection } from './branding-section.js';
import { DisplayRules } from './display-rules.js';
import { SellerPageDocument, type SellerPageQuery } from './operations.generated.js';
import { SellerOverview } from './seller-overview.js';
import { ListedStatusBadge } from './listed-status-badge.js';
import { OwnInvoices } from './own-invoices.js';
import { WalletAndStatement } from './wallet-and-statement.js';

const TABS = ['overview', 'branding', 'money', 'invoices', 'display'] as const;
const OF_MONEY: readonly (typeof TABS)[number][] = ['money', 'invoices'];

/** Seller page. */
export default function SellerPage() {
  const { t } = useTranslation(['sellers', 'app']);
  const { id = '' } = useParams();
  const { can } = useSession();
  const read = useRead(SellerPageDocument, { id });
  const [search, setSearch] = useSearchParams();
  const seller = read.data?.seller;
  const name = seller?.displayName ?? t('seller.title');
  const tabs = TABS.filter((tab) => !OF_MONEY.includes(tab) || can('wallet:read'));
  return (
    <Page
      name={name}
      back={{ to: '/sellers', name: t('app:areas.sellers') }}
      title={
        <Group gap="sm" component="span">
          <bdi>{name}</bdi>
          {seller && <ListedStatusBadge status={seller.listedStatus} />}
        </Group>
      }
    >
      <Loaded read={read}>
        {(data) => (
          <Tabs
            keepMounted={false}
            value={oneOf(tabs, search.get('tab')) ?? 'overview'}
            // Filters and pages belong to one tab.
            onChange={(tab) => setSearch(tab === null || tab === 'overview' ? {} : { tab })}
          >
            <SellerTabs tabs={tabs} seller={data.seller} />
          </Tabs>
        )}
      </Loaded>
    </Page>
  );
}

interface SellerTabsProps {
  readonly tabs: readonly (typeof TABS)[number][];
  readonly seller: SellerPageQuery['seller'];
}

function SellerTabs({ tabs, seller }: SellerTabsProps) {
  const { t } = useTranslation('sellers');
  const { id, displayName } = seller;
  return (
    <>
      <Tabs.List mb="md" aria-label={displayName}>
        {tabs.map((tab) => (
          <Tabs.Tab key={tab} value={tab}>
            {t(`seller.tabs.${tab}`)}
          </Tabs.Tab>
        ))}
      </Tabs.List>
      <Tabs.Panel value="overview">
        <SellerOverview seller={seller} />
      </Tabs.Panel>
      <Tabs.Panel value="branding">
        <BrandingSection sellerId={id} />
      </Tabs.Panel>
      <Tabs.Panel value="money">
        <WalletAndStatement sellerId={id} />
      </Tabs.Panel>
      <Tabs.Panel value="invoices">
        <OwnInvoices sellerId={id} />
      </Tabs.Panel>
      <Tabs.Panel value="display">
        <DisplayRules sellerId={id} />
      </Tabs.Panel>
    </>
  );
}
