import { money } from '../../../src/kernel/money.js';
import type { CarrierConnections, ConnectedAccount } from '../../../src/modules/carrier-accounts/index.js';
import { CarrierFailure, failureOf, type CarrierQuoteAnswer, type CarrierQuoteRequest } from '../../../src/modules/carriers/index.js';
import { aBook } from './sample-book.js';

/** The seed with the partner as a carrier that is asked, and its two services open to domestic routes. */
export const book = aBook((rows) => ({
  carriers: rows.carriers.map((row) => (row.code === 'SVCX' ? { ...row, kind: 'connected' } : row)),
  services: rows.services.map((row) => (row.code.startsWith('SVC_INT') ? { ...row, domestic: true } : row)),
}));

/** The same, and the partner collects cash. */
export const collecting = aBook(({ carriers, services }) => ({
  carriers: carriers.map((row) => (row.code === 'SVCX' ? { ...row, kind: 'connected' } : row)),
  services: services.map((row) => (row.code.startsWith('SVC_INT') ? { ...row, domestic: true, supportsCod: true } : row)),
}));

type Quote = (asked: CarrierQuoteRequest) => Promise<CarrierQuoteAnswer>;

const mapped = (carrierService: string, serviceCode: string): ConnectedAccount['services'][number] => ({
  carrierService,
  serviceCode,
  markup: { basisPoints: 0n, fixed: money(0n, 'USD'), minimum: money(0n, 'USD') },
  active: true,
  countries: null,
  firstMile: false,
});

/** An account of the partner whose answers the test gives. */
export function account(quote: Quote, more: Partial<ConnectedAccount> = {}): ConnectedAccount {
  const adapter = {
    code: 'SVCX',
    capabilities: { cod: false, countries: null },
    quote: (_: unknown, asked: CarrierQuoteRequest) => quote(asked),
  };
  return {
    id: 'account-1',
    carrierCode: 'SVCX',
    sellerId: null,
    version: 1,
    paused: false,
    adapter,
    services: [mapped('X1', 'SVC_INT_EXP'), mapped('X2', 'SVC_INT_ECO')],
    call: (work: (access: unknown, signal: AbortSignal) => Promise<unknown>) =>
      work({}, new AbortController().signal).catch((error: unknown) => {
        throw failureOf(error) ?? new CarrierFailure('unavailable', String(error));
      }),
    ...more,
  } as unknown as ConnectedAccount;
}

export const connections = (...accounts: ConnectedAccount[]): Pick<CarrierConnections, 'sellingTo'> => ({
  sellingTo: (sellerId) => accounts.filter((each) => each.sellerId === null || each.sellerId === sellerId),
});

export const asking = (minor: bigint): CarrierQuoteAnswer => ({
  offers: [{ carrierService: 'X1', price: money(minor, 'USD'), maxTransitDays: 1 }],
  rejections: [{ carrierService: 'X2', message: 'Too long for our belts.' }],
});
