import type { Logger } from '@medusajs/framework/types';
import { MedusaError, MedusaService } from '@medusajs/framework/utils';
import { connectStore, createStore } from '@shipgraph/client/store';
import { settingsOf, type Settings, type ShipgraphOptions } from '../../options.js';
import { RateBook } from '../../rates/rate-book.js';
import { servicesOf, type CarrierService } from '../../rates/services.js';
import { claim, release, type Following, type Progress, type Sql } from './leases.js';
import { ShipgraphConnection } from './models/connection.js';
import { ShipgraphShipment } from './models/shipment.js';

export type Store = ReturnType<typeof createStore>;

export interface Connection {
  readonly domain: string;
  readonly token: string;
  readonly webhook_id: string | null;
  readonly webhook_url: string | null;
  readonly webhook_secrets: readonly string[];
  readonly last_event_at: Date | null;
}

interface Cradle {
  readonly __pg_connection__: Sql;
  readonly logger: Logger;
}

const ROW = 'shipgraph';

/** The connection of this store to shipgraph, and the shipments that it has there. */
export class ShipgraphModuleService extends MedusaService({ ShipgraphConnection, ShipgraphShipment }) {
  readonly settings: Settings;
  /** Every call of this store. */
  readonly store: Store;
  readonly rates: RateBook;
  private readonly sql: Sql;

  constructor(cradle: Cradle, options: Partial<ShipgraphOptions> = {}) {
    super(cradle, options);
    this.settings = settingsOf(options);
    this.sql = cradle.__pg_connection__;
    const { url, domain, timeoutMs, rateCacheSeconds, rateTimeoutMs } = this.settings;
    this.store = createStore({ url, domain, timeoutMs, token: () => this.token(), onUnauthorized: () => this.loginAgain() });
    this.rates = new RateBook({ store: () => this.store, seconds: rateCacheSeconds, timeoutMs: rateTimeoutMs });
  }

  async connection(): Promise<Connection | undefined> {
    const [row] = await this.listShipgraphConnections({ id: ROW });
    if (!row) return undefined;
    return { ...row, webhook_secrets: textsOf(row.webhook_secrets) };
  }

  async saveConnection(changes: Partial<Omit<Connection, 'domain'>> & { token: string }): Promise<void> {
    const row = { id: ROW, domain: this.settings.domain, ...changes, webhook_secrets: secretsColumn(changes.webhook_secrets) };
    if (await this.connection()) await this.updateShipgraphConnections(row);
    else await this.createShipgraphConnections(row);
  }

  async heardEvent(): Promise<void> {
    await this.sql.raw('update shipgraph_connection set last_event_at = now() where id = ?', [ROW]);
  }

  async token(): Promise<string> {
    const token = this.settings.token ?? (await this.connection())?.token ?? (await this.loginAgain());
    if (token === undefined)
      throw new MedusaError(
        MedusaError.Types.UNEXPECTED_STATE,
        'This store is not connected to shipgraph yet. See the guide of the plug-in.',
      );
    return token;
  }

  async webhookSecrets(): Promise<readonly string[]> {
    const { webhookSecrets } = this.settings;
    return webhookSecrets.length > 0 ? webhookSecrets : ((await this.connection())?.webhook_secrets ?? []);
  }

  services(): Promise<readonly CarrierService[]> {
    return servicesOf({ url: this.settings.url, token: () => this.token() });
  }

  /** Takes the shipment for the event that is followed now, so that other copies of the server wait. */
  claim(shipmentId: string): Promise<Following | 'busy' | undefined> {
    return claim(this.sql, shipmentId);
  }

  release(following: Following, progress?: Progress): Promise<void> {
    return release(this.sql, following, progress);
  }

  /** The parcel that has brought all of these lines of an order: the one that was delivered, or else the latest. */
  async shipmentWith(lineIds: readonly string[]): Promise<{ shipmentId: string; orderId: string } | undefined> {
    const { rows } = await this.sql.raw(
      `select id, order_id from shipgraph_shipment
       where line_ids @> ?::jsonb and not is_return and status <> 'cancelled' and deleted_at is null
       order by status = 'delivered' desc, created_at desc limit 1`,
      [JSON.stringify(lineIds)],
    );
    return rows[0] && { shipmentId: rows[0].id, orderId: rows[0].order_id };
  }

  async markCancelling(shipmentId: string, cancelling: boolean): Promise<void> {
    await this.sql.raw('update shipgraph_shipment set cancelling = ? where id = ?', [cancelling, shipmentId]);
  }

  private async loginAgain(): Promise<string | undefined> {
    const { account, url, domain, storeUrl, mode, timeoutMs, token: fixed } = this.settings;
    if (!account || fixed !== undefined) return undefined;
    const shop = { shopId: domain, shopName: domain, platform: 'medusa', storeUrl, ...(mode === undefined ? {} : { mode }) };
    const { token } = await connectStore({ url, timeoutMs, ...account, ...shop });
    await this.saveConnection({ token });
    return token;
  }
}

const textsOf = (json: unknown): readonly string[] =>
  Array.isArray(json) ? json.filter((entry): entry is string => typeof entry === 'string') : [];

const secretsColumn = (secrets: readonly string[] | undefined): Record<string, unknown> | undefined =>
  secrets as unknown as Record<string, unknown> | undefined;
