import { Anchor, Stack, Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { usePages } from '../graph/use-pages.js';
import { useRead } from '../graph/use-read.js';
import { DataTable } from '../ui/data-table.js';
import { Empty } from '../ui/empty.js';
import { Instant } from '../ui/instant.js';
import { Paged } from '../ui/paged.js';
import { StateBadge } from '../ui/status.js';
import { ProblemTaskDocument, ProofProblemsDocument } from './operations.generated.js';
import { inOneLine } from '../ui/isolated.js';

/** Deliveries without the required code, and proofs whose file never arrived. */
export default function ProofProblems() {
  const { t } = useTranslation('runs');
  const pages = usePages(ProofProblemsDocument, {}, ({ proofProblems }) => proofProblems);
  return (
    <Stack gap="md">
      <Text size="sm" c="dimmed">
        {t('problems.hint')}
      </Text>
      <Paged pages={pages} empty={<Empty title={t('problems.none')} advice={t('problems.noneAdvice')} />}>
        {(rows) => (
          <DataTable
            caption={t('views.proofs')}
            rows={rows}
            idOf={({ taskId, kind }) => `${taskId} ${kind}`}
            columns={[
              { key: 'task', title: t('problems.task'), cell: ({ taskId }) => <Task id={taskId} /> },
              {
                key: 'kind',
                title: t('problems.kind'),
                cell: ({ kind }) => <StateBadge colour={kind === 'WITHOUT_CODE' ? 'orange' : 'red'} label={t(`problems.kinds.${kind}`)} />,
              },
              { key: 'reason', title: t('problems.reason'), cell: ({ reason }) => <bdi>{reason ?? '–'}</bdi> },
              { key: 'at', title: t('problems.at'), cell: ({ at }) => <Instant at={at} ago /> },
            ]}
          />
        )}
      </Paged>
    </Stack>
  );
}

function Task({ id }: { readonly id: string }) {
  const { data } = useRead(ProblemTaskDocument, { id });
  const task = data?.task;
  if (!task) return <span>–</span>;
  return (
    <>
      <Anchor component={Link} to={`/shipments/${task.reference}`} size="sm" fw={600} dir="ltr">
        {task.reference}
      </Anchor>
      <Text size="xs" c="dimmed">
        <span>{inOneLine(task.driver?.name, task.contactName)}</span>
      </Text>
    </>
  );
}
