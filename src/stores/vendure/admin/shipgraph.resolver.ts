import { Args, Mutation, Query, Resolver } from '@nestjs/graphql';
import { Allow, Ctx, Permission, type ID, type RequestContext } from '@vendure/core';
import { CheckService, type Check } from '../connection/check.service';
import type { ConnectInput } from '../connection/connect-input';
import { ConnectService } from '../connection/connect.service';
import { ConnectionsService } from '../connection/connections.service';
import { CreateReturnService, type CreatedReturn } from '../returns/create-return.service';
import { settingsOf, type Settings } from './settings';

@Resolver()
export class ShipgraphResolver {
  constructor(
    private readonly connections: ConnectionsService,
    private readonly connecting: ConnectService,
    private readonly checking: CheckService,
    private readonly returns: CreateReturnService,
  ) {}

  @Query()
  @Allow(Permission.ReadSettings)
  async shipgraphSettings(@Ctx() ctx: RequestContext): Promise<Settings> {
    const own = await this.connections.own(ctx);
    return settingsOf(own ?? (await this.connections.find(ctx)), { isInherited: own === undefined });
  }

  @Query()
  @Allow(Permission.ReadSettings)
  async shipgraphStatus(@Ctx() ctx: RequestContext): Promise<{ ok: boolean; checks: Check[] }> {
    const checks = await this.checking.check(ctx);
    return { ok: checks.every(({ ok }) => ok), checks };
  }

  @Mutation()
  @Allow(Permission.UpdateSettings)
  async connectShipgraph(@Ctx() ctx: RequestContext, @Args('input') input: ConnectInput): Promise<Settings> {
    return settingsOf(await this.connecting.connect(ctx, input), { isInherited: false });
  }

  @Mutation()
  @Allow(Permission.UpdateSettings)
  async disconnectShipgraph(@Ctx() ctx: RequestContext): Promise<Settings> {
    await this.connecting.disconnect(ctx);
    return this.shipgraphSettings(ctx);
  }

  @Mutation()
  @Allow(Permission.UpdateOrder)
  async createShipgraphReturn(
    @Ctx() ctx: RequestContext,
    @Args('fulfillmentId') fulfillmentId: ID,
    @Args('reason') reason?: string,
  ): Promise<CreatedReturn> {
    return this.returns.create(ctx, fulfillmentId, reason ?? undefined);
  }
}
