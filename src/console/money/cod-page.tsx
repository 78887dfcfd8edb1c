import { Tabs } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useSession } from '../app/session.js';
import { oneOf } from '../graph/one-of.js';
import { useFilters } from '../graph/use-filters.js';
import { useLive } from '../graph/use-live.js';
import { Page } from '../ui/page.js';
import { Custody } from './custody.js';
import { Deposited } from './deposited.js';
import { LiveBadge } from './live-badge.js';
import {
  CodCustodyDocument,
  CodCustodyLiveDocument,
  CodToConfirmDocument,
  DepositedCodDocument,
  HeldParcelsDocument,
} from './operations.generated.js';
import { ToConfirm } from './to-confirm.js';

const VIEWS = ['custody', 'confirm', 'deposited'] as const;

/** Cash on delivery, from collection to deposit. */
export default function CodPage() {
  const { t } = useTranslation('money');
  const { can } = useSession();
  const { get, set } = useFilters();
  const view = oneOf(VIEWS, get('view')) ?? 'custody';
  const reads = [CodCustodyDocument, HeldParcelsDocument, CodToConfirmDocument, DepositedCodDocument];
  const isLive = useLive(CodCustodyLiveDocument, {}, { reads });
  const views = VIEWS.filter((each) => each !== 'confirm' || can('cod:confirm'));
  return (
    <Page title={t('cod.title')} actions={<LiveBadge isLive={isLive} />}>
      <Tabs value={view} onChange={(next) => set({ view: next, hand: null })} keepMounted={false}>
        <Tabs.List mb="md">
          {views.map((each) => (
            <Tabs.Tab key={each} value={each}>
              {t(`cod.views.${each}`)}
            </Tabs.Tab>
          ))}
        </Tabs.List>
        <Tabs.Panel value="custody">
          <Custody />
        </Tabs.Panel>
        {can('cod:confirm') && (
          <Tabs.Panel value="confirm">
            <ToConfirm />
          </Tabs.Panel>
        )}
        <Tabs.Panel value="deposited">
          <Deposited />
        </Tabs.Panel>
      </Tabs>
    </Page>
  );
}
