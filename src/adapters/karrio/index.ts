import type { CarrierAdapter, CarrierBooking, CarrierQuoteDetails } from '../../modules/carriers/adapter/index.js';
import { credentials } from './api.js';
import { checkAddress } from './address.js';
import { book } from './book.js';
import { cancel, cancelPickup } from './cancel.js';
import { check } from './check.js';
import { find } from './find.js';
import { label } from './label.js';
import { manifest } from './manifest.js';
import { schedulePickup } from './pickup.js';
import { quote } from './quote.js';
import { scanCodes } from './scan-codes.js';
import { track, TRACK_BATCH } from './track.js';
import { readWebhook } from './webhook.js';

/** karrio server, which connects about fifty carriers and runs as its own process. */
export const karrio: CarrierAdapter = {
  code: 'KARRIO',
  name: 'karrio',
  capabilities: {
    quote: true,
    label: true,
    cancel: true,
    pickup: true,
    manifest: true,
    returns: false,
    addressCheck: true,
    cod: true,
    webhooks: true,
    // karrio takes PNG too, but its own carrier then makes a PDF.
    labelFormats: ['PDF', 'ZPL'],
    fixedLabelFormat: true,
    countries: null,
    trackBatch: TRACK_BATCH,
    dedupe: 'lookup',
  },
  credentials,
  baseUrls: { test: null, live: null },
  scanCodes,
  missing,
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

/** What karrio itself asks. Its carriers may ask more and say so when they are asked for the price. */
function missing({ shipper, consignee, products }: CarrierBooking): readonly string[] {
  const isInternational = shipper.countryCode !== consignee.countryCode;
  return isInternational && products.length === 0 ? ['products'] : [];
}

function missingForQuote({ origin, destination, products }: CarrierQuoteDetails): readonly string[] {
  return origin.countryCode !== destination.countryCode && products?.length === 0 ? ['products'] : [];
}
