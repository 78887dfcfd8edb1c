import { RunState, type PlanRunsMutation, type RunRowFragment, type TaskRowFragment } from '../../client/index.js';
import { choice, wholeNumber } from '../choices.js';
import type { Desk } from '../desk.js';
import { afterOption, allOption, firstOption, showList } from '../lists.js';
import { driverIdIfAny, hubIdIfAny, driverIds } from '../fleet-naming.js';
import { showRun } from '../show-run.js';
import type { Column } from '../table.js';
import { plain, counted, amountOf } from '../words.js';
import type { CommandGroup } from './group.js';

/** Runs of the own fleet: planning, progress and tasks. */
export const runs: CommandGroup = (program, desk) => {
  const group = program
    .command('runs')
    .description('runs of the own fleet; identify a run by its short id (RN-...), a driver by name, a hub by its code');

  group
    .command('list')
    .description('list runs, latest day first')
    .option('-d, --date <day>', 'runs of this day (YYYY-MM-DD)')
    .option('--hub <hub>', 'runs from this hub')
    .option('--driver <driver>', 'runs of this driver')
    .addOption(choice('-s, --state <state>', 'filter by state: planned, started or finished', RunState))
    .option(...firstOption)
    .option(...afterOption)
    .option(...allOption)
    .action(async ({ date, hub, driver, state, ...extent }) => {
      const variables = { date, hub: await hubIdIfAny(desk, hub), driver: await driverIdIfAny(desk, driver), state };
      await showList(desk, (await desk.shipgraph()).runs, { variables, extent, columns: runColumns });
    });

  group
    .command('show <run>')
    .description('show a run with its stops, cash, and what was left behind or refused')
    .action(async (id) => {
      const run = await (await desk.shipgraph()).run({ id }, { signal: desk.signal });
      desk.show(run, () => showRun(desk, run));
    });

  plan(group, desk);
  tasks(group, desk);
};

const plan: CommandGroup = (group, desk) => {
  group
    .command('plan')
    .description('spread ready tasks over drivers and order their stops')
    .requiredOption('-d, --date <day>', 'the day (YYYY-MM-DD), in the time zone of the hub')
    .option('--hub <hub>', 'the drivers and tasks of this hub; all when absent')
    .option('--driver <driver...>', 'these drivers only')
    .option('--seed <number>', 'equal seeds give equal plans', wholeNumber(0, 2_147_483_647))
    .action(async ({ date, hub, driver, seed }) => {
      const input = { date, hubId: await hubIdIfAny(desk, hub), driverIds: await driverIds(desk, driver), seed };
      const made = await (await desk.shipgraph()).planRuns({ input }, { signal: desk.signal });
      desk.show(made, () => showPlan(desk, made));
    });
};

type Plan = PlanRunsMutation['planRuns'];

function showPlan(desk: Desk, { runs, km, minutes, engine, unassigned }: Plan): string {
  return [
    runs.length === 0 ? 'No runs.' : desk.rows(runColumns, runs),
    `${km} km and ${minutes} minutes, by the engine ${engine.toLowerCase()}`,
    ...(unassigned.length === 0 ? [] : [`${counted(unassigned.length, 'task', 'tasks')} in no run:`, leftOf(desk, unassigned)]),
  ].join('\n\n');
}

function leftOf(desk: Desk, unassigned: Plan['unassigned']): string {
  const columns = taskColumns.map((column) => ({ ...column, of: ({ task }: Plan['unassigned'][number]) => column.of(task) }));
  return desk.rows([...columns, { title: 'WHY', of: ({ reason }) => reason.toLowerCase() }], unassigned);
}

const tasks: CommandGroup = (group, desk) => {
  group
    .command('tasks')
    .description('list open tasks that are in no run')
    .option(...firstOption)
    .option(...afterOption)
    .option(...allOption)
    .action(async (extent) => {
      await showList(desk, (await desk.shipgraph()).tasks, { variables: { unassigned: true }, extent, columns: taskColumns });
    });

  group
    .command('assign <task> <run>')
    .description('put a task (DO-..., PU-..., RT-...) into a run, or move it there')
    .option('--position <number>', 'the number of its stop, from 1; at the end when absent', wholeNumber(1, 10_000))
    .action(async (taskId, runId, { position }) => {
      const task = await (await desk.shipgraph()).assignTask({ taskId, runId, position }, { signal: desk.signal });
      desk.show(
        task,
        () => `${task.shortId} is stop ${task.position ?? '?'} of ${task.run?.shortId ?? ''} (${plain(task.run?.driver.name ?? '')}).`,
      );
    });

  group
    .command('unassign <task>')
    .description('take a task out of its run')
    .action(async (taskId) => {
      const task = await (await desk.shipgraph()).assignTask({ taskId, runId: null }, { signal: desk.signal });
      desk.show(task, () => `${task.shortId} is in no run.`);
    });
};

const runColumns: readonly Column<RunRowFragment>[] = [
  { title: 'RUN', of: ({ shortId }) => shortId, whole: true },
  { title: 'DAY', of: ({ date }) => date, whole: true },
  { title: 'DRIVER', of: ({ driver }) => driver.name },
  { title: 'HUB', of: ({ hub }) => hub?.code },
  { title: 'STATE', of: ({ state }) => state.toLowerCase() },
  { title: 'STOPS', of: ({ progress }) => `${progress.stopsDone}/${progress.stops}`, right: true },
  { title: 'OPEN', of: ({ progress }) => progress.open, right: true },
  { title: 'FAILED', of: ({ progress }) => progress.failed, right: true },
  { title: 'LATE', of: ({ progress }) => progress.late, right: true },
  { title: 'KM', of: ({ km, plannedKm }) => km ?? plannedKm, right: true },
];

const taskColumns: readonly Column<TaskRowFragment>[] = [
  { title: 'TASK', of: ({ shortId }) => shortId, whole: true },
  { title: 'KIND', of: ({ kind }) => kind.toLowerCase() },
  { title: 'REFERENCE', of: ({ reference }) => reference, whole: true },
  { title: 'TO', of: ({ contactName, city }) => [contactName, city].filter(Boolean).join(', ') },
  { title: 'COLLECT', of: ({ collect }) => collect && amountOf(collect), right: true },
];
