import { Paper, ScrollArea, Stack, Table, Text, VisuallyHidden } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { CsvTable } from './read-csv.js';
import type { FileColumn, Mapping } from './file-columns.js';
import { cellAt } from './mapping.js';

const SHOWN = 5;

interface FilePreviewProps<Key extends string> {
  readonly columns: readonly FileColumn<Key>[];
  readonly file: CsvTable;
  readonly mapping: Mapping<Key>;
}

/** The first lines of a file, as the service will read them. */
export function FilePreview<Key extends string>({ columns, file: { header, rows }, mapping }: FilePreviewProps<Key>) {
  const { t } = useTranslation('ui');
  const shown = columns.filter(({ key, isRequired }) => isRequired || mapping[key] !== null);
  return (
    <Stack gap={4}>
      <Text size="sm" fw={500}>
        {t('upload.preview.title', { count: rows.length })}
      </Text>
      <Paper withBorder>
        <ScrollArea
          type="auto"
          offsetScrollbars="x"
          viewportProps={{ tabIndex: 0, role: 'region', 'aria-label': t('upload.preview.caption') }}
        >
          <Table fz="xs" verticalSpacing={4} horizontalSpacing="xs" style={{ whiteSpace: 'nowrap' }}>
            <VisuallyHidden component="caption">{t('upload.preview.caption')}</VisuallyHidden>
            <Table.Thead>
              <Table.Tr>
                {shown.map(({ key, name }) => (
                  <Table.Th key={key} scope="col">
                    {t(`upload.columns.${name}` as 'upload.columns.awb')}
                  </Table.Th>
                ))}
              </Table.Tr>
            </Table.Thead>
            <Table.Tbody>
              {rows.slice(0, SHOWN).map(({ line, cells }) => (
                <Table.Tr key={line}>
                  {shown.map(({ key }) => (
                    <Table.Td key={key}>
                      <bdi dir="auto">{cellAt(header, cells, mapping[key]) || '–'}</bdi>
                    </Table.Td>
                  ))}
                </Table.Tr>
              ))}
            </Table.Tbody>
          </Table>
        </ScrollArea>
      </Paper>
    </Stack>
  );
}
