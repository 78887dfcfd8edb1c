import type { CarrierAdapter } from '../../modules/carriers/adapter/index.js';
import { check, checkAddress } from './addresses.js';
import { credentialFields } from './client-info.js';
import { label } from './labels.js';
import { missing, missingForQuote } from './missing.js';
import { cancelPickup, schedulePickup } from './pickups.js';
import { quote } from './rates.js';
import { scanCodes } from './scan-codes.js';
import { book, decline } from './shipments.js';
import { track } from './tracking.js';

/** Aramex, over the JSON interface of its Shipping, Rate Calculator, Tracking and Location services. */
export const aramex: CarrierAdapter = {
  code: 'ARAMEX',
  name: 'Aramex',
  capabilities: {
    quote: true,
    label: true,
    cancel: false,
    pickup: true,
    manifest: false,
    returns: false,
    addressCheck: true,
    cod: true,
    webhooks: false,
    labelFormats: ['PDF'],
    countries: null,
    trackBatch: 25,
    dedupe: 'none',
  },
  credentials: credentialFields,
  baseUrls: { test: 'https://ws.dev.aramex.net/ShippingAPI.V2', live: 'https://ws.aramex.net/ShippingAPI.V2' },
  scanCodes,
  missing,
  missingForQuote,
  check,
  quote,
  book,
  // No document has a look-up by reference, so a person looks in Aramex's portal after a lost answer.
  find: async () => ({ status: 'unknown' }),
  cancel: async (_account, carrierRef) => decline(carrierRef),
  label,
  track,
  schedulePickup,
  cancelPickup,
  checkAddress,
};
