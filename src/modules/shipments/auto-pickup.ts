import { systemActor } from '../../kernel/actor.js';
import { Refusal } from '../../kernel/errors.js';
import type { Tx } from '../../platform/db/unit-of-work.js';
import { oneByOne, type EventConsumer } from '../../platform/events/consumer.js';
import { exactEdge, factsOf } from './edge.rules.js';
import { lockShipment } from './change-shipment.js';
import type { ShipmentServices } from './services.js';
import { shipmentMachine } from './shipment.machine.js';
import { stepOf } from './status-report.js';
import { commandEdge } from './transition-shipment.js';

/** Books the pickup as soon as the store has fulfilled an order, when auto-pickup is enabled. */
export const autoPickupConsumer: EventConsumer<ShipmentServices> = {
  queue: 'auto_pickup',
  events: ['shipment.status_changed'],
  wants: ({ type, data }) => type === 'shipment.status_changed' && data.to === 'fulfilled',
  retryLimit: 5,
  retryDelaySeconds: 5,
  batch: 50,
  handleAll: oneByOne(async (event, { transact }) => {
    try {
      await transact((tx) => bookFirstPickup(tx, event.subjectId));
    } catch (error) {
      // Insufficient balance is no error here: the shipment keeps its status and is handled manually.
      if (!(error instanceof Refusal)) throw error;
    }
  }),
};

/** The event may be late or repeated: skip shipments that have moved on, especially those with a failed pickup. */
async function bookFirstPickup(tx: Tx<ShipmentServices>, shipmentId: string): Promise<void> {
  const shipment = await lockShipment(tx, systemActor, shipmentId);
  if (shipment.status !== 'fulfilled') return;
  const { services } = tx;
  const edge = exactEdge(shipmentMachine.edges.schedule_pickup, factsOf(shipment), systemActor.type, services);
  const step = stepOf({ status: 'pickup' }, systemActor, services.clock.now());
  await commandEdge(tx, shipment, edge, step);
}
