import { Blockquote, Stack, Text, Title } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Instant } from '../ui/instant.js';
import { StateBadge } from '../ui/status.js';
import type { Dispute } from './dispute-of.js';
import { Photos } from './photos.js';

/** A seller's dispute with the decision. */
export function DisputeView({ of: { reason, photos, openedAt, outcome, note, resolvedAt } }: { readonly of: Dispute }) {
  const { t } = useTranslation('money');
  return (
    <Stack gap="xs">
      <Title order={3} size="h5">
        {t('dispute.title')}
      </Title>
      {openedAt && (
        <Text size="sm">
          {t('dispute.openedAt')} <Instant at={openedAt} />
        </Text>
      )}
      <Blockquote p="sm" fz="sm" color="orange">
        <bdi>{reason}</bdi>
      </Blockquote>
      <Photos links={photos} of={t('dispute.photos')} />
      {outcome && (
        <Text size="sm" component="div">
          <StateBadge colour={outcome === 'accepted' ? 'green' : 'red'} label={t(`dispute.outcomes.${outcome}`)} />{' '}
          <Instant at={resolvedAt} />
          {note && (
            <div>
              <bdi>{note}</bdi>
            </div>
          )}
        </Text>
      )}
    </Stack>
  );
}
