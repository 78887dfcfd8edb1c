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
export function FilePreview<Key extends string>({ columns, file, mapping }: FilePreviewProps<Key>) {
  const { rows } = file;
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
            <Headings shown={shown} />
            <Rows columns={shown} mapping={mapping} file={file} />
          </Table>
        </ScrollArea>
      </Paper>
    </Stack>
  );
}

function Headings({ shown }: { readonly shown: readonly FileColumn<string>[] }) {
  const { t } = useTranslation('ui');
  return (
    <Table.Thead>
      <Table.Tr>
        {shown.map(({ key, name }) => (
          <Table.Th key={key} scope="col">
            {t(`upload.columns.${name}` as 'upload.columns.awb')}
          </Table.Th>
        ))}
      </Table.Tr>
    </Table.Thead>
  );
}

function Rows<Key extends string>({ columns, file, mapping }: FilePreviewProps<Key>) {
  const { rows, header } = file;
  return (
    <Table.Tbody>
      {rows.slice(0, SHOWN).map(({ line, cells }) => (
        <Table.Tr key={line}>
          {columns.map(({ key }) => (
            <Table.Td key={key}>
              <bdi dir="auto">{cellAt(header, cells, mapping[key]) || '–'}</bdi>
            </Table.Td>
          ))}
        </Table.Tr>
      ))}
    </Table.Tbody>
  );
}
