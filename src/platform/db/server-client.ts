import pg, { type ClientConfig } from 'pg';
import { cancelRequest } from './cancel-request.js';
import type { Primary, WritingConnection } from './primary.js';
import { DatabaseUnavailable } from './unavailable.js';

/** Settings of a connection beyond the driver's own. */
export interface ServerClientConfig extends ClientConfig {
  /** Chooses the server. Without it the connection goes where the driver's settings say. */
  readonly primary?: Primary;
  /** A server that sends nothing for this long, although statements wait for it, is given up. */
  readonly silenceMs?: number;
}

type Connected = ((error: Error) => void) & ((error: null, client: pg.Client) => void);

interface Socket {
  readonly destroyed: boolean;
  destroy(reason?: Error): void;
  setTimeout(ms: number, silent: () => void): void;
}

/**
 * A commit whose wait for the synchronous standby is ended, by a person or a cancellation, succeeds with a warning from here: it is
 * on this server only.
 */
const WAIT_FOR_STANDBY = 'SyncRepWaitForLSN';

/** The driver's client, beyond its type definitions. */
interface Driver {
  host: string;
  port: number;
  readonly ssl: ClientConfig['ssl'];
  readonly processID: number | null;
  readonly secretKey: number | null;
  readonly _activeQuery: unknown;
  readonly _sentQueryQueue: readonly unknown[];
  readonly connection: {
    readonly stream: Socket;
    on(event: 'parameterStatus', heard: (status: { readonly parameterName: string; readonly parameterValue: string }) => void): void;
  };
}

/**
 * A connection to the server that accepts writes. It fails rather than waits: a standby is refused, a silent server is given up, and the
 * connection is ended when another server takes over.
 */
export class ServerClient extends pg.Client {
  private readonly primary: Primary | undefined;
  private readonly silenceMs: number;
  private isStandby = false;
  private isUnconfirmed = false;

  constructor(config: ServerClientConfig = {}) {
    super(config);
    // A lost connection fails its statements. Without a listener it would also end the process.
    this.on('error', () => undefined);
    this.primary = config.primary;
    this.silenceMs = config.silenceMs ?? 0;
    this.driver.connection.on('parameterStatus', ({ parameterName, parameterValue }) => {
      if (parameterName === 'in_hot_standby') this.isStandby = parameterValue === 'on';
    });
    this.on('notice', ({ routine }) => {
      if (routine === WAIT_FOR_STANDBY) this.isUnconfirmed = true;
    });
  }

  override connect(): Promise<pg.Client>;
  override connect(connected: Connected): void;
  override connect(connected?: Connected): Promise<pg.Client> | void {
    const opened = this.open();
    if (!connected) return opened;
    opened.then((client) => connected(null, client), connected);
  }

  /** Asks the server to cancel the running statement. Never rejects. */
  async cancelStatement(): Promise<void> {
    const { host, port, ssl, processID, secretKey } = this.driver;
    if (processID !== null && secretKey !== null) await cancelRequest({ host, port, ssl, processID, secretKey });
  }

  /** Ends the connection at once; its statements fail with this reason. */
  abandon(reason: Error): void {
    this.driver.connection.stream.destroy(reason);
  }

  /** Set if a synchronous standby has not confirmed a commit, which a failover may lose: it must not be acknowledged. */
  get unconfirmed(): Error | undefined {
    return this.isUnconfirmed ? new DatabaseUnavailable('The standby did not confirm the commit in time.') : undefined;
  }

  private get driver(): Driver {
    return this as unknown as Driver;
  }

  private async open(): Promise<pg.Client> {
    if (this.primary?.isOneOfSeveral) await this.aimAt(this.primary);
    try {
      await super.connect();
    } catch (error) {
      this.primary?.doubt();
      throw error;
    }
    if (this.primary && this.isStandby) {
      this.primary.doubt();
      void this.end();
      throw new DatabaseUnavailable('The database server is a standby, which accepts no writes.');
    }
    this.giveUpWhenSilent();
    if (this.primary?.isOneOfSeveral) this.once('end', this.primary.keepInSight(this.asWriting()));
    return this;
  }

  private async aimAt(primary: Primary): Promise<void> {
    const { host, port } = await primary.locate();
    // The pool has given up waiting. A connection opened now would never be closed.
    if (this.driver.connection.stream.destroyed) throw new DatabaseUnavailable('No database server was found in time.');
    Object.assign(this.driver, { host, port });
  }

  private asWriting(): WritingConnection {
    return { host: this.driver.host, port: this.driver.port, abandon: (reason) => this.abandon(reason) };
  }

  /** A half-open connection never reports an error, and the pool would hand it out again and again. */
  private giveUpWhenSilent(): void {
    if (this.silenceMs === 0) return;
    const { stream } = this.driver.connection;
    stream.setTimeout(this.silenceMs, () => {
      const { _activeQuery, _sentQueryQueue } = this.driver;
      if (_activeQuery || _sentQueryQueue.length > 0)
        stream.destroy(new DatabaseUnavailable(`The database did not answer for ${this.silenceMs / 1000} s.`));
    });
  }
}
