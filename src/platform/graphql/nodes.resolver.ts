import { Arg, Ctx, ID, Query, Resolver } from 'type-graphql';
import type { Context } from './context.js';
import { NodeType } from './node.type.js';

@Resolver()
export class NodesResolver {
  @Query(() => NodeType, { nullable: true, description: 'A record by its id; null when there is none that the caller may see.' })
  async node(@Arg('id', () => ID, { description: 'The id of any record that is a Node.' }) id: string, @Ctx() context: Context) {
    const [node] = await context.services.nodes.read(context, [id]);
    return node ?? null;
  }

  @Query(() => [NodeType], {
    nullable: 'items',
    description: 'Records by their ids, in the same order; null in the place of each that the caller may not see. At most 100.',
  })
  nodes(@Arg('ids', () => [ID], { description: 'Ids of any records that are Nodes.' }) ids: string[], @Ctx() context: Context) {
    return context.services.nodes.read(context, ids);
  }
}
