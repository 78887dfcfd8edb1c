import { Anchor, Chip, Group, Stack, Text } from '@mantine/core';
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
import { fieldOfFile } from './field-of-file.js';
import { AllServices, RowService } from './import-money.js';
import {
  ImportRowsDocument,
  type ImportFactsFragment,
  type ImportPreviewFragment,
  type ImportRowFragment,
} from './operations.generated.js';
import { RowState } from './states.js';

interface ImportRowsProps {
  readonly of: ImportFactsFragment & ImportPreviewFragment;
}

/** What a filter asks for. */
interface Shown {
  readonly states?: OrderImportRowState[];
  readonly withWarnings?: boolean;
}

const WRONG: OrderImportRowState[] = ['PROBLEM', 'FAILED', 'DUPLICATE'];

const SHOWN = {
  all: {},
  wrong: { states: WRONG },
  warned: { withWarnings: true },
  ready: { states: ['READY'] },
  placed: { states: ['PLACED'] },
} satisfies Readonly<Record<string, Shown>>;

/** The orders of a file with what is wrong with them, by line and column. */
export function ImportRows({ of: found }: ImportRowsProps) {
  const { t } = useTranslation('imports');
  const { id, counts, services, warned } = found;
  const filters = useFilters();
  const given = filters.get('show') ?? 'all';
  const show = given in SHOWN ? (given as keyof typeof SHOWN) : 'all';
  const pages = usePages(ImportRowsDocument, { id, ...SHOWN[show] }, ({ orderImport }) => orderImport.rows);
  const wrong = WRONG.reduce((sum, state) => sum + countIn(counts, state), 0);
  const labels = {
    all: t('show.all'),
    wrong: t('show.wrong', { count: wrong }),
    warned: t('show.warned', { count: warned }),
    ready: `${t('rows.READY')} (${countIn(counts, 'READY')})`,
    placed: `${t('rows.PLACED')} (${countIn(counts, 'PLACED')})`,
  };
  return (
    <Stack gap="sm">
      <Group justify="space-between" align="flex-end">
        <Chip.Group value={show} onChange={(value) => filters.set({ show: value === 'all' ? null : String(value) })}>
          <Group gap={6} role="radiogroup" aria-label={t('show.name')}>
            {(Object.keys(labels) as (keyof typeof labels)[]).map((value) => (
              <Chip key={value} value={value} size="xs">
                {labels[value]}
              </Chip>
            ))}
          </Group>
        </Chip.Group>
        {found.state !== 'PLACING' && countIn(counts, 'READY') > 0 && <AllServices id={id} services={services} />}
      </Group>
      <Paged pages={pages} empty={<Empty title={t('show.none')} advice={t('show.noneAdvice')} />}>
        {(rows) => <Rows id={id} services={services} rows={rows} />}
      </Paged>
    </Stack>
  );
}

interface RowsProps {
  readonly id: string;
  readonly services: ImportPreviewFragment['services'];
  readonly rows: readonly ImportRowFragment[];
}

function Rows({ id, services, rows }: RowsProps) {
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
        { key: 'recipient', title: t('columns.recipient'), cell: (row) => <Recipient of={row} /> },
        { key: 'destination', title: t('columns.destination'), cell: ({ destination }) => <bdi>{destination}</bdi> },
        { key: 'service', title: t('columns.service'), cell: (row) => <RowService id={id} services={services} row={row} /> },
        { key: 'price', title: t('columns.price'), cell: ({ price }) => <Money of={price} />, end: true },
        { key: 'collect', title: t('columns.collect'), cell: ({ collect }) => <Money of={collect} />, end: true },
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

function Recipient({ of: { recipient, company } }: { readonly of: ImportRowFragment }) {
  const second = company === recipient ? null : company;
  return (
    <Stack gap={0}>
      <bdi>{recipient ?? company}</bdi>
      {recipient !== null && second !== null && (
        <Text size="xs" c="dimmed">
          <bdi>{second}</bdi>
        </Text>
      )}
    </Stack>
  );
}

/** A field that no column of the file stands for, such as destination.city. */
function FieldName({ of: path }: { readonly of: string }) {
  const { i18n } = useTranslation('imports');
  const names = [...(path.startsWith('origin.') ? ['origin'] : []), fieldOfFile(path)].map((name) => `imports:fields.${name}`);
  return names.every((name) => i18n.exists(name)) ? names.map((name) => i18n.t(name as 'imports:fields.city')).join(' – ') : path;
}

function Problems({ of: { problems, warnings, bookingProblem, bookingError } }: { readonly of: ImportRowFragment }) {
  const { t } = useTranslation('imports');
  return (
    <Stack gap={2} maw={460} style={{ whiteSpace: 'normal', overflowWrap: 'anywhere' }}>
      {[...problems, ...warnings].map(({ line, column, field, ...said }, index) => (
        <Text key={`${said.code} ${line} ${column} ${field} ${said.message}`} size="sm" c={index < problems.length ? undefined : 'dimmed'}>
          {t('line', { line })}
          {/* Without a column, the field says what is missing. */}
          {(column ?? field) !== null && (
            <>
              , <bdi>{column ?? <FieldName of={field ?? ''} />}</bdi>
            </>
          )}
          : <RefusalText of={said} />
        </Text>
      ))}
      {bookingProblem !== null && <Text size="sm">{bookingError ? <RefusalText of={bookingError} /> : bookingProblem}</Text>}
    </Stack>
  );
}
