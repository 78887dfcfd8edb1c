import { money } from '../../../src/kernel/money.js';
import { quoteCollector } from '../../../src/modules/rating/collect-quotes.js';
import type { QuoteAnswer } from '../../../src/modules/rating/quote.js';
import { publicTerms } from '../../../src/modules/pricing/terms.js';
import { asking, book, partner } from './connected-carrier.js';
import { dubai, request, termsOn } from './sample-book.js';

const codes = ({ quotes }: QuoteAnswer): string[] => quotes.map(({ service }) => service.code);
const reasons = ({ rejected }: QuoteAnswer) => Object.fromEntries(rejected.map(({ serviceCode, code }) => [serviceCode, code]));

describe('quotes of several carriers', () => {
  const explain = { explain: true };

  it('answers without a promise when no carrier is connected', () => {
    const answer = quoteCollector({ adapters: [] })(book, request(), publicTerms);
    expect(answer).not.toBeInstanceOf(Promise);
  });

  it('merges what the carrier asks with the prices of the book, in order of the code', async () => {
    const collect = quoteCollector({ adapters: [partner(async () => asking(900n))] });
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
    const collect = quoteCollector({ adapters: [partner(async ({ services }) => (asked.push(services), asking(1n)))] });
    await collect(book, request({ services: ['SVC_INT_EXP', 'SVC_ECO'] }), publicTerms);
    await collect(book, request({ services: ['SVC_ECO'] }), publicTerms);
    expect(asked).toEqual([['SVC_INT_EXP']]);
  });

  it('turns a failing carrier into a reason and tells who wants to know', async () => {
    const failures: unknown[] = [];
    const broken = partner(() => Promise.reject(new Error('down')));
    const collect = quoteCollector({ adapters: [broken], onFailure: (code, error) => failures.push([code, String(error)]) });
    const answer = await collect(book, request(), publicTerms, explain);
    expect(codes(answer)).toEqual(['SVC_ECO', 'SVC_EXP']);
    expect(reasons(answer)).toMatchObject({ SVC_INT_ECO: 'CARRIER_TIMEOUT', SVC_INT_EXP: 'CARRIER_TIMEOUT' });
    expect(failures).toEqual([['SVCX', 'Error: down']]);
  });

  it('takes a negative price for a failure and ignores services that are not the carrier’s', async () => {
    const negative = quoteCollector({ adapters: [partner(async () => asking(-1n))] });
    expect(reasons(await negative(book, request(), publicTerms, explain))['SVC_INT_EXP']).toBe('CARRIER_TIMEOUT');
    const foreign = partner(async () => ({ offers: [{ serviceCode: 'SVC_ECO', freight: money(1n, 'USD') }], rejected: [] }));
    const answer = await quoteCollector({ adapters: [foreign] })(book, request(), publicTerms, explain);
    expect(answer.quotes.find(({ service }) => service.code === 'SVC_ECO')?.actualRate.minor).toBe(525n);
    expect(reasons(answer)['SVC_INT_EXP']).toBe('ROUTE_NOT_SERVED');
  });
});
