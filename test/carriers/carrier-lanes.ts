import type { CarrierSimulator } from '../../src/carrier-kit/simulator.js';
import { AramexSimulator } from './simulators/aramex.js';
import { EasyPostSimulator } from './simulators/easypost.js';
import { KarrioSimulator } from './simulators/karrio.js';
import { RealKarrio } from './karrio/real-server.js';

/** What happens to a parcel on its way, in order. */
export const happenings = ['collected', 'moved', 'on the van', 'handed over'] as const;
export type Happening = (typeof happenings)[number];

/** A carrier of a story, and one way that its parcels take. */
export interface CarrierLane {
  readonly carrier: string;
  readonly baseUrl: string;
  readonly credentials: Readonly<Record<string, string>>;
  readonly service: string;
  readonly origin: object;
  readonly destination: object;
  /** Null if the lane is prepaid only. */
  readonly cashToCollect: number | null;
  /** Tells the carrier where its scans go; false if it has to be asked for them. Returns the secret of the webhook, if the carrier makes one. */
  listen(url: string): Promise<string | null | false>;
  report(awb: string, what: Happening, at: Date): Promise<void>;
  stop(): Promise<void>;
}

const emirates = {
  origin: { address: 'Al Quoz 3', city: 'Dubai', state: 'Dubai', countryCode: 'AE', zip: '' },
  destination: { address: 'Corniche 5', city: 'Abu Dhabi', state: 'Abu Dhabi', countryCode: 'AE', zip: '' },
};
const america = {
  origin: { address: '417 Montgomery St', city: 'San Francisco', state: 'CA', countryCode: 'US', zip: '94104' },
  destination: { address: '179 N Harbor Dr', city: 'Redondo Beach', state: 'CA', countryCode: 'US', zip: '90277' },
};

function simulated(simulator: CarrierSimulator, codes: Readonly<Record<Happening, string>>, hasWebhooks = true) {
  return {
    carrier: simulator.carrier,
    baseUrl: simulator.url,
    credentials: simulator.credentials,
    listen: (url: string) => {
      simulator.webhookUrl = hasWebhooks ? url : null;
      return Promise.resolve(hasWebhooks ? null : (false as const));
    },
    report: async (awb: string, what: Happening, at: Date) => {
      const signedBy = what === 'handed over' ? 'A. Khan' : null;
      await simulator.scan(awb, codes[what], { message: `The parcel is ${what}`, city: 'Dubai', signedBy, at });
    },
    stop: () => simulator.stop(),
  };
}

export const easypostLane = async (): Promise<CarrierLane> => ({
  ...simulated(await new EasyPostSimulator().start(), {
    collected: 'in_transit:received_at_origin_facility',
    moved: 'in_transit:departed_facility',
    'on the van': 'out_for_delivery',
    'handed over': 'delivered',
  }),
  ...america,
  service: 'USPS.Priority',
  cashToCollect: null,
});

/** Aramex sends no webhooks. */
export const aramexLane = async (): Promise<CarrierLane> => ({
  ...simulated(
    await new AramexSimulator().start(),
    { collected: 'SH012', moved: 'SH022', 'on the van': 'SH003', 'handed over': 'SH005' },
    false,
  ),
  ...emirates,
  service: 'OND',
  cashToCollect: 250,
});

const KARRIO_CODES = { collected: 'picked_up', moved: 'in_transit', 'on the van': 'out_for_delivery', 'handed over': 'delivered' };

/** The carrier `demo-fleet` of a karrio server: of the real one that KARRIO_URL and KARRIO_TOKEN name, else of the simulator. */
export async function karrioLane(): Promise<CarrierLane> {
  const { KARRIO_URL: url, KARRIO_TOKEN: token } = process.env;
  const server = url && token ? await realKarrio(new RealKarrio(url, token)) : simulated(await new KarrioSimulator().start(), KARRIO_CODES);
  return { ...server, ...emirates, service: 'demo-fleet.demo_express', cashToCollect: 250 };
}

async function realKarrio(server: RealKarrio) {
  await server.untilReady();
  await server.connectGeneric();
  const trackers = new Map<string, string>();
  let webhook: string | undefined;
  return {
    carrier: 'KARRIO',
    baseUrl: server.url,
    credentials: { apiKey: server.token },
    listen: async (url: string) => {
      const { id, secret } = await server.addWebhook(url);
      webhook = id;
      return secret;
    },
    report: async (awb: string, what: Happening, at: Date) => {
      const trackerId = trackers.get(awb) ?? (await server.addTracker(awb));
      trackers.set(awb, trackerId);
      const timestamp = at.toISOString();
      const event = {
        date: timestamp.slice(0, 10),
        time: timestamp.slice(11, 16),
        timestamp,
        code: KARRIO_CODES[what],
        status: KARRIO_CODES[what],
      };
      await server.injectEvents(trackerId, [{ ...event, description: `The parcel is ${what}`, location: 'Dubai' }], KARRIO_CODES[what]);
    },
    stop: async () => {
      if (webhook !== undefined) await server.ask('DELETE', `/v1/webhooks/${webhook}`);
    },
  };
}
