import { NativeSelect, SimpleGrid, Stack, Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { FileColumn, Mapping } from './file-columns.js';
import { headersOf } from './mapping.js';

interface ColumnChoicesProps<Key extends string> {
  readonly columns: readonly FileColumn<Key>[];
  readonly header: readonly string[];
  readonly mapping: Mapping<Key>;
  readonly change: (changes: Partial<Mapping<Key>>) => void;
}

/** Assigns the headers of a file to the columns of the service. */
export function ColumnChoices<Key extends string>({ columns, header, mapping, change }: ColumnChoicesProps<Key>) {
  const { t } = useTranslation('ui');
  const headers = headersOf(header);
  return (
    <Stack gap={4} role="group" aria-label={t('upload.headers')}>
      <Text size="sm" fw={500}>
        {t('upload.headers')}
      </Text>
      <Text size="xs" c="dimmed">
        {t('upload.headersHint')}
      </Text>
      <SimpleGrid cols={{ base: 1, xs: 2, sm: 4 }} spacing="xs" verticalSpacing="xs">
        {columns.map(({ key, name, isRequired }) => (
          <NativeSelect
            key={key}
            size="xs"
            label={t(`upload.columns.${name}` as 'upload.columns.awb')}
            required={isRequired}
            data={[{ value: '', label: t('upload.notThere') }, ...headers.map((value) => ({ value, label: value }))]}
            value={mapping[key] ?? ''}
            onChange={({ currentTarget }) => change({ [key]: currentTarget.value || null } as Partial<Mapping<Key>>)}
          />
        ))}
      </SimpleGrid>
    </Stack>
  );
}
