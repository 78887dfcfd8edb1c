import { Anchor, Group, Paper, SimpleGrid, Stack, Text, Title } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { Facts } from '../ui/facts.js';
import { Money } from '../ui/money.js';
import type { SellerBoardQuery } from './operations.generated.js';

type Wallet = NonNullable<NonNullable<SellerBoardQuery['me']['seller']>['wallets']>[number];

/** Wallet cards of a seller, one per currency. */
export function Wallets({ of }: { readonly of: readonly Wallet[] }) {
  const { t } = useTranslation(['board', 'app']);
  if (of.length === 0) return null;
  return (
    <Stack component="section" gap="xs" aria-labelledby="wallets">
      <Group justify="space-between">
        <Title order={2} id="wallets">
          {t('app:areas.wallet')}
        </Title>
        <Anchor component={Link} to="/wallet">
          {t('wallets.open')}
        </Anchor>
      </Group>
      <SimpleGrid cols={{ base: 1, md: 2 }} spacing="sm">
        {of.map(({ currency, balance, available, held, uncleared }) => (
          <Paper key={currency} withBorder p="md">
            <Text size="sm" c="dimmed">
              {t('wallets.balance')}
            </Text>
            <Text fz="1.75rem" fw={700} lh={1.3}>
              <Money of={balance} />
            </Text>
            <Facts
              of={[
                [t('wallets.available'), <Money of={available} />],
                [t('wallets.held'), <Money of={held} />],
                [t('wallets.uncleared'), <Money of={uncleared} />],
              ]}
            />
          </Paper>
        ))}
      </SimpleGrid>
    </Stack>
  );
}
