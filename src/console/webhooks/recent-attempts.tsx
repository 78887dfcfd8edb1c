import { Anchor, Group, Text, VisuallyHidden } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { Instant, useInstantText } from '../ui/instant.js';
import { useFailureName } from './delivery-reason.js';
import type { AttemptInShortFragment, WebhookRowFragment } from './operations.generated.js';
import { inOneLine } from '../ui/isolated.js';

const COLOURS = { DELIVERED: 'var(--mantine-color-green-6)', FAILED: 'var(--mantine-color-red-6)', PENDING: 'var(--mantine-color-gray-5)' };

/** The latest attempts as a strip, oldest first; each leads to what was sent and answered. */
export function RecentAttempts({ of: { id, recentAttempts } }: { readonly of: Pick<WebhookRowFragment, 'id' | 'recentAttempts'> }) {
  const { t } = useTranslation('webhooks');
  if (recentAttempts.length === 0) return <Text size="sm">{t('columns.never')}</Text>;
  return (
    <Group gap={6} wrap="nowrap">
      <Group gap={2} wrap="nowrap" component="ul" p={0} m={0} style={{ listStyle: 'none' }} aria-label={t('columns.recent')}>
        {recentAttempts.map((attempt) => (
          <li key={attempt.id}>
            <Mark of={attempt} webhookId={id} />
          </li>
        ))}
      </Group>
      <Text size="xs" c="dimmed">
        <Instant at={recentAttempts.at(-1)?.attemptedAt} ago />
      </Text>
    </Group>
  );
}

/** Failed attempts are lower, so that colour is not all that tells them. */
function Mark({ of: attempt, webhookId }: { readonly of: AttemptInShortFragment; readonly webhookId: string }) {
  const { t } = useTranslation('webhooks');
  const instantText = useInstantText();
  const failureOf = useFailureName();
  const { id, status, attemptedAt } = attempt;
  const text = inOneLine(t(`deliveryStatuses.${status}`), failureOf(attempt), instantText(attemptedAt));
  return (
    <Anchor
      component={Link}
      to={`/webhooks/${webhookId}/deliveries/${id}`}
      title={text}
      display="flex"
      h={20}
      style={{ alignItems: 'flex-end' }}
    >
      <span style={{ width: 8, height: status === 'FAILED' ? 10 : 20, borderRadius: 2, background: COLOURS[status] }} aria-hidden />
      <VisuallyHidden>{text}</VisuallyHidden>
    </Anchor>
  );
}
