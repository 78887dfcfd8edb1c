import { Group, Paper, SimpleGrid, Stack, Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Money, type Amount } from '../ui/money.js';
import type { SellerWalletsQuery, WalletFiguresFragment } from './operations.generated.js';

/** Wallet balances of a seller per currency. */
export function Wallets({ seller }: { readonly seller: SellerWalletsQuery['seller'] }) {
  const { t } = useTranslation('sellers');
  const limit = seller.creditLimit ?? seller.plan?.creditLimit;
  return (
    <>
      <SimpleGrid cols={{ base: 1, sm: 2, lg: 3 }}>
        {seller.wallets.map((wallet) => (
          <WalletCard key={wallet.currency} wallet={wallet} />
        ))}
      </SimpleGrid>
      <Text size="sm" c="dimmed">
        {t(seller.spendUncleared ? 'wallet.spends' : 'wallet.keeps')} {seller.role === 'POSTPAID' && t('wallet.postpaid')}{' '}
        {limit && (
          <>
            {t('wallet.limit')} <Money of={limit} />
          </>
        )}
      </Text>
    </>
  );
}

function WalletCard({ wallet: { currency, balance, available, held, uncleared } }: { readonly wallet: WalletFiguresFragment }) {
  const { t } = useTranslation('sellers');
  const isNegative = balance.amount.startsWith('-');
  return (
    <Paper withBorder p="md" component="article" aria-label={t('wallet.of', { currency })}>
      <Text size="xs" c="dimmed">
        {t('wallet.balance')}
      </Text>
      <Text fz={24} fw={700} c={isNegative ? 'red' : undefined}>
        <Money of={balance} />
      </Text>
      <Stack gap={4} mt="xs" component="dl" mb={0}>
        <Line name={t('wallet.available')} hint={t('wallet.availableHint')} of={available} />
        <Line name={t('wallet.held')} hint={t('wallet.heldHint')} of={held} />
        <Line name={t('wallet.uncleared')} hint={t('wallet.unclearedHint')} of={uncleared} />
      </Stack>
    </Paper>
  );
}

const Line = ({ name, hint, of }: { readonly name: string; readonly hint: string; readonly of: Amount }) => (
  <Group justify="space-between" wrap="nowrap" align="start">
    <Text component="dt" size="sm">
      {name}
      <Text span display="block" size="xs" c="dimmed">
        {hint}
      </Text>
    </Text>
    <Text component="dd" size="sm" m={0} style={{ whiteSpace: 'nowrap' }}>
      <Money of={of} />
    </Text>
  </Group>
);
