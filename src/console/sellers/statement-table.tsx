import { Anchor, Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Link, useLocation, useSearchParams } from 'react-router';
import { DataTable } from '../ui/data-table.js';
import { Instant } from '../ui/instant.js';
import { Money } from '../ui/money.js';
import { StateBadge } from '../ui/status.js';
import type { TransactionSource } from '../../schema-types.generated.js';
import type { StatementLineFragment } from './operations.generated.js';
import { inOneLine } from '../ui/isolated.js';

/** What people give a reason for. */
const BY_HAND = ['MANUAL', 'REVERSAL'] as const satisfies readonly TransactionSource[];
const COLOURS = { POSTED: 'green', PENDING: 'orange', REVERSED: 'gray' } as const;

/** Transactions of a page. Holds are not part of the running balance. */
export function StatementTable({ lines }: { readonly lines: readonly StatementLineFragment[] }) {
  const { t } = useTranslation('sellers');
  const hasReceivable = lines.some(({ account }) => account === 'RECEIVABLE');
  return (
    <DataTable
      caption={t('statement.title')}
      rows={lines}
      idOf={({ id }) => id}
      columns={[
        { key: 'when', title: t('statement.when'), cell: ({ createdAt }) => <Instant at={createdAt} /> },
        { key: 'what', title: t('statement.what'), cell: (line) => <What line={line} /> },
        ...(hasReceivable
          ? [
              {
                key: 'account',
                title: t('statement.account'),
                cell: ({ account }: StatementLineFragment) => t(`accounts.${account}`),
              },
            ]
          : []),
        { key: 'shipment', title: t('statement.shipment'), cell: (line) => <ShipmentLink of={line} /> },
        { key: 'status', title: t('statement.status'), cell: ({ status }) => <TransactionStatusBadge status={status} /> },
        { key: 'amount', title: t('statement.amount'), end: true, cell: (line) => <Money of={signedAmount(line)} signed /> },
        { key: 'before', title: t('statement.before'), end: true, cell: (line) => <Balance of="balanceBefore" line={line} /> },
        { key: 'after', title: t('statement.after'), end: true, cell: (line) => <Balance of="balanceAfter" line={line} /> },
      ]}
    />
  );
}

/** From the seller's point of view: debits are negative. */
export const signedAmount = ({ amount, type }: Pick<StatementLineFragment, 'amount' | 'type'>) =>
  type === 'DEBIT' ? { ...amount, amount: `-${amount.amount}` } : amount;

export function TransactionStatusBadge({ status }: Pick<StatementLineFragment, 'status'>) {
  const { t } = useTranslation('sellers');
  return <StateBadge colour={COLOURS[status]} label={t(`transactionStatuses.${status}`)} />;
}

/** Opens a transaction without losing the position in the list. */
export function useTransactionLink(): (id: string | null) => string {
  const [search] = useSearchParams();
  const { pathname } = useLocation();
  return (id) => {
    const there = new URLSearchParams(search);
    if (id === null) there.delete('transaction');
    else there.set('transaction', id);
    return `${pathname}?${there.toString()}`;
  };
}

function What({ line: { id, source, description, reference } }: { readonly line: StatementLineFragment }) {
  const { t } = useTranslation('sellers');
  const { state } = useLocation() as { state: unknown };
  const linkTo = useTransactionLink();
  const name = t(`sources.${source}`);
  // Of the others the name says it all, and the service says it in English.
  const isByHand = BY_HAND.some((each) => each === source);
  const more = inOneLine(isByHand ? description : null, reference);
  return (
    <>
      <Anchor component={Link} to={linkTo(id)} state={state} size="sm" fw={600}>
        {name}
      </Anchor>
      <Text size="xs" c="dimmed" maw={240} truncate title={more}>
        <bdi>{more}</bdi>
      </Text>
    </>
  );
}

export function ShipmentLink({ of }: { readonly of: StatementLineFragment }) {
  if (of.shipmentId === null) return <span>–</span>;
  return (
    <Anchor component={Link} to={`/shipments/${of.shipmentId}`} size="sm">
      <bdi dir="ltr">{of.shipmentReference ?? of.shipmentId}</bdi>
    </Anchor>
  );
}

function Balance({ of, line }: { readonly of: 'balanceBefore' | 'balanceAfter'; readonly line: StatementLineFragment }) {
  return <Money of={line.status === 'PENDING' ? null : line[of]} />;
}
