import { connectStore } from '@shipgraph/client/store';
import { Inject, Injectable } from '@nestjs/common';
import { UserInputError, type RequestContext } from '@vendure/core';
import { SHIPGRAPH_OPTIONS, type ResolvedOptions } from '../options';
import { OriginService } from '../parcels/origin.service';
import { urlProblem, withoutSlash, type ConnectInput, type Target } from './connect-input';
import type { Connection } from './connection';
import { ConnectionsService } from './connections.service';
import { isRefusal, reasonOf, storeOf } from './store-of';
import { WebhookRegistration } from './webhook-registration.service';

/** Connects a channel to shipgraph: logs in, sends the shop's locations, activates shipping, registers the webhook and keeps all of it. */
@Injectable()
export class ConnectService {
  constructor(
    @Inject(SHIPGRAPH_OPTIONS) private readonly options: ResolvedOptions,
    private readonly connections: ConnectionsService,
    private readonly origins: OriginService,
    private readonly webhooks: WebhookRegistration,
  ) {}

  async connect(ctx: RequestContext, input: ConnectInput): Promise<Connection> {
    const before = await this.connections.own(ctx);
    const target = this.targetOf(input, before);
    const origin = input.origin ?? before?.origin ?? this.options.origin;
    const locations = await this.origins.locations(ctx, origin);
    if (locations.length === 0)
      throw new UserInputError(
        'shipgraph needs to know where parcels are sent from: give an origin, or fill in the address of a stock location.',
      );
    try {
      const token = await this.tokenFor(ctx, target, input, before);
      const shopName = input.shopName ?? before?.shopName ?? ctx.channel.code;
      const draft: Connection = { ...target, token, origin, shopName, webhookSecrets: [], connectedAt: new Date().toISOString() };
      await storeOf(draft).activate({ activate: true, locations });
      const connection = { ...draft, ...(await this.webhooks.register(ctx, draft, before)) };
      await this.connections.save(ctx, connection);
      return connection;
    } catch (error) {
      throw error instanceof UserInputError ? error : new UserInputError(explain(error));
    }
  }

  /** Also where shipgraph cannot be reached any more: the shop forgets the token in any case. */
  async disconnect(ctx: RequestContext): Promise<void> {
    const connection = await this.connections.own(ctx);
    if (connection) {
      await this.webhooks.remove(connection);
      await storeOf(connection, { attempts: 1 })
        .activate({ activate: false })
        .catch(() => undefined);
    }
    await this.connections.save(ctx, undefined);
  }

  private targetOf(input: ConnectInput, before: Connection | undefined): Target {
    const { connection, publicUrl } = this.options;
    const target = {
      url: input.url ?? before?.url ?? connection?.url ?? '',
      domain: input.domain ?? before?.domain ?? connection?.domain ?? '',
      publicUrl: input.publicUrl ?? before?.publicUrl ?? publicUrl ?? '',
    };
    const problem = urlProblem('url', target.url) ?? urlProblem('publicUrl', target.publicUrl);
    if (problem !== undefined) throw new UserInputError(problem);
    if (target.domain === '') throw new UserInputError('domain is missing: the domain of the shop, such as shop.example.');
    return { url: withoutSlash(target.url), domain: target.domain, publicUrl: withoutSlash(target.publicUrl) };
  }

  private async tokenFor(ctx: RequestContext, target: Target, input: ConnectInput, before: Connection | undefined): Promise<string> {
    if (input.token) return input.token;
    if (input.email && input.password) {
      const { token } = await connectStore({
        url: target.url,
        email: input.email,
        password: input.password,
        ...(input.code && { code: input.code }),
        shopId: target.domain,
        shopName: input.shopName ?? before?.shopName ?? ctx.channel.code,
        platform: 'vendure',
        storeUrl: target.publicUrl,
        ...(input.mode && { mode: MODES[input.mode] }),
      });
      return token;
    }
    if (before?.url === target.url && before.domain === target.domain) return before.token;
    throw new UserInputError('Give the email and the password of your shipgraph account, or a token of the shop.');
  }
}

const MODES = { LIVE: 'live', TEST: 'test' } as const;

/** The reasons behind UNAUTHORIZED that the owner of a shop can do something about. */
const REASONS: Readonly<Record<string, string>> = {
  TWO_FACTOR_REQUIRED: 'Your account uses two-factor login: give the current code as well.',
  INVALID_CREDENTIALS: 'shipgraph does not know this email and password.',
  SHOP_NOT_AVAILABLE: 'This domain is connected to another shipgraph account.',
};

const explain = (error: unknown): string =>
  (isRefusal(error, 'UNAUTHORIZED') && REASONS[error.reason ?? '']) || `shipgraph was not connected: ${reasonOf(error)}`;
