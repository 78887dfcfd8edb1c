import { Paper, SimpleGrid, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useRead } from '../graph/use-read.js';
import { Loaded } from '../ui/loaded.js';
import { Money } from '../ui/money.js';
import { Amounts } from './amounts-list.js';
import { useApprovalFilter } from './approval-filter.js';
import { ApprovalFiguresDocument } from './operations.generated.js';

/** How many requests wait, and how much money they are about. */
export function ApprovalFigures() {
  const { t } = useTranslation('money');
  const { type, subjectUserId } = useApprovalFilter();
  return (
    <Loaded read={useRead(ApprovalFiguresDocument, { type, subjectUserId }, { keep: true })} loading={null}>
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

/** A figure that one sees at once. */
export const Figure = ({ name, children }: { readonly name: string; readonly children: ReactNode }) => (
  <Paper withBorder p="sm">
    <Text component="dt" size="xs" c="dimmed">
      {name}
    </Text>
    <Text component="dd" m={0} fz="lg" fw={600} className="figures">
      {children}
    </Text>
  </Paper>
);
