import { Group } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Instant } from '../ui/instant.js';
import { StateBadge } from '../ui/status.js';

export interface TokenTimes {
  readonly expiresAt: string | null;
  readonly revokedAt: string | null;
}

export const isSpent = ({ expiresAt, revokedAt }: TokenTimes): boolean =>
  revokedAt !== null || (expiresAt !== null && Date.parse(expiresAt) <= Date.now());

/** Token status, with the time it stopped working. */
export function TokenState({ of }: { readonly of: TokenTimes }) {
  const { t } = useTranslation('access');
  if (of.revokedAt !== null) {
    return (
      <Group gap="xs" wrap="nowrap">
        <StateBadge colour="red" label={t('tokens.revoked')} />
        <Instant at={of.revokedAt} ago />
      </Group>
    );
  }
  return isSpent(of) ? <StateBadge colour="gray" label={t('tokens.expired')} /> : <StateBadge colour="green" label={t('tokens.works')} />;
}
