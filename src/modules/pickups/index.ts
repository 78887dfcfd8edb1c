import { PickupConfirmationSchema } from './pickup-confirmation.entity.js';
import { PickupTaskSchema } from './pickup-task.entity.js';

export const pickupEntities = [PickupTaskSchema, PickupConfirmationSchema];
