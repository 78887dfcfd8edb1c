import { Arg, Ctx, ID, Query, Resolver } from 'type-graphql';
import type { Context } from '../../platform/graphql/context.js';
import { NodeType } from '../../platform/graphql/node.type.js';
import { readNodes } from './read-nodes.js';

@Resolver()
export class NodesResolver {
  @Query(() => NodeType, { nullable: true, description: 'A record by its id; null when there is none that the caller may see.' })
  async node(@Arg('id', () => ID, { description: 'The id of any record that is a Node.' }) id: string, @Ctx() context: Context) {
    const [node] = await readNodes(context, [id]);
    return node ?? null;
  }

  @Query(() => [NodeType], {
    nullable: 'items',
    description: 'Records by their ids, in the same order; null in the place of each that the caller may not see. At most 100.',
  })
  nodes(@Arg('ids', () => [ID], { description: 'Ids of any records that are Nodes.' }) ids: string[], @Ctx() context: Context) {
    return readNodes(context, ids);
  }
}
