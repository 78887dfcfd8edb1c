import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { send } from '../graph/send.js';
import { notice } from '../ui/notices.js';
import { firstFree, nameOf, whyFixed, type BoardRun, type BoardStop, type BoardTask } from './board-types.js';
import { LockStopDocument, MoveTaskDocument, OrderStopsDocument } from './operations.generated.js';
import { orderWith } from './order.js';

export interface Moves {
  /** Puts a task into a run at an index among its stops, at the end (null), or into the pool. */
  readonly moveTask: (task: BoardTask, to: BoardRun | null, index: number | null) => Promise<void>;
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
  readonly to: BoardRun | null;
  /** Among the other stops of the run; null for the end. */
  readonly index: number | null;
}

/** Changes of the board. Dragging and the menus use the same ones. */
export function useMoves(): Moves {
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
  const said = (name: string, to: BoardRun | null): string =>
    to ? t('moved.run', { name, driver: nameOf(to) }) : t('moved.pool', { name });
  const numberAt = (to: BoardRun, index: number | null): number | null =>
    index === null ? null : Math.max(index, firstFree(to.stops)) + 1;
  return {
    isBusy,
    error,
    forget: () => setError(undefined),
    lock: (stop, locked) =>
      act(t(locked ? 'moved.locked' : 'moved.unlocked', { name: stop.name ?? '' }), () => send(LockStopDocument, { id: stop.id, locked })),
    moveTask: (task, to, index) => act(said(task.shortId, to), () => assign(task.id, to?.id ?? null, to && numberAt(to, index))),
    moveStop: ({ stop, from, to, index }) =>
      act(to?.id === from.id ? t('moved.order', { name: stop.name ?? '' }) : said(stop.name ?? '', to), async () => {
        if (to?.id !== from.id) return assignAll(stop.tasks, to?.id ?? null, to && numberAt(to, index));
        const stops = from.stops.map((each) => ({ id: each.id, isFixed: whyFixed(from, each) !== null }));
        return send(OrderStopsDocument, { runId: from.id, stopIds: orderWith(stops, stop.id, index ?? from.stops.length) });
      }),
  };
}

const assign = (taskId: string, runId: string | null, position: number | null): Promise<unknown> =>
  send(MoveTaskDocument, { taskId, runId, position });

/** The first task opens the stop; the others of the same address join it. */
async function assignAll(tasks: readonly BoardTask[], runId: string | null, position: number | null): Promise<void> {
  for (const [index, { id }] of tasks.entries()) await assign(id, runId, index === 0 ? position : null);
}
