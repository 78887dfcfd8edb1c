import { startApp, type TestApp } from '../../support/app.js';
import { ask, refused } from '../../support/graphql.js';
import { adminOf, newSeller, walletOf } from '../../support/people.js';
import { createRule, demoSellerId, putOnPlan, shownTo } from '../../support/prices.js';
import { connectShop, placeOrder, sessionOf, walkTo, type ConnectedShop } from '../../support/story.js';

let app: TestApp;
let admin: string;
let sellerId: string;
let shop: ConnectedShop;
beforeAll(async () => {
  app = await startApp({ ROLE: 'web' });
  admin = await adminOf(app);
  sellerId = await demoSellerId(app);
  shop = await connectShop(app);
});
afterAll(() => app.stop());

const markUp = { effect: 'PERCENT', value: '15', rounding: 'UP_0_5' };

describe('The worked example', () => {
  let ruleId: string;
  beforeAll(async () => {
    await putOnPlan(app, admin, sellerId, 'Gold');
    ruleId = await createRule(app, admin, { shopId: shop.domain, ...markUp });
  });
  afterAll(() => ask(app, admin, 'mutation($id: String!) { deleteDisplayRule(id: $id) }', { id: ruleId }));

  it('shows the shopper 7.50 for what costs the seller 6.43', async () => {
    expect(await shownTo(app, shop)).toMatchObject({ SVC_ECO: 7.5 });
    const placed = await placeOrder(app, shop, { carrier: 'SVC_ECO' });
    expect(placed.body).toMatchObject({ status: 'success', actualRate: 6.43, displayRate: 7.5, hasDisplayRule: true });
  });

  it('collects 102.50 with a fee of 2.05 when the shopper pays for shipping', async () => {
    const { body } = await placeOrder(app, shop, { carrier: 'SVC_ECO', paymentStatus: 'postpaid' });
    expect(body).toMatchObject({ collectionAmount: 102.5, codFee: 2.05 });
  });

  it('collects 95.00 with a fee of 1.90 when shipping is free', async () => {
    const { body } = await placeOrder(app, shop, { carrier: 'SVC_ECO', paymentStatus: 'postpaid', shippingFee: 0 });
    expect(body).toMatchObject({ collectionAmount: 95, codFee: 1.9 });
  });

  it('is dearer on plan Silver, from the next request on', async () => {
    await putOnPlan(app, admin, sellerId, 'silver');
    const { body } = await placeOrder(app, shop, { carrier: 'SVC_ECO' });
    await putOnPlan(app, admin, sellerId, 'Gold');
    // 7.14 less 5 % is 6.783; 6.78 x 1.15 is 7.797.
    expect(body).toMatchObject({ actualRate: 6.78, displayRate: 8 });
  });

  it('takes nothing of it to another shop of the seller, nor to another seller', async () => {
    const [sister, stranger] = [await connectShop(app), await connectShop(app, app.accounts.otherSeller)];
    expect(await shownTo(app, sister)).toMatchObject({ SVC_ECO: 6.43 });
    expect(await shownTo(app, stranger)).toMatchObject({ SVC_ECO: 7.14 });
  });

  it('shows the plain price again as soon as the rule is deleted', async () => {
    const own = await connectShop(app);
    const id = await createRule(app, admin, { shopId: own.domain, effect: 'FREE' });
    expect(await shownTo(app, own)).toMatchObject({ SVC_ECO: 0 });
    await ask(app, admin, 'mutation($id: String!) { deleteDisplayRule(id: $id) }', { id });
    expect(await shownTo(app, own)).toMatchObject({ SVC_ECO: 6.43 });
  });
});

describe('A display rule', () => {
  it('holds for all shops of a seller, and only under its conditions', async () => {
    const seller = await newSeller(app);
    const own = await connectShop(app, seller);
    const conditions = {
      services: ['SVC_EXP'],
      countries: ['ae'],
      orderValueFrom: '100',
      orderValueTo: '100.00',
      weightFromKg: '1.2',
      weightToKg: '1.2',
    };
    await createRule(app, admin, { sellerId: seller.id, ...conditions, effect: 'FIXED', value: '3', rounding: 'END_99' });

    expect(await shownTo(app, own)).toEqual({ SVC_ECO: 7.14, SVC_EXP: 3.99 });
    const product = { name: 'Mug', price: 50, grams: 600, length: 20, width: 20, height: 10, volume: 4000, currency: 'USD' };
    expect(await shownTo(app, own, { products: [{ ...product, quantity: 2, price: 50.01 }] })).toMatchObject({ SVC_EXP: 11.88 });
    expect(await shownTo(app, own, { products: [{ ...product, quantity: 2, grams: 601 }] })).toMatchObject({ SVC_EXP: 11.88 });
  });

  it('is tried in order of its priority, and read back in that order', async () => {
    const seller = await newSeller(app);
    const own = await connectShop(app, seller);
    await createRule(app, admin, { sellerId: seller.id, priority: 20, effect: 'FLAT', value: '-1.5' });
    await createRule(app, admin, {
      sellerId: seller.id,
      priority: 10,
      effect: 'PERCENT',
      value: '50',
      min: '9',
      max: '12',
      services: ['SVC_ECO'],
    });

    expect(await shownTo(app, own)).toEqual({ SVC_ECO: 10.71, SVC_EXP: 10.38 });
    const query = `query($id: String!) { seller(id: $id) { displayRules { priority effect value currency rounding services shopId min { amount } max { amount } } } }`;
    expect((await ask(app, admin, query, { id: seller.id })).seller.displayRules).toEqual([
      {
        priority: 10,
        effect: 'PERCENT',
        value: '50.00',
        currency: 'USD',
        rounding: 'NONE',
        services: ['SVC_ECO'],
        shopId: null,
        min: { amount: '9.00' },
        max: { amount: '12.00' },
      },
      {
        priority: 20,
        effect: 'FLAT',
        value: '-1.50',
        currency: 'USD',
        rounding: 'NONE',
        services: null,
        shopId: null,
        min: null,
        max: null,
      },
    ]);
  });

  it('may have its amounts in a currency without decimals', async () => {
    const seller = await newSeller(app);
    const own = await connectShop(app, seller);
    await createRule(app, admin, { sellerId: seller.id, currency: 'JPY', effect: 'FIXED', value: '300' });
    expect(await shownTo(app, own)).toMatchObject({ SVC_ECO: 2 });
  });

  const CREATE = 'mutation($input: CreateDisplayRuleInput!) { createDisplayRule(input: $input) { id } }';
  const fieldsOf = async (input: Readonly<Record<string, unknown>>) => {
    const { code, errors } = await refused(app, admin, CREATE, { input });
    return [code, ...errors.map(({ field }) => field)];
  };

  it.each([
    ['has no seller and no shop', {}, ['MISSING_FIELD', 'sellerId']],
    ['is for an unknown shop', { shopId: 'nowhere.example' }, ['VALIDATION_FAILED', 'shopId']],
    ['has no value', { effect: 'FIXED', value: null }, ['MISSING_FIELD', 'value']],
    ['has a value for nothing', { effect: 'FREE' }, ['VALIDATION_FAILED', 'value']],
    ['takes more than everything', { value: '-100.01' }, ['VALIDATION_FAILED', 'value']],
    ['has a price below 0', { effect: 'FIXED', value: '-1' }, ['VALIDATION_FAILED', 'value']],
    ['has more decimals than its currency', { effect: 'FLAT', value: '1.5', currency: 'JPY' }, ['VALIDATION_FAILED', 'value']],
    ['is in a currency that is none', { currency: 'XXY' }, ['VALIDATION_FAILED', 'currency']],
    ['is in a currency without exchange rates', { currency: 'CHF' }, ['VALIDATION_FAILED', 'currency']],
    ['names an unknown service', { services: ['SVC_ECO', 'NOPE'] }, ['VALIDATION_FAILED', 'services']],
    ['names an unknown country', { countries: ['ZZ'] }, ['VALIDATION_FAILED', 'countries']],
    ['ends before it begins', { orderValueFrom: '2', orderValueTo: '1' }, ['VALIDATION_FAILED', 'orderValueTo']],
    ['weighs less than it weighs', { weightFromKg: '2', weightToKg: '1.9999' }, ['VALIDATION_FAILED', 'weightToKg']],
    ['has a maximum below its minimum', { min: '2', max: '1' }, ['VALIDATION_FAILED', 'max']],
    ['comes before the first', { priority: -1 }, ['VALIDATION_FAILED', 'priority']],
  ])('is refused when it %s', async (_, change, expected) => {
    const whose = Object.keys(change).length === 0 || 'shopId' in change ? {} : { sellerId };
    expect(await fieldsOf({ ...markUp, ...whose, ...change })).toEqual(expected);
  });

  it('is refused for an unknown seller, and for a shop of another one', async () => {
    const other = await connectShop(app, app.accounts.otherSeller);
    expect(await fieldsOf({ ...markUp, sellerId: 'nobody' })).toEqual(['SELLER_NOT_FOUND']);
    expect(await fieldsOf({ ...markUp, sellerId, shopId: other.domain })).toEqual(['VALIDATION_FAILED', 'shopId']);
  });
});

describe('A plan', () => {
  const CREATE =
    'mutation($input: CreatePlanInput!) { createPlan(input: $input) { id name discountPercent services { service { code } discountPercent flatPerShipment { amount } } } }';

  it('may grant one service a flat price and another one a discount of its own', async () => {
    const input = {
      name: 'Bespoke',
      discountPercent: '12.5',
      minCharge: '5',
      services: [
        { serviceCode: 'SVC_ECO', flatPerShipment: '6' },
        { serviceCode: 'SVC_EXP', discountPercent: '60' },
      ],
    };
    const { createPlan } = await ask(app, admin, CREATE, { input });
    expect(createPlan.services).toHaveLength(2);
    expect(createPlan).toMatchObject({ name: 'Bespoke', discountPercent: '12.50' });
    expect(createPlan.services).toEqual(
      expect.arrayContaining([
        { service: { code: 'SVC_ECO' }, discountPercent: null, flatPerShipment: { amount: '6.00' } },
        { service: { code: 'SVC_EXP' }, discountPercent: '60.00', flatPerShipment: null },
      ]),
    );

    const seller = await newSeller(app);
    await putOnPlan(app, admin, seller.id, createPlan.id);
    // 11.88 less 60 % is 4.752, which the minimum charge raises.
    expect(await shownTo(app, await connectShop(app, seller))).toEqual({ SVC_ECO: 6, SVC_EXP: 5 });
  });

  it('sets the fee for cash, and the seller the last word on it', async () => {
    const input = { name: 'Cash', codFeePercent: '3', codFeeMin: '4', codFeeMax: '10' };
    await ask(app, admin, CREATE, { input });
    const seller = await newSeller(app);
    await putOnPlan(app, admin, seller.id, 'cash');
    const own = await connectShop(app, seller);
    const fee = async () => (await placeOrder(app, own, { paymentStatus: 'postpaid', shippingFee: 0 })).body.codFee;

    expect(await fee()).toBe(4);
    await ask(app, admin, 'mutation($id: String!) { updateSeller(id: $id, input: { codFeePercent: 7.5 }) { codFeePercent } }', {
      id: seller.id,
    });
    expect(await fee()).toBe(7.13);
  });

  it('is refused with a name that is taken, whatever its case', async () => {
    expect(await refused(app, admin, CREATE, { input: { name: 'GOLD' } })).toMatchObject({
      code: 'VALIDATION_FAILED',
      errors: [{ field: 'name' }],
    });
  });

  it('is refused with everything that is wrong with it', async () => {
    const services = [
      { serviceCode: 'SVC_ECO', discountPercent: '1', flatPerShipment: '1' },
      { serviceCode: 'NOPE', discountPercent: '101' },
      { serviceCode: 'SVC_ECO' },
    ];
    const input = {
      name: ' ',
      discountPercent: '100.01',
      codFeePercent: '20.5',
      codFeeMin: '2',
      codFeeMax: '1',
      creditLimit: '-1',
      services,
    };
    const { errors } = await refused(app, admin, CREATE, { input });
    expect(errors.map(({ field }) => field).sort()).toEqual([
      'codFeeMax', 'codFeePercent', 'creditLimit', 'discountPercent', 'name',
      'services[0]', 'services[1].discountPercent', 'services[1].serviceCode', 'services[2]', 'services[2].serviceCode',
    ]); // prettier-ignore
  });

  it('stays on record when the seller is put on another one', async () => {
    const seller = await newSeller(app);
    for (const plan of ['Gold', 'Gold', 'Silver']) await putOnPlan(app, admin, seller.id, plan);
    const query = 'query($id: String!) { seller(id: $id) { plan { name } planHistory { plan { name } effectiveFrom effectiveTo } } }';
    const { plan, planHistory } = (await ask(app, admin, query, { id: seller.id })).seller;

    expect(plan.name).toBe('Silver');
    expect(planHistory).toEqual([
      { plan: { name: 'Gold' }, effectiveFrom: expect.any(String), effectiveTo: planHistory[1].effectiveFrom },
      { plan: { name: 'Silver' }, effectiveFrom: expect.any(String), effectiveTo: null },
    ]);
  });

  it('is one plan after many concurrent changes', async () => {
    const seller = await newSeller(app);
    await Promise.all(['Gold', 'Silver', 'Standard', 'Gold', 'Silver', 'Standard'].map((plan) => putOnPlan(app, admin, seller.id, plan)));
    const query = 'query($id: String!) { seller(id: $id) { plan { name } planHistory { plan { name } effectiveTo } } }';
    const { plan, planHistory } = (await ask(app, admin, query, { id: seller.id })).seller;
    expect(planHistory.filter((period: { effectiveTo: string | null }) => period.effectiveTo === null)).toEqual([
      { plan, effectiveTo: null },
    ]);
  });

  it('must exist, and so must the seller', async () => {
    const CHANGE = 'mutation($s: String!, $p: String!) { updateSellerPlan(sellerId: $s, planId: $p) { id } }';
    expect(await refused(app, admin, CHANGE, { s: sellerId, p: 'Platinum' })).toMatchObject({
      code: 'VALIDATION_FAILED',
      errors: [{ field: 'planId' }],
    });
    expect(await refused(app, admin, CHANGE, { s: shop.domain, p: 'Gold' })).toMatchObject({ code: 'SELLER_NOT_FOUND' });
  });
});

describe('A seller with a contract', () => {
  it('is billed on account, and its wallet does not change', async () => {
    const seller = await newSeller(app);
    const { updateSeller } = await ask(app, admin, 'mutation($id: String!) { updateSeller(id: $id, input: { role: POSTPAID }) { role } }', {
      id: seller.id,
    });
    expect(updateSeller.role).toBe('POSTPAID');
    const placed = await placeOrder(app, await connectShop(app, seller));
    await walkTo(app, placed.body.shipment_id, 'pickup');

    const { shipment, ledgerIntegrity } = await ask(
      app,
      admin,
      'query($id: String!) { shipment(id: $id) { status billingStatus } ledgerIntegrity { ok } }',
      { id: placed.body.shipment_id },
    );
    expect(shipment).toEqual({ status: 'PICKUP', billingStatus: 'POSTPAID' });
    expect(await walletOf(app, seller.id)).toEqual({ balance: '0.00', held: '0.00' });
    expect(ledgerIntegrity.ok).toBe(true);
  });
});

describe('A request in another currency', () => {
  const priceIn = (currency: string) =>
    shownTo(app, shop, {
      products: [{ name: 'Mug', quantity: 2, price: 50, grams: 600, length: 20, width: 20, height: 10, volume: 4000, currency }],
    });

  it('is answered with three decimals in dinars and none in yen', async () => {
    // The freight of 7.14 USD less 10 % is 6.43 USD: 1.97401 KWD, and 964.5 JPY, half away from zero.
    expect(await priceIn('KWD')).toMatchObject({ SVC_ECO: 1.974 });
    expect(await priceIn('JPY')).toMatchObject({ SVC_ECO: 965 });
  });

  it('is answered by the exchange rate that was set last', async () => {
    const SET =
      'mutation($from: String!, $to: String!, $rate: Decimal!, $validFrom: DateTimeISO) { setFxRate(from: $from, to: $to, rate: $rate, validFrom: $validFrom) { from to rate } }';
    const tomorrow = new Date(app.clock.now().getTime() + 86_400_000).toISOString();
    expect((await ask(app, admin, SET, { from: 'usd', to: 'bhd', rate: '0.5' })).setFxRate).toEqual({
      from: 'USD',
      to: 'BHD',
      rate: '0.5',
    });
    await ask(app, admin, SET, { from: 'USD', to: 'BHD', rate: '0.6', validFrom: tomorrow });
    expect(await priceIn('BHD')).toMatchObject({ SVC_ECO: 3.215 });
  });

  it('is refused until there is a rate, and answered from then on', async () => {
    const SET = 'mutation($from: String!, $to: String!, $rate: Decimal!) { setFxRate(from: $from, to: $to, rate: $rate) { id } }';
    await expect(priceIn('CHF')).rejects.toThrow('CURRENCY_NOT_SUPPORTED');
    await ask(app, admin, SET, { from: 'USD', to: 'CHF', rate: '0.8' });
    expect(await priceIn('CHF')).toMatchObject({ SVC_ECO: 5.14 });
  });

  it.each([
    ['from', { from: 'XXY' }],
    ['to', { to: 'USD' }],
    ['rate', { rate: '0' }],
    ['rate', { rate: '-1' }],
    ['rate', { rate: '9999999999999999' }],
    ['validFrom', { validFrom: '2020-01-01T00:00:00.000Z' }],
  ])('cannot be given a rate with a wrong %s', async (field, change) => {
    const SET =
      'mutation($from: String!, $to: String!, $rate: Decimal!, $validFrom: DateTimeISO) { setFxRate(from: $from, to: $to, rate: $rate, validFrom: $validFrom) { id } }';
    const refusal = await refused(app, admin, SET, { from: 'USD', to: 'AED', rate: '3', ...change });
    expect(refusal).toMatchObject({ code: 'VALIDATION_FAILED', errors: [{ field }] });
  });
});

describe('Prices', () => {
  const CHANGES = [
    'createDisplayRule(input: { sellerId: "x", effect: FREE }) { id }',
    'deleteDisplayRule(id: "x")',
    'updateSellerPlan(sellerId: "x", planId: "Gold") { id }',
    'createPlan(input: { name: "x" }) { id }',
    'setFxRate(from: "USD", to: "AED", rate: 1) { id }',
    'draftRateCard(input: { serviceCode: "SVC_ECO", tiers: [] }) { id }',
    'publishRateCard(id: "x") { id }',
    'retireRateCard(id: "x") { id }',
    'deleteRateCard(id: "x")',
    'importRateCardCsv(serviceCode: "SVC_ECO", csv: "") { id }',
    'setServiceActive(code: "SVC_ECO", active: false) { id }',
    'updateSeller(id: "x", input: { firstName: "x" }) { id }',
  ];

  it.each(CHANGES)('are not changed by a seller, a shop or a stranger: %s', async (change) => {
    const session = await sessionOf(app, app.accounts.seller);
    for (const token of [session, app.accounts.apiToken, shop.token]) {
      expect((await refused(app, token, `mutation { ${change} }`)).code).toBe('FORBIDDEN');
    }
    expect((await refused(app, undefined, `mutation { ${change} }`)).code).toBe('UNAUTHORIZED');
  });

  it('are not read by those whom they do not concern', async () => {
    for (const query of ['{ plans { id } }', '{ rateCards { nodes { id } } }'])
      expect((await refused(app, shop.token, query)).code).toBe('FORBIDDEN');
    const { me } = await ask(app, app.accounts.apiToken, '{ me { seller { plan { name } creditLimit { amount } displayRules { id } } } }');
    expect(me.seller.plan.name).toBe('Gold');
    const own = await refused(app, shop.token, '{ me { seller { creditLimit { amount } } } }');
    expect(own.code).toBe('FORBIDDEN');
  });
});
