import { Arg, Ctx, FieldResolver, Mutation, Resolver, Root } from '../../../platform/graphql/resolvers.js';
import type { Context } from '../../../platform/work/context.js';
import { runLoader } from '../reading/read-runs.js';
import type { Run } from '../rows/run.entity.js';
import { RunType, TaskType } from '../reading/run.types.js';
import type { FleetServices } from '../services.js';
import { taskById } from '../reading/read-tasks.js';
import type { Task } from '../rows/task.entity.js';
import { planRuns, type RunPlan } from './plan-runs.js';
import { PlanRunsInput, RunPlanType, UnassignedTaskType, type UnassignedReason } from './plan.types.js';
import { kmOf, minutesOf } from '../reading/read-shipment-driver.js';

@Resolver(() => RunPlanType)
export class PlanResolver {
  @Mutation(() => RunPlanType, {
    description:
      'Spreads ready tasks over drivers within capacity and time windows, and orders their stops. Stops that are done, under way or ' +
      'locked stay where they are. DRIVER_NOT_FOUND, HUB_NOT_FOUND, VALIDATION_FAILED.',
  })
  async planRuns(
    @Arg('input', () => PlanRunsInput, { description: 'What to plan.' }) input: PlanRunsInput,
    @Ctx() context: Context<FleetServices>,
  ): Promise<RunPlan & { km: number; minutes: number }> {
    const plan = await planRuns(context, input);
    return { ...plan, km: kmOf(plan.metres) ?? 0, minutes: minutesOf(plan.seconds) ?? 0 };
  }

  @FieldResolver(() => [RunType], { description: 'The runs, in order of their drivers.' })
  async runs(@Root() { runIds }: RunPlan, @Ctx() context: Context): Promise<Run[]> {
    const runs = await Promise.all(runIds.map((id) => context.load(runLoader, id)));
    return runs.filter((run) => run !== null);
  }

  @FieldResolver(() => [UnassignedTaskType], { description: 'Tasks that no run could take.' })
  unassigned(@Root() { unassigned }: RunPlan): RunPlan['unassigned'] {
    return unassigned;
  }
}

@Resolver(() => UnassignedTaskType)
export class UnassignedTaskResolver {
  @FieldResolver(() => TaskType, { description: 'The task.' })
  task(@Root() { taskId }: { taskId: string; reason: UnassignedReason }, @Ctx() context: Context): Promise<Task> {
    return taskById(context, taskId);
  }
}
