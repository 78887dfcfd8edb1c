import { money } from '../../../src/kernel/money.js';
import type { CarrierAdapter, CarrierAnswer } from '../../../src/modules/carriers/carrier-adapter.js';
import { quoteCollector } from '../../../src/modules/rating/collect-quotes.js';
import type { QuoteAnswer } from '../../../src/modules/rating/quote.js';
import type { QuoteRequest } from '../../../src/modules/carriers/quote-request.js';
import { publicTerms } from '../../../src/modules/pricing/terms.js';
import { aBook, dubai, NOON, request, termsOn } from './sample-book.js';

/** The seed with the partner as a carrier that is asked, and its two services open to domestic routes. */
const book = aBook((rows) => ({
  carriers: rows.carriers.map((row) => (row.code === 'SVCX' ? { ...row, kind: 'adapter' } : row)),
  services: rows.services.map((row) => (row.code.startsWith('SVC_INT') ? { ...row, domestic: true } : row)),
}));

const refuses = (): never => {
  throw new Error('not used here');
};

const partner = (quote: (asked: QuoteRequest, signal: AbortSignal) => Promise<CarrierAnswer>): CarrierAdapter => ({
  code: 'SVCX',
  quote,
  book: refuses,
  cancel: refuses,
  track: refuses,
  parseWebhook: refuses,
});

const asking = (minor: bigint): CarrierAnswer => ({
  offers: [{ serviceCode: 'SVC_INT_EXP', freight: money(minor, 'USD'), maxTransitDays: 1 }],
  rejected: [{ serviceCode: 'SVC_INT_ECO', code: 'OVER_SIZE' }],
});

const codes = ({ quotes }: QuoteAnswer): string[] => quotes.map(({ service }) => service.code);
const reasons = ({ rejected }: QuoteAnswer) => Object.fromEntries(rejected.map(({ serviceCode, code }) => [serviceCode, code]));

describe('quotes of several carriers', () => {
  const clock = { now: () => NOON };
  const explain = { explain: true };

  it('answers without a promise when no carrier is connected', () => {
    const answer = quoteCollector({ adapters: [], clock })(book, request(), publicTerms);
    expect(answer).not.toBeInstanceOf(Promise);
  });

  it('merges what the carrier asks with the prices of the book, in order of the code', async () => {
    const collect = quoteCollector({ adapters: [partner(async () => asking(900n))], clock });
    const answer = await collect(book, request({ destination: dubai }), termsOn(book, 'Gold'), explain);
    expect(codes(answer)).toEqual(['SVC_ECO', 'SVC_EXP', 'SVC_INT_EXP', 'SVC_SAME']);
    const [connected] = answer.quotes.filter(({ service }) => service.code === 'SVC_INT_EXP');
    expect(connected).toMatchObject({
      publicRate: { minor: 900n },
      actualRate: { minor: 810n },
      rateCardId: null,
      tier: null,
      maxTransitDays: 1,
    });
    expect(reasons(answer)).toEqual({ SVC_INT_ECO: 'OVER_SIZE' });
  });

  it('requests the wanted services only, and makes no request when none is wanted', async () => {
    const asked: (readonly string[] | null | undefined)[] = [];
    const collect = quoteCollector({ adapters: [partner(async ({ services }) => (asked.push(services), asking(1n)))], clock });
    await collect(book, request({ services: ['SVC_INT_EXP', 'SVC_ECO'] }), publicTerms);
    await collect(book, request({ services: ['SVC_ECO'] }), publicTerms);
    expect(asked).toEqual([['SVC_INT_EXP']]);
  });

  it('turns a failing carrier into a reason and tells who wants to know', async () => {
    const failures: unknown[] = [];
    const broken = partner(() => Promise.reject(new Error('down')));
    const collect = quoteCollector({ adapters: [broken], clock, onFailure: (code, error) => failures.push([code, String(error)]) });
    const answer = await collect(book, request(), publicTerms, explain);
    expect(codes(answer)).toEqual(['SVC_ECO', 'SVC_EXP']);
    expect(reasons(answer)).toMatchObject({ SVC_INT_ECO: 'CARRIER_TIMEOUT', SVC_INT_EXP: 'CARRIER_TIMEOUT' });
    expect(failures).toEqual([['SVCX', 'Error: down']]);
  });

  it('does not wait for a carrier longer than allowed, and tells it to stop', async () => {
    let stopped = false;
    const silent = partner((_, signal) => {
      signal.addEventListener('abort', () => (stopped = true));
      return new Promise<CarrierAnswer>(() => undefined);
    });
    const answer = await quoteCollector({ adapters: [silent], clock, timeoutMs: 20 })(book, request(), publicTerms, explain);
    expect(reasons(answer)['SVC_INT_EXP']).toBe('CARRIER_TIMEOUT');
    expect(stopped).toBe(true);
  });

  it('leaves a carrier alone after five failures and asks again half a minute later', async () => {
    let now = NOON.getTime();
    let calls = 0;
    const broken = partner(() => ((calls += 1), Promise.reject(new Error('down'))));
    const collect = quoteCollector({ adapters: [broken], clock: { now: () => new Date(now) } });
    for (let i = 0; i < 5; i++) await collect(book, request(), publicTerms);
    expect(reasons(await collect(book, request(), publicTerms, explain))['SVC_INT_EXP']).toBe('CARRIER_DISABLED');
    expect(calls).toBe(5);
    now += 30_000;
    await collect(book, request(), publicTerms);
    expect(calls).toBe(6);
  });

  it('takes a negative price for a failure and ignores services that are not the carrier’s', async () => {
    const negative = quoteCollector({ adapters: [partner(async () => asking(-1n))], clock });
    expect(reasons(await negative(book, request(), publicTerms, explain))['SVC_INT_EXP']).toBe('CARRIER_TIMEOUT');
    const foreign = partner(async () => ({ offers: [{ serviceCode: 'SVC_ECO', freight: money(1n, 'USD') }], rejected: [] }));
    const answer = await quoteCollector({ adapters: [foreign], clock })(book, request(), publicTerms, explain);
    expect(answer.quotes.find(({ service }) => service.code === 'SVC_ECO')?.actualRate.minor).toBe(525n);
    expect(reasons(answer)['SVC_INT_EXP']).toBe('ROUTE_NOT_SERVED');
  });
});
