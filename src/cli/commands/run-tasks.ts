import { wholeNumber } from '../choices.js';
import { afterOption, allOption, firstOption, showList } from '../lists.js';
import { plain } from '../terminal-text.js';
import type { CommandGroup } from './group.js';
import { taskColumns } from './run-columns.js';

export const tasks: CommandGroup = (group, desk) => {
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
