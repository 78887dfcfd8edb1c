import { Alert, Text } from '@mantine/core';
import { IconAlertTriangle, IconPlayerPause } from '@tabler/icons-react';
import { Trans, useTranslation } from 'react-i18next';
import { Instant } from '../ui/instant.js';
import { StateBadge } from '../ui/status.js';
import type { WebhookRowFragment } from './operations.generated.js';

type Facts = Pick<WebhookRowFragment, 'isActive' | 'disabledReason' | 'failingSince'>;

/** Reason the service gives for a webhook paused by its owner. */
const BY_ITS_OWNER = 'Switched off by its owner.';

const stateOf = ({ isActive, disabledReason, failingSince }: Facts): 'active' | 'failing' | 'paused' | 'off' => {
  if (isActive) return failingSince === null ? 'active' : 'failing';
  return disabledReason === null || disabledReason === BY_ITS_OWNER ? 'paused' : 'off';
};

const COLOURS = { active: 'green', failing: 'orange', paused: 'gray', off: 'red' } as const;

/** Health badge of a webhook. */
export function WebhookState({ of }: { readonly of: Facts }) {
  const { t } = useTranslation('webhooks');
  const state = stateOf(of);
  return <StateBadge colour={COLOURS[state]} label={t(`states.${state}`)} />;
}

/** Explains a webhook's state and what to do; renders nothing when it is healthy. */
export function WebhookTrouble({ of }: { readonly of: Facts }) {
  const { t } = useTranslation('webhooks');
  const state = stateOf(of);
  if (state === 'active') return null;
  const Icon = state === 'paused' ? IconPlayerPause : IconAlertTriangle;
  return (
    <Alert color={COLOURS[state]} icon={<Icon aria-hidden />} title={t(`states.${state}`)}>
      <Text size="sm">
        {state === 'failing' ? (
          <Trans t={t} i18nKey="trouble.failing" components={{ since: <Instant at={of.failingSince} /> }} />
        ) : (
          t(`trouble.${state}`)
        )}
      </Text>
      {state === 'off' && (
        <Text size="sm" mt={4}>
          {t('trouble.reason')} <bdi>{of.disabledReason}</bdi>
        </Text>
      )}
    </Alert>
  );
}
