import { Alert, Loader, Stack, Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useRead } from '../graph/use-read.js';
import { Section } from '../ui/section.js';
import { ConnectProgress } from './connect-progress.js';
import { ConnectedShopDocument } from './operations.generated.js';
import { ShopRequests } from './shop-requests.js';

/** A shop appears by the login of its plug-in, of which nobody tells. */
const LOOK_EVERY_MS = 3_000;

/** Waits for the shop, then shows what works and what it requested. */
export function ConnectWatch({ domain }: { readonly domain: string }) {
  const { t } = useTranslation('access');
  const found = useRead(ConnectedShopDocument, { domain }, { refetchInterval: LOOK_EVERY_MS });
  const shop = found.data?.shops.nodes.find((each) => each.domain === domain);
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
      <ConnectProgress domain={domain} />
      <Section title={t('requests.title')}>
        <ShopRequests domain={domain} />
      </Section>
    </Stack>
  );
}
