import { Button, Group, Stack, Text } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFilters } from '../graph/use-filters.js';
import { send } from '../graph/send.js';
import { download } from '../ui/csv.js';
import { notice } from '../ui/notices.js';
import { Trouble } from '../ui/trouble.js';
import { DayField, WordsField } from './fields.js';
import { ExportPartDocument, type ExportPartQueryVariables } from './operations.generated.js';
import { type LedgerExportFormat } from '../../schema-types.generated.js';
import { ChoiceField } from '../ui/choice-field.js';

const formats = ['CSV', 'ODOO', 'QUICKBOOKS'] as const satisfies readonly LedgerExportFormat[];

/** Exports the journal for spreadsheets and accounting systems. */
export function ExportsTab() {
  const { t } = useTranslation('ledger');
  const { get, set } = useFilters();
  const today = new Date().toISOString().slice(0, 10);
  const [from, to] = [get('from') ?? `${today.slice(0, 8)}01`, get('to') ?? today];
  const format = formats.find((each) => each === get('format')) ?? 'CSV';
  return (
    <Stack>
      <Text size="sm">{t('exports.explained')}</Text>
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
        <Download request={{ startDate: from, endDate: to, format, currency: get('currency') }} />
      </Group>
    </Stack>
  );
}

/** Reads the parts in sequence and saves them as one file. */
function Download({ request }: { readonly request: Omit<ExportPartQueryVariables, 'after'> }) {
  const { t } = useTranslation(['ledger', 'app']);
  const [read, setRead] = useState<number>();
  const [error, setError] = useState<Error>();
  const reading = useRef<AbortController>(null);
  useEffect(() => () => reading.current?.abort(), []);

  const run = async (): Promise<void> => {
    const abort = new AbortController();
    reading.current = abort;
    setError(undefined);
    setRead(0);
    try {
      const { name, text, entries } = await readFile(request, setRead, abort.signal);
      download(name, text);
      notice(t('exports.done', { entries }));
    } catch (thrown) {
      if (!abort.signal.aborted) setError(thrown instanceof Error ? thrown : new Error(String(thrown)));
    } finally {
      setRead(undefined);
    }
  };
  return (
    <>
      <Button loading={read !== undefined} onClick={() => void run()} leftSection={<IconDownload size={16} aria-hidden />}>
        {t('exports.run')}
      </Button>
      {read !== undefined && (
        <Text size="sm" role="status">
          {t('exports.read', { entries: read })}
        </Text>
      )}
      {error && <Trouble error={error} again={() => void run()} />}
    </>
  );
}

async function readFile(request: Omit<ExportPartQueryVariables, 'after'>, progress: (entries: number) => void, signal: AbortSignal) {
  const parts: string[] = [];
  let entries = 0;
  for (let after: string | null = null; ;) {
    const { ledgerExport }: { ledgerExport: Part } = await send(ExportPartDocument, { ...request, after }, signal);
    parts.push(ledgerExport.text);
    entries += ledgerExport.entries;
    progress(entries);
    if (!ledgerExport.hasNextPage) return { name: ledgerExport.fileName, text: parts.join(''), entries };
    after = ledgerExport.endCursor;
  }
}

interface Part {
  readonly fileName: string;
  readonly text: string;
  readonly entries: number;
  readonly hasNextPage: boolean;
  readonly endCursor: string | null;
}
