import { Anchor, Group, Progress as Bar, Stack, Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { DataTable } from '../ui/data-table.js';
import { Empty } from '../ui/empty.js';
import { Instant } from '../ui/instant.js';
import { Loaded } from '../ui/loaded.js';
import { byUrgency, nameOf, type BoardRun } from './board-types.js';
import { DayChoice } from './day-choice.js';
import { LiveState } from '../ui/live-state.js';
import { Worries } from './run-column.js';
import { RunStateBadge } from './run-state.js';
import type { Day } from './use-day.js';
import { useRuns } from './use-runs.js';
import { inOneLine } from '../ui/isolated.js';

/** How far the runs of the day are; late ones first. */
export default function Progress({ day }: { readonly day: Day }) {
  const { t } = useTranslation('runs');
  const { read, isLive } = useRuns(day);
  return (
    <Stack gap="md">
      <DayChoice day={day}>
        <LiveState isLive={isLive} mih={36} ms="auto" />
      </DayChoice>
      <Loaded read={read}>
        {({ runs: { nodes } }) =>
          nodes.length === 0 ? (
            <Empty title={t('noRuns')} advice={t('noRunsAdvice')} />
          ) : (
            <DataTable
              caption={t('views.progress')}
              rows={byUrgency(nodes)}
              idOf={({ id }) => id}
              columns={[
                { key: 'driver', title: t('driver'), cell: (run) => <Driver run={run} /> },
                { key: 'state', title: t('state'), cell: ({ state }) => <RunStateBadge state={state} /> },
                { key: 'done', title: t('progress.label'), cell: (run) => <Done run={run} /> },
                { key: 'worries', title: t('attention'), cell: (run) => <Worries run={run} /> },
                { key: 'next', title: t('next'), cell: (run) => <Next run={run} /> },
                { key: 'km', title: t('kilometres'), end: true, cell: ({ km, plannedKm }) => <Kilometres km={km} planned={plannedKm} /> },
                { key: 'started', title: t('started'), cell: ({ startedAt }) => <Instant at={startedAt} ago /> },
              ]}
            />
          )
        }
      </Loaded>
    </Stack>
  );
}

export const Driver = ({ run }: { readonly run: Omit<BoardRun, 'stops'> }) => (
  <>
    <Anchor component={Link} to={`/runs/${run.shortId}`} size="sm" fw={600}>
      <bdi>{nameOf(run)}</bdi>
    </Anchor>
    <Text size="xs" c="dimmed">
      <span>{inOneLine(run.shortId, run.hub?.code)}</span>
    </Text>
  </>
);

function Done({ run: { progress } }: { readonly run: BoardRun }) {
  const { t } = useTranslation('runs');
  const { stops, stopsDone } = progress;
  return (
    <Stack gap={2} miw={130}>
      <Bar value={stops === 0 ? 0 : (stopsDone / stops) * 100} aria-label={t('progress.label')} />
      <Text size="xs">{t('progress.stops', { done: stopsDone, count: stops })}</Text>
    </Stack>
  );
}

/** The stop that the driver is at or on the way to, else the first. */
function Next({ run: { stops, state } }: { readonly run: BoardRun }) {
  const next = state === 'FINISHED' ? undefined : stops.find(({ completedAt }) => completedAt === null);
  if (!next) return <span>–</span>;
  return (
    <Group gap={6} wrap="nowrap">
      <bdi>{next.name}</bdi>
      <Text size="xs" c="dimmed" span>
        <Instant at={next.arrivedAt ?? next.eta} ago />
      </Text>
    </Group>
  );
}

const Kilometres = ({ km, planned }: { readonly km: number | null; readonly planned: number | null }) => (
  <bdi dir="ltr" className="figures">
    {[km ?? '–', planned].filter((each) => each !== null).join(' / ')}
  </bdi>
);
