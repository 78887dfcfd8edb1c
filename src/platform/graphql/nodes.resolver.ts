import { Arg, Ctx, ID, Query, Resolver } from './resolvers.js';
import { ManyArg } from './fields.js';
import type { Context } from '../work/context.js';
import type { NodeServices } from './nodes.js';
import { NodeType } from './node.type.js';

@Resolver()
export class NodesResolver {
  @Query(() => NodeType, { nullable: true, description: 'Returns a record by id; null if it does not exist or the caller may not see it.' })
  async node(
    @Arg('id', () => ID, { description: 'The id of any record that is a Node.' }) id: string,
    @Ctx() context: Context<NodeServices>,
  ) {
    const [node] = await context.services.nodes.read(context, [id]);
    return node ?? null;
  }

  @Query(() => [NodeType], {
    nullable: 'items',
    description:
      'Returns records by id, in the same order; null for each one that does not exist or that the caller may not see. At most 100.',
  })
  nodes(@ManyArg('ids', () => ID, 100, 'Ids of any records that are Nodes.') ids: string[], @Ctx() context: Context<NodeServices>) {
    return context.services.nodes.read(context, ids);
  }
}
