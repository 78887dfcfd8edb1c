import { execFile } from 'node:child_process';
import { setTimeout as wait } from 'node:timers/promises';
import { promisify } from 'node:util';

/** Seconds until a server that was just started must answer. */
const START_SECONDS = 120;

const RATE_SHEET = `mutation($input: CreateRateSheetMutationInput!) {
  create_rate_sheet(input: $input) { rate_sheet { id } errors { field messages } } }`;

const CONNECTION = {
  carrier_name: 'generic',
  carrier_id: 'demo-fleet',
  credentials: { display_name: 'Demo Fleet', custom_carrier_name: 'demo_fleet', account_country_code: 'AE' },
};

/** The administrator's side of a real karrio server. */
export class RealKarrio {
  constructor(
    readonly url: string,
    readonly token: string,
  ) {}

  async untilReady(): Promise<void> {
    for (let second = 0; second < START_SECONDS; second++) {
      const response = await fetch(this.url).catch(() => undefined);
      await response?.arrayBuffer();
      if (response?.ok) return;
      await wait(1_000);
    }
    throw new Error(`karrio did not answer at ${this.url} within ${START_SECONDS} seconds.`);
  }

  async ask(method: string, path: string, body?: unknown): Promise<any> {
    const response = await fetch(this.url + path, {
      method,
      headers: { authorization: `Token ${this.token}`, 'content-type': 'application/json' },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    const text = await response.text();
    if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${text.slice(0, 500)}`);
    return JSON.parse(text);
  }

  /** The carrier `demo-fleet` with two services, and nothing else. Idempotent. */
  async connectGeneric(): Promise<void> {
    const { results } = await this.ask('GET', '/v1/connections');
    if (results.some((each: { carrier_id: string }) => each.carrier_id === CONNECTION.carrier_id)) return;
    const { id } = await this.ask('POST', '/v1/connections', CONNECTION);
    const { data, errors } = await this.ask('POST', '/graphql', { query: RATE_SHEET, variables: { input: rateSheet(id) } });
    if (errors || data.create_rate_sheet.errors) throw new Error(`The rate sheet was refused: ${JSON.stringify({ data, errors })}`);
  }

  /** Creates a webhook for all events and returns its secret. */
  async addWebhook(url: string): Promise<{ readonly id: string; readonly secret: string }> {
    return this.ask('POST', '/v1/webhooks', { url, enabled_events: ['all'], disabled: false });
  }

  async addTracker(awb: string): Promise<string> {
    const { stdout } = await promisify(execFile)('python', [new URL('add_tracker.py', import.meta.url).pathname, awb]);
    const [, id] = /^TRACKER (\S+)$/m.exec(stdout) ?? [];
    if (id === undefined) throw new Error(`No tracker was made for ${awb}: ${stdout}`);
    return id;
  }

  injectEvents(trackerId: string, events: readonly Record<string, unknown>[], status: string): Promise<unknown> {
    return this.ask('POST', `/v1/trackers/${trackerId}/inject-events`, { events, status });
  }
}

/** `temp-0` and `temp-1` stand for the services, which have no ids yet. */
const rateSheet = (connectionId: string) => ({
  name: 'Demo',
  carrier_name: 'generic',
  carriers: [connectionId],
  zones: [{ id: 'zone_1', label: 'UAE', country_codes: ['AE'] }],
  services: [service('Demo Express', 'demo_express', 1), service('Demo Economy', 'demo_economy', 3)],
  service_rates: [
    { service_id: 'temp-0', zone_id: 'zone_1', rate: 35.5 },
    { service_id: 'temp-1', zone_id: 'zone_1', rate: 18 },
  ],
});

const service = (service_name: string, service_code: string, transit_days: number) => ({
  service_name,
  service_code,
  transit_days,
  currency: 'AED',
  max_weight: 30,
  weight_unit: 'KG',
  zone_ids: ['zone_1'],
});
