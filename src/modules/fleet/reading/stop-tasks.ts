import type { Context } from '../../../platform/graphql/context.js';
import type { Stop } from '../rows/run.entity.js';
import { isOpen } from '../fleet.enums.js';
import { placeOfTask, tasksOfRun } from './read-tasks.js';
import type { TaskPlace } from '../rows/task-place.js';
import type { Task } from '../rows/task.entity.js';

export const tasksOfStop = async (context: Context, { id, runId }: Stop): Promise<Task[]> =>
  (await tasksOfRun(context, runId)).filter(({ stopId }) => stopId === id);

/** The place of a stop is that of its tasks, of an open one where there is one. */
export async function placeOfStop(context: Context, stop: Stop): Promise<TaskPlace | null> {
  const tasks = await tasksOfStop(context, stop);
  const task = tasks.find(({ state }) => isOpen(state)) ?? tasks[0];
  return task ? placeOfTask(context, task) : null;
}
