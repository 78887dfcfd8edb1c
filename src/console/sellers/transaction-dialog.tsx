import { Anchor, Button, Group, Modal, Stack } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Link, useLocation, useNavigate, useSearchParams } from 'react-router';
import { useSession } from '../app/session.js';
import { useRead } from '../graph/use-read.js';
import { Facts } from '../ui/facts.js';
import { Instant } from '../ui/instant.js';
import { Loaded } from '../ui/loaded.js';
import { Money } from '../ui/money.js';
import { StatementTransactionDocument, type StatementTransactionQuery } from './operations.generated.js';
import { ShipmentLink, signedAmount, TransactionStatusBadge, useTransactionLink } from './statement-table.js';

/** Details of the transaction from the URL. */
export function TransactionDialog() {
  const { t } = useTranslation(['sellers', 'app']);
  const navigate = useNavigate();
  const { state } = useLocation() as { state: unknown };
  const [search] = useSearchParams();
  const linkTo = useTransactionLink();
  const id = search.get('transaction');
  const read = useRead(StatementTransactionDocument, { id: id ?? '' }, { enabled: id !== null, keep: true });
  return (
    <Modal
      opened={id !== null}
      onClose={() => void navigate(linkTo(null), { state })}
      title={t('transaction.title')}
      size="lg"
      closeButtonProps={{ 'aria-label': t('app:close') }}
    >
      <Loaded read={read}>{({ transaction }) => <Transaction transaction={transaction} />}</Loaded>
    </Modal>
  );
}

function Transaction({ transaction }: StatementTransactionQuery) {
  return (
    <Stack>
      <TransactionFacts transaction={transaction} />
      <Links transaction={transaction} />
    </Stack>
  );
}

function TransactionFacts({ transaction }: StatementTransactionQuery) {
  const { t } = useTranslation('sellers');
  const { journalEntryId, reversesTransactionId } = transaction;
  const linkTo = useTransactionLink();
  const isHeld = transaction.status === 'PENDING';
  return (
    <Facts
      cols={2}
      of={[
        [t('statement.what'), t(`sources.${transaction.source}`)],
        [t('transaction.description'), <bdi key="description">{transaction.description}</bdi>],
        [t('statement.status'), <TransactionStatusBadge key="status" status={transaction.status} />],
        [t('statement.when'), <Instant key="when" at={transaction.createdAt} />],
        [t('statement.amount'), <Money key="amount" of={signedAmount(transaction)} signed />],
        [t('statement.account'), t(`accounts.${transaction.account}`)],
        [t('statement.before'), isHeld ? null : <Money of={transaction.balanceBefore} />],
        [t('statement.after'), isHeld ? null : <Money of={transaction.balanceAfter} />],
        [t('transaction.cleared'), transaction.clearedAt && <Instant at={transaction.clearedAt} />],
        [t('statement.shipment'), transaction.shipmentId && <ShipmentLink of={transaction} />],
        [t('transaction.order'), transaction.orderReference && <bdi>{transaction.orderReference}</bdi>],
        [t('reference'), transaction.reference && <bdi dir="ltr">{transaction.reference}</bdi>],
        [
          t('transaction.reverses'),
          reversesTransactionId && (
            <Anchor component={Link} to={linkTo(reversesTransactionId)} size="sm">
              <bdi dir="ltr">{reversesTransactionId}</bdi>
            </Anchor>
          ),
        ],
        [t('transaction.id'), <Id key="id" of={transaction.id} />],
        [t('transaction.entry'), journalEntryId && <Id of={journalEntryId} />],
        [t('transaction.invoice'), transaction.invoiceId && <Id of={transaction.invoiceId} />],
      ]}
    />
  );
}

function Links({ transaction }: StatementTransactionQuery) {
  const { t } = useTranslation('sellers');
  const { can, isOperator } = useSession();
  const { journalEntryId, approvalRequestId } = transaction;
  return (
    <Group justify="flex-end">
      {approvalRequestId && isOperator && can('approval:read') && (
        <Button component={Link} to={`/approvals/${approvalRequestId}`} variant="default">
          {t('transaction.approval')}
        </Button>
      )}
      {journalEntryId && isOperator && can('ledger:settle') && (
        <Button component={Link} to={`/ledger/settlements?entry=${journalEntryId}`} variant="default">
          {t('transaction.toLedger')}
        </Button>
      )}
    </Group>
  );
}

const Id = ({ of }: { readonly of: string }) => (
  <bdi dir="ltr" style={{ overflowWrap: 'anywhere' }}>
    {of}
  </bdi>
);
