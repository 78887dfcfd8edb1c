import { Anchor, Stack } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { DataTable } from '../ui/data-table.js';
import { Empty } from '../ui/empty.js';
import { Facts } from '../ui/facts.js';
import { Instant } from '../ui/instant.js';
import { StateBadge } from '../ui/status.js';
import { isManualShop, useShopName } from '../ui/manual-shop.js';
import type { SellerOverviewFragment } from './operations.generated.js';
import { Section } from './section.js';
import { SellerDetails } from './seller-details.js';
import { SellerTerms } from './seller-terms.js';

/** Details, terms and shipments of a seller. */
export const SellerOverview = ({ seller }: { readonly seller: SellerOverviewFragment }) => (
  <Stack>
    <Figures seller={seller} />
    <SellerTerms seller={seller} />
    <SellerDetails seller={seller} />
    <Shops seller={seller} />
    <PlanHistory seller={seller} />
  </Stack>
);

function Figures({ seller: { id, figures, shipmentStats } }: { readonly seller: SellerOverviewFragment }) {
  const { t } = useTranslation('sellers');
  return (
    <Section
      title={t('figures.title')}
      actions={
        <Anchor component={Link} to={`/shipments?sellerId=${id}`} size="sm">
          {t('figures.shipmentsLink')}
        </Anchor>
      }
    >
      <Facts
        cols={4}
        of={[
          [t('figures.total'), figures?.totalShipments],
          [t('figures.inTransit'), shipmentStats.inTransit],
          [t('figures.delivered'), shipmentStats.delivered],
          [t('figures.failed'), shipmentStats.failed],
          [t('figures.returned'), shipmentStats.returned],
          [t('figures.shops'), t('list.shopFigures', { active: figures?.activeShopCount ?? 0, all: figures?.shopCount ?? 0 })],
          [t('figures.last'), <Instant key="last" at={figures?.lastShipmentAt} />],
        ]}
      />
    </Section>
  );
}

function Shops({ seller: { shops } }: { readonly seller: SellerOverviewFragment }) {
  const { t } = useTranslation('sellers');
  const shopName = useShopName();
  return (
    <Section title={t('shops.title')}>
      {shops.length === 0 ? (
        <Empty title={t('shops.empty')} advice={t('shops.advice')} />
      ) : (
        <DataTable
          caption={t('shops.title')}
          rows={shops}
          idOf={({ id }) => id}
          columns={[
            {
              key: 'name',
              title: t('shops.name'),
              cell: ({ name, domain }) => <bdi>{isManualShop(domain) ? shopName(domain) : name}</bdi>,
            },
            { key: 'domain', title: t('shops.domain'), cell: ({ domain }) => (isManualShop(domain) ? '–' : <bdi dir="ltr">{domain}</bdi>) },
            {
              key: 'platform',
              title: t('shops.platform'),
              cell: ({ domain, platform }) => (isManualShop(domain) ? '–' : <bdi dir="ltr">{platform}</bdi>),
            },
            {
              key: 'state',
              title: t('shops.state'),
              cell: ({ activated }) => (
                <StateBadge colour={activated ? 'green' : 'gray'} label={t(activated ? 'shops.activated' : 'shops.off')} />
              ),
            },
            { key: 'since', title: t('shops.since'), cell: ({ createdAt }) => <Instant at={createdAt} /> },
          ]}
        />
      )}
    </Section>
  );
}

function PlanHistory({ seller: { planHistory } }: { readonly seller: SellerOverviewFragment }) {
  const { t } = useTranslation('sellers');
  if (planHistory.length === 0) return null;
  return (
    <Section title={t('plan.history')}>
      <DataTable
        caption={t('plan.history')}
        rows={planHistory.toReversed()}
        idOf={({ effectiveFrom }) => effectiveFrom}
        columns={[
          { key: 'plan', title: t('plan.plan'), cell: ({ plan }) => <bdi>{plan?.name ?? '–'}</bdi> },
          { key: 'from', title: t('plan.from'), cell: ({ effectiveFrom }) => <Instant at={effectiveFrom} /> },
          {
            key: 'to',
            title: t('plan.to'),
            cell: ({ effectiveTo }) => (effectiveTo === null ? t('plan.now') : <Instant at={effectiveTo} />),
          },
        ]}
      />
    </Section>
  );
}
