import { Anchor, Stack, Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Link, useLocation, useSearchParams } from 'react-router';
import type { Column } from '../ui/data-table.js';
import { Instant } from '../ui/instant.js';
import { StateBadge } from '../ui/status.js';
import { useAccountName } from './account-name.js';
import type { JournalLineFragment, JournalRowFragment } from './operations.generated.js';
import { useZone } from './use-books.js';
import type words from './words.en.json';

export interface EntryProps {
  readonly entry: JournalRowFragment;
}

type EntryType = keyof typeof words.happened;

/** Descriptions of these entries say what the type does not: a reason, a carrier, a bill. Those of the others repeat it. */
const TELLING: ReadonlySet<string> = new Set(['carrier_billed', 'carrier_cost', 'carrier_paid', 'manual_credit', 'reversal', 'topup']);

/** What has happened, in words; a type that is not known is described by the service. */
export function useHappened(): (entry: Pick<JournalRowFragment, 'type' | 'description'>) => string {
  const { t, i18n } = useTranslation('ledger');
  return ({ type, description }) => (i18n.exists(`happened.${type}`, { ns: 'ledger' }) ? t(`happened.${type as EntryType}`) : description);
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

/** The posting date, in the operator's time zone, whose days the books have. */
const Posted = ({ entry: { postedAt } }: EntryProps) => <Instant at={postedAt} zone={useZone()} />;

function What({ entry }: EntryProps) {
  const { t } = useTranslation('ledger');
  const { state } = useLocation() as { state: unknown };
  const linkTo = useEntryLink();
  const happened = useHappened();
  return (
    <Stack gap={0} maw={240} style={{ whiteSpace: 'normal', overflowWrap: 'anywhere' }}>
      <Anchor component={Link} to={linkTo(entry.id)} state={state} size="sm" fw={600}>
        <bdi>{happened(entry)}</bdi>
      </Anchor>
      {TELLING.has(entry.type) && happened(entry) !== entry.description && (
        <Text size="xs" c="dimmed">
          <bdi>{entry.description}</bdi>
        </Text>
      )}
      {entry.reversedByEntryId !== null && <StateBadge colour="gray" label={t('journal.reversed')} />}
    </Stack>
  );
}

/** The parcel of an entry, with its order. */
function Parcel({ entry: { postings } }: EntryProps) {
  const line = postings.find(({ shipmentReference }) => shipmentReference !== null);
  if (!line || line.shipmentId === null) return <span>–</span>;
  return (
    <Stack gap={0}>
      <Anchor component={Link} to={`/shipments/${line.shipmentId}`} size="sm">
        <bdi dir="ltr">{line.shipmentReference}</bdi>
      </Anchor>
      {line.orderReference !== null && (
        <Text size="xs" c="dimmed">
          <bdi>{line.orderReference}</bdi>
        </Text>
      )}
    </Stack>
  );
}

/** The seller of an entry, else the worker whom it concerns. */
function Who({ entry: { postings } }: EntryProps) {
  const seller = postings.find(({ sellerName }) => sellerName !== null);
  const worker = postings.find(({ workerName }) => workerName !== null)?.workerName;
  if (!seller || seller.sellerId === null) return <bdi>{worker ?? '–'}</bdi>;
  return (
    <Anchor component={Link} to={`/sellers/${seller.sellerId}`} size="sm" style={{ whiteSpace: 'normal' }}>
      <bdi>{seller.sellerName}</bdi>
    </Anchor>
  );
}

/** Accounts by name, each once, with their codes in small type. */
export function AccountNames({ lines }: { readonly lines: readonly JournalLineFragment[] }) {
  const nameOf = useAccountName();
  const accounts = new Map(lines.map(({ account, accountName }) => [account, accountName]));
  return (
    <Stack gap={0} maw={200} style={{ whiteSpace: 'normal' }}>
      {[...accounts].map(([code, title]) => (
        <span key={code}>
          {nameOf({ code, title })}{' '}
          <Text span size="xs" c="dimmed">
            <bdi dir="ltr">{code}</bdi>
          </Text>
        </span>
      ))}
    </Stack>
  );
}

/** What an entry is about: the columns that every list of entries begins with. */
export function useEntryColumns(): readonly Column<JournalRowFragment>[] {
  const { t } = useTranslation('ledger');
  return [
    { key: 'what', title: t('journal.entry'), cell: (entry) => <What entry={entry} /> },
    { key: 'posted', title: t('journal.posted'), cell: (entry) => <Posted entry={entry} /> },
    { key: 'parcel', title: t('journal.parcel'), cell: (entry) => <Parcel entry={entry} /> },
    { key: 'who', title: t('journal.who'), cell: (entry) => <Who entry={entry} /> },
  ];
}
