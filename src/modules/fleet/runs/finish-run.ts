import { Refusal, refuse } from '../../../kernel/errors.js';
import { money, type Money } from '../../../kernel/money.js';
import type { Actor } from '../../../kernel/actor.js';
import type { Tx } from '../../../platform/db/unit-of-work.js';
import type { Context } from '../../../platform/work/context.js';
import { bookDriverShortage } from '../../cod/index.js';
import { lockShipments, unassignDriver } from '../../shipments/index.js';
import { db } from '../fleet.tables.js';
import { isOpen } from '../fleet.enums.js';
import { moneyFrom, type GivenMoney } from '../given-money.js';
import type { FleetServices } from '../services.js';
import type { Task } from '../rows/task.entity.js';
import { ownOrDispatched } from '../route/open-run.js';
import { UNPLANNED } from '../route/place-task.js';
import { cashHeld, differenceOf, stored, sumByCurrency } from '../reading/run-cash.js';
import { lockRun, changeRun, hasOtherTasks, lockTasks, tasksOfRuns } from '../rows/fleet-rows.js';
import type { Run } from '../rows/run.entity.js';
import { dropEmptyStops } from '../route/stops.js';

export interface Finishing {
  readonly id: string;
  /** Reports that are still on the device. */
  readonly unsentEvents: number;
  readonly countedCash?: readonly GivenMoney[] | null;
}

/**
 * The driver is back: counts the cash, and gives back what is still open. Missing cash is owed by the driver. Idempotent.
 * RUN_NOT_STARTED, RUN_HAS_UNSENT_EVENTS, CASH_COUNT_REQUIRED.
 */
export async function finishRun(context: Context<FleetServices>, { id, unsentEvents, countedCash }: Finishing): Promise<string> {
  const { actor, sql } = context;
  const found = await ownOrDispatched(context, id);
  if (found.state === 'finished') return found.id;
  if (unsentEvents !== 0) throw refuse('RUN_HAS_UNSENT_EVENTS');
  const counted = countedCash && sumByCurrency(countedCash.map((each, index) => moneyFrom(each, `countedCash[${index}]`)));
  for (let tries = 1; ; tries++) {
    const tasks = await tasksOfRuns(sql, [found.id]);
    try {
      await context.transact((tx) => close(tx, actor, { runId: found.id, tasks, counted: counted ?? null }));
      return found.id;
    } catch (error) {
      // It got a task since they were read.
      if (!(error instanceof Refusal && error.code === 'VERSION_CONFLICT') || tries === MAX_TRIES) throw error;
    }
  }
}

const MAX_TRIES = 10;

interface Closing {
  readonly runId: string;
  readonly tasks: readonly Task[];
  readonly counted: readonly Money[] | null;
}

async function close(tx: Tx<FleetServices>, actor: Actor, { runId, tasks: seen, counted }: Closing): Promise<void> {
  await lockShipments(tx, [...new Set(seen.map(({ shipmentId }) => shipmentId))]);
  const run = await lockRun(tx, runId);
  if (run.state === 'finished') return;
  if (await hasOtherTasks(tx, run.id, seen)) throw refuse('VERSION_CONFLICT');
  const tasks = (
    await lockTasks(
      tx,
      seen.map(({ id }) => id),
    )
  ).filter((task) => task.runId === run.id);
  // A delivery that was reported after its run had been finished is in another run, whose cash has to be counted too.
  if (run.state === 'planned' && tasks.every(({ state }) => isOpen(state))) throw refuse('RUN_NOT_STARTED');
  const expected = await expectedOf(tx, run);
  if (counted === null && expected.some(({ minor }) => minor > 0n)) throw refuse('CASH_COUNT_REQUIRED');
  const difference = differenceOf(expected, counted ?? []);

  for (const missing of difference.filter(({ minor }) => minor < 0n)) {
    await bookDriverShortage(tx, actor, {
      driverId: run.driverId,
      missing: money(-missing.minor, missing.currency),
      shipmentIds: deliveredIn(tasks),
      reference: run.shortId,
    });
  }
  for (const task of tasks) {
    if (isOpen(task.state)) await db.change(tx.sql, 'task', task, UNPLANNED);
    await unassignDriver(tx, actor, task.shipmentId);
  }
  await dropEmptyStops(tx, run);
  await changeRun(tx, run, 'finished', {
    state: 'finished',
    finishedAt: tx.services.clock.now(),
    expected: stored(expected),
    counted: stored(counted ?? []),
  });
}

const deliveredIn = (tasks: readonly Task[]): string[] =>
  tasks.filter(({ kind, state }) => kind === 'deliver' && state === 'completed').map(({ shipmentId }) => shipmentId);

/** Collected cash that the driver still holds, and the float. */
export async function expectedOf(tx: Pick<Tx, 'sql'>, run: Run): Promise<Money[]> {
  const held = (await cashHeld(tx.sql, [run.id])).map(({ amount }) => amount);
  const float = run.floatMinor !== null && run.floatCurrency !== null ? [money(run.floatMinor, run.floatCurrency)] : [];
  return sumByCurrency([...held, ...float]);
}
