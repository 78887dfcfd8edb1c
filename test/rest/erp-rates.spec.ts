import type { TestApp } from '../support/app.js';
import { sharedWeb } from '../support/shared-app.js';
import { bearer, type Answer } from '../support/client.js';
import { ask, refused } from '../support/graphql.js';
import { INSTANT } from '../support/patterns.js';
import { adminOf, newErpToken, newSeller } from '../support/people.js';
import { createRule, putOnPlan } from '../support/prices.js';
import { expectRefusal } from '../support/refusals.js';
import { abuDhabi, connectShop, dubai, mug } from '../support/story.js';

let app: TestApp;
let admin: string;
let golden: string;
beforeAll(async () => {
  app = await sharedWeb();
  admin = await adminOf(app);
  golden = (await newSeller(app)).id;
  await putOnPlan(app, admin, golden, 'Gold');
});
const route = { origin: dubai, destination: abuDhabi };
const ratesOf = (body: unknown, token = app.accounts.erpToken): Promise<Answer> => app.client.post('/api/erp/rates', body, bearer(token));
// What answers hold is looked into freely.
// eslint-disable-next-line @typescript-eslint/no-explicit-any
const option = ({ body }: Answer, code = 'SVC_ECO'): any => body.data.find((each: { service_code: string }) => each.service_code === code);

describe('Rates of the operator', () => {
  it('without a seller are public and have exactly the documented fields', async () => {
    const answer = await ratesOf({ ...route, products: [mug] });

    expect(answer.status).toBe(200);
    expect(Object.keys(answer.body).sort()).toEqual(['data', 'metadata', 'status']);
    expect(option(answer)).toEqual({
      id: expect.stringMatching(/^rate_/),
      logo: '/static/carriers/SVC.svg',
      pickup_dropoff_method: 'Door to door',
      service_name: 'Economy',
      service_code: 'SVC_ECO',
      total_price: 7.14,
      description: '2-3 business days',
      currency: 'USD',
      carrierCode: 'SVC',
      carrierName: 'Own fleet',
      actualRate: 7.14,
      publicRate: 7.14,
      displayRate: null,
      discount: null,
      breakdown: [
        { code: 'BASE', label: expect.any(String), amount: 6.8 },
        { code: 'FUEL', label: expect.any(String), amount: 0.34 },
      ],
      chargeableWeightKg: 2,
      actualWeightKg: 1.2,
      volumetricWeightKg: 1.6,
      tier: 'D3',
      rateCardVersion: 1,
      minTransitDays: 2,
      maxTransitDays: 3,
      supportsCod: true,
      codFee: null,
      expiresAt: expect.stringMatching(INSTANT),
    });
    expect(answer.body.metadata).toEqual({
      requestId: answer.headers.get('x-request-id'),
      sellerId: null,
      planName: null,
      currency: 'USD',
      generatedAt: expect.stringMatching(INSTANT),
      divisor: 5000,
      rejected: expect.arrayContaining([{ serviceCode: 'SVC_SAME', code: 'ROUTE_NOT_SERVED', message: expect.any(String) }]),
    });
    const prices = answer.body.data.map((each: { total_price: number }) => each.total_price);
    expect(prices).toEqual([...prices].sort((left, right) => left - right));
  });

  it('of a seller have the discount of its plan, and what its shoppers see beside', async () => {
    await createRule(app, admin, { sellerId: golden, effect: 'PERCENT', value: '15', rounding: 'UP_0_5' });
    const answer = await ratesOf({ ...route, products: [mug], sellerId: golden });

    expect(option(answer)).toMatchObject({
      total_price: 6.43,
      actualRate: 6.43,
      publicRate: 7.14,
      displayRate: 7.5,
      discount: { planName: 'Gold', percent: 10, amount: 0.71 },
    });
    expect(answer.body.metadata).toMatchObject({ sellerId: golden, planName: 'Gold' });
  });

  it('of a way back are reversed, and as no shopper is shown', async () => {
    const there = await ratesOf({ ...route, products: [mug], sellerId: golden, isReturn: true });
    expect(option(there)).toMatchObject({ total_price: 6.43, displayRate: null });
  });

  it.each([
    [
      'a package',
      { package: { weightKg: 1.2, length: 20, width: 20, height: 20 } },
      { chargeableWeightKg: 2, actualWeightKg: 1.2, volumetricWeightKg: 1.6 },
    ],
    ['a package with a volume', { package: { weightKg: 1, length: 10, width: 10, height: 10, volume: 10_000 } }, { chargeableWeightKg: 2 }],
    ['a weight', { weight: 1.2, volume: 8000 }, { chargeableWeightKg: 2, volumetricWeightKg: 1.6 }],
    [
      'products rather than a package',
      { products: [mug], package: { weightKg: 9, length: 1, width: 1, height: 1 } },
      { actualWeightKg: 1.2 },
    ],
  ])('take %s', async (_what, parcel, weights) => {
    expect(option(await ratesOf({ ...route, ...parcel }))).toMatchObject(weights);
  });

  it('leave out services that do not collect, and say what collecting costs', async () => {
    const abroad = {
      ...route,
      destination: { ...abuDhabi, city: 'Riyadh', state: 'Riyadh', countryCode: 'SA', country: 'Saudi Arabia', zip: '11564' },
    };
    expect((await ratesOf({ ...abroad, products: [mug] })).body.data.length).toBeGreaterThan(0);
    const collected = await ratesOf({ ...abroad, products: [mug], paymentStatus: 'postpaid' });
    expect(collected.body.data).toEqual([]);
    expect(collected.body.metadata.rejected).toContainEqual({
      serviceCode: 'SVC_INT_ECO',
      code: 'COD_NOT_SUPPORTED',
      message: expect.any(String),
    });

    expect(option(await ratesOf({ ...route, products: [mug], collectionAmount: 102.5 })).codFee).toBe(2.05);
    expect(option(await ratesOf({ ...route, products: [mug], paymentStatus: 'postpaid' })).codFee).toBeNull();
    expect(option(await ratesOf({ ...route, products: [mug], paymentStatus: 'prepaid', collectionAmount: 102.5 })).codFee).toBeNull();
  });

  it('are of the wanted services in the wanted currency', async () => {
    const answer = await ratesOf({ ...route, products: [mug], services: ['SVC_EXP', 'NONE'], currency: 'aed' });
    expect(answer.body.data).toMatchObject([{ service_code: 'SVC_EXP', currency: 'AED' }]);
    expect(answer.body.metadata).toMatchObject({ currency: 'AED', rejected: [{ serviceCode: 'NONE', code: 'ROUTE_NOT_SERVED' }] });
  });

  it.each([
    ['nothing to weigh', {}, 'MISSING_FIELD', ['products']],
    ['no route', { origin: undefined, products: [mug] }, 'MISSING_FIELD', ['origin']],
    ['an unknown seller', { products: [mug], sellerId: '01980000-0000-7000-8000-000000000000' }, 'VALIDATION_FAILED', ['sellerId']],
    ['no seller', { products: [mug], sellerId: 'x' }, 'VALIDATION_FAILED', ['sellerId']],
    ['a flat package', { package: { weightKg: 1, length: 0, width: 1, height: 1 } }, 'VALIDATION_FAILED', ['package.length']],
    ['half a package', { package: { weightKg: 1 } }, 'MISSING_FIELD', ['package.length', 'package.width', 'package.height']],
    ['a negative weight', { package: { weightKg: -1, length: 1, width: 1, height: 1 } }, 'VALIDATION_FAILED', ['package.weightKg']],
    ['an unknown way to pay', { products: [mug], paymentStatus: 'later' }, 'VALIDATION_FAILED', ['paymentStatus']],
    ['a tenth of a cent', { products: [mug], collectionAmount: 1.001 }, 'VALIDATION_FAILED', ['collectionAmount']],
    ['services that are none', { products: [mug], services: 'SVC_ECO' }, 'VALIDATION_FAILED', ['services']],
    ['an unknown currency', { products: [mug], currency: 'XXX' }, 'CURRENCY_NOT_SUPPORTED', ['currency']],
    ['a currency without a rate', { products: [mug], currency: 'CHF' }, 'CURRENCY_NOT_SUPPORTED', ['currency']],
    ['two currencies', { products: [mug, { ...mug, currency: 'EUR' }] }, 'CURRENCY_MISMATCH', ['products[1].currency']],
  ])('refuse %s', async (_what, body, code, fields) => {
    expectRefusal(await ratesOf({ ...route, ...body }), { status: 400, code, family: 'erp', fields });
  });

  it('need the scope, and are the operator\u2019s own', async () => {
    const other = await newErpToken(app, admin, { scopes: ['shipments:read'] });
    expectRefusal(await ratesOf({ ...route, products: [mug] }, other), { status: 403, code: 'FORBIDDEN_SCOPE', family: 'erp' });
    const shop = await connectShop(app);
    const query = 'query($i: QuoteRatesInput!) { quoteRates(input: $i) { requestId } }';
    expect(await refused(app, shop.token, query, { i: { ...route, products: [mug] } })).toMatchObject({ code: 'FORBIDDEN' });
    expect(await ask(app, admin, query, { i: { ...route, products: [mug] } })).toBeTruthy();
  });
});

describe('The reference', () => {
  it('of carriers names each with its services and their limits', async () => {
    const answer = await app.client.get('/api/erp/reference/carriers', bearer(app.accounts.erpToken));
    expect(answer.body.status).toBe('success');
    expect(answer.body.data.map(({ code }: { code: string }) => code)).toEqual(['SVC', 'SVCX']);
    expect(answer.body.data[0]).toMatchObject({ name: 'Own fleet', kind: 'own_fleet', active: true, logo: '/static/carriers/SVC.svg' });
    expect(answer.body.data[0].services).toContainEqual(
      expect.objectContaining({
        code: 'SVC_ECO',
        name: 'Economy',
        supportsCod: true,
        maxWeightKg: 30,
        weightStepKg: 0.5,
        pickupDropoff: 'door_to_door',
      }),
    );
  });

  it.each(['statuses', 'transitions', 'error-codes', 'reason-codes', 'carriers'])('of %s needs its scope', async (name) => {
    const path = `/api/erp/reference/${name}`;
    const reader = await newErpToken(app, admin, { scopes: ['reference:read'] });
    const other = await newErpToken(app, admin, { scopes: ['rates:read'] });
    const answer = await app.client.get(path, bearer(reader));
    expect({ status: answer.status, isList: answer.body.data.length > 0 }).toEqual({ status: 200, isList: true });
    expectRefusal(await app.client.get(path, bearer(other)), { status: 403, code: 'FORBIDDEN_SCOPE', family: 'erp' });
    expectRefusal(await app.client.get(path), { status: 401, code: 'UNAUTHORIZED', family: 'erp' });
  });

  it('of error codes has every code that an answer can have', async () => {
    const { body } = await app.client.get('/api/erp/reference/error-codes', bearer(app.accounts.erpToken));
    const codes = body.data.map(({ code }: { code: string }) => code);
    for (const code of [
      'NO_PENDING_RETRY',
      'ADJUSTMENT_ALREADY_PAID',
      'DATES_TOGETHER',
      'DATE_RANGE_TOO_LARGE',
      'TASK_NOT_FOUND',
      'INVALID_FORM',
    ])
      expect(codes).toContain(code);
  });
});
