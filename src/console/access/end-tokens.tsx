import { List, Stack } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useRead } from '../graph/use-read.js';
import { CheckField } from '../ui/check-field.js';
import { Instant } from '../ui/instant.js';
import { OwnTokensDocument } from './operations.generated.js';

interface EndTokensProps {
  readonly value: boolean;
  readonly change: (value: boolean) => void;
}

/** Offers to revoke the tokens created by the account, and lists them. */
export function EndTokensQuestion({ value, change }: EndTokensProps) {
  const { t } = useTranslation('access');
  const { data } = useRead(OwnTokensDocument, {});
  const tokens = data?.ownTokens ?? [];
  if (tokens.length === 0) return null;
  return (
    <Stack gap={4}>
      <CheckField
        label={t('password.endTokens', { count: tokens.length })}
        description={t('password.endTokensMeaning')}
        checked={value}
        change={change}
      />
      <List size="sm" mah={160} style={{ overflowY: 'auto' }} aria-label={t('password.tokens')}>
        {tokens.map(({ id, name, lastUsedAt }) => (
          <List.Item key={id}>
            <bdi>{name}</bdi>, {t('tokens.lastUsed')}: {lastUsedAt ? <Instant at={lastUsedAt} ago /> : t('tokens.never')}
          </List.Item>
        ))}
      </List>
    </Stack>
  );
}
