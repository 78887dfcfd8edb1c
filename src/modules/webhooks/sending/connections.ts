import type { Socket } from 'node:net';
import { Agent, Client, Pool, type Dispatcher, type buildConnector } from 'undici';
import { Exchange } from './exchange.js';

export interface PoolLimits {
  /** Maximum connections to one receiver. */
  readonly perOrigin: number;
  /** Maximum connections overall. Idle ones are closed to make room; the endpoint gate bounds the busy ones. */
  readonly overall: number;
}

/** Some receivers close idle connections after two seconds. Close earlier, so that no delivery meets a closing connection. */
const IDLE_MS = 1500;
const MAX_HEADER_BYTES = 16_384;

/** Keep-alive connections to many receivers, each kept only briefly, with a limit overall. */
export class Connections {
  private readonly agent: Agent;
  private readonly open = new Set<KeptClient>();

  constructor(
    connect: buildConnector.connector,
    private readonly limits: PoolLimits,
  ) {
    this.agent = new Agent({
      connect,
      allowH2: false,
      keepAliveTimeout: IDLE_MS,
      keepAliveMaxTimeout: IDLE_MS,
      maxHeaderSize: MAX_HEADER_BYTES,
      // WebhookSender has one deadline for everything.
      headersTimeout: 0,
      bodyTimeout: 0,
      factory: (origin, options) =>
        new Pool(origin, {
          ...options,
          connections: limits.perOrigin,
          factory: (url: URL, clientOptions: Client.Options) => new KeptClient(url, clientOptions, connect, this.open),
        }),
    });
  }

  get size(): number {
    return this.open.size;
  }

  dispatch(options: Dispatcher.DispatchOptions & { origin: string }, exchange: Exchange): void {
    if (this.open.size >= this.limits.overall) this.closeIdleOne();
    this.agent.dispatch(options, exchange);
  }

  close(): Promise<void> {
    return this.agent.close();
  }

  /** Closes the oldest idle connection, which is the likeliest to expire soon anyway. */
  private closeIdleOne(): void {
    for (const client of this.open) {
      if (client.stats.size > 0) continue;
      // The socket closes one event-loop turn later; until then the next delivery must not choose it again.
      this.open.delete(client);
      client.hangUp();
      return;
    }
  }
}

/** One connection that knows its remote address and can be closed while idle. The pool reopens it when needed. */
class KeptClient extends Client {
  private socket: Socket | null = null;

  constructor(url: URL, options: Client.Options, connect: buildConnector.connector, open: Set<KeptClient>) {
    super(url, {
      ...options,
      connect: (target, callback) =>
        connect(target, (...result) => {
          this.socket = result[1];
          callback(...result);
        }),
    });
    this.on('connect', () => open.add(this));
    this.on('disconnect', () => open.delete(this));
  }

  override dispatch(options: Dispatcher.DispatchOptions, handler: Dispatcher.DispatchHandler): boolean {
    if (handler instanceof Exchange) handler.carriedBy = this;
    return super.dispatch(options, handler);
  }

  get remoteAddress(): string | null {
    return this.socket?.remoteAddress ?? null;
  }

  hangUp(): void {
    this.socket?.destroy();
  }
}
