import { Alert, Group, Stack, Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useSession } from '../app/session.js';
import { useRead } from '../graph/use-read.js';
import { Loaded } from '../ui/loaded.js';
import { Trouble } from '../ui/trouble.js';
import { byUrgency, freeDrivers, type BoardRun, type BoardTask, type FreeDriver } from './board-types.js';
import { DayChoice } from './day-choice.js';
import { LiveState } from '../ui/live-state.js';
import { FreeColumn } from './free-column.js';
import { FleetDriversDocument, UnassignedTasksDocument } from './operations.generated.js';
import { PlanDialog } from './plan-dialog.js';
import { PoolColumn } from './pool-column.js';
import { RunColumn } from './run-column.js';
import type { Day } from './use-day.js';
import { driverIn, useDrag, type Dragged, type Dragging, type DropPlace } from './use-drag.js';
import { useMoves, type Moves } from './use-moves.js';
import { useRuns } from './use-runs.js';
import './board.css';

const POOL_SHOWN = 100;
/** New parcels reach the pool without a change of any run. */
const POOL_EVERY_MS = 60_000;

/** Drivers and stops side by side, with the tasks that belong to no run. */
export default function Board({ day }: { readonly day: Day }) {
  const { t } = useTranslation('runs');
  const { can } = useSession();
  const mayPlan = can('fleet:plan');
  const moves = useMoves(day.date);
  const drag = useDrag((dragged, place) => drop(dragged, place));
  const { read, isLive } = useRuns(day, drag.dragging !== undefined);
  const pool = useRead(UnassignedTasksDocument, { hub: day.hubId, first: POOL_SHOWN }, { keep: true, refetchInterval: POOL_EVERY_MS });
  const runs = byUrgency(read.data?.runs.nodes ?? []);
  // Past days get no new runs.
  const drivers = useRead(FleetDriversDocument, {}, { enabled: mayPlan && day.date >= day.today });
  const free = read.data ? freeDrivers(drivers.data?.drivers ?? [], runs, day.hubId) : [];

  const drop = dropsOn({ runs, free, pool: pool.data?.tasks.nodes ?? [] }, moves);
  const { dragging } = drag;
  return (
    <Stack gap="md">
      <DayChoice day={day}>
        {mayPlan && <PlanDialog day={day} />}
        <LiveState isLive={isLive} mih={36} ms="auto" />
      </DayChoice>
      {moves.error && <Trouble error={moves.error} again={moves.forget} />}
      <Loaded read={read}>
        {({ runs: { totalCount } }) => (
          <>
            {totalCount > runs.length && <Alert color="blue">{t('moreRuns', { shown: runs.length, count: totalCount })}</Alert>}
            {mayPlan && (runs.length > 0 || free.length > 0) && (
              <Text size="sm" c="dimmed">
                {t('dragHint')}
              </Text>
            )}
            <div className="board" data-board aria-busy={moves.isBusy} data-dragging={dragging?.isMoving}>
              <PoolColumn read={pool} runs={runs} free={free} moves={moves} drag={drag} />
              {runs.map((run) => (
                <RunColumn key={run.id} run={run} runs={runs} free={free} moves={moves} drag={drag} />
              ))}
              {runs.length === 0 && <NoRuns />}
              {free.length > 0 && <FreeColumn drivers={free} drag={drag} />}
            </div>
          </>
        )}
      </Loaded>
      {dragging?.isMoving && <Ghost dragging={dragging} />}
    </Stack>
  );
}

interface Shown {
  readonly runs: readonly BoardRun[];
  readonly free: readonly FreeDriver[];
  readonly pool: readonly BoardTask[];
}

/** What a drop moves: a task or a stop, into a run or to a driver who has none yet. */
function dropsOn({ runs, free, pool }: Shown, moves: Moves) {
  return ({ kind, id, runId }: Dragged, { runId: toId, index }: DropPlace): void => {
    const run = runs.find((each) => each.id === toId);
    const driver = free.find((each) => each.id === driverIn(toId));
    const to = run ? { run, index } : driver ? { driver } : null;
    // The run was opened or finished while the card was dragged.
    if (to === null && toId !== null) return;
    if (kind === 'task') {
      const task = pool.find((each) => each.id === id);
      if (task && to) void moves.moveTask(task, to);
      return;
    }
    const from = runs.find((each) => each.id === runId);
    const stop = from?.stops.find((each) => each.id === id);
    if (!from || !stop) return;
    if (run?.id !== from.id) return void moves.moveStop({ stop, from, to });
    const at = from.stops.indexOf(stop);
    const target = index > at ? index - 1 : index;
    if (target !== at) void moves.moveStop({ stop, from, to: { run, index: target } });
  };
}

function Ghost({ dragging: { x, y, dragged } }: { readonly dragging: Dragging }) {
  return (
    <div className="drag-ghost" style={{ insetBlockStart: y + 8, left: x + 8 }} aria-hidden>
      <bdi>{dragged.name}</bdi>
    </div>
  );
}

function NoRuns() {
  const { t } = useTranslation('runs');
  return (
    <Group className="board-column" justify="center" p="xl" role="status">
      <Stack gap={4} align="center">
        <Text fw={600}>{t('noRuns')}</Text>
        <Text size="sm" c="dimmed" ta="center">
          {t('noRunsAdvice')}
        </Text>
      </Stack>
    </Group>
  );
}

export interface ColumnProps {
  readonly runs: readonly BoardRun[];
  readonly free: readonly FreeDriver[];
  readonly moves: ReturnType<typeof useMoves>;
  readonly drag: ReturnType<typeof useDrag>;
}
