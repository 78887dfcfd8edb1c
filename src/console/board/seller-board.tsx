import { IconReceipt, IconScale, IconWebhook } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useSession } from '../app/session.js';
import { useLive } from '../graph/use-live.js';
import { useRead } from '../graph/use-read.js';
import { Loaded } from '../ui/loaded.js';
import { Page } from '../ui/page.js';
import { BoardActions } from './board-actions.js';
import { ChangesFeed } from './changes-feed.js';
import { FirstSteps } from './first-steps.js';
import { BoardWalletChangedDocument, SellerBoardDocument, type SellerBoardQuery } from './operations.generated.js';
import { stalledParcels } from './stalled-parcels.js';
import { StatusCounts } from './status-counts.js';
import { useChanges } from './use-changes.js';
import { Waiting, waits, type Waits } from './waiting.js';
import { Wallets } from './wallets.js';

/** Overview of a seller: what is left to set up, own shipments and wallet. */
export function SellerBoard() {
  const { t } = useTranslation(['board', 'app']);
  const { can } = useSession();
  const seesWallets = can('wallet:read');
  const board = useRead(SellerBoardDocument, { seesWallets });
  const { changes, isLive } = useChanges([SellerBoardDocument]);
  useLive(BoardWalletChangedDocument, {}, { reads: [SellerBoardDocument], enabled: seesWallets });
  return (
    <Page title={t('app:areas.board')} actions={<BoardActions isLive={isLive} />}>
      <Loaded read={board}>
        {(data) => (
          <>
            <FirstSteps of={data} />
            {hasShipped(data) && <Waiting all={waitingOf(data)} />}
            <Wallets of={data.me.seller?.wallets ?? []} />
            {hasShipped(data) && (
              <>
                <StatusCounts counts={data.shipmentFigures.statuses} />
                <ChangesFeed changes={changes} />
              </>
            )}
          </>
        )}
      </Loaded>
    </Page>
  );
}

/** Nothing waits, and nothing has happened, before the first parcel. */
const hasShipped = ({ me }: SellerBoardQuery): boolean => (me.seller?.figures?.totalShipments ?? 0) > 0;

const waitingOf = ({ sellerBoard: board }: SellerBoardQuery): Waits[] => [
  ...stalledParcels(board),
  waits('unpaid', board.unpaidAdjustments, '/adjustments?status=UNPAID', IconReceipt),
  waits('disputes', board.disputedAdjustments, '/adjustments?status=DISPUTED', IconScale),
  waits('webhooks', board.failingWebhooks, '/webhooks?failing=true', IconWebhook),
];
