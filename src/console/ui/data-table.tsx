import { Checkbox, Paper, ScrollArea, Table, VisuallyHidden } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { RowCards } from './row-cards.js';
import { rowSelection, type Column, type RowsProps, type Selection } from './rows.js';
import { useIsPhone } from './use-is-phone.js';

export type { Column };

interface DataTableProps<Row> {
  /** Accessible description of the table. */
  readonly caption: string;
  readonly columns: readonly Column<Row>[];
  readonly rows: readonly Row[];
  readonly idOf: (row: Row) => string;
  /** Name of a row in the label of its checkbox. */
  readonly nameOf?: (row: Row) => string;
  readonly selection?: Selection | undefined;
}

/** Table, or cards on a phone, with optional row selection. */
export function DataTable<Row>({ nameOf, selection, ...rest }: DataTableProps<Row>) {
  const Rows = useIsPhone() ? RowCards : TableRows;
  const { idOf, rows } = rest;
  return <Rows {...rest} nameOf={nameOf ?? idOf} selection={selection && rowSelection(selection, rows.map(idOf))} />;
}

function TableRows<Row>({ caption, columns, rows, idOf, nameOf, selection }: RowsProps<Row>) {
  return (
    <Paper withBorder>
      <ScrollArea type="auto" offsetScrollbars="x" viewportProps={{ tabIndex: 0, role: 'region', 'aria-label': caption }}>
        <Table highlightOnHover verticalSpacing={6} horizontalSpacing="sm" style={{ whiteSpace: 'nowrap' }}>
          <VisuallyHidden component="caption">{caption}</VisuallyHidden>
          <TableHead selection={selection} columns={columns} />
          <Table.Tbody>
            {rows.map((row) => {
              const id = idOf(row);
              return <TableRow key={id} id={id} selection={selection} nameOf={nameOf} row={row} columns={columns} />;
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

interface TableRowProps<Row> extends Pick<RowsProps<Row>, 'selection' | 'nameOf' | 'columns'> {
  readonly id: string;
  readonly row: Row;
}

function TableRow<Row>({ id, selection, nameOf, row, columns }: TableRowProps<Row>) {
  const { t } = useTranslation();
  return (
    <Table.Tr>
      {selection && (
        <Table.Td>
          <Checkbox aria-label={t('table.tick', { name: nameOf(row) })} checked={selection.has(id)} onChange={() => selection.choose(id)} />
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
