import { Anchor, Group, Paper, Select, Stack, Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { SellerChoice } from '../app/seller-choice.js';
import { useSession } from '../app/session.js';
import { useFilters } from '../graph/use-filters.js';
import { usePages } from '../graph/use-pages.js';
import { DataTable, type Column } from '../ui/data-table.js';
import { Empty } from '../ui/empty.js';
import { Instant } from '../ui/instant.js';
import { ListBar } from '../ui/list-bar.js';
import { Paged } from '../ui/paged.js';
import { StateBadge } from '../ui/status.js';
import { DateField } from '../ui/date-field.js';
import { useListColumns } from '../ui/use-list-columns.js';
import { COLOURS, states } from './states.js';
import { PickupTasksDocument, type PickupTasksQuery } from './operations.generated.js';
import { SearchField } from './search-field.js';
import type { PickupConfirmationStatus } from '../../schema-types.generated.js';

type TaskRow = PickupTasksQuery['pickupConfirmations']['nodes'][number];

/** Pickup tasks and their confirmations. */
export function Tasks() {
  const { t } = useTranslation('pickups');
  const { get } = useFilters();
  const columns = useListColumns('pickup-tasks', useTaskColumns());
  const status = states.find((state) => state === get('status')) ?? null;
  const from = get('from');
  const to = get('to');
  const days = from && to ? { startDate: from, endDate: to } : {};
  const pages = usePages(
    PickupTasksDocument,
    { status, search: get('search'), sellerId: get('sellerId'), ...days },
    ({ pickupConfirmations }) => pickupConfirmations,
  );
  return (
    <Stack gap="md">
      <ListBar columns={columns} filters={<TaskFilters status={status} from={from} to={to} />} />
      <Paged pages={pages} empty={<Empty title={t('noTasks')} advice={t('noTasksAdvice')} />}>
        {(rows) => <DataTable caption={t('tabs.confirm')} rows={rows} idOf={({ id }) => id} columns={columns.shown} />}
      </Paged>
    </Stack>
  );
}

interface TaskFiltersProps {
  readonly status: PickupConfirmationStatus | null;
  readonly from: string | null;
  readonly to: string | null;
}

function TaskFilters({ status, from, to }: TaskFiltersProps) {
  const { t } = useTranslation('pickups');
  const { can } = useSession();
  const { get, set } = useFilters();
  return (
    <Paper withBorder p="sm" component="search" aria-label={t('filters')}>
      <Group align="flex-end" gap="sm">
        <SearchField key={get('search')} value={get('search') ?? ''} hint={t('taskHint')} search={(search) => set({ search })} />
        <Select
          label={t('state')}
          data={states.map((value) => ({ value, label: t(`states.${value}`) }))}
          value={status}
          onChange={(value) => set({ status: value })}
          clearable
          clearButtonProps={{ 'aria-label': t('clear') }}
        />
        {can('seller:read') && <SellerChoice label={t('seller')} value={get('sellerId')} onChange={(sellerId) => set({ sellerId })} />}
        <DateField label={t('from')} value={from ?? ''} change={(typed) => set({ from: typed, to: typed ? (to ?? typed) : null })} />
        <DateField label={t('to')} value={to ?? ''} change={(typed) => set({ to: typed, from: typed ? (from ?? typed) : null })} />
      </Group>
    </Paper>
  );
}

function useTaskColumns(): readonly Column<TaskRow>[] {
  const { t } = useTranslation('pickups');
  return [
    {
      key: 'task',
      title: t('task'),
      cell: ({ shortId }) => (
        <Anchor component={Link} to={`/pickups?task=${shortId}`} size="sm" fw={600} dir="ltr">
          {shortId}
        </Anchor>
      ),
    },
    { key: 'seller', title: t('seller'), cell: ({ businessCustomer }) => <bdi>{businessCustomer ?? '–'}</bdi> },
    { key: 'worker', title: t('worker'), cell: ({ workerName }) => <bdi>{workerName ?? t('carrier')}</bdi> },
    { key: 'parcels', title: t('parcels'), end: true, cell: ({ shipments }) => shipments.length },
    { key: 'state', title: t('state'), cell: (row) => <Counts row={row} /> },
    { key: 'at', title: t('pickedUp'), cell: ({ createdAt }) => <Instant at={createdAt} ago /> },
    { key: 'deadline', title: t('deadline'), cell: (row) => <Deadline row={row} /> },
  ];
}

function Counts({ row: { shipments } }: { readonly row: TaskRow }) {
  const { t } = useTranslation('pickups');
  const counted = states.map(
    (state) => [state, shipments.filter(({ confirmationStatus }) => confirmationStatus === state).length] as const,
  );
  return (
    <Group gap={4} wrap="nowrap">
      {counted
        .filter(([, count]) => count > 0)
        .map(([state, count]) => (
          <StateBadge key={state} colour={COLOURS[state]} label={`${t(`states.${state}`)}: ${count}`} />
        ))}
    </Group>
  );
}

function Deadline({ row: { shipments, autoConfirmsAt } }: { readonly row: TaskRow }) {
  const waits = shipments.some(({ confirmationStatus }) => confirmationStatus === 'PENDING_CONFIRMATION');
  return waits ? <Instant at={autoConfirmsAt} ago /> : <Text size="sm">–</Text>;
}
