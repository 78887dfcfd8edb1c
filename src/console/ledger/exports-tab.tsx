import { Button, Group, Stack, Text } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useFilters } from '../graph/use-filters.js';
import { Loaded } from '../ui/loaded.js';
import { DayField, WordsField } from './fields.js';
import { JournalFileState } from './journal-file-state.js';
import { useBooks } from './use-books.js';
import { useJournalFile, type JournalRequest } from './use-journal-file.js';
import { type LedgerExportFormat } from '../../schema-types.generated.js';
import { ChoiceField } from '../ui/choice-field.js';

export const formats = ['CSV', 'ODOO', 'QUICKBOOKS'] as const satisfies readonly LedgerExportFormat[];

/** Exports the journal for spreadsheets and accounting systems. */
export function ExportsTab() {
  const books = useBooks();
  return <Loaded read={books}>{({ ledgerBooks }) => <Exports {...ledgerBooks} />}</Loaded>;
}

function Exports({ today, timeZone }: { readonly today: string; readonly timeZone: string }) {
  const { t } = useTranslation('ledger');
  const { get, set } = useFilters();
  const [from, to] = [get('from') ?? `${today.slice(0, 8)}01`, get('to') ?? today];
  const format = formats.find((each) => each === get('format')) ?? 'CSV';
  return (
    <Stack>
      <Text size="sm">{t('exports.explained', { zone: timeZone })}</Text>
      <Group align="end" gap="sm">
        <DayField label={t('filters.from')} value={from} choose={(day) => set({ from: day })} />
        <DayField label={t('filters.to')} value={to} choose={(day) => set({ to: day })} />
        <ChoiceField
          label={t('exports.format')}
          w={300}
          of={formats}
          nameOf={(value) => t(`exports.formats.${value}`)}
          value={format}
          choose={(chosen) => set({ format: chosen })}
        />
        <WordsField
          label={t('exports.currency')}
          hint={t('exports.currencyHint')}
          width={330}
          value={get('currency')}
          choose={(currency) => set({ currency: currency?.toUpperCase() ?? null })}
        />
        <Download request={{ startDate: from, endDate: to, timeZone, format, currency: get('currency') }} />
      </Group>
    </Stack>
  );
}

/** Saves the file, and says how much of it has been read. */
function Download({ request }: { readonly request: JournalRequest }) {
  const { t } = useTranslation('ledger');
  const { save, read, error } = useJournalFile();
  return (
    <>
      <Button loading={read !== undefined} onClick={() => save(request)} leftSection={<IconDownload size={16} aria-hidden />}>
        {t('exports.run')}
      </Button>
      <JournalFileState read={read} error={error} again={() => save(request)} />
    </>
  );
}
