import {
  IconAlertTriangle, IconPackageOff, IconPlayerPause, IconReceipt, IconScale, IconTruckOff, IconWebhook,
} from '@tabler/icons-react'; // prettier-ignore
import { useTranslation } from 'react-i18next';
import { useSession } from '../app/session.js';
import { useLive } from '../graph/use-live.js';
import { useRead } from '../graph/use-read.js';
import { Loaded } from '../ui/loaded.js';
import { Page } from '../ui/page.js';
import { ChangesFeed } from './changes-feed.js';
import { FirstSteps } from './first-steps.js';
import { LiveState } from '../ui/live-state.js';
import { BoardWalletChangedDocument, SellerBoardDocument, type SellerBoardQuery } from './operations.generated.js';
import { countAt } from './phases.js';
import { StatusCounts } from './status-counts.js';
import { useChanges } from './use-changes.js';
import { Waiting, type Waits } from './waiting.js';
import { Wallets } from './wallets.js';

/** Overview of a seller: own shipments and wallet. */
export function SellerBoard() {
  const { t } = useTranslation(['board', 'app']);
  const { can } = useSession();
  const seesWallets = can('wallet:read');
  const board = useRead(SellerBoardDocument, { seesWallets, seesWebhooks: can('webhook:manage') });
  const { changes, isLive } = useChanges([SellerBoardDocument]);
  useLive(BoardWalletChangedDocument, {}, { reads: [SellerBoardDocument], enabled: seesWallets });
  return (
    <Page title={t('app:areas.board')} actions={<LiveState isLive={isLive} />}>
      <Loaded read={board}>
        {(data) =>
          isNew(data) ? (
            <FirstSteps />
          ) : (
            <>
              <Waiting all={waitingOf(data)} />
              <Wallets of={data.me.seller?.wallets ?? []} />
              <StatusCounts counts={data.shipmentFigures.statuses} />
              <ChangesFeed changes={changes} />
            </>
          )
        }
      </Loaded>
    </Page>
  );
}

const isNew = ({ me }: SellerBoardQuery): boolean => {
  const figures = me.seller?.figures;
  return figures != null && figures.shopCount === 0 && figures.totalShipments === 0;
};

function waitingOf({ shipmentFigures: { statuses }, unpaid, disputed, failingWebhooks }: SellerBoardQuery): Waits[] {
  return [
    { name: 'unpaid', count: unpaid.totalCount, to: '/adjustments?status=UNPAID', icon: IconReceipt },
    { name: 'failedPickups', count: countAt(statuses, 'PICKUP_FAILED'), to: '/shipments?status=PICKUP_FAILED', icon: IconTruckOff },
    { name: 'notCollected', count: countAt(statuses, 'NOT_COLLECTED'), to: '/shipments?status=NOT_COLLECTED', icon: IconPackageOff },
    { name: 'holds', count: countAt(statuses, 'ON_HOLD'), to: '/shipments?status=ON_HOLD', icon: IconPlayerPause },
    { name: 'failedDeliveries', count: countAt(statuses, 'FAILED'), to: '/shipments?status=FAILED', icon: IconAlertTriangle },
    { name: 'disputes', count: disputed.totalCount, to: '/adjustments?status=DISPUTED', icon: IconScale },
    { name: 'webhooks', count: failingWebhooks?.totalCount ?? 0, to: '/webhooks?failing=true', icon: IconWebhook },
  ];
}
