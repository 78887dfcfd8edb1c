import type { LiveServices } from '../../platform/live/live-feed.js';
import type { CarrierServices } from '../carriers/index.js';
import type { PaymentServices } from '../payments/index.js';

/** What this module needs of the composition. */
export interface TrackingServices extends CarrierServices, LiveServices, PaymentServices {}
