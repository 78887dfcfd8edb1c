import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { send } from '../graph/send.js';
import { download } from '../ui/csv.js';
import { notice } from '../ui/notices.js';
import { ExportPartDocument, type ExportPartQuery, type ExportPartQueryVariables } from './operations.generated.js';

type Part = ExportPartQuery['ledgerExport'];
export type JournalRequest = Omit<ExportPartQueryVariables, 'after'>;

interface JournalFile {
  readonly save: (request: JournalRequest) => void;
  /** Number of entries read so far; undefined when nothing is read. */
  readonly read: number | undefined;
  readonly error: Error | undefined;
}

/** Reads the parts of an export in sequence and saves them as one file. */
export function useJournalFile(): JournalFile {
  const { t } = useTranslation('ledger');
  const [read, setRead] = useState<number>();
  const [error, setError] = useState<Error>();
  const reading = useRef<AbortController>(null);
  useEffect(() => () => reading.current?.abort(), []);

  const run = async (request: JournalRequest): Promise<void> => {
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
  return { save: (request) => void run(request), read, error };
}

async function readFile(request: JournalRequest, progress: (entries: number) => void, signal: AbortSignal) {
  const parts: string[] = [];
  let entries = 0;
  for (let after: string | null = null; ;) {
    const { ledgerExport }: { ledgerExport: Part } = await send(ExportPartDocument, { ...request, after }, { signal });
    parts.push(ledgerExport.text);
    entries += ledgerExport.entries;
    progress(entries);
    if (!ledgerExport.hasNextPage) return { name: ledgerExport.fileName, text: parts.join(''), entries };
    after = ledgerExport.endCursor;
  }
}
