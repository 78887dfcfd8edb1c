import { money } from '../../../src/kernel/money.js';
import { quoteCollector } from '../../../src/modules/rating/collect-quotes.js';
import type { QuoteAnswer } from '../../../src/modules/rating/quote.js';
import { publicTerms } from '../../../src/modules/pricing/terms.js';
import { Secrets } from '../../../src/platform/auth/secrets.js';
import type { ConnectedAccount } from '../../../src/modules/carrier-accounts/index.js';
import { openPrice, sealPrice } from '../../../src/modules/rating/held-price.js';
import { account, asking, book, collecting, connections } from './connected-carrier.js';
import { dubai, NOON, request, termsOn } from './sample-book.js';

const codes = ({ quotes }: QuoteAnswer): string[] => quotes.map(({ service }) => service.code);
const reasons = ({ rejected }: QuoteAnswer) => Object.fromEntries(rejected.map(({ serviceCode, code }) => [serviceCode, code]));

describe('quotes of several carriers', () => {
  const explain = { explain: true };
  const collector = (...accounts: ConnectedAccount[]) => quoteCollector({ connections: connections(...accounts) });

  it('answers without a promise when no carrier is connected', () => {
    const answer = collector()(book, request(), publicTerms);
    expect(answer).not.toBeInstanceOf(Promise);
  });

  it('merges what the carrier asks with the prices of the book, in order of the code', async () => {
    const collect = collector(account(async () => asking(900n)));
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
    expect(reasons(answer)).toEqual({ SVC_INT_ECO: 'CARRIER_REFUSED' });
    expect(answer.rejected[0]?.message).toContain('Too long for our belts.');
  });

  it('asks a question once: copies wait for the answer, and later ones are answered from memory without a promise', async () => {
    let calls = 0;
    const collect = collector(account(async () => ((calls += 1), asking(900n))));
    await Promise.all(Array.from({ length: 50 }, async () => collect(book, request(), publicTerms)));
    expect(calls).toBe(1);
    const again = collect(book, request({ services: ['SVC_INT_EXP'] }), publicTerms);
    expect(again).not.toBeInstanceOf(Promise);
    expect(codes(again as QuoteAnswer)).toEqual(['SVC_INT_EXP']);
  });

  it('makes no call when none of its services is wanted', async () => {
    let calls = 0;
    const collect = collector(account(async () => ((calls += 1), asking(1n))));
    await collect(book, request({ services: ['SVC_ECO'] }), publicTerms);
    expect(calls).toBe(0);
  });

  it('asks no carrier for a shop in test mode, whose services are those of the book', async () => {
    let calls = 0;
    const collect = collector(account(async () => ((calls += 1), asking(900n))));
    const answer = await collect(book, request({ destination: dubai, isTest: true }), termsOn(book, 'Gold'), explain);
    expect(calls).toBe(0);
    expect(codes(answer)).toEqual(['SVC_ECO', 'SVC_EXP', 'SVC_SAME']);
  });

  it('turns a failing carrier into the reason of each of its services', async () => {
    const answer = await collector(account(() => Promise.reject(new Error('down'))))(book, request(), publicTerms, explain);
    expect(codes(answer)).toEqual(['SVC_ECO', 'SVC_EXP']);
    expect(reasons(answer)).toMatchObject({ SVC_INT_ECO: 'CARRIER_TIMEOUT', SVC_INT_EXP: 'CARRIER_TIMEOUT' });
  });

  it('sells the last known price, marked as estimated, while the carrier is down, for a day', async () => {
    let down = false;
    const collect = collector(account(() => (down ? Promise.reject(new Error('down')) : Promise.resolve(asking(900n)))));
    await collect(book, request(), publicTerms);
    down = true;
    const live = async (hours: number) => {
      const { quotes } = await collect(book, request({ at: new Date(NOON.getTime() + hours * 3_600_000) }), publicTerms);
      return quotes.find(({ service }) => service.code === 'SVC_INT_EXP')?.offer.live?.estimated;
    };
    expect(await live(1)).toBe(true);
    expect(await live(25)).toBeUndefined();
  });

  it('adds the markup: a percentage and a fixed part, at least the minimum', async () => {
    const marked = (markup: ConnectedAccount['services'][number]['markup']) => {
      const { services } = account(async () => asking(1_000n));
      return account(async () => asking(1_000n), { id: crypto.randomUUID(), services: services.map((each) => ({ ...each, markup })) });
    };
    const priceWith = async (basisPoints: bigint, fixed: bigint, minimum: bigint) => {
      const markup = { basisPoints, fixed: money(fixed, 'USD'), minimum: money(minimum, 'USD') };
      const { quotes } = await collector(marked(markup))(book, request(), publicTerms);
      return quotes.find(({ service }) => service.code === 'SVC_INT_EXP')?.actualRate.minor;
    };
    expect(await priceWith(1_000n, 50n, 0n)).toBe(1_150n);
    expect(await priceWith(1_000n, 0n, 250n)).toBe(1_250n);
  });

  it('prefers the account of the seller, who then pays for handling only while the shopper sees what the carrier asks', async () => {
    const own = account(async () => asking(700n), { id: 'own', sellerId: 'seller-1' });
    const operator = account(async () => asking(900n));
    const collect = collector(own, operator);
    const { quotes } = await collect(book, request(), { ...termsOn(book, 'Gold'), sellerId: 'seller-1' });
    const quoted = quotes.find(({ service }) => service.code === 'SVC_INT_EXP');
    expect(quoted).toMatchObject({
      actualRate: { minor: 0n },
      displayRate: { minor: 700n },
      offer: { live: { accountId: 'own', ownAccount: true } },
    });
    const others = await collect(book, request(), publicTerms);
    expect(others.quotes.find(({ service }) => service.code === 'SVC_INT_EXP')?.actualRate.minor).toBe(900n);
  });

  it('offers nothing for a price without an exchange rate, and ignores a negative one', async () => {
    const odd = collector(account(async () => ({ ...asking(900n), offers: [{ carrierService: 'X1', price: money(900n, 'XAF') }] })));
    expect(reasons(await odd(book, request(), publicTerms, explain))['SVC_INT_EXP']).toBe('FX_MISSING');
    const negative = collector(account(async () => asking(-1n)));
    expect(codes(await negative(book, request(), publicTerms))).not.toContain('SVC_INT_EXP');
  });

  it('keeps the price that the id of a quote promised, for the same parcel only', async () => {
    const secrets = new Secrets('a secret of at least thirty-two characters');
    let price = 900n;
    const collect = collector(account(async () => asking(price), { id: 'account-2' }));
    const asked = request();
    const { quotes } = await collect(book, asked, publicTerms);
    const [quoted] = quotes.filter(({ service }) => service.code === 'SVC_INT_EXP');
    if (!quoted) throw new Error('There is no live quote.');
    const id = `rate_x.y.${sealPrice(secrets, quoted, asked, new Date(NOON.getTime() + 86_400_000))}`;
    price = 5_000n;
    const later = request({ at: new Date(NOON.getTime() + 3_600_000) });
    const held = openPrice(secrets, id, later);
    const answer = await collect(book, { ...later, held }, publicTerms);
    expect(answer.quotes.find(({ service }) => service.code === 'SVC_INT_EXP')?.actualRate.minor).toBe(900n);
    expect(openPrice(secrets, id, request({ at: new Date(NOON.getTime() + 2 * 86_400_000) }))).toBeUndefined();
    expect(openPrice(secrets, id, { ...later, parcel: { ...later.parcel, weightMg: later.parcel.weightMg + 1 } })).toBeUndefined();
    expect(openPrice(secrets, `${id.slice(0, -4)}AAAA`, later)).toBeUndefined();
  });

  describe('a price that the id of a quote promised', () => {
    const secrets = new Secrets('a secret of at least thirty-two characters');
    const sealed = async (sold: ConnectedAccount, asked = request()) => {
      const { quotes } = await collector(sold)(collecting, asked, publicTerms);
      const [quoted] = quotes.filter(({ service }) => service.code === 'SVC_INT_EXP');
      if (!quoted) throw new Error('There is no live quote.');
      return `rate_x.y.${sealPrice(secrets, quoted, asked, new Date(NOON.getTime() + 86_400_000))}`;
    };
    const COD = { amount: money(5_000n, 'USD') };

    it('holds no service open that the carrier does not have for this parcel', async () => {
      const [first, second] = account(async () => asking(900n)).services;
      const sold = (more: Partial<ConnectedAccount> = {}) => account(async () => asking(900n), { id: 'account-3', ...more });
      const id = await sealed(sold());
      const held = openPrice(secrets, id, request());
      expect(held).toBeDefined();
      const answered = (more: Partial<ConnectedAccount>, wanted = request({ held })) =>
        collector(sold(more))(collecting, wanted, publicTerms, explain);
      const elsewhere = { services: [first, second].flatMap((each) => (each ? [{ ...each, countries: new Set(['OM']) }] : [])) };
      expect(reasons(await answered(elsewhere))['SVC_INT_EXP']).toBe('ROUTE_NOT_SERVED');
      expect(reasons(await answered({}, request({ held, cod: COD })))['SVC_INT_EXP']).toBe('COD_NOT_SUPPORTED');
      expect(codes(await answered({}))).toContain('SVC_INT_EXP');
    });

    it('is one with or without cash on delivery, not of both', async () => {
      const { adapter } = account(async () => asking(900n));
      const collects = account(async () => asking(900n), {
        id: 'account-4',
        adapter: { ...adapter, capabilities: { ...adapter.capabilities, cod: true } },
      });
      const [prepaid, collected] = [await sealed(collects), await sealed(collects, request({ cod: { amount: null } }))];
      expect(openPrice(secrets, prepaid, request())).toBeDefined();
      expect(openPrice(secrets, prepaid, request({ cod: COD }))).toBeUndefined();
      expect(openPrice(secrets, collected, request({ cod: COD }))).toBeDefined();
      expect(openPrice(secrets, collected, request())).toBeUndefined();
    });
  });
});
