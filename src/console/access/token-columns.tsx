import { Badge, Group, Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { Column } from '../ui/data-table.js';
import { Instant } from '../ui/instant.js';
import { TokenState, type TokenTimes } from './token-state.js';

export interface ListedToken extends TokenTimes {
  readonly id: string;
  readonly name: string;
  readonly scopes: readonly string[];
  readonly createdAt: string;
  readonly lastUsedAt: string | null;
}

/** Columns common to all kinds of token. */
export function useTokenColumns<Token extends ListedToken>(): Column<Token>[] {
  const { t } = useTranslation('access');
  return [
    {
      key: 'name',
      title: t('tokens.name'),
      cell: ({ name }) => (
        <Text size="sm" fw={600}>
          <bdi>{name}</bdi>
        </Text>
      ),
    },
    { key: 'state', title: t('tokens.state'), cell: (token) => <TokenState of={token} /> },
    { key: 'scopes', title: t('tokens.scopes'), cell: ({ scopes }) => <Scopes of={scopes} /> },
    {
      key: 'used',
      title: t('tokens.lastUsed'),
      cell: ({ lastUsedAt }) => (lastUsedAt ? <Instant at={lastUsedAt} ago /> : t('tokens.never')),
    },
    { key: 'expires', title: t('tokens.expires'), cell: ({ expiresAt }) => (expiresAt ? <Instant at={expiresAt} /> : t('tokens.never')) },
    { key: 'made', title: t('tokens.made'), cell: ({ createdAt }) => <Instant at={createdAt} /> },
  ];
}

function Scopes({ of }: { readonly of: readonly string[] }) {
  const { t } = useTranslation('access');
  if (of.length === 0) return t('scopes.everything');
  return (
    <Group gap={4} maw={320} miw={160}>
      {of.map((scope) => (
        <Badge key={scope} variant="default" tt="none" fw={500} radius="sm" dir="ltr" miw="max-content">
          {scope}
        </Badge>
      ))}
    </Group>
  );
}
