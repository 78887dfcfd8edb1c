import { Anchor, Group, Select, Stack } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useSession } from '../app/session.js';
import { oneOf } from '../graph/one-of.js';
import { useFilters } from '../graph/use-filters.js';
import { usePages } from '../graph/use-pages.js';
import { useRead } from '../graph/use-read.js';
import { DataTable } from '../ui/data-table.js';
import { Empty } from '../ui/empty.js';
import { Instant } from '../ui/instant.js';
import { Paged } from '../ui/paged.js';
import { CardBadge, InEffectBadge } from './card-status.js';
import { ImportCsv } from './import-csv.js';
import { inEffect } from './in-effect.js';
import { NewDraft } from './new-draft.js';
import { PublishedCardsDocument, RateCardsDocument, type RateCardsQuery } from './operations.generated.js';
import { ServiceChoice } from './service-choice.js';
import type { RateCardPurpose, RateCardStatus } from '../../schema-types.generated.js';

const PURPOSES = ['SALE', 'COST'] as const;
const STATUSES = ['DRAFT', 'PUBLISHED', 'RETIRED'] as const;

/** All rate card versions, newest first. */
export function CardsTab() {
  const { t } = useTranslation('prices');
  const { can } = useSession();
  const { get } = useFilters();
  const serviceCode = get('service');
  const purpose = oneOf(PURPOSES, get('purpose'));
  const status = oneOf(STATUSES, get('status'));
  const pages = usePages(RateCardsDocument, { serviceCode, purpose, status: status && [status] }, ({ rateCards }) => rateCards);
  const published = useRead(PublishedCardsDocument, {});
  const isInEffect = currentIds(published.data?.rateCards.nodes ?? []);
  return (
    <Stack gap="md">
      <Group align="flex-end" justify="space-between">
        <Filters serviceCode={serviceCode} purpose={purpose} status={status} />
        {can('rate-book:edit') && (
          <Group gap="xs">
            <NewDraft />
            <ImportCsv />
          </Group>
        )}
      </Group>
      <Paged pages={pages} empty={<Empty title={t('cards.empty')} advice={t('cards.emptyAdvice')} />}>
        {(rows) => <CardTable rows={rows} isInEffect={isInEffect} />}
      </Paged>
    </Stack>
  );
}

interface FiltersProps {
  readonly serviceCode: string | null;
  readonly purpose: RateCardPurpose | null;
  readonly status: RateCardStatus | null;
}

function Filters({ serviceCode, purpose, status }: FiltersProps) {
  const { t } = useTranslation('prices');
  const { set } = useFilters();
  return (
    <Group align="flex-end" gap="sm">
      <ServiceChoice value={serviceCode ?? ''} change={(service) => set({ service })} all={t('cards.allServices')} />
      <Select
        label={t('cards.purpose')}
        placeholder={t('cards.both')}
        clearable
        clearButtonProps={{ 'aria-label': t('clear') }}
        data={PURPOSES.map((value) => ({ value, label: t(`purposes.${value}`) }))}
        value={purpose}
        onChange={(value) => set({ purpose: value })}
      />
      <Select
        label={t('cards.status')}
        placeholder={t('cards.any')}
        clearable
        clearButtonProps={{ 'aria-label': t('clear') }}
        data={STATUSES.map((value) => ({ value, label: t(`cardStatuses.${value}`) }))}
        value={status}
        onChange={(value) => set({ status: value })}
      />
    </Group>
  );
}

interface CardTableProps {
  readonly rows: readonly RateCardsQuery['rateCards']['nodes'][number][];
  readonly isInEffect: ReadonlySet<string>;
}

function CardTable({ rows, isInEffect }: CardTableProps) {
  const { t } = useTranslation('prices');
  return (
    <DataTable
      caption={t('tabs.cards')}
      rows={rows}
      idOf={({ id }) => id}
      columns={[
        {
          key: 'card',
          title: t('cards.card'),
          cell: ({ id, version, service }) => (
            <Anchor component={Link} to={`/prices/${id}`} size="sm">
              {t('card.title', { service: service.name, version })}
            </Anchor>
          ),
        },
        { key: 'code', title: t('cards.service'), cell: ({ service }) => <bdi dir="ltr">{service.code}</bdi> },
        { key: 'purpose', title: t('cards.purpose'), cell: (row) => t(`purposes.${row.purpose}`) },
        {
          key: 'status',
          title: t('cards.status'),
          cell: (row) => (
            <Group gap={4} wrap="nowrap">
              <CardBadge status={row.status} />
              {isInEffect.has(row.id) && <InEffectBadge />}
            </Group>
          ),
        },
        { key: 'from', title: t('card.from'), cell: ({ effectiveFrom }) => <Instant at={effectiveFrom} /> },
        {
          key: 'to',
          title: t('card.to'),
          cell: ({ effectiveTo }) => (effectiveTo ? <Instant at={effectiveTo} /> : t('card.noEnd')),
        },
        { key: 'currency', title: t('card.currency'), cell: ({ currency }) => currency },
        { key: 'created', title: t('cards.created'), cell: ({ createdAt }) => <Instant at={createdAt} /> },
      ]}
    />
  );
}

/** The rate card in effect per service and purpose. */
function currentIds(cards: Parameters<typeof inEffect>[0]): ReadonlySet<string> {
  const lists = Map.groupBy(cards, ({ service, purpose }) => `${service.code} ${purpose}`).values();
  return new Set([...lists].flatMap((list) => inEffect(list)?.id ?? []));
}
