import { setTimeout as wait } from 'node:timers/promises';
import { every, type DeliveryRowFragment, type Shipgraph } from '../client/index.js';

interface Following {
  readonly webhookId: string;
  readonly intervalMs: number;
  readonly signal: AbortSignal;
}

/** Deliveries that cannot be older than this page are looked at again for the ones that were still open. */
const LOOK_BACK = 500;

/**
 * Each delivery of an endpoint when it is planned and whenever something becomes of it, from now on. It looks again and again;
 * whoever has a better way to hear of them gives the same sequence.
 */
export async function* followDeliveries(
  shipgraph: Shipgraph,
  { webhookId, intervalMs, signal }: Following,
): AsyncGenerator<DeliveryRowFragment, void, undefined> {
  const since = await newest(shipgraph, webhookId, signal);
  const shown = new Map<string, string>();
  for (;;) {
    const fresh: DeliveryRowFragment[] = [];
    for await (const delivery of every(shipgraph.webhookDeliveries, { webhookId, first: 100 }, { signal })) {
      if (isPast(delivery, since) || fresh.length >= LOOK_BACK) break;
      fresh.push(delivery);
    }
    for (const delivery of fresh.reverse()) {
      const state = `${delivery.status} ${delivery.attemptedAt}`;
      if (shown.get(delivery.id) === state) continue;
      shown.set(delivery.id, state);
      yield delivery;
    }
    await wait(intervalMs, undefined, { signal });
  }
}

type Mark = Pick<DeliveryRowFragment, 'id' | 'createdAt'> | undefined;

async function newest(shipgraph: Shipgraph, webhookId: string, signal: AbortSignal): Promise<Mark> {
  return (await shipgraph.webhookDeliveries({ webhookId, first: 1 }, { signal })).nodes[0];
}

const isPast = (delivery: DeliveryRowFragment, mark: Mark): boolean =>
  mark !== undefined && (delivery.createdAt < mark.createdAt || (delivery.createdAt === mark.createdAt && delivery.id <= mark.id));
