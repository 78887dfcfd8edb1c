import { Args, Ctx, FieldResolver, Resolver, Root, Subscription } from '../../../platform/graphql/resolvers.js';
import type { Context } from '../../../platform/work/context.js';
import { told, type Subscribing } from '../../../platform/live/subscribing.js';
import { runLoader } from '../reading/read-runs.js';
import { RunChangedArgs, RunChangeType } from './run-change.types.js';
import { RunType } from '../reading/run.types.js';
import type { Run } from '../rows/run.entity.js';
import { watchRuns, type RunChange } from './watch-runs.js';

@Resolver(() => RunChangeType)
export class RunChangeResolver {
  @Subscription(() => RunChangeType, {
    description: "Changes of runs, their stops and tasks: of all runs for dispatch, of the driver's own runs for drivers. RUN_NOT_FOUND.",
    subscribe: ({ args, context }: Subscribing<RunChangedArgs>) => watchRuns(context, args),
  })
  runChanged(@Root() change: RunChange, @Args(() => RunChangedArgs) _args: RunChangedArgs): RunChange {
    return told(change);
  }

  @FieldResolver(() => RunType, { nullable: true, description: "The run's current state, which may be ahead of this change." })
  run(@Root() { runId }: RunChange, @Ctx() context: Context): Promise<Run | null> {
    return context.load(runLoader, runId);
  }
}
