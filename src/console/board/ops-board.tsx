import {
  IconBarcode, IconBuildingBank, IconCash, IconFileInvoice, IconGavel, IconReceipt, IconScale, IconTruck, IconWebhook, IconX,
} from '@tabler/icons-react'; // prettier-ignore
import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { useSession } from '../app/session.js';
import { useLive } from '../graph/use-live.js';
import { useRead } from '../graph/use-read.js';
import { Loaded } from '../ui/loaded.js';
import { Page } from '../ui/page.js';
import { ChangesFeed } from './changes-feed.js';
import { BoardActions } from './board-actions.js';
import {
  BoardApprovalRequestedDocument, BoardCashMovedDocument, OpsBoardDocument, WorkBoardDocument, type OpsBoardQuery,
} from './operations.generated.js'; // prettier-ignore
import { StatusCounts } from './status-counts.js';
import { useChanges } from './use-changes.js';
import { stalledParcels } from './stalled-parcels.js';
import { Waiting, waits, type Waits } from './waiting.js';

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
    <Page title={t('app:areas.board')} actions={<BoardActions isLive={isLive} />}>
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

function waitingOf(board: OpsBoardQuery['opsBoard']): Waits[] {
  return [
    waits('approvals', board.openApprovals, '/approvals', IconGavel),
    waits('disputes', board.disputedAdjustments, '/adjustments?status=DISPUTED', IconScale),
    ...stalledParcels(board),
    waits('bookings', board.bookingProblems, '/carriers', IconTruck),
    waits('carrierCancellations', board.carrierCancellations, '/carriers', IconX),
    waits('carrierCodes', board.unknownCarrierCodes, '/carriers', IconBarcode),
    waits('carrierInvoices', board.carrierInvoices, '/carriers/bills?state=OPEN', IconFileInvoice),
    waits('unpaid', board.unpaidAdjustments, '/adjustments?status=UNPAID', IconReceipt),
    waits('cash', board.cashInHand, '/cod', IconCash),
    waits('cashWithCarriers', board.cashWithCarriers, '/carriers/cash', IconBuildingBank),
    waits('webhooks', board.failingWebhooks, '/webhooks?failing=true', IconWebhook),
  ];
}
