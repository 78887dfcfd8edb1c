import { Inject, Injectable } from '@nestjs/common';
import {
  ChannelService,
  Logger,
  RequestContextCacheService,
  RequestContextService,
  SettingsStoreService,
  type RequestContext,
} from '@vendure/core';
import { LOG_CONTEXT, SHIPGRAPH_OPTIONS, type ResolvedOptions } from '../options';
import { parseConnection, type Connection } from './connection';
import { SecretBox } from './secret-box';

type Stored = { sealed?: string };

export const CONNECTION_KEY = 'shipgraph.connection';

/** Keeps the connection of each channel in the settings store of Vendure, encrypted as a whole. */
@Injectable()
export class ConnectionsService {
  private readonly box: SecretBox;

  constructor(
    @Inject(SHIPGRAPH_OPTIONS) private readonly options: ResolvedOptions,
    private readonly settings: SettingsStoreService,
    private readonly cache: RequestContextCacheService,
    private readonly channels: ChannelService,
    private readonly contexts: RequestContextService,
  ) {
    this.box = new SecretBox(options.encryptionKey);
  }

  /** The connection of the channel, else that of the default channel, else that of the options. */
  async find(ctx: RequestContext): Promise<Connection | undefined> {
    return this.cache.get(ctx, `${CONNECTION_KEY}:${ctx.channelId}`, async () => {
      return (await this.own(ctx)) ?? (await this.own(await this.defaultContext())) ?? this.configured();
    });
  }

  /** That of this channel alone. */
  async own(ctx: RequestContext): Promise<Connection | undefined> {
    const { sealed } = (await this.settings.get<Stored | null>(ctx, CONNECTION_KEY)) ?? {};
    if (typeof sealed !== 'string') return undefined;
    const opened = this.box.open(sealed);
    if (opened !== undefined) return parseConnection(opened);
    Logger.error('The connection was stored with another encryptionKey. Connect again.', LOG_CONTEXT);
    return undefined;
  }

  async save(ctx: RequestContext, connection: Connection | undefined): Promise<void> {
    const value: Stored = connection === undefined ? {} : { sealed: this.box.seal(JSON.stringify(connection)) };
    const { result, error } = await this.settings.set(ctx, CONNECTION_KEY, value);
    if (!result) throw new Error(`The connection was not stored: ${error}`);
    this.cache.set(ctx, `${CONNECTION_KEY}:${ctx.channelId}`, undefined);
  }

  async contextOf(channelId: string): Promise<RequestContext | undefined> {
    const admin = await this.defaultContext();
    const channel = await this.channels.findOne(admin, channelId).catch(() => undefined);
    return channel && this.contexts.create({ apiType: 'admin', channelOrToken: channel.token });
  }

  async defaultContext(): Promise<RequestContext> {
    return this.contexts.create({ apiType: 'admin', channelOrToken: await this.channels.getDefaultChannel() });
  }

  private configured(): Connection | undefined {
    const { connection, origin, publicUrl } = this.options;
    return connection && { ...connection, origin, publicUrl, webhookSecrets: connection.webhookSecrets ?? [] };
  }
}
