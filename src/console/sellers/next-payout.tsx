import { Stack, Text, Title } from '@mantine/core';
import { Trans, useTranslation } from 'react-i18next';
import { useInstantText } from '../ui/instant.js';
import { useMoneyText } from '../ui/money.js';
import type { WalletSeller } from './seller-wallet.js';

/** What the next payout is, and what it waits for. */
export function NextPayout({ wallet: { payout } }: { readonly wallet: WalletSeller['wallets'][number] }) {
  const { t } = useTranslation('sellers');
  const money = useMoneyText();
  const at = useInstantText();
  const { waitsFor, account, requestedAt, requested, payable } = payout;
  const values = {
    account: account ?? '',
    day: requestedAt == null ? '' : at(requestedAt),
    requested: money(requested),
    payable: money(payable),
  };
  const wait = waitsFor === 'APPROVAL' && account === null ? 'NOWHERE' : waitsFor;
  return (
    <Stack gap="xs" miw={280} flex={1}>
      <Title order={3} size="h4">
        {t('payout.next')}
      </Title>
      <Text size="sm">
        <Trans t={t} i18nKey={`payout.waits.${wait}`} values={values} components={{ bdi: <bdi /> }} />
      </Text>
    </Stack>
  );
}
