import type { CarrierSimulator } from './carrier-kit/simulator.js';
import { connectDemoCarrier } from './modules/carrier-accounts/index.js';
import { KarrioSimulator } from '../test/carriers/simulators/karrio.js';
import type { Composition } from './services.js';

/** What happens to a parcel of the demo: the carrier's codes, and how long after the booking. */
const LIFE: readonly { readonly code: string; readonly message: string; readonly seconds: number; readonly signedBy?: string }[] = [
  { code: 'picked_up', message: 'Picked up from the sender', seconds: 20 },
  { code: 'in_transit', message: 'Left the sorting centre', seconds: 40 },
  { code: 'out_for_delivery', message: 'On the van', seconds: 60 },
  { code: 'delivered', message: 'Handed over', seconds: 80, signedBy: 'Reception' },
];

const LOOK_MS = 2_000;

export interface DemoCarrier {
  readonly stop: () => Promise<void>;
}

/**
 * Connects a carrier that exists only here, so that a newcomer sees live prices, a booking, the carrier's label and its scans without an
 * account anywhere. Its books are in memory: after a restart it has forgotten its parcels.
 */
export async function startDemoCarrier({ services, database, connections }: Composition): Promise<DemoCarrier> {
  const carrier = await new KarrioSimulator().start();
  const id = await database.unitOfWork.run(null, (tx) =>
    connectDemoCarrier(tx, {
      carrier: carrier.carrier,
      baseUrl: carrier.url,
      credentials: carrier.credentials,
      services: [
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
      ],
    }),
  );
  await Promise.all([connections.refresh(), services.rateBook.refresh()]);
  const lives = new Lives(carrier, () => `${services.publicUrl()}/api/carriers/${id}/events`);
  const timer = setInterval(
    () => void lives.goOn().catch((error: unknown) => services.log.warn({ err: error }, 'The demo carrier stumbled.')),
    LOOK_MS,
  );
  timer.unref();
  return {
    stop: async () => {
      clearInterval(timer);
      await carrier.stop();
    },
  };
}

/** Lets the parcels of a simulated carrier live, each from its booking on. */
class Lives {
  private readonly begun = new Map<string, { at: number; next: number }>();

  constructor(
    private readonly carrier: CarrierSimulator,
    private readonly events: () => string,
  ) {}

  async goOn(): Promise<void> {
    const now = performance.now();
    for (const { awb } of this.carrier.booked) {
      const life = this.begun.get(awb) ?? { at: now, next: 0 };
      this.begun.set(awb, life);
      const event = LIFE[life.next];
      if (!event || now - life.at < event.seconds * 1_000) continue;
      life.next += 1;
      this.carrier.webhookUrl = this.events();
      await this.carrier.scan(awb, event.code, { message: event.message, city: 'Dubai', signedBy: event.signedBy ?? null });
    }
  }
}
