import { Checkbox, Paper, ScrollArea, Table, VisuallyHidden } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

export interface Column<Row> {
  readonly key: string;
  readonly title: ReactNode;
  readonly cell: (row: Row) => ReactNode;
  /** Amounts and counts stand at the end. */
  readonly end?: boolean;
}

export interface Selection {
  readonly ids: ReadonlySet<string>;
  readonly choose: (ids: ReadonlySet<string>) => void;
}

interface DataTableProps<Row> {
  /** What is in it, for those who do not see it. */
  readonly caption: string;
  readonly columns: readonly Column<Row>[];
  readonly rows: readonly Row[];
  readonly idOf: (row: Row) => string;
  /** What a row is called in the label of its box. */
  readonly nameOf?: (row: Row) => string;
  readonly selection?: Selection | undefined;
}

/** Rows under headings, which can be ticked where something can be done with many of them. */
export function DataTable<Row>({ caption, columns, rows, idOf, nameOf = idOf, selection }: DataTableProps<Row>) {
  const { t } = useTranslation();
  const ticked = selection ? rows.filter((row) => selection.ids.has(idOf(row))).length : 0;
  const tickAll = (): void => selection?.choose(new Set(ticked === rows.length ? [] : rows.map(idOf)));
  const tick = (id: string): void => {
    const ids = new Set(selection?.ids);
    if (!ids.delete(id)) ids.add(id);
    selection?.choose(ids);
  };
  return (
    <Paper withBorder>
      <ScrollArea type="auto" offsetScrollbars="x" viewportProps={{ tabIndex: 0, role: 'region', 'aria-label': caption }}>
        <Table highlightOnHover verticalSpacing={6} horizontalSpacing="sm" style={{ whiteSpace: 'nowrap' }}>
          <VisuallyHidden component="caption">{caption}</VisuallyHidden>
          <Table.Thead>
            <Table.Tr>
              {selection && (
                <Table.Th w={40}>
                  <Checkbox
                    aria-label={t('table.tickAll')}
                    checked={rows.length > 0 && ticked === rows.length}
                    indeterminate={ticked > 0 && ticked < rows.length}
                    onChange={tickAll}
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
          <Table.Tbody>
            {rows.map((row) => {
              const id = idOf(row);
              return (
                <Table.Tr key={id}>
                  {selection && (
                    <Table.Td>
                      <Checkbox
                        aria-label={t('table.tick', { name: nameOf(row) })}
                        checked={selection.ids.has(id)}
                        onChange={() => tick(id)}
                      />
                    </Table.Td>
                  )}
                  {columns.map(({ key, cell, end }) => (
                    <Table.Td key={key} ta={end ? 'end' : 'start'}>
                      {cell(row)}
                    </Table.Td>
                  ))}
                </Table.Tr>
              );
            })}
          </Table.Tbody>
        </Table>
      </ScrollArea>
    </Paper>
  );
}
