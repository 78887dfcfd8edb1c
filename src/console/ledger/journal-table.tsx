import { Anchor, Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Link, useLocation, useSearchParams } from 'react-router';
import { DataTable } from '../ui/data-table.js';
import { Instant } from '../ui/instant.js';
import { Money } from '../ui/money.js';
import { StateBadge } from '../ui/status.js';
import type { JournalRowFragment } from './operations.generated.js';

/** Journal entries with the accounts they debit and credit. */
export function JournalTable({ entries }: { readonly entries: readonly JournalRowFragment[] }) {
  const { t } = useTranslation('ledger');
  return (
    <DataTable
      caption={t('journal.title')}
      rows={entries}
      idOf={({ id }) => id}
      columns={[
        { key: 'posted', title: t('journal.posted'), cell: ({ postedAt }) => <Instant at={postedAt} /> },
        { key: 'entry', title: t('journal.entry'), cell: (entry) => <What entry={entry} /> },
        { key: 'lines', title: t('journal.lines'), cell: (entry) => <Moved entry={entry} /> },
        { key: 'who', title: t('journal.who'), cell: (entry) => <Who entry={entry} /> },
        { key: 'amount', title: t('journal.amount'), end: true, cell: ({ postings }) => <Money of={amountOf(postings)} /> },
      ]}
    />
  );
}

interface EntryProps {
  readonly entry: JournalRowFragment;
}

/** Opens an entry without losing the position in the list. */
export function useEntryLink(): (id: string | null) => string {
  const [search] = useSearchParams();
  const { pathname } = useLocation();
  return (id) => {
    const there = new URLSearchParams(search);
    if (id === null) there.delete('entry');
    else there.set('entry', id);
    return `${pathname}?${there.toString()}`;
  };
}

function What({ entry: { id, description, type, reversedByEntryId } }: EntryProps) {
  const { t } = useTranslation('ledger');
  const { state } = useLocation() as { state: unknown };
  const linkTo = useEntryLink();
  return (
    <>
      <Anchor component={Link} to={linkTo(id)} state={state} size="sm" fw={600}>
        <bdi>{description}</bdi>
      </Anchor>
      {reversedByEntryId !== null && <StateBadge colour="gray" label={t('journal.reversed')} />}
      <Text size="xs" c="dimmed">
        <bdi dir="ltr">{type}</bdi>
      </Text>
    </>
  );
}

/** Debited account codes, a slash, and credited ones, as bookkeepers write an entry. */
function Moved({ entry: { postings } }: EntryProps) {
  const side = (direction: 'DEBIT' | 'CREDIT') =>
    [...new Set(postings.filter((line) => line.direction === direction).map(({ account }) => account))].join(', ');
  return (
    <bdi dir="ltr" title={postings.map(({ account, accountName }) => `${account} ${accountName}`).join('\n')}>
      {side('DEBIT')} / {side('CREDIT')}
    </bdi>
  );
}

function Who({ entry: { postings } }: EntryProps) {
  const named = postings.find(({ sellerName }) => sellerName !== null);
  if (!named || named.sellerId === null) return <span>–</span>;
  return (
    <Anchor component={Link} to={`/sellers/${named.sellerId}`} size="sm">
      <bdi>{named.sellerName}</bdi>
    </Anchor>
  );
}

type Line = JournalRowFragment['postings'][number];

/** Sum of the debits in the currency of the first one, in minor units. */
function amountOf(postings: readonly Line[]): Line['amount'] | null {
  const debits = postings.filter(({ direction }) => direction === 'DEBIT');
  const [first] = debits;
  if (!first) return null;
  const digits = (first.amount.amount.split('.')[1] ?? '').length;
  const minor = debits
    .filter(({ amount }) => amount.currency === first.amount.currency)
    .reduce((sum, { amount }) => sum + BigInt(amount.amount.replace('.', '')), 0n)
    .toString()
    .padStart(digits + 1, '0');
  const cut = minor.length - digits;
  return { ...first.amount, amount: digits === 0 ? minor : `${minor.slice(0, cut)}.${minor.slice(cut)}` };
}
