import { Group } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useSession } from '../app/session.js';
import { useLive } from '../graph/use-live.js';
import { usePages } from '../graph/use-pages.js';
import { DataTable } from '../ui/data-table.js';
import { Empty } from '../ui/empty.js';
import { ListBar } from '../ui/list-bar.js';
import { useMoneyText } from '../ui/money.js';
import { Page } from '../ui/page.js';
import { Paged } from '../ui/paged.js';
import { Stale } from '../ui/stale.js';
import { useIsPhone } from '../ui/use-is-phone.js';
import { useListColumns } from '../ui/use-list-columns.js';
import { useApprovalColumns } from './approval-columns.js';
import { ApprovalFigures } from './approval-figures.js';
import { useApprovalFilter } from './approval-filter.js';
import { ApprovalFilters } from './approval-filters.js';
import { BulkReview } from './bulk-review.js';
import { LiveBadge } from './live-badge.js';
import { ApprovalFiguresDocument, ApprovalsDocument, ApprovalsLiveDocument } from './operations.generated.js';
import { useTicks } from './use-ticks.js';

/** Pending and decided approval requests. */
export default function ApprovalsPage() {
  const { t } = useTranslation('money');
  const { can } = useSession();
  const filter = useApprovalFilter();
  const columns = useListColumns('approvals', useApprovalColumns());
  const isPhone = useIsPhone();
  const moneyText = useMoneyText();
  const { ids, choose, done } = useTicks();
  const pages = usePages(ApprovalsDocument, filter, ({ approvals }) => approvals);
  const isLive = useLive(ApprovalsLiveDocument, {}, { reads: [ApprovalsDocument, ApprovalFiguresDocument] });
  const ticked = (pages.page.data?.nodes ?? []).filter(({ id }) => ids.has(id));
  return (
    <Page title={t('approvals.title')} actions={<LiveBadge isLive={isLive} />}>
      {!isPhone && <ApprovalFigures />}
      <ListBar columns={columns} filters={<ApprovalFilters />} />
      {can('approval:review') && (ticked.length > 0 || !isPhone) && (
        <Stale isStale={pages.page.isPlaceholderData}>
          <Group gap="xs" justify="flex-end">
            <BulkReview requests={ticked} done={done} />
          </Group>
        </Stale>
      )}
      <Paged pages={pages} empty={<NoRequests />}>
        {(rows) => (
          <DataTable
            caption={t('approvals.title')}
            columns={columns.shown}
            rows={rows}
            idOf={({ id }) => id}
            nameOf={({ type, amount }) => `${t(`approvals.types.${type}`)} ${moneyText(amount)}`}
            selection={can('approval:review') ? { ids, choose } : undefined}
          />
        )}
      </Paged>
      {isPhone && <ApprovalFigures />}
    </Page>
  );
}

function NoRequests() {
  const { t } = useTranslation('money');
  return (
    <Empty title={t('approvals.empty')} advice={t('approvals.emptyAdvice')} to="/approvals?status=ALL" action={t('approvals.showAll')} />
  );
}
