import type { GraphQLResolveInfo } from 'graphql';
import { Args, Ctx, FieldResolver, Info, Query, Resolver } from 'type-graphql';
import type { Context } from '../../platform/graphql/context.js';
import { listShipments, ShipmentConnection, ShipmentsArgs } from '../shipments/index.js';
import { OpsBoardType, OpsCountType, OpsStatusCountType } from './board.types.js';
import { openStatuses, standing, statusCounts, waiting } from './read-board.js';

@Resolver(() => OpsBoardType)
export class BoardResolver {
  @Query(() => OpsBoardType, { description: 'What the people of the operator see first: what stands where, and what waits for somebody.' })
  opsBoard(): OpsBoardType {
    return {};
  }

  @FieldResolver(() => [OpsStatusCountType], { description: 'How many shipments stand at each status.' })
  statuses(@Ctx() context: Context): Promise<OpsStatusCountType[]> {
    return statusCounts(context);
  }

  @FieldResolver(() => OpsCountType, { description: 'Pickups that failed and wait for another try or the way back.' })
  failedPickups(@Ctx() context: Context): Promise<OpsCountType> {
    return standing(context, 'pickup_failed');
  }

  @FieldResolver(() => OpsCountType, { description: 'Shipments that somebody has put on hold.' })
  holds(@Ctx() context: Context): Promise<OpsCountType> {
    return standing(context, 'on_hold');
  }

  @FieldResolver(() => OpsCountType, { nullable: true, description: 'Requests that wait for a decision.' })
  openApprovals(@Ctx() context: Context): Promise<OpsCountType> {
    return waiting(context, 'approvals');
  }

  @FieldResolver(() => OpsCountType, { nullable: true, description: 'Invoices for a difference in weight that nobody has paid.' })
  unpaidAdjustments(@Ctx() context: Context): Promise<OpsCountType> {
    return waiting(context, 'adjustments');
  }

  @FieldResolver(() => OpsCountType, {
    nullable: true,
    description: 'Invoices for a difference in weight that their sellers dispute and somebody has to decide on.',
  })
  disputedAdjustments(@Ctx() context: Context): Promise<OpsCountType> {
    return waiting(context, 'disputes');
  }

  @FieldResolver(() => OpsCountType, { nullable: true, description: 'Collected cash that is not in the bank yet.' })
  cashInHand(@Ctx() context: Context): Promise<OpsCountType> {
    return waiting(context, 'cash');
  }

  @FieldResolver(() => OpsCountType, { nullable: true, description: 'Webhooks that fail, or that were switched off because they did.' })
  failingWebhooks(@Ctx() context: Context): Promise<OpsCountType> {
    return waiting(context, 'webhooks');
  }

  @FieldResolver(() => ShipmentConnection, {
    description: 'Shipments that are not at an end, the latest change first, unless something else is asked for.',
  })
  async shipments(@Args(() => ShipmentsArgs) args: ShipmentsArgs, @Ctx() context: Context, @Info() info: GraphQLResolveInfo) {
    const wanted = { ...args, status: args.status ?? [...openStatuses], sortBy: args.sortBy ?? ('updatedAt' as const) };
    return new ShipmentConnection(await listShipments(context, wanted, info));
  }
}
