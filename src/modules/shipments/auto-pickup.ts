import { systemActor } from '../../kernel/actor.js';
import { Refusal } from '../../kernel/errors.js';
import type { EventConsumer } from '../../platform/events/consumer.js';
import { schedulePickup } from './schedule-pickup.js';

/** Books the pickup as soon as the store has packed an order, where that is switched on. */
export const autoPickupConsumer: EventConsumer = {
  queue: 'auto_pickup',
  events: ['shipment.status_changed'],
  retryLimit: 5,
  retryDelaySeconds: 5,
  handle: async (event, { unitOfWork }) => {
    if (event.data['to'] !== 'fulfilled') return;
    try {
      await unitOfWork.run(event.requestId, (tx) => schedulePickup(tx, systemActor, event.subjectId));
    } catch (error) {
      // Without money, or moved on by somebody meanwhile: the shipment stays where it is, for people to see.
      if (!(error instanceof Refusal)) throw error;
    }
  },
};
