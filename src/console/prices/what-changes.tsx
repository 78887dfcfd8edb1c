import { Alert, Group, Select, Stack, Text, Title } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useFilters } from '../graph/use-filters.js';
import { useRead } from '../graph/use-read.js';
import { Empty } from '../ui/empty.js';
import { useInstantText } from '../ui/instant.js';
import { Loaded } from '../ui/loaded.js';
import { compare, countsOf } from './compare.js';
import { surchargesOf, type Draft } from './draft.js';
import { inEffect, type PublishedCard } from './in-effect.js';
import { PublishedCardsDocument, RateCardDocument, type WholeCardFragment } from './operations.generated.js';
import { type RateCardPurpose } from '../../schema-types.generated.js';
import { gridOf } from './price-grid.js';
import { PriceTable } from './price-table.js';
import { SurchargeTable } from './surcharge-table.js';

interface WhatChangesProps {
  readonly draft: Draft;
  readonly serviceCode: string;
  readonly purpose: RateCardPurpose;
  /** The card itself, which is excluded from the comparison. */
  readonly id: string | undefined;
}

/** Compares prices with a published version: increases, decreases, additions and removals. */
export function WhatChanges({ draft, serviceCode, purpose, id }: WhatChangesProps) {
  const { t } = useTranslation('prices');
  const published = useRead(PublishedCardsDocument, { serviceCode, purpose });
  return (
    <Loaded read={published}>
      {({ rateCards: { nodes } }) => {
        const others = nodes.filter((card) => card.id !== id);
        return others.length === 0 ? (
          <Empty title={t('compare.none')} advice={t('compare.noneAdvice')} />
        ) : (
          <Chosen draft={draft} others={others} currentId={inEffect(nodes)?.id} />
        );
      }}
    </Loaded>
  );
}

interface ChosenProps {
  readonly draft: Draft;
  readonly others: readonly PublishedCard[];
  /** The card in effect now, which may be the displayed one. */
  readonly currentId: string | undefined;
}

function Chosen({ draft, others, currentId }: ChosenProps) {
  const { t } = useTranslation('prices');
  const instant = useInstantText();
  const { get, set } = useFilters();
  const chosen = others.find(({ version }) => String(version) === get('with')) ?? inEffect(others) ?? others[0];
  const read = useRead(RateCardDocument, { id: chosen?.id ?? '' });
  return (
    <Stack gap="md">
      <Select
        label={t('compare.with')}
        maw={420}
        allowDeselect={false}
        value={String(chosen?.version)}
        onChange={(version) => set({ with: version }, { replace: true })}
        data={others.map(({ id, version, effectiveFrom }) => ({
          value: String(version),
          label:
            id === currentId
              ? t('compare.current', { version, from: instant(effectiveFrom) })
              : t('compare.version', { version, from: instant(effectiveFrom) }),
        }))}
      />
      <Loaded read={read}>{({ rateCard }) => <Compared draft={draft} was={rateCard} />}</Loaded>
    </Stack>
  );
}

function Compared({ draft, was }: { readonly draft: Draft; readonly was: WholeCardFragment }) {
  const { t } = useTranslation('prices');
  const comparison = compare(draft.grid, gridOf(was.tiers));
  const counts = countsOf(comparison);
  return (
    <Stack gap="md">
      {draft.currency !== was.currency && (
        <Alert color="orange">{t('compare.currencies', { now: draft.currency, was: was.currency })}</Alert>
      )}
      <Group gap="md" role="status">
        {(['up', 'down', 'new', 'gone', 'changed', 'same'] as const)
          .filter((kind) => counts[kind] > 0)
          .map((kind) => (
            <Text key={kind} size="sm" fw={kind === 'same' ? 400 : 600}>
              {t(`compare.counts.${kind}`, { count: counts[kind] })}
            </Text>
          ))}
      </Group>
      <PriceTable comparison={comparison} caption={t('compare.caption', { version: was.version })} />
      <Title order={2}>{t('surcharge.title')}</Title>
      <SurchargeTable surcharges={draft.surcharges} was={surchargesOf(was)} currency={draft.currency} />
    </Stack>
  );
}
