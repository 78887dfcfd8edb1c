import { Injectable } from '@nestjs/common';
import { ConfigService, Fulfillment, TransactionalConnection, type ID, type RequestContext } from '@vendure/core';

/** Fulfilments belong to a channel by their orders: those of other channels are not there. */
@Injectable()
export class OwnFulfillments {
  constructor(
    private readonly connection: TransactionalConnection,
    private readonly config: ConfigService,
  ) {}

  async find(ctx: RequestContext, id: ID): Promise<Fulfillment | undefined> {
    const found = await this.connection.getRepository(ctx, Fulfillment).findOne({
      where: { id, orders: { channels: { id: ctx.channelId } } },
      relations: ['orders'],
    });
    return found ?? undefined;
  }

  /** By an id as the APIs of Vendure show it. */
  async findEncoded(ctx: RequestContext, encoded: string): Promise<Fulfillment | undefined> {
    const strategy = this.config.entityOptions.entityIdStrategy ?? this.config.entityIdStrategy;
    const id = strategy.decodeId(encoded);
    return id === undefined || id === -1 ? undefined : this.find(ctx, id);
  }
}
