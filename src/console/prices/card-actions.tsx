import { Button, List, Text } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { useState } from 'react';
import { Trans, useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { send } from '../graph/send.js';
import { useRead } from '../graph/use-read.js';
import { useWrite } from '../graph/use-write.js';
import { Action } from '../ui/action.js';
import { useInstantText } from '../ui/instant.js';
import { notice } from '../ui/notices.js';
import { saveFile } from '../ui/files.js';
import { Trouble } from '../ui/trouble.js';
import { inEffect } from './in-effect.js';
import {
  DeleteRateCardDocument,
  PublishedCardsDocument,
  PublishRateCardDocument,
  RateCardCsvDocument,
  RetireRateCardDocument,
  type WholeCardFragment,
} from './operations.generated.js';

interface Of {
  readonly card: WholeCardFragment;
}

/** Publishes a draft. Unsaved changes must be saved first, because they would not be included. */
export function PublishCard({ card, isDirty }: Of & { readonly isDirty: boolean }) {
  const { t } = useTranslation('prices');
  const instant = useInstantText();
  const { data } = useRead(PublishedCardsDocument, { serviceCode: card.service.code, purpose: card.purpose });
  const publish = useWrite(PublishRateCardDocument, () => notice(t('publish.done', { version: card.version })));
  const replaced = inEffect(data?.rateCards.nodes ?? [], Math.max(Date.now(), Date.parse(card.effectiveFrom)));
  const isAtOnce = Date.parse(card.effectiveFrom) <= Date.now();
  return (
    <Action
      name={t('publish.name')}
      variant="filled"
      why={isDirty ? t('why.unsaved') : null}
      consequences={
        <List size="sm">
          <List.Item>{isAtOnce ? t('publish.atOnce') : t('publish.from', { from: instant(card.effectiveFrom) })}</List.Item>
          <List.Item>
            {replaced ? t('publish.replaces', { version: replaced.version }) : t('publish.first', { service: card.service.name })}
          </List.Item>
          <List.Item>{t('publish.final')}</List.Item>
          <List.Item>{t('publish.keeps')}</List.Item>
        </List>
      }
      run={() => publish.mutateAsync({ id: card.id, expectedRevision: card.revision })}
    />
  );
}

/** Retires a published rate card. */
export function RetireCard({ card }: Of) {
  const { t } = useTranslation('prices');
  const { data } = useRead(PublishedCardsDocument, { serviceCode: card.service.code, purpose: card.purpose });
  const retire = useWrite(RetireRateCardDocument, () => notice(t('retire.done', { version: card.version })));
  const others = (data?.rateCards.nodes ?? []).filter(({ id }) => id !== card.id);
  const next = inEffect(others);
  const isCurrent = inEffect(data?.rateCards.nodes ?? [])?.id === card.id;
  return (
    <Action
      name={t('retire.name')}
      isGrave
      consequences={
        <List size="sm">
          <List.Item>
            {!isCurrent
              ? t('retire.idle')
              : next
                ? t('retire.next', { version: next.version })
                : t('retire.none', { service: card.service.name })}
          </List.Item>
          <List.Item>{t('publish.keeps')}</List.Item>
          <List.Item>{t('retire.final')}</List.Item>
        </List>
      }
      run={() => retire.mutateAsync({ id: card.id })}
    />
  );
}

/** Deletes a draft. */
export function DeleteCard({ card }: Of) {
  const { t } = useTranslation('prices');
  const navigate = useNavigate();
  return (
    <Action
      name={t('delete.name')}
      isGrave
      consequences={
        <Text size="sm">
          <Trans
            t={t}
            i18nKey="delete.consequences"
            values={{ version: card.version, service: card.service.name }}
            components={{ b: <bdi /> }}
          />
        </Text>
      }
      run={() => send(DeleteRateCardDocument, { id: card.id })}
      done={() => {
        notice(t('delete.done', { version: card.version }));
        void navigate('/prices', { replace: true });
      }}
    />
  );
}

/** Exports the prices as a CSV file that can be imported again. */
export function ExportCard({ card }: Of) {
  const { t } = useTranslation('prices');
  const [error, setError] = useState<Error>();
  const download = async (): Promise<void> => {
    setError(undefined);
    try {
      const { rateCard } = await send(RateCardCsvDocument, { id: card.id });
      saveFile(`${card.service.code}-${card.purpose.toLowerCase()}-v${card.version}.csv`, new Blob([rateCard.csv], { type: 'text/csv' }));
    } catch (thrown) {
      setError(thrown instanceof Error ? thrown : new Error(String(thrown)));
    }
  };
  return (
    <>
      <Button variant="default" leftSection={<IconDownload size={16} aria-hidden />} onClick={() => void download()}>
        {t('export')}
      </Button>
      {error && <Trouble error={error} />}
    </>
  );
}
