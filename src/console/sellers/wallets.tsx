import { Group, Paper, SimpleGrid, Stack, Text, Title } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Money, type Amount } from '../ui/money.js';
import { NextPayout } from './next-payout.js';
import { OnItsWay } from './on-its-way.js';
import type { WalletSeller } from './seller-wallet.js';

/** Where the money of a seller is, per currency. */
export function Wallets({ seller }: { readonly seller: WalletSeller }) {
  const { t } = useTranslation('sellers');
  const limit = seller.creditLimit ?? seller.plan?.creditLimit;
  return (
    <Stack gap="lg">
      {seller.wallets.map((wallet) => (
        <OneWallet key={wallet.currency} seller={seller} wallet={wallet} isOnly={seller.wallets.length === 1} />
      ))}
      <Text size="sm" c="dimmed">
        {t(seller.spendUncleared ? 'wallet.spends' : 'wallet.keeps')} {seller.role === 'POSTPAID' && t('wallet.postpaid')}{' '}
        {limit && Number(limit.amount) > 0 && (
          <>
            {t('wallet.limit')} <Money of={limit} />
          </>
        )}
      </Text>
    </Stack>
  );
}

interface OneWalletProps {
  readonly seller: WalletSeller;
  readonly wallet: WalletSeller['wallets'][number];
  readonly isOnly: boolean;
}

function OneWallet({ seller, wallet, isOnly }: OneWalletProps) {
  const { t } = useTranslation('sellers');
  const { available, held, uncleared, balance, payout, currency } = wallet;
  return (
    <Stack gap="sm" component="article" aria-label={t('wallet.of', { currency })}>
      {!isOnly && (
        <Title order={3}>
          <bdi dir="ltr">{currency}</bdi>
        </Title>
      )}
      <SimpleGrid component="dl" cols={{ base: 1, xs: 2, lg: 4 }} m={0}>
        <Figure name={t('wallet.available')} hint={t('wallet.availableHint')} of={available} isMain />
        <Figure name={t('wallet.held')} hint={t('wallet.heldHint')} of={held} />
        <Figure name={t('wallet.uncleared')} hint={t('wallet.unclearedHint')} of={uncleared} />
        <Figure name={t('payout.toBePaid')} hint={t('payout.toBePaidHint')} of={payout.requested} />
      </SimpleGrid>
      <Text size="sm">
        {t('wallet.altogether')} <Money of={balance} />
      </Text>
      <Group align="start" grow preventGrowOverflow={false} gap="lg">
        <OnItsWay seller={seller} wallet={wallet} />
        <NextPayout wallet={wallet} />
      </Group>
    </Stack>
  );
}

interface FigureProps {
  readonly name: string;
  readonly hint: string;
  readonly of: Amount;
  readonly isMain?: boolean;
}

const Figure = ({ name, hint, of, isMain = false }: FigureProps) => (
  <Paper withBorder p="md">
    <Text component="dt" size="sm" fw={600}>
      {name}
    </Text>
    <Text component="dd" m={0} fz={isMain ? 26 : 20} fw={700} c={of.amount.startsWith('-') ? 'red' : undefined}>
      <Money of={of} />
    </Text>
    <Text component="dd" m={0} size="xs" c="dimmed">
      {hint}
    </Text>
  </Paper>
);
