import { Anchor, Stack, Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useSession } from '../app/session.js';
import { Amounts } from '../ui/amounts-list.js';
import { DataTable } from '../ui/data-table.js';
import { Empty } from '../ui/empty.js';
import { Loaded } from '../ui/loaded.js';
import type { Amount } from '../ui/money.js';
import { Money } from '../ui/money.js';
import { DayChoice } from './day-choice.js';
import { Driver } from './progress.js';
import type { Day } from './use-day.js';
import { useRuns } from './use-runs.js';
import type { RunsOfDayQuery } from './operations.generated.js';

/** The cash of each driver: collected, still to collect, and what was counted at the end. */
export default function Cash({ day }: { readonly day: Day }) {
  const { t } = useTranslation('runs');
  const { can } = useSession();
  const { read } = useRuns(day);
  return (
    <Stack gap="md">
      <DayChoice day={day} />
      {can('cod:custody') && (
        <Text size="sm" c="dimmed">
          {t('cash.hint')}{' '}
          <Anchor component={Link} to="/cod" size="sm" underline="always">
            {t('cash.handOver')}
          </Anchor>
        </Text>
      )}
      <Loaded read={read}>
        {({ runs: { nodes } }) =>
          nodes.length === 0 ? <Empty title={t('noRuns')} advice={t('noRunsAdvice')} /> : <CashTable nodes={nodes} />
        }
      </Loaded>
    </Stack>
  );
}

function CashTable({ nodes }: { readonly nodes: readonly RunsOfDayQuery['runs']['nodes'][number][] }) {
  const { t } = useTranslation('runs');
  return (
    <DataTable
      caption={t('views.cash')}
      rows={nodes}
      idOf={({ id }) => id}
      columns={[
        { key: 'driver', title: t('driver'), cell: (run) => <Driver run={run} /> },
        { key: 'collected', title: t('cash.collected'), end: true, cell: ({ cash }) => <Amounts of={cash.collected} /> },
        { key: 'toCollect', title: t('cash.toCollect'), end: true, cell: ({ cash }) => <Amounts of={cash.toCollect} /> },
        { key: 'float', title: t('cash.float'), end: true, cell: ({ cash }) => <Money of={cash.float} /> },
        { key: 'expected', title: t('cash.expected'), end: true, cell: ({ cash }) => <Amounts of={cash.expected} /> },
        { key: 'counted', title: t('cash.counted'), end: true, cell: ({ cash }) => <Amounts of={cash.counted ?? []} /> },
        { key: 'difference', title: t('cash.difference'), end: true, cell: ({ cash }) => <Difference of={cash.difference} /> },
      ]}
    />
  );
}

/** Missing cash is emphasised. */
export function Difference({ of }: { readonly of: readonly Amount[] | null }) {
  const isShort = of?.some(({ amount }) => amount.startsWith('-')) ?? false;
  return (
    <Text span size="sm" {...(isShort && { c: 'var(--mantine-color-error)', fw: 600 })}>
      <Amounts of={of ?? []} signed />
    </Text>
  );
}
