import { SimpleGrid } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useRead } from '../graph/use-read.js';
import { Loaded } from '../ui/loaded.js';
import { Money } from '../ui/money.js';
import { Amounts } from '../ui/amounts-list.js';
import { useApprovalFilter } from './approval-filter.js';
import { Figure } from './figure.js';
import { ApprovalFiguresDocument } from './operations.generated.js';

/** Number and total amount of pending requests. */
export function ApprovalFigures() {
  const { t } = useTranslation('money');
  const { type, subjectUserId, search } = useApprovalFilter();
  return (
    <Loaded read={useRead(ApprovalFiguresDocument, { type, subjectUserId, search }, { keep: true })} loading={null}>
      {({ approvalStats: { pending, pendingAmounts, pendingAmount, approved, rejected, cancelled } }) => (
        <SimpleGrid component="dl" cols={{ base: 2, sm: 3, lg: 6 }} m={0}>
          <Figure name={t('approvals.statuses.PENDING')}>{pending}</Figure>
          <Figure name={t('approvals.waiting')}>
            <Amounts of={pendingAmounts} />
          </Figure>
          <Figure name={t('approvals.waitingInBase')}>
            <Money of={pendingAmount} />
          </Figure>
          <Figure name={t('approvals.statuses.APPROVED')}>{approved}</Figure>
          <Figure name={t('approvals.statuses.REJECTED')}>{rejected}</Figure>
          <Figure name={t('approvals.statuses.CANCELLED')}>{cancelled}</Figure>
        </SimpleGrid>
      )}
    </Loaded>
  );
}
