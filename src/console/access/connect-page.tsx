import { Stack } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useFilters } from '../graph/use-filters.js';
import { Loaded } from '../ui/loaded.js';
import { Page } from '../ui/page.js';
import { ConnectChoice } from './connect-choice.js';
import { ConnectInstructions } from './connect-instructions.js';
import { kindOf } from './connect-kinds.js';
import { ConnectWatch } from './connect-watch.js';
import { shopIn, useConnectedShops } from './connected-shop.js';

/** Guides a shop owner from the choice of a store to the first label, and shows live what works and what was wrong. */
export default function ConnectPage() {
  const { t } = useTranslation('access');
  const filters = useFilters();
  const kind = kindOf(filters.get('kind'));
  const domain = filters.get('domain') ?? '';
  const read = useConnectedShops(domain);
  const shop = shopIn(read.data, domain);
  const mode = shop?.mode ?? (filters.get('mode') === 'live' ? 'LIVE' : 'TEST');
  return (
    <Page title={t('connect.title')} back={{ to: '/shops', name: t('shops.title') }}>
      <Stack maw={900}>
        <ConnectChoice kind={kind} domain={domain} mode={mode} isConnected={shop !== undefined} choose={filters.set} />
        {domain !== '' && (
          <Loaded read={read}>
            {() => (
              <>
                {kind !== null && (
                  <ConnectInstructions key={domain} kind={kind} facts={{ url: location.origin, domain, mode }} shop={shop} />
                )}
                <ConnectWatch key={`${domain} connection`} shop={shop} />
              </>
            )}
          </Loaded>
        )}
      </Stack>
    </Page>
  );
}
