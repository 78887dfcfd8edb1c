import { NotApplicable, type SimulatedScan } from '../../../src/carrier-kit/index.js';
import type { TestApp } from '../../support/app.js';
import { minutes } from '../../support/clock.js';
import { sessionOf } from '../../support/story.js';

interface Login {
  readonly email: string;
  readonly password: string;
}

/** Those who report where a parcel is. */
export interface Movers {
  /** Resolves with true if the parcel has moved, and with false if the report was late or repeated. */
  report(scan: SimulatedScan): Promise<boolean>;
}

const SCAN = 'mutation($code: String!) { scanShipment(code: $code) { shipment { status statusAt } } }';
const STEP = 'mutation($i: TransitionShipmentInput!) { transitionShipment(input: $i) { previousStatus newStatus } }';
const IMPORT = 'mutation($carrier: ID!, $csv: String!) { importCarrierScans(carrier: $carrier, csv: $csv) { scans { outcome } } }';

/** The stations of a parcel that goes from door to door without a hub. */
const WAY = ['pickup', 'picked_up', 'in_transit', 'delivered'];

/** A driver of our own fleet, who scans the label and takes every step on the way. */
export class Driver implements Movers {
  constructor(
    private readonly app: TestApp,
    private readonly login: Login,
  ) {}

  async report(scan: SimulatedScan): Promise<boolean> {
    // Sessions are shorter than the days that pass between the checks.
    const session = await sessionOf(this.app, this.login);
    const { shipment } = (await asked(this.app, session, SCAN, { code: scan.awb })).scanShipment;
    const isLate = scan.at < new Date(shipment.statusAt);
    const between = isLate ? [] : stationsBetween(shipment.status.toLowerCase(), scan.code);
    for (const [index, code] of between.entries()) {
      const at = new Date(scan.at.getTime() - minutes(between.length - index));
      await asked(this.app, session, STEP, { i: { id: scan.awb, status: code.toUpperCase(), occurredAt: at } });
    }
    return isMove((await asked(this.app, session, STEP, { i: inputOf(scan) })).transitionShipment);
  }
}

const stationsBetween = (from: string, to: string): string[] => WAY.slice(WAY.indexOf(from) + 1, Math.max(WAY.indexOf(to), 0));

/** Operations, who import the list of scans of a partner without an API. */
export class Operations implements Movers {
  constructor(
    private readonly app: TestApp,
    private readonly login: Login,
  ) {}

  async report({ awb, code, at, message, city, signedBy }: SimulatedScan): Promise<boolean> {
    const session = await sessionOf(this.app, this.login);
    const cells = [awb, code, at.toISOString(), message, city ?? '', signedBy ?? ''].map(quoted);
    const csv = `awb,status,time,message,place,signed_by\n${cells.join(',')}\n`;
    const { importCarrierScans } = await asked(this.app, session, IMPORT, { carrier: 'SVCX', csv });
    return importCarrierScans.scans[0].outcome === 'MOVED';
  }
}

const quoted = (cell: string): string => `"${cell.replaceAll('"', '""')}"`;

const inputOf = ({ awb, code, at, message, signedBy, eventId }: SimulatedScan) => ({
  ...{ id: awb, status: code.toUpperCase(), occurredAt: at, sourceEventId: eventId },
  note: signedBy === null ? message : `${message}, signed by ${signedBy}`,
});

const isMove = ({ previousStatus, newStatus }: { previousStatus: string; newStatus: string }): boolean => previousStatus !== newStatus;

const NOT_ACCEPTED = ['VALIDATION_FAILED', 'BAD_USER_INPUT', 'QUERY_TOO_COMPLEX'];

/** What the service does not accept as a report is nothing that a check could find in the timeline. */
async function asked(app: TestApp, token: string, query: string, variables: Readonly<Record<string, unknown>>): Promise<any> {
  const { body, text } = await app.client.graphql(query, variables, token);
  const [error] = body?.errors ?? [];
  if (!error) return body.data;
  if (NOT_ACCEPTED.includes(error.extensions.code)) throw new NotApplicable(`The service refuses such a report: ${error.message}`);
  throw new Error(`The service refused a step: ${text}`);
}
