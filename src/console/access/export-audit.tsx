import { Button } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { send } from '../graph/send.js';
import { csvText, download } from '../ui/csv.js';
import { notice } from '../ui/notices.js';
import { Trouble } from '../ui/trouble.js';
import { AuditLogDocument, type AuditRowFragment } from './operations.generated.js';
import { type AuditEventFilter } from '../../schema-types.generated.js';

const PAGE = 500;
const MOST = 20_000;

/** Exports the whole list as CSV, not just the visible page, and reports when it is cut off. */
export function ExportAudit({ filter, total }: { readonly filter: AuditEventFilter; readonly total: number }) {
  const { t } = useTranslation('access');
  const [isBusy, setBusy] = useState(false);
  const [error, setError] = useState<Error>();
  const run = async (): Promise<void> => {
    setBusy(true);
    setError(undefined);
    try {
      const { rows, isWhole } = await readAll(filter);
      download('audit-log.csv', csvText([HEADINGS, ...rows.map(cellsOf)]));
      notice(t(isWhole ? 'audit.exported' : 'audit.exportCut', { count: rows.length }));
    } catch (thrown) {
      setError(thrown instanceof Error ? thrown : new Error(String(thrown)));
    } finally {
      setBusy(false);
    }
  };
  return (
    <>
      <Button
        variant="default"
        disabled={total === 0}
        loading={isBusy}
        onClick={() => void run()}
        leftSection={<IconDownload size={16} aria-hidden />}
      >
        {t('audit.export')}
      </Button>
      {error && <Trouble error={error} again={() => void run()} />}
    </>
  );
}

async function readAll(filter: AuditEventFilter): Promise<{ rows: readonly AuditRowFragment[]; isWhole: boolean }> {
  const rows: AuditRowFragment[] = [];
  let after: string | null = null;
  do {
    const { auditEvents }: { auditEvents: PageOfEvents } = await send(AuditLogDocument, { filter, after, first: PAGE });
    rows.push(...auditEvents.nodes);
    after = auditEvents.pageInfo.hasNextPage ? (auditEvents.pageInfo.endCursor ?? null) : null;
  } while (after !== null && rows.length < MOST);
  return { rows, isWhole: after === null };
}

interface PageOfEvents {
  readonly nodes: readonly AuditRowFragment[];
  readonly pageInfo: { readonly hasNextPage: boolean; readonly endCursor?: string | null };
}

/** Column headings, the same in every language so that programs can rely on them. */
const HEADINGS = [
  'id', 'at', 'actor_type', 'actor_id', 'actor_name', 'credential', 'network', 'action', 'subject_type', 'subject_id', 'seller_id', 'outcome', 'code',
  'request_id', 'arguments',
]; // prettier-ignore

const cellsOf = (row: AuditRowFragment): string[] => [
  row.id,
  row.at,
  row.actorType,
  row.actorId ?? '',
  row.actorName ?? '',
  row.credentialKind ?? '',
  row.network ?? '',
  row.action,
  row.subjectType ?? '',
  row.subjectId ?? '',
  row.sellerId ?? '',
  row.outcome,
  row.code ?? '',
  row.requestId ?? '',
  JSON.stringify(row.arguments),
];
