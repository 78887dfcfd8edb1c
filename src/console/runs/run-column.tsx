import { Anchor, Group, Progress, Text, Title } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useSession } from '../app/session.js';
import { Amounts } from '../ui/amounts-list.js';
import { StateBadge } from '../ui/status.js';
import type { ColumnProps } from './board.js';
import { nameOf, whyFixed, type BoardRun } from './board-types.js';
import { RunStateBadge } from './run-state.js';
import { StopCard } from './stop-card.js';

/** One driver with the stops of the day in order. */
export function RunColumn({ run, runs, free, moves, drag }: ColumnProps & { readonly run: BoardRun }) {
  const { can } = useSession();
  const { dragging } = drag;
  const place = dragging?.isMoving && dragging.place?.runId === run.id && run.state !== 'FINISHED' ? dragging.place : null;
  const name = nameOf(run);
  return (
    <section
      className="board-column"
      data-column={run.state === 'FINISHED' ? undefined : run.id}
      data-over={place ? true : undefined}
      aria-label={name}
    >
      <RunHeader run={run} />
      <ol className="board-cards" data-cards tabIndex={0} aria-label={name}>
        {run.stops.map((stop, index) => (
          <StopCard
            key={stop.id}
            run={run}
            stop={stop}
            runs={runs}
            free={free}
            moves={moves}
            isBefore={place?.index === index}
            isLifted={dragging?.isMoving === true && dragging.dragged.id === stop.id}
            begin={(event) => {
              if (!can('fleet:plan') || whyFixed(run, stop) !== null) return;
              drag.begin(event, { kind: 'stop', id: stop.id, runId: run.id, name: stop.name ?? String(stop.sequence) });
            }}
          />
        ))}
        <li className="board-end" data-before={place?.index === run.stops.length || undefined} aria-hidden />
      </ol>
    </section>
  );
}

function RunHeader({ run }: { readonly run: BoardRun }) {
  const { t } = useTranslation('runs');
  return (
    <header>
      <Group justify="space-between" gap="xs" wrap="nowrap" align="flex-start">
        <Title order={2}>
          <Anchor component={Link} to={`/runs/${run.shortId}`} inherit>
            <bdi>{nameOf(run)}</bdi>
          </Anchor>
        </Title>
        <RunStateBadge state={run.state} />
      </Group>
      <RunNumber run={run} />
      <RunProgress run={run} />
      <Worries run={run} />
      {run.cash.toCollect.length > 0 && (
        <Group gap={4} mt={4} fz="xs" align="flex-start">
          {t('cash.toCollect')} <Amounts of={run.cash.toCollect} />
        </Group>
      )}
    </header>
  );
}

function RunNumber({ run }: { readonly run: BoardRun }) {
  return (
    <Text size="xs" c="dimmed">
      <bdi dir="ltr">{run.shortId}</bdi>
      {run.hub && ` · ${run.hub.code}`}
      {run.vehicle && (
        <>
          {' · '}
          <bdi>{run.vehicle}</bdi>
        </>
      )}
    </Text>
  );
}

function RunProgress({ run }: { readonly run: BoardRun }) {
  const { t } = useTranslation('runs');
  const { stops, stopsDone, tasks } = run.progress;
  const { capacityParcels } = run.driver;
  return (
    <>
      <Progress
        my={6}
        value={stops === 0 ? 0 : (stopsDone / stops) * 100}
        color={run.state === 'FINISHED' ? 'green' : undefined}
        aria-label={t('progress.label')}
      />
      <Text size="xs">
        {t('progress.stops', { done: stopsDone, count: stops })}
        {' · '}
        {capacityParcels === null
          ? t('progress.parcels', { count: tasks })
          : t('progress.ofParcels', { parcels: tasks, count: capacityParcels })}
        {run.plannedKm !== null && ` · ${t('progress.km', { km: run.plannedKm })}`}
      </Text>
    </>
  );
}

/** What needs attention in a run. */
export function Worries({ run: { progress, leftBehind, refusedEvents, state } }: { readonly run: Omit<BoardRun, 'stops'> }) {
  const { t } = useTranslation('runs');
  const isOver = state === 'FINISHED';
  const all = [
    ['red', 'late', isOver ? 0 : progress.late],
    ['orange', 'atRisk', isOver ? 0 : progress.atRisk],
    ['gray', 'unloaded', isOver ? 0 : progress.unloaded],
    ['red', 'failed', progress.failed],
    ['orange', 'leftBehind', leftBehind.length],
    ['red', 'refused', refusedEvents.length],
  ] as const;
  const shown = all.filter(([, , count]) => count > 0);
  if (shown.length === 0) return null;
  return (
    <Group gap={4} mt={4}>
      {shown.map(([colour, name, count]) => (
        <StateBadge key={name} colour={colour} label={t(`worries.${name}`, { count })} />
      ))}
    </Group>
  );
}
