import type { PickupConfirmationStatus } from '../../schema-types.generated.js';

export const states = ['PENDING_CONFIRMATION', 'CONFIRMED', 'NOT_COLLECTED', 'AUTO_CONFIRMED'] as const;

export const COLOURS: Readonly<Record<PickupConfirmationStatus, string>> = {
  PENDING_CONFIRMATION: 'orange',
  CONFIRMED: 'green',
  NOT_COLLECTED: 'red',
  AUTO_CONFIRMED: 'teal',
};
