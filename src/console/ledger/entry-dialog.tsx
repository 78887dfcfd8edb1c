import { Anchor, Button, Group, Modal, Stack } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Link, useLocation, useNavigate } from 'react-router';
import { useSession } from '../app/session.js';
import { useFilters } from '../graph/use-filters.js';
import { useRead } from '../graph/use-read.js';
import { DataTable } from '../ui/data-table.js';
import { Facts } from '../ui/facts.js';
import { Instant } from '../ui/instant.js';
import { Loaded } from '../ui/loaded.js';
import { Money } from '../ui/money.js';
import { AccountName } from './account-name.js';
import { useEntryLink, useHappened } from './entry-cells.js';
import { JournalEntryDetailDocument, type JournalEntryDetailQuery, type JournalLineFragment } from './operations.generated.js';
import { useZone } from './use-books.js';

/** The journal entry from the URL, with all its postings. */
export function EntryDialog() {
  const { t } = useTranslation(['ledger', 'app']);
  const navigate = useNavigate();
  const { state } = useLocation() as { state: unknown };
  const linkTo = useEntryLink();
  const id = useFilters().get('entry');
  const read = useRead(JournalEntryDetailDocument, { id: id ?? '' }, { enabled: id !== null, keep: true });
  return (
    <Modal
      opened={id !== null}
      onClose={() => void navigate(linkTo(null), { state })}
      title={t('journal.detail')}
      size="xl"
      closeButtonProps={{ 'aria-label': t('app:close') }}
    >
      <Loaded read={read}>{({ journalEntry }) => <Detail entry={journalEntry} />}</Loaded>
    </Modal>
  );
}

function Detail({ entry }: { readonly entry: JournalEntryDetailQuery['journalEntry'] }) {
  const { t } = useTranslation('ledger');
  const { can } = useSession();
  return (
    <Stack>
      <EntryFacts entry={entry} />
      <Postings lines={entry.postings} />
      {can('ledger:settle') && (
        <Group justify="flex-end">
          <Button component={Link} to={`/ledger/settlements?entry=${entry.id}`} variant="default">
            {t('journal.settle')}
          </Button>
        </Group>
      )}
    </Stack>
  );
}

function EntryFacts({ entry }: { readonly entry: JournalEntryDetailQuery['journalEntry'] }) {
  const { t } = useTranslation('ledger');
  const zone = useZone();
  const happened = useHappened();
  const linkTo = useEntryLink();
  const other = (id: string | null) =>
    id && (
      <Anchor component={Link} to={linkTo(id)} size="sm">
        <Id of={id} />
      </Anchor>
    );
  return (
    <Facts
      cols={2}
      of={[
        [t('journal.entry'), happened(entry)],
        [t('journal.description'), <bdi key="description">{entry.description}</bdi>],
        [t('journal.posted'), <Instant key="posted" at={entry.postedAt} zone={zone} />],
        [t('journal.occurred'), <Instant key="occurred" at={entry.occurredAt} zone={zone} />],
        [t('journal.id'), <Id key="id" of={entry.id} />],
        [t('journal.reverses'), other(entry.reversesEntryId)],
        [t('journal.reversedBy'), other(entry.reversedByEntryId)],
      ]}
    />
  );
}

function Postings({ lines }: { readonly lines: readonly JournalLineFragment[] }) {
  const { t } = useTranslation('ledger');
  const on = (side: JournalLineFragment['direction']) => (line: JournalLineFragment) => (
    <Money of={line.direction === side ? line.amount : null} />
  );
  return (
    <DataTable
      caption={t('journal.lines')}
      rows={lines}
      idOf={({ id }) => id}
      columns={[
        { key: 'account', title: t('columns.account'), cell: (line) => <AccountName code={line.account} title={line.accountName} /> },
        { key: 'debit', title: t('columns.debit'), end: true, cell: on('DEBIT') },
        { key: 'credit', title: t('columns.credit'), end: true, cell: on('CREDIT') },
        { key: 'about', title: t('columns.about'), cell: (line) => <About line={line} /> },
        { key: 'after', title: t('columns.balanceAfter'), end: true, cell: ({ balanceAfter }) => <Money of={balanceAfter} /> },
      ]}
    />
  );
}

function About({ line }: { readonly line: JournalLineFragment }) {
  const { sellerId, sellerName, shipmentId, shipmentReference, workerName, reference } = line;
  return (
    <Group gap={6} wrap="wrap">
      {sellerId !== null && (
        <Anchor component={Link} to={`/sellers/${sellerId}`} size="sm">
          <bdi>{sellerName ?? sellerId}</bdi>
        </Anchor>
      )}
      {shipmentId !== null && (
        <Anchor component={Link} to={`/shipments/${shipmentId}`} size="sm">
          <Id of={shipmentReference ?? shipmentId} />
        </Anchor>
      )}
      {workerName !== null && <bdi>{workerName}</bdi>}
      {reference !== null && <Id of={reference} />}
    </Group>
  );
}

const Id = ({ of }: { readonly of: string }) => (
  <bdi dir="ltr" style={{ overflowWrap: 'anywhere' }}>
    {of}
  </bdi>
);
