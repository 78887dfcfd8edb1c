import { money } from '../../../src/kernel/money.js';
import type { CarrierAdapter, CarrierAnswer } from '../../../src/modules/carriers/carrier-adapter.js';
import type { QuoteRequest } from '../../../src/modules/carriers/quote-request.js';
import { aBook } from './sample-book.js';

/** The seed with the partner as a carrier that is asked, and its two services open to domestic routes. */
export const book = aBook((rows) => ({
  carriers: rows.carriers.map((row) => (row.code === 'SVCX' ? { ...row, kind: 'adapter' } : row)),
  services: rows.services.map((row) => (row.code.startsWith('SVC_INT') ? { ...row, domestic: true } : row)),
}));

const refuses = (): never => {
  throw new Error('not used here');
};

export const partner = (quote: (asked: QuoteRequest, signal: AbortSignal) => Promise<CarrierAnswer>): CarrierAdapter => ({
  code: 'SVCX',
  quote,
  book: refuses,
  cancel: refuses,
  track: refuses,
  parseWebhook: refuses,
});

export const asking = (minor: bigint): CarrierAnswer => ({
  offers: [{ serviceCode: 'SVC_INT_EXP', freight: money(minor, 'USD'), maxTransitDays: 1 }],
  rejected: [{ serviceCode: 'SVC_INT_ECO', code: 'OVER_SIZE' }],
});
