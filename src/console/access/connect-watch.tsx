import { Alert, Loader, Stack, Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Section } from '../ui/section.js';
import { ConnectProgress } from './connect-progress.js';
import { ShopRequests } from './shop-requests.js';

interface ConnectWatchProps {
  readonly domain: string;
  readonly isConnected: boolean;
}

/** Waits for the shop, then shows what works and what it requested. */
export function ConnectWatch({ domain, isConnected }: ConnectWatchProps) {
  const { t } = useTranslation('access');
  if (!isConnected) {
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
      <ConnectProgress domain={domain} />
      <Section title={t('requests.title')}>
        <ShopRequests domain={domain} />
      </Section>
    </Stack>
  );
}
