import { createHash } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { CacheService, Logger, type Order, type RequestContext } from '@vendure/core';
import type { Store } from '@shipgraph/client/store';
import type { Connection } from '../connection/connection';
import { ConnectionsService } from '../connection/connections.service';
import { isTemporary, reasonOf, storeOf } from '../connection/store-of';
import { LOG_CONTEXT, SHIPGRAPH_OPTIONS, type ResolvedOptions } from '../options';
import { destinationOf } from '../parcels/destination';
import { OriginService, packedLinesOf } from '../parcels/origin.service';
import { ProductsService } from '../parcels/products.service';
import type { Quote } from './quote';

type RatesBody = Parameters<Store['explainRates']>[0];

/** So that the methods of one checkout do not each wait for a service that does not answer, and the next shopper soon asks again. */
const UNREACHABLE_TTL_MS = 10_000;

/**
 * One call for all shipping methods of a checkout. The answer is kept until something that the price depends on changes: lines, quantities,
 * prices, the address, the currency, the origin, or how is paid.
 */
@Injectable()
export class RatesService {
  private readonly underWay = new Map<string, Promise<Quote>>();

  constructor(
    @Inject(SHIPGRAPH_OPTIONS) private readonly options: ResolvedOptions,
    private readonly connections: ConnectionsService,
    private readonly origins: OriginService,
    private readonly products: ProductsService,
    private readonly cache: CacheService,
  ) {}

  async quote(ctx: RequestContext, order: Order, { cashOnDelivery }: { cashOnDelivery: boolean }): Promise<Quote> {
    const connection = await this.connections.find(ctx);
    if (connection === undefined) return { kind: 'notYet', reason: 'this channel is not connected to shipgraph' };
    const body = await this.bodyOf(ctx, order, { connection, cashOnDelivery });
    return typeof body === 'string' ? { kind: 'notYet', reason: body } : this.kept(ctx, connection, body);
  }

  /** Answers what is missing instead. */
  private async bodyOf(
    ctx: RequestContext,
    order: Order,
    { connection, cashOnDelivery }: { connection: Connection; cashOnDelivery: boolean },
  ): Promise<RatesBody | string> {
    const destination = destinationOf(order);
    if (destination === undefined) return 'the address is not complete';
    const packed = packedLinesOf(order);
    if (packed.length === 0) return 'the basket is empty';
    const origin = await this.origins.originOf(ctx, packed, connection.origin ?? this.options.origin);
    if (origin === undefined) return 'there is no address that parcels are sent from';
    const products = await this.products.productsOf(ctx, order, packed);
    return { products, origin: { ...origin, zip: origin.zip ?? '' }, destination, ...(cashOnDelivery && { paymentStatus: 'postpaid' }) };
  }

  private async kept(ctx: RequestContext, connection: Connection, body: RatesBody): Promise<Quote> {
    const facts = JSON.stringify([ctx.channelId, connection.url, connection.domain, body]);
    const key = `shipgraph:rates:${createHash('sha256').update(facts).digest('base64url')}`;
    const known = await this.cache.get<Quote>(key);
    return known ?? this.underWay.get(key) ?? this.ask(key, connection, body);
  }

  private ask(key: string, connection: Connection, body: RatesBody): Promise<Quote> {
    const asking = this.answerOf(connection, body)
      .then(async (quote) => {
        await this.cache.set(key, quote, { ttl: quote.kind === 'unreachable' ? UNREACHABLE_TTL_MS : this.options.ratesTtlMs });
        return quote;
      })
      .finally(() => this.underWay.delete(key));
    this.underWay.set(key, asking);
    return asking;
  }

  private async answerOf(connection: Connection, body: RatesBody): Promise<Quote> {
    try {
      const { rates, rejected } = await storeOf(connection, { timeoutMs: this.options.ratesTimeoutMs, attempts: 1 }).explainRates(body);
      const offers = rates.map((rate) => ({
        service: rate.service_code,
        name: rate.service_name,
        description: rate.description,
        price: rate.total_price,
      }));
      return {
        kind: 'offered',
        offers,
        refusals: Object.fromEntries(rejected.map(({ service_code, message }) => [service_code, message])),
      };
    } catch (error) {
      const reason = reasonOf(error);
      Logger.warn(`No rates: ${reason}`, LOG_CONTEXT);
      return isTemporary(error) ? { kind: 'unreachable', reason } : { kind: 'offered', offers: [], refusals: { request: reason } };
    }
  }
}
