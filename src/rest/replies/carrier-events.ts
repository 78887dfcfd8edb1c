import { z } from 'zod';
import type { ReceiveCarrierEventsMutation } from '../operations.generated.js';
import { object } from '../reply/object.js';
import { computed } from '../reply/part.js';

export const received = object(
  {
    received: computed(z.literal(true), () => true as const),
    stored: computed(
      z.int().describe('Number of events that had not been received before.'),
      ({ receiveCarrierEvents }: ReceiveCarrierEventsMutation) => receiveCarrierEvents,
    ),
  },
  { id: 'ReceivedCarrierEvents', description: 'The events were stored.' },
);
