import {
  IconAlertTriangle, IconBarcode, IconBuildingBank, IconCash, IconFileInvoice, IconGavel, IconPackageOff, IconPlayerPause, IconReceipt, IconScale, IconTruck, IconTruckOff, IconWebhook, IconX,
} from '@tabler/icons-react'; // prettier-ignore
import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { useSession } from '../app/session.js';
import { useLive } from '../graph/use-live.js';
import { useRead } from '../graph/use-read.js';
import { Loaded } from '../ui/loaded.js';
import { Page } from '../ui/page.js';
import { ChangesFeed } from './changes-feed.js';
import { LiveState } from '../ui/live-state.js';
import {
  BoardApprovalRequestedDocument, BoardCashMovedDocument, OpsBoardDocument, WorkBoardDocument, type OpsBoardQuery,
} from './operations.generated.js'; // prettier-ignore
import { countAt } from './phases.js';
import { StatusCounts } from './status-counts.js';
import { useChanges } from './use-changes.js';
import { Waiting, type Waits } from './waiting.js';

const WorkLists = lazy(() => import('./work-lists.js'));
/** Roles that work in the field see their next parcels first. */
const OUTDOOR_ROLES: ReadonlySet<string> = new Set(['DISPATCHER', 'DRIVER']);

/** Overview of operator staff. */
export function OpsBoard() {
  const { t } = useTranslation(['board', 'app']);
  const { can, role } = useSession();
  const board = useRead(OpsBoardDocument, {});
  const { changes, isLive } = useChanges([OpsBoardDocument, WorkBoardDocument]);
  useLive(BoardApprovalRequestedDocument, {}, { reads: [OpsBoardDocument], enabled: can('approval:read') });
  useLive(BoardCashMovedDocument, {}, { reads: [OpsBoardDocument], enabled: can('cod:custody') });
  return (
    <Page title={t('app:areas.board')} actions={<LiveState isLive={isLive} />}>
      {OUTDOOR_ROLES.has(role) && (
        <Suspense>
          <WorkLists />
        </Suspense>
      )}
      <Loaded read={board}>
        {({ opsBoard }) => (
          <>
            <Waiting all={waitingOf(opsBoard)} />
            <StatusCounts counts={opsBoard.statuses} />
          </>
        )}
      </Loaded>
      <ChangesFeed changes={changes} />
    </Page>
  );
}

/** Null values are not visible to the current user. */
function waitingOf(board: OpsBoardQuery['opsBoard']): Waits[] {
  const at = (status: 'FAILED' | 'NOT_COLLECTED') => countAt(board.statuses, status);
  return [
    { name: 'approvals', ...(board.openApprovals ?? NONE), to: '/approvals', icon: IconGavel },
    { name: 'disputes', ...(board.disputedAdjustments ?? NONE), to: '/adjustments?status=DISPUTED', icon: IconScale },
    { name: 'failedPickups', ...board.failedPickups, to: '/shipments?status=PICKUP_FAILED', icon: IconTruckOff },
    { name: 'notCollected', count: at('NOT_COLLECTED'), to: '/shipments?status=NOT_COLLECTED', icon: IconPackageOff },
    { name: 'holds', ...board.holds, to: '/shipments?status=ON_HOLD', icon: IconPlayerPause },
    { name: 'failedDeliveries', count: at('FAILED'), to: '/shipments?status=FAILED', icon: IconAlertTriangle },
    { name: 'bookings', ...(board.bookingProblems ?? NONE), to: '/carriers', icon: IconTruck },
    { name: 'carrierCancellations', ...(board.carrierCancellations ?? NONE), to: '/carriers', icon: IconX },
    { name: 'carrierCodes', ...(board.unknownCarrierCodes ?? NONE), to: '/carriers', icon: IconBarcode },
    { name: 'carrierInvoices', ...(board.carrierInvoices ?? NONE), to: '/carriers/bills?state=OPEN', icon: IconFileInvoice },
    { name: 'unpaid', ...(board.unpaidAdjustments ?? NONE), to: '/adjustments?status=UNPAID', icon: IconReceipt },
    { name: 'cash', ...(board.cashInHand ?? NONE), to: '/cod', icon: IconCash },
    { name: 'cashWithCarriers', ...(board.cashWithCarriers ?? NONE), to: '/carriers/cash', icon: IconBuildingBank },
    { name: 'webhooks', ...(board.failingWebhooks ?? NONE), to: '/webhooks?failing=true', icon: IconWebhook },
  ];
}

const NONE = { count: 0 };
