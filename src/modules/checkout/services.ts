import type { CarrierAccountServices } from '../carrier-accounts/index.js';
import type { RatingServices } from '../rating/index.js';
import type { AnnouncementServices } from '../shipments/index.js';

/** What this module needs of the composition. */
export type CheckoutServices = RatingServices & CarrierAccountServices & AnnouncementServices;
