import { Anchor, Button, Group, Paper, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { SellerChoice } from '../app/seller-choice.js';
import { useSession } from '../app/session.js';
import { useFilters } from '../graph/use-filters.js';
import { useLive } from '../graph/use-live.js';
import { usePages } from '../graph/use-pages.js';
import { DataTable } from '../ui/data-table.js';
import { Empty } from '../ui/empty.js';
import { FoldedFilters } from '../ui/filter-sheet.js';
import { Instant } from '../ui/instant.js';
import { Paged } from '../ui/paged.js';
import { Stale } from '../ui/stale.js';
import { ShipmentStatusBadge } from '../ui/status.js';
import { PickupRoundDocument, RoundMovedDocument, type RoundRowFragment } from './operations.generated.js';
import { type ShipmentStatus } from '../../schema-types.generated.js';
import { RoundBar } from './round-bar.js';
import { SearchField } from './search-field.js';
import { inOneLine } from '../ui/isolated.js';

/** Stages of a round, in order. */
const stages = {
  book: ['NEW', 'FULFILLED'],
  send: ['PICKUP'],
  fetch: ['IN_TRANSIT_PICKUP'],
  again: ['PICKUP_FAILED', 'NOT_COLLECTED'],
} as const satisfies Readonly<Record<string, readonly ShipmentStatus[]>>;
const names = ['book', 'send', 'fetch', 'again'] as const;
type Stage = (typeof names)[number];

/** Parcels to pick up by stage, with bulk actions for the next step. */
export function Round() {
  const { t } = useTranslation('pickups');
  const { get, set } = useFilters();
  const [ticked, setTicked] = useState<ReadonlySet<string>>(new Set());
  const stage = names.find((name) => name === get('stage')) ?? 'book';
  const sellerId = get('sellerId');
  const pages = usePages(
    PickupRoundDocument,
    { status: [...stages[stage]], sellerId, search: get('search') },
    ({ shipments }) => shipments,
  );
  // Rows must not move while the user is selecting.
  useLive(RoundMovedDocument, { sellerId }, { reads: ticked.size > 0 ? [] : [PickupRoundDocument] });
  const rows = (pages.page.data?.nodes ?? []).filter(({ id }) => ticked.has(id));
  const clear = (): void => setTicked(new Set());
  const to = (changes: Readonly<Record<string, string | null>>): void => {
    clear();
    set(changes);
  };
  return (
    <Stack gap="md">
      <Stages stage={stage} to={to} />
      <Text size="sm" c="dimmed">
        {t(`stageHints.${stage}`)}
      </Text>
      <FoldedFilters>
        <RoundFilters to={to} sellerId={sellerId} />
      </FoldedFilters>
      {rows.length > 0 && (
        <Stale isStale={pages.page.isPlaceholderData}>
          <RoundBar rows={rows} clear={clear} />
        </Stale>
      )}
      <Paged pages={pages} empty={<Empty title={t('stageEmpty')} advice={t('stageEmptyAdvice')} />}>
        {(shown) => <RoundTable stage={stage} shown={shown} ticked={ticked} setTicked={setTicked} />}
      </Paged>
    </Stack>
  );
}

interface RoundFiltersProps {
  readonly to: (changes: Readonly<Record<string, string | null>>) => void;
  readonly sellerId: string | null;
}

function RoundFilters({ to, sellerId }: RoundFiltersProps) {
  const { t } = useTranslation('pickups');
  const { can } = useSession();
  const { get } = useFilters();
  return (
    <Paper withBorder p="sm" component="search" aria-label={t('filters')}>
      <Group align="flex-end" gap="sm">
        <SearchField key={get('search')} value={get('search') ?? ''} hint={t('shipmentHint')} search={(search) => to({ search })} />
        {can('seller:read') && <SellerChoice label={t('seller')} value={sellerId} onChange={(id) => to({ sellerId: id })} />}
      </Group>
    </Paper>
  );
}

function Stages({ stage, to }: { readonly stage: Stage; readonly to: (changes: Readonly<Record<string, string | null>>) => void }) {
  const { t } = useTranslation('pickups');
  return (
    <Group component="nav" gap={6} aria-label={t('stages.label')}>
      {names.map((name) => (
        <Button
          key={name}
          size="xs"
          variant={name === stage ? 'filled' : 'default'}
          aria-current={name === stage ? 'step' : undefined}
          onClick={() => to({ stage: name })}
        >
          {t(`stages.${name}`)}
        </Button>
      ))}
    </Group>
  );
}

interface RoundTableProps {
  readonly stage: Stage;
  readonly shown: readonly RoundRowFragment[];
  readonly ticked: ReadonlySet<string>;
  readonly setTicked: (value: ReadonlySet<string>) => void;
}

function RoundTable({ stage, shown, ticked, setTicked }: RoundTableProps) {
  const { t } = useTranslation('pickups');
  return (
    <DataTable
      caption={t(`stages.${stage}`)}
      rows={shown}
      idOf={({ id }) => id}
      nameOf={({ reference }) => reference}
      selection={{ ids: ticked, choose: setTicked }}
      columns={[
        { key: 'reference', title: t('shipment'), cell: (row) => <Shipment row={row} /> },
        { key: 'status', title: t('status'), cell: ({ status }) => <ShipmentStatusBadge status={status} /> },
        { key: 'seller', title: t('seller'), cell: ({ seller }) => <bdi>{seller?.displayName}</bdi> },
        { key: 'place', title: t('place'), cell: (row) => <Place row={row} /> },
        { key: 'service', title: t('service'), cell: ({ serviceName }) => <bdi>{serviceName}</bdi> },
        { key: 'attempts', title: t('attempts'), end: true, cell: ({ pickupAttempts }) => pickupAttempts },
        { key: 'since', title: t('since'), cell: ({ statusAt }) => <Instant at={statusAt} ago /> },
      ]}
    />
  );
}

const Shipment = ({ row: { reference, order, receiverName } }: { readonly row: RoundRowFragment }) => (
  <>
    <Anchor component={Link} to={`/shipments/${reference}`} size="sm" fw={600} dir="ltr">
      {reference}
    </Anchor>
    <Text size="xs" c="dimmed">
      <span>{inOneLine(order?.orderReference, receiverName)}</span>
    </Text>
  </>
);

/** Pickup address: the sender or, for a return, the receiver who has the parcel. */
function Place({ row: { order, returnShipment } }: { readonly row: RoundRowFragment }) {
  const place = returnShipment?.origin.address ?? order?.origin;
  return (
    <>
      <bdi>{place?.city}</bdi>
      <Text size="xs" c="dimmed" maw={220} truncate>
        <bdi>{place?.address}</bdi>
      </Text>
    </>
  );
}
