import { Alert, Button, Group, Tabs, Title } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Link, useParams, useSearchParams, type SetURLSearchParams } from 'react-router';
import { useSession } from '../app/session.js';
import { useRead } from '../graph/use-read.js';
import { Empty } from '../ui/empty.js';
import { Facts } from '../ui/facts.js';
import { Instant } from '../ui/instant.js';
import { Loaded } from '../ui/loaded.js';
import { Page } from '../ui/page.js';
import { ExportCard, RetireCard } from './card-actions.js';
import { CardEditor } from './card-editor.js';
import { CardBadge, InEffectBadge } from './card-status.js';
import { compare } from './compare.js';
import { draftOf, surchargesOf } from './draft.js';
import { inEffect } from './in-effect.js';
import { ImportCsv } from './import-csv.js';
import { CarriersDocument, PublishedCardsDocument, RateCardDocument, type WholeCardFragment } from './operations.generated.js';
import { emptyGrid, gridOf, usualTiers } from './price-grid.js';
import { PriceTable } from './price-table.js';
import { SurchargeTable } from './surcharge-table.js';
import { WhatChanges } from './what-changes.js';

/** One version of a rate card. Drafts can be edited. */
export default function RateCardPage() {
  const { id = '' } = useParams();
  return id === 'new' ? <NewCard /> : <KnownCard key={id} id={id} />;
}

function KnownCard({ id }: { readonly id: string }) {
  const { can } = useSession();
  const read = useRead(RateCardDocument, { id });
  return (
    <Loaded read={read}>
      {({ rateCard }) =>
        rateCard.status === 'DRAFT' && can('rate-book:edit') ? (
          <CardEditor service={rateCard.service} purpose={rateCard.purpose} card={rateCard} initial={draftOf(rateCard)} />
        ) : (
          <CardView card={rateCard} />
        )
      }
    </Loaded>
  );
}

/** Unsaved version: empty, or with the prices of another one. */
function NewCard() {
  const { t } = useTranslation('prices');
  const [search] = useSearchParams();
  const from = search.get('from');
  const carriers = useRead(CarriersDocument, {});
  const model = useRead(RateCardDocument, { id: from ?? '' }, { enabled: from !== null });
  const purpose = search.get('purpose') === 'COST' ? 'COST' : 'SALE';
  return (
    <Loaded read={carriers}>
      {(data) => {
        const services = data.carriers.flatMap(({ services: own }) => own);
        const service = services.find(({ code }) => code === search.get('service'));
        if (!service)
          return (
            <Page title={t('card.unknownService')} back={{ to: '/prices', name: t('title') }}>
              <Empty title={t('card.unknownService')} advice={t('card.unknownServiceAdvice')} to="/prices" action={t('title')} />
            </Page>
          );
        const empty = { currency: '', effectiveFrom: null, effectiveTo: null, grid: emptyGrid(usualTiers(service)), surcharges: [] };
        if (from === null) return <CardEditor service={service} purpose={purpose} card={undefined} initial={empty} />;
        return (
          <Loaded read={model}>
            {({ rateCard }) => (
              <CardEditor
                service={service}
                purpose={purpose}
                card={undefined}
                initial={{ ...draftOf(rateCard), effectiveFrom: null, effectiveTo: null }}
              />
            )}
          </Loaded>
        );
      }}
    </Loaded>
  );
}

function CardView({ card }: { readonly card: WholeCardFragment }) {
  const { t } = useTranslation('prices');
  const { can } = useSession();
  const [search, setSearch] = useSearchParams();
  const { service, purpose, version, status } = card;
  const { data } = useRead(PublishedCardsDocument, { serviceCode: service.code, purpose });
  const isCurrent = inEffect(data?.rateCards.nodes ?? [])?.id === card.id;
  const copy = new URLSearchParams({ service: service.code, purpose, from: card.id });
  const show = search.get('show') ?? 'prices';
  return (
    <Page
      title={t('card.title', { service: service.name, version })}
      back={{ to: '/prices', name: t('title') }}
      actions={
        <>
          <ExportCard card={card} />
          {can('rate-book:edit') && <DraftActions copy={copy} card={card} />}
        </>
      }
    >
      <Group gap="xs">
        <CardBadge status={status} />
        {isCurrent && <InEffectBadge />}
      </Group>
      <CardFacts card={card} />
      {status !== 'DRAFT' && <Alert color="gray">{t(`card.readOnly.${status}`)}</Alert>}
      <PricesOrChanges show={show} setSearch={setSearch} card={card} />
    </Page>
  );
}

function DraftActions({ copy, card }: { readonly copy: URLSearchParams; readonly card: WholeCardFragment }) {
  const { t } = useTranslation('prices');
  const { service, purpose, status } = card;
  return (
    <>
      <ImportCsv service={service.code} purpose={purpose} />
      <Button component={Link} to={`/prices/new?${copy.toString()}`} variant="default">
        {t('card.draftFrom')}
      </Button>
      {status === 'PUBLISHED' && <RetireCard card={card} />}
    </>
  );
}

function CardFacts({ card }: { readonly card: WholeCardFragment }) {
  const { t } = useTranslation('prices');
  const { service, purpose } = card;
  return (
    <Facts
      of={[
        [
          t('cards.service'),
          <bdi key="code" dir="ltr">
            {service.code}
          </bdi>,
        ],
        [t('cards.purpose'), t(`purposes.${purpose}`)],
        [t('card.currency'), card.currency],
        [t('card.from'), <Instant key="from" at={card.effectiveFrom} />],
        [t('card.to'), card.effectiveTo ? <Instant key="to" at={card.effectiveTo} /> : t('card.noEnd')],
        [t('cards.created'), <Instant key="created" at={card.createdAt} />],
      ]}
    />
  );
}

interface PricesOrChangesProps {
  readonly show: string;
  readonly setSearch: SetURLSearchParams;
  readonly card: WholeCardFragment;
}

function PricesOrChanges({ show, setSearch, card }: PricesOrChangesProps) {
  const { t } = useTranslation('prices');
  const { service, purpose } = card;
  return (
    <Tabs value={show} keepMounted={false} onChange={(tab) => setSearch(tab === 'compare' ? { show: tab } : {}, { replace: true })}>
      <Tabs.List>
        <Tabs.Tab value="prices">{t('sheet.title')}</Tabs.Tab>
        <Tabs.Tab value="compare">{t('editor.compare')}</Tabs.Tab>
      </Tabs.List>
      <Tabs.Panel value="prices" pt="md">
        <Title order={2} mb="sm">
          {t('sheet.titleIn', { currency: card.currency })}
        </Title>
        <PriceTable comparison={compare(gridOf(card.tiers), undefined)} caption={t('sheet.caption')} />
        <Title order={2} my="sm">
          {t('surcharge.title')}
        </Title>
        <SurchargeTable surcharges={surchargesOf(card)} currency={card.currency} />
      </Tabs.Panel>
      <Tabs.Panel value="compare" pt="md">
        <WhatChanges draft={draftOf(card)} serviceCode={service.code} purpose={purpose} id={card.id} />
      </Tabs.Panel>
    </Tabs>
  );
}
