import { Injectable } from '@nestjs/common';
import type { RequestContext } from '@vendure/core';
import { OriginService } from '../parcels/origin.service';
import type { Connection } from './connection';
import { ConnectionsService } from './connections.service';
import { reasonOf, storeOf } from './store-of';

export interface Check {
  readonly name: string;
  readonly ok: boolean;
  readonly message: string;
}

const passed = (name: string, message: string): Check => ({ name, ok: true, message });
const failed = (name: string, message: string): Check => ({ name, ok: false, message });

/** Tells the owner of a shop whether the connection works and, if not, what to do. */
@Injectable()
export class CheckService {
  constructor(
    private readonly connections: ConnectionsService,
    private readonly origins: OriginService,
  ) {}

  async check(ctx: RequestContext): Promise<Check[]> {
    const connection = await this.connections.find(ctx);
    if (connection === undefined) return [failed('connection', 'Not connected. Run the mutation connectShipgraph.')];
    return [await this.account(connection), await this.webhook(connection), await this.origin(ctx, connection)];
  }

  private async account(connection: Connection): Promise<Check> {
    try {
      await storeOf(connection, { attempts: 1 }).webhooks.list();
      return passed('connection', `${connection.url} accepts the token of ${connection.domain}.`);
    } catch (error) {
      return failed('connection', reasonOf(error));
    }
  }

  private async webhook({ webhook, webhookSecrets, ...rest }: Connection): Promise<Check> {
    if (webhookSecrets.length === 0) return failed('webhook', 'No secret is known, so orders do not follow their parcels. Connect again.');
    if (webhook === undefined) return passed('webhook', 'The webhook is managed by hand.');
    try {
      const { webhook: known } = await storeOf({ webhookSecrets, ...rest }, { attempts: 1 }).webhooks.get(webhook.id);
      if (!known.is_active)
        return failed('webhook', `${webhook.url} did not answer for days and was disabled. Correct that, and connect again.`);
      return passed('webhook', `${webhook.url} gets the events of the shop.`);
    } catch (error) {
      return failed('webhook', `${reasonOf(error)} Connect again.`);
    }
  }

  private async origin(ctx: RequestContext, { origin }: Connection): Promise<Check> {
    const count = (await this.origins.locations(ctx, origin)).length;
    return count > 0
      ? passed('origin', `Parcels are sent from ${count} ${count === 1 ? 'address' : 'addresses'}.`)
      : failed('origin', 'No stock location has an address, and no origin is set.');
  }
}
