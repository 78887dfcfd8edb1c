import type { CarrierAdapter } from '../../modules/carriers/adapter/index.js';
import { checkAddress } from './addresses.js';
import { check } from './check-account.js';
import { label } from './labels.js';
import { missingForBooking, missingForQuote } from './missing.js';
import { cancelPickup, schedulePickup } from './pickups.js';
import { quote } from './rates.js';
import { cancel } from './refunds.js';
import { manifest } from './scan-forms.js';
import { scanCodes } from './scan-codes.js';
import { book, find } from './shipments.js';
import { track } from './trackers.js';
import { readWebhook } from './webhooks.js';

const API = 'https://api.easypost.com';

/** One account, a hundred carriers. A service is a carrier and its service as EasyPost names them, such as `USPS.Priority`. */
export const easypost: CarrierAdapter = {
  code: 'EASYPOST',
  name: 'EasyPost',
  capabilities: {
    quote: true,
    label: true,
    cancel: true,
    pickup: true,
    manifest: true,
    returns: true,
    addressCheck: true,
    cod: true,
    webhooks: true,
    labelFormats: ['PDF', 'PNG', 'ZPL'],
    countries: null,
    trackBatch: 50,
    dedupe: 'lookup',
  },
  credentials: [
    { name: 'apiKey', label: 'API key', required: true, secret: true, maxLength: 200 },
    { name: 'webhookSecret', label: 'Webhook secret', required: false, secret: true, maxLength: 200 },
  ],
  // The key decides whether parcels are real.
  baseUrls: { test: API, live: API },
  scanCodes,
  missing: missingForBooking,
  missingForQuote,
  check,
  quote,
  book,
  find,
  cancel,
  label,
  track,
  readWebhook,
  schedulePickup,
  cancelPickup,
  manifest,
  checkAddress,
};
