import { setTimeout as wait } from 'node:timers/promises';
import type { Primary } from './primary.js';
import { ServerClient } from './server-client.js';

export type Heard = (payload: string) => void;

interface Subscription {
  readonly heard: Heard;
  /** Called after every (re)connect, because notifications sent while disconnected are lost. */
  readonly connected: () => void;
}

const HEARTBEAT_MS = 5_000;
const HEARTBEAT_TIMEOUT_MS = 5_000;
const MAX_BACKOFF_MS = 2_000;

/** One dedicated connection that receives NOTIFY for the whole process and reconnects when it is lost. */
export class Listener {
  private readonly subscriptions = new Map<string, Subscription[]>();
  private client: ServerClient | undefined;
  private heartbeat: NodeJS.Timeout | undefined;
  private closed = false;

  constructor(
    private readonly primary: Primary,
    private readonly warn: (message: string, error: unknown) => void,
  ) {}

  on(channel: string, heard: Heard, connected: () => void = () => undefined): void {
    this.subscriptions.set(channel, [...(this.subscriptions.get(channel) ?? []), { heard, connected }]);
  }

  async start(): Promise<void> {
    await this.connect();
    this.heartbeat = setInterval(() => void this.beat(), HEARTBEAT_MS);
    this.heartbeat.unref();
  }

  async stop(): Promise<void> {
    this.closed = true;
    clearInterval(this.heartbeat);
    const { client } = this;
    this.client = undefined;
    await client?.end().catch(() => undefined);
  }

  private async connect(): Promise<void> {
    const client = new ServerClient({
      connectionString: this.primary.anyUrl,
      primary: this.primary,
      keepAlive: true,
      application_name: 'shipgraph-listen',
      query_timeout: HEARTBEAT_TIMEOUT_MS,
      // Without a timeout, a connection attempt through a network that drops packets would hang forever.
      connectionTimeoutMillis: HEARTBEAT_TIMEOUT_MS,
    });
    client.on('notification', ({ channel, payload }) => this.deliver(channel, payload ?? ''));
    client.on('error', (error) => void this.lost(client, error));
    client.on('end', () => void this.lost(client, new Error('The connection ended.')));
    await client.connect();
    try {
      for (const channel of this.subscriptions.keys()) await client.query(`LISTEN ${client.escapeIdentifier(channel)}`);
    } catch (error) {
      client.abandon(new Error('The connection could not listen.'));
      throw error;
    }
    this.client = client;
    for (const { connected } of [...this.subscriptions.values()].flat()) this.tell(connected);
  }

  private deliver(channel: string, payload: string): void {
    for (const { heard } of this.subscriptions.get(channel) ?? []) this.tell(() => heard(payload));
  }

  /** A callback that throws must not affect the others or the process's connection. What it missed it finds at its next poll. */
  private tell(callback: () => void): void {
    try {
      callback();
    } catch (error) {
      this.warn('A notification could not be handled.', error);
    }
  }

  /** A half-open connection never reports an error: only an unanswered query reveals it. */
  private async beat(): Promise<void> {
    const { client } = this;
    await client?.query('SELECT 1').catch((error: unknown) => this.lost(client, error));
  }

  private async lost(client: ServerClient, error: unknown): Promise<void> {
    if (this.closed || this.client !== client) return;
    this.client = undefined;
    this.warn('The notification connection was lost; reconnecting.', error);
    client.abandon(new Error('The notification connection was lost.'));
    for (let backoff = 50; !this.closed; backoff = Math.min(backoff * 2, MAX_BACKOFF_MS)) {
      const connected = await this.connect().then(
        () => true,
        () => false,
      );
      if (connected) return;
      await wait(backoff, undefined, { ref: false });
    }
  }
}
