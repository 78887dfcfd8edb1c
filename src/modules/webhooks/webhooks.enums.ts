import { enumeration, type ValueOf } from '../../kernel/enumeration.js';

export const deliveryStatus = enumeration('WebhookDeliveryStatus', 'What became of an attempt to deliver an event.', {
  pending: 'Still to be made.',
  delivered: 'The receiver answered with a 2xx status in time.',
  failed: 'It did not, or the attempt was cancelled.',
});
export type DeliveryStatus = ValueOf<typeof deliveryStatus>;
