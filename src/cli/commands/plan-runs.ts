import type { PlanRunsMutation } from '../../client/index.js';
import { wholeNumber } from '../choices.js';
import type { Desk } from '../desk.js';
import { driverIds, hubIdIfAny } from '../fleet-naming.js';
import { counted } from '../words.js';
import type { CommandGroup } from './group.js';
import { runColumns, taskColumns } from './run-columns.js';

export const plan: CommandGroup = (group, desk) => {
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
