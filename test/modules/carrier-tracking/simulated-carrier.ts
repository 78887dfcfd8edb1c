import { createHmac, timingSafeEqual } from 'node:crypto';
import type { CarrierConnections, ConnectedAccount } from '../../../src/modules/carrier-accounts/connected-account.js';
import { CarrierSimulator, type SimulatedAnswer, type SimulatedCall, type SimulatedScan } from '../../../src/carrier-kit/simulator.js';
import { CarrierFailure, type CarrierAccess, type CarrierAdapter, type CarrierScan } from '../../../src/modules/carriers/adapter/index.js';
import { newId } from '../../../src/platform/ids.js';
import type { TestApp } from '../../support/app.js';
import { connectShop, placeOrder, walkTo, type ConnectedShop } from '../../support/story.js';
import { simulatedAccess } from '../../carriers/simulated-access.js';

/** A carrier that signs its webhooks and answers questions about parcels, and does nothing else. */
export class TrackedCarrier extends CarrierSimulator {
  readonly credentials = { secret: 'a secret of this carrier' };
  readonly carrier = 'TRACKED';
  readonly services = [];

  protected answer({ query }: SimulatedCall): SimulatedAnswer {
    const awbs = (query.get('awbs') ?? '').split(',');
    return { body: this.scans.filter(({ awb }) => awbs.includes(awb)) };
  }

  webhookCall(...scans: readonly SimulatedScan[]) {
    const body = JSON.stringify(scans);
    return { headers: { 'content-type': 'text/plain', 'x-signature': signed(body, this.credentials.secret) }, body };
  }
}

const signed = (body: string | Uint8Array, secret: string): string => createHmac('sha256', secret).update(body).digest('hex');

type SentScan = Omit<SimulatedScan, 'at' | 'eventId'> & { readonly at: string; readonly eventId: string | null };

const scanOf = ({ awb, eventId, code, message, at, city, signedBy, pictureUrl }: SentScan): CarrierScan => ({
  awb,
  eventId,
  code,
  message,
  occurredAt: new Date(at),
  location: { text: city, lat: null, lng: null },
  proof: { signedBy, pictureUrl },
});

export const SCAN_CODES = {
  INFO: 'information',
  PU: 'picked_up',
  DEP: 'in_transit',
  ARR: 'at_facility',
  CUS: 'customs',
  OFD: 'out_for_delivery',
  NH: 'attempt_failed',
  ADR: 'address_question',
  DEL: 'delivered',
  LOST: 'lost',
  RTS: 'return_started',
  RET: 'returned',
  VOID: 'cancelled',
} as const;

/** Only the parts that tracking uses exist; anything else is a mistake of the test. */
const trackingAdapter: Pick<CarrierAdapter, 'code' | 'name' | 'readWebhook' | 'track' | 'scanCodes' | 'capabilities'> = {
  code: 'TRACKED',
  name: 'Tracked',
  capabilities: {
    ...{ quote: false, label: false, cancel: false, pickup: false, manifest: false, returns: false, addressCheck: false, cod: false },
    ...{ webhooks: true, labelFormats: [], countries: null, trackBatch: 2, dedupe: 'none' },
  },
  scanCodes: SCAN_CODES,
  readWebhook: (account, { headers, body }) => {
    const [given, expected] = [headers['x-signature'] ?? '', signed(body, account.credentials['secret'] ?? '')].map((hex) =>
      Buffer.from(hex),
    );
    if (given?.length !== expected?.length || !timingSafeEqual(given ?? Buffer.of(), expected ?? Buffer.of()))
      throw new CarrierFailure('credentials', 'The signature is wrong.');
    return (JSON.parse(Buffer.from(body).toString('utf8')) as SentScan[]).map(scanOf);
  },
  track: async ({ http }, awbs, signal) => {
    const answer = await http.send({ method: 'GET', path: '/track', query: { awbs: awbs.join(',') } }, signal);
    if (answer.status !== 200) throw new CarrierFailure('unavailable', 'The carrier is down.');
    return (answer.json() as SentScan[]).map(scanOf);
  },
};

/** Accounts at simulators, in place of those in the database. */
export class TestConnections implements CarrierConnections {
  private readonly all = new Map<string, ConnectedAccount>();

  add(simulator: TrackedCarrier, adapter: Partial<CarrierAdapter> = {}): ConnectedAccount {
    const id = newId();
    const access: CarrierAccess = { ...simulatedAccess(simulator), id };
    const account: ConnectedAccount = {
      id,
      carrierCode: simulator.carrier,
      label: simulator.carrier,
      version: 1,
      services: [],
      sellerId: null,
      mode: 'test',
      paused: false,
      adapter: { ...trackingAdapter, ...adapter } as CarrierAdapter,
      access,
      call: (work) => work(access, AbortSignal.timeout(5_000)),
    };
    this.all.set(id, account);
    return account;
  }

  remove({ id }: ConnectedAccount): void {
    this.all.delete(id);
  }

  account = (id: string): ConnectedAccount | undefined => this.all.get(id);
  accounts = (): readonly ConnectedAccount[] => [...this.all.values()];
  sellingTo = (): readonly ConnectedAccount[] => [];
  refresh = (): Promise<void> => Promise.resolve();
  readonly adapters: ReadonlyMap<string, CarrierAdapter> = new Map();
}

/** Hands the accounts to a running service. */
export function connect(app: TestApp): TestConnections {
  const connections = new TestConnections();
  Object.assign(app.services, { carriers: connections });
  return connections;
}

let nextAwb = 1;

/** A parcel that the carrier has booked. */
export async function bookedParcel(
  app: TestApp,
  account: ConnectedAccount,
  status = 'booked',
  shop?: ConnectedShop,
): Promise<{ id: string; awb: string }> {
  const placed = await placeOrder(app, shop ?? (await connectShop(app)));
  const { shipment_id: reference } = placed.body;
  const [row] = await app.database.sql<{ id: string }>('select id from shipment where reference = $1', [reference]);
  if (!row) throw new Error(`There is no shipment ${reference}: ${placed.text}`);
  if (status !== 'new') await walkTo(app, row.id, status);
  const awb = `TRK${String(nextAwb++).padStart(9, '0')}`;
  await app.database.sql(
    'update shipment set awb = $2, awb_assigned = true, tracking_number = $2, carrier_account_id = $3, carrier_code = $4 where id = $1',
    [row.id, awb, account.id, account.carrierCode],
  );
  return { id: row.id, awb };
}
