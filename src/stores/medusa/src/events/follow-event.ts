import type { MedusaContainer } from '@medusajs/framework/types';
import { setTimeout as pause } from 'node:timers/promises';
import type { Following } from '../modules/shipgraph/leases.js';
import type { ShipgraphModuleService } from '../modules/shipgraph/service.js';
import type { ShipmentEvent } from './event.js';
import { followReturn } from './follow-return.js';
import { followShipment } from './follow-shipment.js';
import { problemOf } from './statuses.js';

export type Outcome = 'followed' | 'stale' | 'unknown' | 'busy';

/** Brings the fulfilment of a shipment to the status of an event, once, and never back. */
export async function followEvent(container: MedusaContainer, event: ShipmentEvent): Promise<Outcome> {
  const shipgraph: ShipgraphModuleService = container.resolve('shipgraph');
  const shipment = await claimed(shipgraph, event.shipmentId);
  if (shipment === undefined) return 'unknown';
  if (shipment === 'busy') return 'busy';
  if (isStale(shipment, event)) {
    await shipgraph.release(shipment);
    return 'stale';
  }
  const known = { ...event, awb: event.awb ?? shipment.awb, trackingUrl: event.trackingUrl ?? shipment.tracking_url };
  try {
    if (shipment.is_return) await followReturn(container, shipment, known);
    else await followShipment(container, shipment, known);
  } catch (error) {
    await shipgraph.release(shipment);
    throw error;
  }
  const { status, awb, trackingUrl } = known;
  const sequence = event.sequence ?? shipment.sequence;
  await shipgraph.release(shipment, { status, sequence, awb, trackingUrl, problem: problemOf(status, event.reason) });
  return 'followed';
}

/** Sequences count the steps of a shipment; events of one step, and its copies, have the same. */
const isStale = (shipment: Following, { sequence, status }: ShipmentEvent): boolean =>
  sequence === undefined ? shipment.status === status || FINAL.has(shipment.status) : sequence <= shipment.sequence;

const FINAL: ReadonlySet<string> = new Set(['delivered', 'cancelled']);

const TRIES = 40;

/** Waits about eight seconds for the copy of the server that follows another event of this shipment: shipgraph waits for ten. */
async function claimed(shipgraph: ShipgraphModuleService, shipmentId: string): Promise<Following | 'busy' | undefined> {
  for (let tries = 1; ; tries++) {
    const shipment = await shipgraph.claim(shipmentId);
    if (shipment !== 'busy' || tries === TRIES) return shipment;
    await pause(200);
  }
}
