import { Group } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useSession } from '../app/session.js';
import { Day, Instant } from '../ui/instant.js';
import type { AttentionFragment } from './operations.generated.js';

type Next = AttentionFragment['nextStep'];

/** What happens next, as a sentence to whom it concerns. */
export function NextSentence({ of: { kind, by, byName } }: { readonly of: Next }) {
  const { t } = useTranslation('shipments');
  const { isOperator } = useSession();
  if (by === null) return <>{t('next.NONE')}</>;
  const isYou = by === (isOperator ? 'OPERATOR' : 'SELLER');
  const key = isYou ? (`next.you.${kind}` as 'next.you.PACK') : (`next.${kind}.${by}` as 'next.PACK.SELLER');
  return <bdi>{t(key, { who: byName ?? t(`next.who.${by}`) })}</bdi>;
}

/** When, as far as it is known, and which attempt it is. */
export function Expected({ of: { at, day, attempt, attempts } }: { readonly of: Next }) {
  const { t } = useTranslation('shipments');
  const parts: ReactNode[] = [];
  if (at !== null || day !== null) {
    parts.push(
      <span key="when">
        {t('next.expected')} {at === null ? <Day of={day} /> : <Instant at={at} />}
      </span>,
    );
  }
  if (attempt !== null) parts.push(<span key="attempt">{t('next.attempt', { attempt, attempts })}</span>);
  if (parts.length === 0) return null;
  return (
    <Group gap="md" c="dimmed" fz="sm">
      {parts}
    </Group>
  );
}
