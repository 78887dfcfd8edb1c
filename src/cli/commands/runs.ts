import { RunState } from '../../client/index.js';
import { choice } from '../choices.js';
import { afterOption, allOption, firstOption, showList } from '../lists.js';
import { driverIdIfAny, hubIdIfAny } from '../fleet-naming.js';
import { showRun } from '../show-run.js';
import type { CommandGroup } from './group.js';
import { plan } from './plan-runs.js';
import { runColumns as columns } from './run-columns.js';
import { tasks } from './run-tasks.js';

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
      await showList(desk, (await desk.shipgraph()).runs, { variables, extent, columns });
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
