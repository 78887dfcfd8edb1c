import { Checkbox, Group, Paper, ScrollArea, Table, VisuallyHidden } from '@mantine/core';
import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { PageLoading } from './page-loading.js';
import { PreviewButton } from './preview-button.js';
import { RowCards } from './row-cards.js';
import { rowSelection, type Column, type Peek, type Preview, type RowsProps, type Selection } from './rows.js';
import { useIsPhone } from './use-is-phone.js';
import { rowAttributes, rowEvents, usePeek } from './use-peek.js';
import './rows.css';

export type { Column };

const PreviewPanel = lazy(() => import('./preview-panel.js'));

interface DataTableProps<Row> {
  /** Accessible description of the table. */
  readonly caption: string;
  /** The rows are awaited as long as there is no column. */
  readonly columns: readonly Column<Row>[];
  readonly rows: readonly Row[];
  readonly idOf: (row: Row) => string;
  /** Name of a row in the label of its checkbox. */
  readonly nameOf?: (row: Row) => string;
  readonly selection?: Selection | undefined;
  /** Shows a row beside the list. */
  readonly preview?: Preview<Row>;
}

/** Table, or cards on a phone, with optional row selection and preview. */
export function DataTable<Row>({ nameOf, selection, preview, ...rest }: DataTableProps<Row>) {
  const Rows = useIsPhone() ? RowCards : TableRows;
  const { idOf, rows } = rest;
  const ids = rows.map(idOf);
  const peek = usePeek(ids);
  if (rest.columns.length === 0) return <PageLoading />;
  const shown = <Rows {...rest} nameOf={nameOf ?? idOf} selection={selection && rowSelection(selection, ids)} peek={preview && peek} />;
  if (!preview) return shown;
  const open = rows.find((row) => idOf(row) === peek.openId);
  return (
    <div className="previewed">
      {shown}
      {open && (
        <Suspense>
          <PreviewPanel title={preview.title(open)} to={preview.to(open)} close={() => leave(peek)}>
            {preview.content(open)}
          </PreviewPanel>
        </Suspense>
      )}
    </div>
  );
}

/** The row that was shown has the focus again. */
function leave({ openId, close }: Peek): void {
  close();
  if (openId !== null) document.querySelector<HTMLElement>(`[data-row="${CSS.escape(openId)}"]`)?.focus({ preventScroll: true });
}

function TableRows<Row>({ caption, columns, rows, idOf, nameOf, selection, peek }: RowsProps<Row>) {
  return (
    <Paper withBorder miw={0}>
      <ScrollArea type="auto" offsetScrollbars="x" viewportProps={{ tabIndex: 0, role: 'region', 'aria-label': caption }}>
        <Table highlightOnHover verticalSpacing={6} horizontalSpacing="sm" style={{ whiteSpace: 'nowrap' }}>
          <VisuallyHidden component="caption">{caption}</VisuallyHidden>
          <TableHead selection={selection} columns={columns} />
          <Table.Tbody {...rowEvents(peek, selection)}>
            {rows.map((row) => {
              const id = idOf(row);
              return <TableRow key={id} id={id} selection={selection} peek={peek} nameOf={nameOf} row={row} columns={columns} />;
            })}
          </Table.Tbody>
        </Table>
      </ScrollArea>
    </Paper>
  );
}

function TableHead<Row>({ selection, columns }: Pick<RowsProps<Row>, 'selection' | 'columns'>) {
  const { t } = useTranslation();
  return (
    <Table.Thead>
      <Table.Tr>
        {selection && (
          <Table.Th w={40}>
            <Checkbox
              aria-label={t('table.tickAll')}
              checked={selection.isWhole}
              indeterminate={selection.isPart}
              onChange={selection.chooseAll}
            />
          </Table.Th>
        )}
        {columns.map(({ key, title, end }) => (
          <Table.Th key={key} scope="col" ta={end ? 'end' : 'start'}>
            {title}
          </Table.Th>
        ))}
      </Table.Tr>
    </Table.Thead>
  );
}

interface TableRowProps<Row> extends Pick<RowsProps<Row>, 'selection' | 'peek' | 'nameOf' | 'columns'> {
  readonly id: string;
  readonly row: Row;
}

function TableRow<Row>({ id, selection, peek, nameOf, row, columns: [heading, ...columns] }: TableRowProps<Row>) {
  const { t } = useTranslation();
  return (
    <Table.Tr {...rowAttributes(id, peek)}>
      {selection && (
        <Table.Td>
          <Checkbox aria-label={t('table.tick', { name: nameOf(row) })} checked={selection.has(id)} onChange={() => selection.choose(id)} />
        </Table.Td>
      )}
      {heading && (
        <Table.Td ta={heading.end ? 'end' : 'start'}>
          {peek ? (
            <Group gap="xs" wrap="nowrap" justify="space-between">
              <div>{heading.cell(row)}</div>
              <PreviewButton name={nameOf(row)} id={id} peek={peek} />
            </Group>
          ) : (
            heading.cell(row)
          )}
        </Table.Td>
      )}
      {columns.map(({ key, cell, end }) => (
        <Table.Td key={key} ta={end ? 'end' : 'start'}>
          {cell(row)}
        </Table.Td>
      ))}
    </Table.Tr>
  );
}
