import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { send } from '../graph/send.js';
import { notice } from '../ui/notices.js';
import { driverName, firstFree, nameOf, whyFixed, type BoardRun, type BoardStop, type BoardTask, type Target } from './board-types.js';
import { GiveTasksDocument, LockStopDocument, MoveTaskDocument, OrderStopsDocument } from './operations.generated.js';
import { orderWith } from './order.js';

export interface Moves {
  readonly moveTask: (task: BoardTask, to: Target) => Promise<void>;
  /** The same for a stop with all of its tasks; in its own run it changes the order. */
  readonly moveStop: (move: StopMove) => Promise<void>;
  readonly lock: (stop: BoardStop, locked: boolean) => Promise<void>;
  readonly isBusy: boolean;
  readonly error: Error | undefined;
  readonly forget: () => void;
}

export interface StopMove {
  readonly stop: BoardStop;
  readonly from: BoardRun;
  readonly to: Target;
}

/** Changes of the board of a day. Dragging and the menus use the same ones. */
export function useMoves(date: string): Moves {
  const { t } = useTranslation('runs');
  const queries = useQueryClient();
  const [isBusy, setBusy] = useState(false);
  const [error, setError] = useState<Error>();
  const act = async (said: string, change: () => Promise<unknown>): Promise<void> => {
    setBusy(true);
    setError(undefined);
    try {
      await change();
      notice(said);
    } catch (thrown) {
      setError(thrown instanceof Error ? thrown : new Error(String(thrown)));
    } finally {
      await queries.invalidateQueries();
      setBusy(false);
    }
  };
  const said = (name: string, to: Target): string => {
    if (to === null) return t('moved.pool', { name });
    return 'run' in to ? t('moved.run', { name, driver: nameOf(to.run) }) : t('moved.opened', { name, driver: driverName(to.driver) });
  };
  return {
    isBusy,
    error,
    forget: () => setError(undefined),
    lock: (stop, locked) =>
      act(t(locked ? 'moved.locked' : 'moved.unlocked', { name: stop.name ?? '' }), () => send(LockStopDocument, { id: stop.id, locked })),
    moveTask: (task, to) => act(said(task.shortId, to), () => assignAll([task], to, date)),
    moveStop: ({ stop, from, to }) =>
      isWithin(from, to)
        ? act(t('moved.order', { name: stop.name ?? '' }), () => reorder(from, stop, to.index))
        : act(said(stop.name ?? '', to), () => assignAll(stop.tasks, to, date)),
  };
}

const isWithin = (from: BoardRun, to: Target): to is { readonly run: BoardRun; readonly index: number | null } =>
  to !== null && 'run' in to && to.run.id === from.id;

function reorder(run: BoardRun, stop: BoardStop, index: number | null): Promise<unknown> {
  const stops = run.stops.map((each) => ({ id: each.id, isFixed: whyFixed(run, each) !== null }));
  return send(OrderStopsDocument, { runId: run.id, stopIds: orderWith(stops, stop.id, index ?? run.stops.length) });
}

/** Into a run the first task opens the stop, and the others of the same address join it. A driver without a run gets all of them at once. */
async function assignAll(tasks: readonly BoardTask[], to: Target, date: string): Promise<void> {
  if (to !== null && 'driver' in to) {
    await send(GiveTasksDocument, { input: { driverId: to.driver.id, date, taskIds: tasks.map(({ id }) => id) } });
    return;
  }
  const position = to === null || to.index === null ? null : Math.max(to.index, firstFree(to.run.stops)) + 1;
  for (const [index, { id }] of tasks.entries()) await assign(id, to?.run.id ?? null, index === 0 ? position : null);
}

const assign = (taskId: string, runId: string | null, position: number | null): Promise<unknown> =>
  send(MoveTaskDocument, { taskId, runId, position });
