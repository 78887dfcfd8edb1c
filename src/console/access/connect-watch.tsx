import { Alert, Loader, Stack, Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Section } from '../ui/section.js';
import { ConnectProgress } from './connect-progress.js';
import type { ConnectedShop } from './connected-shop.js';
import { ShopRequests } from './shop-requests.js';

interface ConnectWatchProps {
  /** Undefined until it is connected. */
  readonly shop: ConnectedShop | undefined;
}

/** Waits for the shop, then shows what works and what it requested. */
export function ConnectWatch({ shop }: ConnectWatchProps) {
  const { t } = useTranslation('access');
  if (!shop) {
    return (
      <Section title={t('connect.watch')}>
        <Alert color="gray" role="status" icon={<Loader size={18} aria-hidden />} title={t('connect.waiting')}>
          <Text size="sm">{t('connect.waitingAdvice')}</Text>
        </Alert>
      </Section>
    );
  }
  return (
    <Stack>
      <ConnectProgress domain={shop.domain} mode={shop.mode} />
      <Section title={t('requests.title')}>
        <ShopRequests domain={shop.domain} />
      </Section>
    </Stack>
  );
}
