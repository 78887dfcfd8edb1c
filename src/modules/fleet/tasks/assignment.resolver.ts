import { Arg, Ctx, Int, Mutation, Resolver } from '../../../platform/graphql/resolvers.js';
import type { Context } from '../../../platform/work/context.js';
import { runById } from '../reading/read-runs.js';
import { taskById } from '../reading/read-tasks.js';
import { AssignTasksInput, RunType, TaskType, UpdateTaskInput } from '../reading/run.types.js';
import type { Run } from '../rows/run.entity.js';
import type { Task } from '../rows/task.entity.js';
import type { FleetServices } from '../services.js';
import { assignTasksToDriver } from './assign-to-driver.js';
import { assignTask, updateTask } from './change-task.js';

/** What dispatch does with tasks. */
@Resolver(() => TaskType)
export class AssignmentResolver {
  @Mutation(() => TaskType, {
    description:
      'Puts a task into a run, moves it within one or between two, or takes it out. TASK_NOT_FOUND, TASK_CLOSED, TASK_NOT_READY, ' +
      'RUN_NOT_FOUND, RUN_FINISHED, VERSION_CONFLICT.',
  })
  async assignTask(
    @Arg('taskId', () => String, { description: 'UUID or short id of the task.' }) taskId: string,
    @Arg('runId', () => String, { nullable: true, description: 'UUID or short id of the run; null takes the task out of its run.' })
    runId: string | null,
    @Arg('position', () => Int, { nullable: true, description: 'Number of its stop, from 1; at the end when absent.' })
    position: number | null,
    @Ctx() context: Context<FleetServices>,
  ): Promise<Task> {
    return taskById(context, await assignTask(context, { taskId, runId, position }));
  }

  @Mutation(() => RunType, {
    description:
      'Puts tasks into the planned or started run of a driver on a day, at the end, and opens the run if there is none. All of them or none. ' +
      'Idempotent. DRIVER_NOT_FOUND, TASK_NOT_FOUND, TASK_CLOSED, TASK_NOT_READY, VERSION_CONFLICT.',
  })
  async assignTasksToDriver(
    @Arg('input', () => AssignTasksInput, { description: 'The driver, the day and the tasks.' }) input: AssignTasksInput,
    @Ctx() context: Context<FleetServices>,
  ): Promise<Run> {
    return runById(context, await assignTasksToDriver(context, input));
  }

  @Mutation(() => TaskType, {
    description: 'Changes the time window or the note of an open task. TASK_NOT_FOUND, TASK_CLOSED, VERSION_CONFLICT.',
  })
  async updateTask(
    @Arg('input', () => UpdateTaskInput, { description: 'The task, and what changes.' }) input: UpdateTaskInput,
    @Ctx() context: Context<FleetServices>,
  ): Promise<Task> {
    return taskById(context, await updateTask(context, input));
  }
}
