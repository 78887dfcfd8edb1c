import type { JobContext } from '../../platform/events/consumer.js';

/** Something that happens to the parcels of a shop when its time has come. A test clock runs these of its shop, in order. */
export interface ShopTimer<Needs = unknown> {
  /** When the next is due after an instant, by the clock of the shop; undefined if nothing waits. */
  readonly nextDue: (context: JobContext<Needs>, wanted: ShopMoment) => Promise<Date | undefined>;
  /** Does what is due by the clock of the context. */
  readonly run: (context: JobContext<Needs>, shopId: string) => Promise<void>;
}

export interface ShopMoment {
  readonly shopId: string;
  readonly after: Date;
}
