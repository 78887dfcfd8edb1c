import { randomUUID } from 'node:crypto';
import type { Point } from '../../../src/kernel/geo.js';
import { bearer } from '../../support/client.js';
import type { FleetDriver } from './fleet.js';
import type { World } from './world.js';

const OPEN = `mutation($email: String!, $password: String!, $device: String!) {
  openDriverSession(email: $email, password: $password, deviceId: $device, deviceName: "Simulated phone", cookie: false) { token } }`;
const RECORD = `mutation($run: String!, $points: [PositionInput!]!, $sentAt: DateTimeISO) {
  recordPositions(runId: $run, positions: $points, sentAt: $sentAt) { accepted rejected } }`;
const MAX_POINTS = 500;

type Variables = Readonly<Record<string, unknown>>;

interface Report {
  readonly query: string;
  readonly variables: (sentAt: string) => Variables;
}

export interface Fix extends Point {
  readonly accuracy: number;
  readonly speed: number;
  readonly heading: number;
  readonly deviceTime: string;
}

/** A request that the service has refused. */
export class Refused extends Error {
  override readonly name = 'Refused';
  constructor(
    readonly code: string,
    message: string,
  ) {
    super(`${code}: ${message}`);
  }
}

/** The phone of a driver. Without network it keeps points and reports, and sends them when it is back. */
export class Device {
  readonly refusals: Refused[] = [];
  readonly points = { accepted: 0, rejected: 0 };
  isOnline = true;
  private readonly id = `simulated-phone-${randomUUID()}`;
  private token = '';
  private track: Fix[] = [];
  private readonly unsent: Report[] = [];

  constructor(private readonly world: World) {}

  async open({ email, password }: FleetDriver): Promise<void> {
    const { openDriverSession } = await this.ask<{ openDriverSession: { token: string } }>(OPEN, { email, password, device: this.id });
    this.token = openDriverSession.token;
  }

  async ask<Data>(query: string, variables: Variables = {}): Promise<Data> {
    const headers = { 'x-device-id': this.id, ...(this.token && bearer(this.token)) };
    const { body, text } = await this.world.client.post('/graphql', { query, variables }, headers);
    const [error] = body?.errors ?? [];
    if (error) throw new Refused(String(error.extensions?.code), String(error.message));
    if (!body?.data) throw new Error(`The service did not answer: ${text.slice(0, 200)}`);
    return body.data as Data;
  }

  record(fix: Fix): void {
    this.track.push(fix);
  }

  /** Sends a report now, or when there is network again. */
  async report(query: string, variables: Report['variables']): Promise<void> {
    this.unsent.push({ query, variables });
    if (this.isOnline) await this.sendReports();
  }

  /** Sends everything that is kept, reports in their order. */
  async sync(runId: string): Promise<void> {
    if (!this.isOnline) return;
    await this.sendReports();
    while (this.track.length > 0) await this.sendPoints(runId, this.track.splice(0, MAX_POINTS));
  }

  get kept(): number {
    return this.unsent.length;
  }

  /** Refused reports are not sent again. */
  private async sendReports(): Promise<void> {
    for (let next = this.unsent.shift(); next; next = this.unsent.shift()) {
      try {
        await this.ask(next.query, next.variables(this.world.watch.now().toISOString()));
      } catch (error) {
        if (!(error instanceof Refused)) throw error;
        this.refusals.push(error);
      }
    }
  }

  private async sendPoints(run: string, points: readonly Fix[]): Promise<void> {
    const sentAt = this.world.watch.now().toISOString();
    const { recordPositions } = await this.ask<{ recordPositions: { accepted: number; rejected: number } }>(RECORD, {
      run,
      points,
      sentAt,
    });
    this.points.accepted += recordPositions.accepted;
    this.points.rejected += recordPositions.rejected;
  }
}
