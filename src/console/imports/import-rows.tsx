import { Anchor, Group, SegmentedControl, Stack, Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { OrderImportRowState } from '../../schema-types.generated.js';
import { useFilters } from '../graph/use-filters.js';
import { usePages } from '../graph/use-pages.js';
import { DataTable } from '../ui/data-table.js';
import { Empty } from '../ui/empty.js';
import { Money } from '../ui/money.js';
import { Paged } from '../ui/paged.js';
import { RefusalText } from '../ui/refusal-text.js';
import { countIn } from './counts.js';
import { ImportRowsDocument, type ImportFactsFragment, type ImportRowFragment } from './operations.generated.js';
import { RowState } from './states.js';

interface ImportRowsProps {
  readonly id: string;
  readonly counts: ImportFactsFragment['counts'];
}

const WRONG: readonly OrderImportRowState[] = ['PROBLEM', 'FAILED', 'DUPLICATE'];

/** The orders of a file with what is wrong with them, by line and column. */
export function ImportRows({ id, counts }: ImportRowsProps) {
  const { t } = useTranslation('imports');
  const filters = useFilters();
  const show = filters.get('show') === 'wrong' ? 'wrong' : 'all';
  const states = show === 'wrong' ? [...WRONG] : null;
  const pages = usePages(ImportRowsDocument, { id, states }, ({ orderImport }) => orderImport.rows);
  const wrong = WRONG.reduce((sum, state) => sum + countIn(counts, state), 0);
  return (
    <Stack gap="sm">
      <Group>
        <SegmentedControl
          aria-label={t('show.name')}
          value={show}
          onChange={(value) => filters.set({ show: value === 'wrong' ? value : null })}
          data={[
            { value: 'all', label: t('show.all') },
            { value: 'wrong', label: t('show.wrong', { count: wrong }) },
          ]}
        />
      </Group>
      <Paged pages={pages} empty={<Empty title={t('show.none')} advice={t('show.noneAdvice')} />}>
        {(rows) => <Rows rows={rows} />}
      </Paged>
    </Stack>
  );
}

function Rows({ rows }: { readonly rows: readonly ImportRowFragment[] }) {
  const { t } = useTranslation('imports');
  return (
    <DataTable
      caption={t('captions.orders')}
      rows={rows}
      idOf={({ id }) => id}
      nameOf={({ orderReference }) => orderReference}
      columns={[
        { key: 'order', title: t('columns.order'), cell: (row) => <OrderName of={row} /> },
        { key: 'line', title: t('columns.line'), cell: ({ line }) => line, end: true },
        { key: 'state', title: t('columns.state'), cell: ({ state }) => <RowState state={state} /> },
        { key: 'recipient', title: t('columns.recipient'), cell: ({ recipient }) => <bdi>{recipient}</bdi> },
        { key: 'destination', title: t('columns.destination'), cell: ({ destination }) => <bdi>{destination}</bdi> },
        { key: 'service', title: t('columns.service'), cell: ({ serviceCode }) => <bdi dir="ltr">{serviceCode}</bdi> },
        { key: 'price', title: t('columns.price'), cell: ({ price }) => <Money of={price} />, end: true },
        { key: 'problems', title: t('columns.problems'), cell: (row) => <Problems of={row} /> },
      ]}
    />
  );
}

function OrderName({ of: { orderReference, shipmentId, draftId } }: { readonly of: ImportRowFragment }) {
  const to = shipmentId !== null ? `/shipments/${shipmentId}` : draftId !== null ? `/shipments/new?draft=${draftId}` : null;
  if (to === null) return <bdi>{orderReference || '–'}</bdi>;
  return (
    <Anchor component={Link} to={to} size="sm">
      <bdi>{orderReference || '–'}</bdi>
    </Anchor>
  );
}

function Problems({ of: { problems, bookingProblem } }: { readonly of: ImportRowFragment }) {
  const { t } = useTranslation('imports');
  return (
    <Stack gap={2} maw={460} style={{ whiteSpace: 'normal', overflowWrap: 'anywhere' }}>
      {problems.map(({ line, column, field, message }) => (
        <Text key={`${line} ${column} ${field} ${message}`} size="sm">
          {t('line', { line })}
          {/* Without a column, the field says what is missing. */}
          {(column ?? field) !== null && (
            <>
              , <bdi>{column ?? field}</bdi>
            </>
          )}
          : <RefusalText message={message} />
        </Text>
      ))}
      {bookingProblem !== null && <Text size="sm">{bookingProblem}</Text>}
    </Stack>
  );
}
