import { Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useRead } from '../graph/use-read.js';
import { DataTable } from '../ui/data-table.js';
import { Instant } from '../ui/instant.js';
import { Loaded } from '../ui/loaded.js';
import { Money } from '../ui/money.js';
import { Section } from '../ui/section.js';
import { ShipmentTransactionsDocument, type ShipmentTransactionsQuery } from './operations.generated.js';

/** Transactions of the shipment on its seller's accounts. */
export function TransactionsSection({ shipmentId }: { readonly shipmentId: string }) {
  const { t } = useTranslation('shipments');
  const read = useRead(ShipmentTransactionsDocument, { shipmentId });
  return (
    <Section title={t('transactions.title')}>
      <Loaded read={read}>
        {({ transactions: { nodes } }) =>
          nodes.length === 0 ? (
            <Text size="sm" c="dimmed">
              {t('transactions.none')}
            </Text>
          ) : (
            <TransactionTable nodes={nodes} />
          )
        }
      </Loaded>
    </Section>
  );
}

function TransactionTable({ nodes }: { readonly nodes: readonly ShipmentTransactionsQuery['transactions']['nodes'][number][] }) {
  const { t } = useTranslation('shipments');
  return (
    <DataTable
      caption={t('transactions.caption')}
      rows={nodes}
      idOf={({ id }) => id}
      columns={[
        { key: 'at', title: t('transactions.at'), cell: ({ createdAt }) => <Instant at={createdAt} /> },
        { key: 'source', title: t('transactions.source'), cell: ({ source }) => t(`sources.${source}`) },
        {
          key: 'amount',
          title: t('transactions.amount'),
          end: true,
          cell: ({ type, amount: { amount, currency } }) => (
            <Money of={{ amount: type === 'DEBIT' ? `-${amount}` : amount, currency }} signed />
          ),
        },
        { key: 'balance', title: t('transactions.balance'), end: true, cell: ({ balanceAfter }) => <Money of={balanceAfter} /> },
        { key: 'status', title: t('columns.status'), cell: ({ status }) => t(`postings.${status}`) },
        { key: 'reference', title: t('columns.reference'), cell: ({ reference }) => <bdi>{reference ?? '–'}</bdi> },
      ]}
    />
  );
}
