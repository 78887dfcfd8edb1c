import { Arg, Args, Ctx, FieldResolver, Mutation, Query, Resolver, Root } from '../../../platform/graphql/resolvers.js';
import { TextArg } from '../../../platform/graphql/fields.js';
import { NO_ID } from '../../../platform/ids.js';
import type { Context } from '../../../platform/work/context.js';
import { PageArgs } from '../../../platform/graphql/connection.js';
import { DriverType } from '../../shipments/index.js';
import { driverById } from '../drivers/read-drivers.js';
import { taskLoader } from '../reading/read-tasks.js';
import type { Task } from '../rows/task.entity.js';
import { TaskType } from '../reading/run.types.js';
import { DriverEventConnection, DriverEventType } from './driver-event.types.js';
import { listRefused, resolveDriverEvent } from './driver-events.js';

@Resolver(() => DriverEventType)
export class DriverEventResolver {
  @Query(() => DriverEventConnection, { description: 'Refused reports of drivers about which dispatch has not decided, newest first.' })
  async refusedDriverEvents(@Args(() => PageArgs) args: PageArgs, @Ctx() context: Context) {
    return new DriverEventConnection(await listRefused(context, args));
  }

  @Mutation(() => DriverEventType, { description: 'Records what dispatch decided about a refused report. NOT_FOUND.' })
  resolveDriverEvent(
    @Arg('id', () => String, { description: 'UUID of the report.' }) id: string,
    @TextArg('note', 500, 'What was decided.') note: string,
    @Ctx() context: Context,
  ): Promise<DriverEventType> {
    return resolveDriverEvent(context, { id, note });
  }

  @FieldResolver(() => DriverType, { description: 'The driver.' })
  driver(@Root() { driverId }: DriverEventType, @Ctx() context: Context): Promise<DriverType> {
    return driverById(context, driverId);
  }

  @FieldResolver(() => TaskType, { nullable: true, description: 'The task.' })
  task(@Root() { taskId }: DriverEventType, @Ctx() context: Context): Promise<Task | null> {
    return context.load(taskLoader, taskId ?? NO_ID);
  }

  @FieldResolver(() => String, { nullable: true, description: 'What the driver reported, as JSON; null if it was applied.' })
  report(@Root() { report }: DriverEventType): string | null {
    return report && JSON.stringify(report);
  }
}
