import { Injectable } from '@nestjs/common';
import { Fulfillment, Order, TransactionalConnection, type ID, type RequestContext } from '@vendure/core';

/** Locks of rows until the end of the transaction. SQLite has none, as it has one writer. */
@Injectable()
export class LocksService {
  constructor(private readonly connection: TransactionalConnection) {}

  /** Two fulfilments of an order that are made at the same time would else get the same number, and take the same units. */
  async lockOrder(ctx: RequestContext, id: ID): Promise<void> {
    await this.lock(ctx, Order, id);
  }

  /** Answers the state that it has now. What staff do and what webhooks tell would else happen twice. */
  async lockFulfillment(ctx: RequestContext, id: ID): Promise<Fulfillment | undefined> {
    await this.lock(ctx, Fulfillment, id);
    return (await this.connection.getRepository(ctx, Fulfillment).findOne({ where: { id } })) ?? undefined;
  }

  private async lock(ctx: RequestContext, entity: typeof Order | typeof Fulfillment, id: ID): Promise<void> {
    if (/sqlite|sqljs/.test(this.connection.rawConnection.options.type)) return;
    await this.connection
      .getRepository<Order | Fulfillment>(ctx, entity)
      .createQueryBuilder('row')
      .select('row.id')
      .setLock('pessimistic_write')
      .where('row.id = :id', { id })
      .getOne();
  }
}
