import { Button, Group, Progress, Text } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { csvText, download } from '../ui/csv.js';
import { notice } from '../ui/notices.js';
import { Trouble } from '../ui/trouble.js';
import { MOST_LINES, readStatement } from './read-statement.js';
import type { WantedLines } from './statement-filters.js';
import { statementFileName, statementRows } from './statement-file.js';
import { Reasoned } from '../ui/reasoned.js';

interface ExportStatementProps {
  readonly sellerId: string;
  readonly name: string;
  readonly wanted: WantedLines;
  readonly total: number;
}

/** Exports the whole list as CSV, not just the visible page. */
export function ExportStatement({ sellerId, name, wanted, total }: ExportStatementProps) {
  const { t } = useTranslation(['sellers', 'app']);
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
      const { lines, isWhole } = await readStatement({ sellerId, ...wanted }, setRead, abort.signal);
      download(statementFileName(name, wanted, lines), csvText([HEADINGS, ...statementRows(lines)]));
      notice(t(isWhole ? 'export.done' : 'export.cut', { count: lines.length }));
    } catch (thrown) {
      if (!abort.signal.aborted) setError(thrown instanceof Error ? thrown : new Error(String(thrown)));
    } finally {
      setRead(undefined);
    }
  };
  const most = Math.min(total, MOST_LINES);
  if (read !== undefined) {
    return (
      <Group gap="xs" wrap="nowrap">
        <Progress w={120} value={most === 0 ? 0 : (read / most) * 100} aria-label={t('export.progress')} />
        <Text size="sm" role="status">
          {t('export.read', { read, most })}
        </Text>
        <Button size="xs" variant="default" onClick={() => reading.current?.abort()}>
          {t('app:cancel')}
        </Button>
      </Group>
    );
  }
  return (
    <>
      <Reasoned why={total === 0 ? t('export.nothing') : null}>
        {(blocked) => (
          <Button variant="default" onClick={() => void run()} leftSection={<IconDownload size={16} aria-hidden />} {...blocked}>
            {t('export.name')}
          </Button>
        )}
      </Reasoned>
      {error && <Trouble error={error} again={() => void run()} />}
    </>
  );
}

/** Column headings, the same in every language so that programs can rely on them. */
const HEADINGS = [
  'id', 'created_at', 'account', 'type', 'source', 'status', 'description', 'shipment', 'order', 'reference', 'amount', 'currency',
  'balance_before', 'balance_after',
]; // prettier-ignore
