import { enumeration, type ValueOf } from '../../kernel/enumeration.js';

export const deliveryStatus = enumeration('WebhookDeliveryStatus', 'Outcome of an attempt to deliver an event.', {
  pending: 'Not made yet.',
  delivered: 'The receiver answered with a 2xx status in time.',
  failed: 'The receiver gave no 2xx response in time, or the attempt was cancelled.',
});
export type DeliveryStatus = ValueOf<typeof deliveryStatus>;
