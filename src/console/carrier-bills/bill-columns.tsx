import { Anchor, Stack, Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { Count } from '../ui/count.js';
import type { Column } from '../ui/data-table.js';
import { Days, Instant } from '../ui/instant.js';
import { StateBadge } from '../ui/status.js';
import { Amounts } from '../ui/amounts-list.js';
import { useBillingCarriers } from './billing-carriers.js';
import type { BillTotalsFragment } from './operations.generated.js';

/** Columns of the list of bills. */
export function useBillColumns(): readonly Column<BillTotalsFragment>[] {
  const { t } = useTranslation('carrier-bills');
  const { nameOf } = useBillingCarriers();
  return [
    { key: 'number', title: t('columns.number'), cell: (bill) => <BillName of={bill} carrier={nameOf(bill)} /> },
    { key: 'days', title: t('columns.days'), cell: (bill) => <BilledDays of={bill} /> },
    { key: 'imported', title: t('columns.imported'), cell: ({ createdAt }) => <Instant at={createdAt} ago /> },
    { key: 'lines', title: t('columns.lines'), cell: (bill) => <Count of={linesOf(bill)} />, end: true },
    { key: 'billed', title: t('columns.billed'), cell: ({ billed }) => <Amounts of={billed} />, end: true },
    { key: 'expected', title: t('columns.expected'), cell: ({ expected }) => <Amounts of={expected} />, end: true },
    { key: 'difference', title: t('columns.difference'), cell: ({ difference }) => <Amounts of={difference} signed />, end: true },
    { key: 'open', title: t('columns.open'), cell: ({ open }) => <Open of={open} /> },
  ];
}

export const linesOf = ({ counts }: Pick<BillTotalsFragment, 'counts'>): number => counts.reduce((sum, { lines }) => sum + lines, 0);

const BillName = ({ of: { id, number }, carrier }: { readonly of: BillTotalsFragment; readonly carrier: string }) => (
  <Stack gap={0}>
    <Anchor component={Link} to={`/carriers/bills/${id}`} size="sm">
      <bdi dir="ltr">{number}</bdi>
    </Anchor>
    <Text size="xs" c="dimmed">
      <bdi>{carrier}</bdi>
    </Text>
  </Stack>
);

/** The days that the lines name. */
export const BilledDays = ({ of: { firstBilledOn, lastBilledOn } }: { readonly of: BillTotalsFragment }) => (
  <Days from={firstBilledOn} to={lastBilledOn} />
);

function Open({ of }: { readonly of: number }) {
  const { t } = useTranslation('carrier-bills');
  return of === 0 ? (
    <StateBadge colour="green" label={t('settled')} />
  ) : (
    <StateBadge colour="orange" label={t('openLines', { count: of })} />
  );
}
