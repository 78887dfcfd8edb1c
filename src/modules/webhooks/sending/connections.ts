import type { Socket } from 'node:net';
import { Agent, Client, Pool, type Dispatcher, type buildConnector } from 'undici';
import { Exchange } from './exchange.js';

export interface PoolLimits {
  /** Connections to one receiver. */
  readonly perOrigin: number;
  /** Connections overall. Idle ones are closed to make room; the sender bounds the busy ones. */
  readonly overall: number;
}

/** Receivers close idle connections too, some after two seconds; ours go first, so that no delivery meets a closing one. */
const IDLE_MS = 1500;
const LONGEST_HEADERS = 16_384;

/** Kept connections to many receivers, of which none keeps more than a moment's worth of sockets. */
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
      maxHeaderSize: LONGEST_HEADERS,
      // The sender has one deadline for everything.
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

  /** The one that was opened first, which is the likeliest to be closed soon anyway. */
  private closeIdleOne(): void {
    for (const client of this.open) {
      if (client.stats.size > 0) continue;
      // Its socket is closed a turn later; the next delivery must not choose it once more.
      this.open.delete(client);
      client.hangUp();
      return;
    }
  }
}

/** One connection that can tell its peer and be closed while idle; the pool opens it again when it is needed. */
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
