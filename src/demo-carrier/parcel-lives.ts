import type { CarrierSimulator, SimulatedParcel } from '../carrier-kit/simulator.js';
import { secondsAfter, type Clock } from '../kernel/clock.js';
import type { CarrierBooks } from './carrier-books.js';

interface Scan {
  /** The carrier's own code. */
  readonly code: string;
  readonly message: string;
  readonly signedBy?: string;
}

/** What happens to a parcel of the demo, and how many seconds after its booking. */
const LIFE: readonly { readonly seconds: number; readonly what: Scan | 'bill' | 'remit' }[] = [
  { seconds: 20, what: { code: 'picked_up', message: 'Picked up from the sender' } },
  { seconds: 40, what: { code: 'in_transit', message: 'Left the sorting centre' } },
  { seconds: 60, what: { code: 'out_for_delivery', message: 'On the van' } },
  { seconds: 80, what: { code: 'delivered', message: 'Handed over', signedBy: 'Reception' } },
  { seconds: 90, what: 'bill' },
  { seconds: 105, what: 'remit' },
];

const AGAIN_SECONDS = 10;
const MAX_TRIES = 6;

interface Life {
  next: number;
  tries: number;
  /** When the parcel was seen first; later by each time that something has to be repeated. */
  since: Date;
}

interface LivesParts {
  readonly carrier: CarrierSimulator;
  readonly books: CarrierBooks;
  readonly clock: Clock;
  /** Where scans are posted. */
  readonly eventsUrl: () => string;
  readonly warn: (error: unknown) => void;
}

/** Lets the parcels of a simulated carrier live, each from its booking on. */
export class ParcelLives {
  private readonly lives = new Map<string, Life>();

  constructor(private readonly parts: LivesParts) {}

  /** Takes at most one step of each parcel. */
  async goOn(): Promise<void> {
    const now = this.parts.clock.now();
    for (const parcel of this.parts.carrier.booked) {
      const life = this.lives.get(parcel.awb) ?? { next: 0, tries: 0, since: now };
      this.lives.set(parcel.awb, life);
      const step = LIFE[life.next];
      if (step && secondsAfter(life.since, step.seconds) <= now) await this.take(step.what, parcel, life);
    }
  }

  /** A scan is not repeated: if its webhook is lost, polling finds it. */
  private async take(what: Scan | 'bill' | 'remit', parcel: SimulatedParcel, life: Life): Promise<void> {
    let isDone = typeof what === 'object';
    try {
      if (typeof what === 'object') await this.scan(what, parcel);
      else isDone = await this.send(what, parcel);
    } catch (error) {
      this.parts.warn(error);
    }
    life.tries += 1;
    if (isDone || life.tries === MAX_TRIES) Object.assign(life, { next: life.next + 1, tries: 0 });
    else life.since = secondsAfter(life.since, AGAIN_SECONDS);
  }

  private async scan({ code, message, signedBy }: Scan, { awb }: SimulatedParcel): Promise<void> {
    const { carrier, clock, eventsUrl } = this.parts;
    carrier.webhookUrl = eventsUrl();
    await carrier.scan(awb, code, { message, city: 'Dubai', signedBy: signedBy ?? null, at: clock.now() });
  }

  private async send(what: 'bill' | 'remit', parcel: SimulatedParcel): Promise<boolean> {
    if (what === 'remit') return this.parts.books.remit(parcel);
    await this.parts.books.bill(parcel);
    return true;
  }
}
