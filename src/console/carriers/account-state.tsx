import { Alert, Badge, Text } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Instant } from '../ui/instant.js';
import { StateBadge } from '../ui/status.js';
import type { AccountHealthFragment } from './operations.generated.js';
import type carriers from './words.en.json';

type State = keyof typeof carriers.states;

const COLOURS: Readonly<Record<State, string>> = { works: 'green', failing: 'orange', refused: 'red', paused: 'gray', unused: 'blue' };

/** Calls are recorded to the minute, so a failure in the same minute counts as the later one. */
function stateOf({ pausedAt, pausedBy, lastSuccessAt, lastFailureAt }: AccountHealthFragment): State {
  if (pausedAt !== null) return pausedBy === 'CARRIER' ? 'refused' : 'paused';
  if (lastFailureAt !== null && (lastSuccessAt === null || lastFailureAt >= lastSuccessAt)) return 'failing';
  return lastSuccessAt === null ? 'unused' : 'works';
}

export function AccountState({ of }: { readonly of: AccountHealthFragment }) {
  const { t } = useTranslation('carriers');
  const state = stateOf(of);
  return <StateBadge colour={COLOURS[state]} label={t(`states.${state}`)} />;
}

/** Test accounts are marked: what looks like a booked parcel there is never carried. */
export function ModeBadge({ mode }: { readonly mode: 'TEST' | 'LIVE' }) {
  const { t } = useTranslation('carriers');
  if (mode === 'LIVE') return <StateBadge colour="blue" label={t('modes.LIVE')} />;
  return (
    <Badge variant="filled" color="yellow" autoContrast radius="sm" miw="max-content">
      {t('modes.TEST')}
    </Badge>
  );
}

/** Why the account takes no parcels, or which failure came last. */
export function AccountTrouble({ of }: { readonly of: AccountHealthFragment }) {
  const { t } = useTranslation('carriers');
  const state = stateOf(of);
  if (state === 'works' || state === 'unused') return null;
  const reason = of.pauseReason ?? of.lastFailure;
  return (
    <Alert
      color={state === 'failing' ? 'orange' : 'red'}
      role="status"
      icon={<IconAlertTriangle aria-hidden />}
      title={t(`trouble.${state}`)}
    >
      {reason && (
        <Text size="sm" style={{ overflowWrap: 'anywhere' }}>
          <bdi>{reason}</bdi>
        </Text>
      )}
      <Text size="sm">
        {t('trouble.since')} <Instant at={of.pausedAt ?? of.lastFailureAt} />
      </Text>
    </Alert>
  );
}
