import { once } from 'node:events';
import { join } from 'node:path';
import { Client } from '../../support/client.js';
import { startProcess, type ServiceProcess } from '../../support/process.js';
import { parseMetrics, valueOf } from '../../support/prometheus.js';
import { waitFor } from '../../support/wait-for.js';
import type { Bed } from './bed.js';

export type Settings = Readonly<Record<string, string>>;

/** No limits of calls, and one web process without workers unless a test says otherwise. */
const CALM: Settings = {
  ALLOW_ROOT: '1',
  ROLE: 'web',
  LOG_LEVEL: 'warn',
  STORE_RATE_LIMIT: '0/15',
  ERP_RATE_LIMIT: '0/15',
  LOGIN_RATE_LIMIT: '0/900',
  GRAPHQL_FIELD_LIMITS: 'off',
  DEMO_CARRIER: '0',
  DEMO_FLEET: '0',
};

/** The service as its own process, against whatever its settings say. */
export class Service {
  private constructor(
    readonly name: string,
    readonly settings: Settings,
    private process: ServiceProcess,
  ) {}

  /** Starts it without waiting: for tests of how a start goes. */
  static begin(bed: Bed, name: string, settings: Settings): Service {
    const all = { ...CALM, DATA_DIR: join(bed.folder, 'data-of-services'), ...settings };
    const service = new Service(name, all, startProcess(all));
    bed.onClose(() => service.kill());
    return service;
  }

  static async start(bed: Bed, name: string, settings: Settings): Promise<Service> {
    const service = Service.begin(bed, name, settings);
    await service.ready();
    return service;
  }

  /** Waits for all that it says of a start: its sentence comes before its addresses, and on a busy machine in its own chunk. */
  async ready(): Promise<void> {
    await waitFor(
      () => `${this.name} is ready; it said: ${this.said()}`,
      () => {
        if (!this.running) throw new Error(`${this.name} ended with ${this.exitCode}; it said: ${this.said()} ${this.log()}`);
        return /is ready \(\w+[^]*\n\n/.test(this.said());
      },
    );
  }

  /** Where it answers; the same after a restart only when PORT says so. */
  get url(): string {
    return this.process.url();
  }

  get client(): Client {
    return new Client(this.url);
  }

  /** What it sent to people, and its log. */
  said(): string {
    return this.process.stderr();
  }

  log(): string {
    return this.process.stdout();
  }

  get running(): boolean {
    const { child } = this.process;
    return child.exitCode === null && child.signalCode === null;
  }

  get pid(): number {
    return this.process.child.pid ?? NaN;
  }

  get exitCode(): number | null {
    return this.process.child.exitCode;
  }

  get ended(): Promise<number | null> {
    return this.process.exited;
  }

  async isReady(): Promise<boolean> {
    return this.client.get('/readyz').then(
      ({ status }) => status === 200,
      () => false,
    );
  }

  async untilReadyAgain(): Promise<void> {
    await waitFor(
      () => `${this.name} is ready again; it logged: ${this.log().slice(-3_000)}`,
      () => this.isReady(),
    );
  }

  /** The connections of its pool by state, as its metrics say. */
  async pool(): Promise<{ readonly used: number; readonly idle: number; readonly waiting: number }> {
    const samples = parseMetrics((await this.client.get('/metrics')).text);
    const of = (state: string): number => valueOf(samples, 'shipgraph_db_connections', { state }) ?? NaN;
    return { used: of('used'), idle: of('idle'), waiting: of('waiting') };
  }

  /** As a deployment would. Answers the exit code. */
  async stop(): Promise<number | null> {
    if (this.running) this.process.child.kill('SIGTERM');
    return this.process.exited;
  }

  async kill(): Promise<void> {
    if (!this.running) return;
    const exited = once(this.process.child, 'exit');
    this.process.child.kill('SIGKILL');
    await exited;
  }

  async restart(): Promise<void> {
    await this.stop();
    this.process = startProcess(this.settings);
    await this.ready();
  }
}
