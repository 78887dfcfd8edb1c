import { Ctx, FieldResolver, Resolver, Root } from '../../platform/graphql/resolvers.js';
import type { Context } from '../../platform/work/context.js';
import { TaskType, type Task } from '../fleet/index.js';
import { TaskChoiceType } from './choice.types.js';
import { choiceOfTask } from './read-choices.js';

@Resolver(() => TaskType)
export class TaskChoiceResolver {
  @FieldResolver(() => TaskChoiceType, {
    nullable: true,
    description: 'What the consignee has chosen; null for tasks other than deliveries.',
  })
  choice(@Root() task: Task, @Ctx() context: Context): Promise<TaskChoiceType | null> {
    return choiceOfTask(context, task);
  }
}
