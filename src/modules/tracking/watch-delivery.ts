import { setTimeout as pause } from 'node:timers/promises';
import type { Context } from '../../platform/work/context.js';
import { countVisitor } from '../../platform/graphql/visitor-limit.js';
import type { Heard } from '../../platform/live/live-feed.js';
import { followRun, type RunChange } from '../fleet/index.js';
import { orderLoader } from '../orders/index.js';
import { findPublicShipment } from '../shipments/index.js';
import { deliveryNow, isOnTheRoad, type AwaitedParcel } from './read-delivery.js';
import { zoneOfDestination } from './read-tracking.js';
import type { TrackingServices } from './services.js';
import type { TrackingDeliveryType } from './tracking.types.js';

/** A delivery as its consignee sees it from now on; null when it has ended, which is the last news. */
export interface DeliveryNews {
  readonly delivery: TrackingDeliveryType | null;
}

type Step = IteratorResult<Heard<DeliveryNews>, undefined>;

/** Positions and overdue estimates change without a change of the run, so near deliveries are also read at this interval. */
const LOOK_AGAIN_MS = 20_000;

/** Streams what the consignee of a parcel sees of its driver, beginning with what is true now. SHIPMENT_NOT_FOUND, RATE_LIMITED. */
export async function watchDelivery(context: Context<TrackingServices>, id: string): Promise<AsyncIterable<Heard<DeliveryNews>>> {
  await countVisitor(context);
  const shipment = await findPublicShipment(context, id);
  const order = await context.load(orderLoader, shipment.orderId);
  if (!order) throw new Error('The shipment has no order.');
  const watch = new DeliveryWatch(context, {
    shipmentId: shipment.id,
    timeZone: zoneOfDestination(context.services, order.destination),
  });
  if (isOnTheRoad(shipment)) await watch.lookAnew();
  return watch;
}

/** Follows the run that a parcel is in, and reads the delivery again at each of its changes. */
class DeliveryWatch implements AsyncIterableIterator<Heard<DeliveryNews>, undefined> {
  private changes: AsyncIterator<Heard<RunChange>> | undefined;
  /** Resolves at the next change; a pause that ends first leaves it pending. */
  private waiting: Promise<void> | undefined;
  private runId: string | undefined;
  private now: TrackingDeliveryType | null = null;
  /** What was sent last, to send nothing twice. */
  private told: string | undefined;
  private ended = false;

  constructor(
    private readonly context: Context<TrackingServices>,
    private readonly parcel: AwaitedParcel,
  ) {}

  /** Follows first and reads then, so that nothing is missed in between. */
  async lookAnew(): Promise<void> {
    let found = await deliveryNow(this.context, this.parcel);
    while (found && found.runId !== this.runId) {
      await this.follow(found.runId);
      found = await deliveryNow(this.context, this.parcel);
    }
    this.now = found?.delivery ?? null;
  }

  async next(): Promise<Step> {
    while (!this.ended) {
      const text = JSON.stringify(this.now);
      if (text !== this.told) {
        this.told = text;
        return this.tell(this.now);
      }
      if (this.now === null) break;
      await this.newsOrPause(this.now.live);
      if (!this.ended) await this.lookAnew();
    }
    return this.return();
  }

  async return(): Promise<Step> {
    this.ended = true;
    await this.changes?.return?.();
    return { done: true, value: undefined };
  }

  [Symbol.asyncIterator](): this {
    return this;
  }

  private tell(delivery: TrackingDeliveryType | null): Step {
    return { done: false, value: { change: { delivery }, share: this.context.services.live.newShare() } };
  }

  private async follow(runId: string): Promise<void> {
    const before = this.changes;
    this.changes = this.waiting = undefined;
    await before?.return?.();
    this.changes = (await followRun(this.context, runId))[Symbol.asyncIterator]();
    this.runId = runId;
    // It was ended while this call waited.
    if (this.ended) await this.changes.return?.();
  }

  private async newsOrPause(looksAgain: boolean): Promise<void> {
    const source = this.changes;
    if (!source) return;
    const heard = (this.waiting ??= source.next().then(({ done }) => {
      // The end of a run that is no longer followed means nothing.
      if (this.changes !== source) return;
      this.waiting = undefined;
      if (done === true) this.ended = true;
    }));
    if (!looksAgain) return heard;
    const stop = new AbortController();
    const elapsed = pause(LOOK_AGAIN_MS, undefined, { signal: stop.signal, ref: false }).catch(() => undefined);
    await Promise.race([heard, elapsed]);
    stop.abort();
  }
}
