import { connectDemoCarrier } from '../modules/carrier-accounts/index.js';
import { describeError } from '../platform/log/describe-error.js';
import { KarrioSimulator } from '../../test/carriers/simulators/karrio.js';
import type { Composition } from '../services.js';
import { CarrierBooks } from './carrier-books.js';
import { ParcelLives } from './parcel-lives.js';

const SERVICES = [
  {
    carrierService: 'demo-fleet.demo_economy',
    serviceCode: 'DEMO_ECO',
    serviceName: 'Demo carrier economy',
    markupFixed: '12',
    countries: ['AE'],
  },
  {
    carrierService: 'demo-fleet.demo_express',
    serviceCode: 'DEMO_EXP',
    serviceName: 'Demo carrier express',
    markupFixed: '12',
    countries: ['AE'],
  },
];

const LOOK_MS = 1_000;

export interface DemoCarrier {
  readonly stop: () => Promise<void>;
}

/**
 * Connects a carrier that exists only here, so that a newcomer sees live prices, a booking, the carrier's label, its scans, its bill and the
 * cash that it pays, without an account anywhere. Its books are in memory: after a restart it has forgotten its parcels.
 */
export async function startDemoCarrier({ services, database, connections }: Composition): Promise<DemoCarrier> {
  const { clock, log } = services;
  const carrier = await new KarrioSimulator().start();
  // Otherwise it would give the AWBs of its last start again.
  carrier.lastNumber = clock.now().getTime();
  const { carrier: code, credentials, url: baseUrl } = carrier;
  const account = await database.unitOfWork.run(null, (tx) =>
    connectDemoCarrier(tx, { carrier: code, baseUrl, credentials, services: SERVICES }),
  );
  await Promise.all([connections.refresh(), services.rateBook.refresh()]);
  const lives = new ParcelLives({
    carrier,
    clock,
    books: new CarrierBooks({ account, clock, unitOfWork: database.unitOfWork }),
    eventsUrl: () => `${services.publicUrl()}/api/carriers/${account}/events`,
    warn: (error) => log.warn({ err: describeError(error) }, 'The demo carrier stumbled.'),
  });
  const halt = repeat(() => lives.goOn());
  return {
    stop: async () => {
      await halt();
      await carrier.stop();
    },
  };
}

/** Works time and again, never twice at once. Returns what ends it, after the work in progress. */
function repeat(work: () => Promise<void>): () => Promise<void> {
  let running: Promise<void> | undefined;
  const timer = setInterval(() => {
    running ??= work().finally(() => (running = undefined));
  }, LOOK_MS);
  timer.unref();
  return async () => {
    clearInterval(timer);
    await running;
  };
}
