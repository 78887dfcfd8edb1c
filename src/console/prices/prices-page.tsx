import { Button, Tabs } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Link, Navigate, useSearchParams } from 'react-router';
import { useSession } from '../app/session.js';
import { Page } from '../ui/page.js';
import { CardsTab } from './cards-tab.js';
import { CarriersTab } from './carriers-tab.js';
import { FxTab } from './fx-tab.js';
import { PlacesTab } from './places-tab.js';
import { PlansTab } from './plans-tab.js';

/** Prices page: rate cards, services, plans, places and exchange rates. */
export default function PricesPage() {
  const { t } = useTranslation('prices');
  const { can } = useSession();
  const [search, setSearch] = useSearchParams();
  if (!can('rate-book:read')) return <Navigate to="/prices/try" replace />;
  return (
    <Page
      title={t('title')}
      actions={
        can('rate:quote') && (
          <Button component={Link} to="/prices/try" variant="default">
            {t('try.title')}
          </Button>
        )
      }
    >
      <Tabs
        value={search.get('tab') ?? 'cards'}
        keepMounted={false}
        onChange={(tab) => setSearch(tab === null || tab === 'cards' ? {} : { tab })}
      >
        <Tabs.List>
          <Tabs.Tab value="cards">{t('tabs.cards')}</Tabs.Tab>
          <Tabs.Tab value="services">{t('tabs.services')}</Tabs.Tab>
          <Tabs.Tab value="plans">{t('tabs.plans')}</Tabs.Tab>
          <Tabs.Tab value="places">{t('tabs.places')}</Tabs.Tab>
          {can('rate-book:edit') && <Tabs.Tab value="fx">{t('tabs.fx')}</Tabs.Tab>}
        </Tabs.List>
        <Tabs.Panel value="cards" pt="md">
          <CardsTab />
        </Tabs.Panel>
        <Tabs.Panel value="services" pt="md">
          <CarriersTab />
        </Tabs.Panel>
        <Tabs.Panel value="plans" pt="md">
          <PlansTab />
        </Tabs.Panel>
        <Tabs.Panel value="places" pt="md">
          <PlacesTab />
        </Tabs.Panel>
        {can('rate-book:edit') && (
          <Tabs.Panel value="fx" pt="md">
            <FxTab />
          </Tabs.Panel>
        )}
      </Tabs>
    </Page>
  );
}
