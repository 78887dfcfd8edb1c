import { Alert, Button, Group, SimpleGrid, Stack, Tabs, Text, Title } from '@mantine/core';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { useFilters, type Filters } from '../graph/use-filters.js';
import { notice } from '../ui/notices.js';
import { Page } from '../ui/page.js';
import { Trouble } from '../ui/trouble.js';
import { DeleteCard, ExportCard, PublishCard } from './card-actions.js';
import { CardBadge } from './card-status.js';
import type { Draft } from './draft.js';
import { InstantInput } from './instant-input.js';
import { LeaveGuard } from './leave-guard.js';
import type { WholeCardFragment } from './operations.generated.js';
import type { RateCardPurpose } from '../../schema-types.generated.js';
import { Sheet } from './sheet.js';
import { SurchargeFields } from './surcharge-fields.js';
import { useDraft, type Drafting } from './use-draft.js';
import { WhatChanges } from './what-changes.js';
import { Reasoned } from '../ui/reasoned.js';
import { TextField } from '../ui/text-field.js';

interface CardEditorProps {
  readonly service: Pick<WholeCardFragment['service'], 'code' | 'name'>;
  readonly purpose: RateCardPurpose;
  /** Undefined until it is first saved. */
  readonly card: WholeCardFragment | undefined;
  readonly initial: Draft;
}

/** Editor for a rate card draft, up to its publication. */
export function CardEditor({ service, purpose, card, initial }: CardEditorProps) {
  const { t } = useTranslation('prices');
  const navigate = useNavigate();
  const { get, set } = useFilters();
  const isSaved = useRef(false);
  const words = {
    noNumber: t('wrong.noNumber'), noWeight: t('wrong.noWeight'), noTier: t('wrong.noTier'), noStep: t('wrong.noStep'), twice: t('wrong.twice'),
  }; // prettier-ignore
  const saved = ({ id, version }: WholeCardFragment): void => {
    notice(t('editor.saved', { version }));
    if (card) return;
    isSaved.current = true;
    void navigate(`/prices/${id}`, { replace: true });
  };
  const drafting = useDraft({ serviceCode: service.code, purpose, card, initial, words, saved });
  const { draft, isDirty } = drafting;
  const show = get('show') ?? 'edit';
  const title = card ? t('card.title', { service: service.name, version: card.version }) : t('card.newTitle', { service: service.name });
  return (
    <Page
      title={title}
      back={{ to: '/prices', name: t('title') }}
      actions={
        <>
          {card && <ExportCard card={card} />}
          {card && <DeleteCard card={card} />}
          <SaveButton card={card} drafting={drafting} />
          {card && <PublishCard card={card} isDirty={isDirty} />}
        </>
      }
    >
      <LeaveGuard isDirty={() => isDirty && !isSaved.current} />
      <DraftState service={service} purpose={purpose} card={card} isDirty={isDirty} />
      <Problems drafting={drafting} />
      <EditOrCompare show={show} set={set} drafting={drafting} service={service} purpose={purpose} card={card} draft={draft} />
    </Page>
  );
}

function SaveButton({ card, drafting }: Pick<CardEditorProps, 'card'> & { readonly drafting: Drafting }) {
  const { t } = useTranslation('prices');
  const { isDirty, isBusy } = drafting;
  return (
    <Reasoned why={card !== undefined && !isDirty ? t('why.nothingChanged') : null}>
      {(blocked) => (
        <Button loading={isBusy} onClick={() => void drafting.save()} {...blocked}>
          {t('editor.save')}
        </Button>
      )}
    </Reasoned>
  );
}

interface DraftStateProps extends Pick<CardEditorProps, 'service' | 'purpose' | 'card'> {
  readonly isDirty: boolean;
}

function DraftState({ service, purpose, card, isDirty }: DraftStateProps) {
  const { t } = useTranslation('prices');
  return (
    <Group gap="xs">
      <CardBadge status="DRAFT" />
      <Text size="sm">
        <bdi dir="ltr">{service.code}</bdi> · {t(`purposes.${purpose}`)}
        {card && ` · ${t('card.revision', { revision: card.revision })}`}
      </Text>
      <Text size="sm" c="dimmed" role="status">
        {isDirty ? t('editor.unsaved') : ''}
      </Text>
    </Group>
  );
}

interface EditOrCompareProps extends Pick<CardEditorProps, 'service' | 'purpose' | 'card'> {
  readonly show: string;
  readonly set: Filters['set'];
  readonly drafting: Drafting;
  readonly draft: Draft;
}

function EditOrCompare({ show, set, drafting, service, purpose, card, draft }: EditOrCompareProps) {
  const { t } = useTranslation('prices');
  return (
    <Tabs value={show} keepMounted={false} onChange={(tab) => set({ show: tab === 'edit' ? null : tab }, { replace: true })}>
      <Tabs.List>
        <Tabs.Tab value="edit">{t('editor.edit')}</Tabs.Tab>
        <Tabs.Tab value="compare">{t('editor.compare')}</Tabs.Tab>
      </Tabs.List>
      <Tabs.Panel value="edit" pt="md">
        <Fields drafting={drafting} />
      </Tabs.Panel>
      <Tabs.Panel value="compare" pt="md">
        <WhatChanges draft={draft} serviceCode={service.code} purpose={purpose} id={card?.id} />
      </Tabs.Panel>
    </Tabs>
  );
}

function Fields({ drafting }: { readonly drafting: Drafting }) {
  const { draft, change, cellErrors, fieldErrors } = drafting;
  const { t } = useTranslation('prices');
  return (
    <Stack gap="md">
      <TermsFields drafting={drafting} />
      <Title order={2}>{t('sheet.title')}</Title>
      <Sheet grid={draft.grid} errors={cellErrors} change={(edit) => change((old) => ({ ...old, grid: edit(old.grid) }))} />
      <Title order={2}>{t('surcharge.title')}</Title>
      <SurchargeFields
        surcharges={draft.surcharges}
        errors={fieldErrors}
        currency={draft.currency}
        change={(surcharges) => change((old) => ({ ...old, surcharges }))}
      />
    </Stack>
  );
}

function TermsFields({ drafting }: { readonly drafting: Drafting }) {
  const { t } = useTranslation('prices');
  const { draft, fieldErrors, change } = drafting;
  return (
    <SimpleGrid cols={{ base: 1, xs: 2, sm: 3 }} maw={840}>
      <InstantInput
        label={t('card.from')}
        description={t('card.fromHint')}
        value={draft.effectiveFrom}
        error={fieldErrors.get('effectiveFrom')}
        change={(effectiveFrom) => change((old) => ({ ...old, effectiveFrom }))}
      />
      <InstantInput
        label={t('card.to')}
        description={t('card.toHint')}
        value={draft.effectiveTo}
        error={fieldErrors.get('effectiveTo')}
        change={(effectiveTo) => change((old) => ({ ...old, effectiveTo }))}
      />
      <TextField
        label={t('card.currency')}
        description={t('card.currencyHint')}
        inputWrapperOrder={['label', 'input', 'description', 'error']}
        dir="ltr"
        maxLength={3}
        value={draft.currency}
        error={fieldErrors.get('currency')}
        change={(typed) => {
          const currency = typed.toUpperCase();
          change((old) => ({ ...old, currency }));
        }}
      />
    </SimpleGrid>
  );
}

/** Reasons why the draft cannot be saved. */
function Problems({
  drafting: { isOvertaken, loadTheirs, overwrite, isBusy, cellErrors, fieldErrors, error },
}: {
  readonly drafting: Drafting;
}) {
  const { t } = useTranslation('prices');
  const marked = cellErrors.size + fieldErrors.size;
  if (isOvertaken)
    return (
      <Alert color="orange" role="alert" title={t('conflict.title')}>
        <Stack gap="xs">
          <Text size="sm">{t('conflict.text')}</Text>
          <Group gap="xs">
            <Button size="xs" onClick={() => void loadTheirs()}>
              {t('conflict.load')}
            </Button>
            <Button size="xs" variant="default" loading={isBusy} onClick={() => void overwrite()}>
              {t('conflict.overwrite')}
            </Button>
          </Group>
        </Stack>
      </Alert>
    );
  return (
    <>
      {marked > 0 && (
        <Alert color="red" role="alert">
          {t('wrong.marked', { count: marked })}
        </Alert>
      )}
      {error && (marked === 0 || hasMore(error)) && <Trouble error={error} />}
    </>
  );
}

const hasMore = (error: Error): boolean => 'problems' in error && Array.isArray(error.problems) && error.problems.length > 0;
