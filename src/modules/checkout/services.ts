import type { CarrierAccountServices } from '../carrier-accounts/index.js';
import type { RatingServices } from '../rating/index.js';

/** What this module needs of the composition. */
export type CheckoutServices = RatingServices & CarrierAccountServices;
