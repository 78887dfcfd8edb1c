import { startApp, type TestApp } from '../../support/app.js';
import { sharedWeb } from '../../support/shared-app.js';
import { bearer } from '../../support/client.js';
import { ask, refused } from '../../support/graphql.js';
import { adminOf, newErpToken, newSeller, newStaff, topUp, walletOf } from '../../support/people.js';
import { connectShop, dubai, moveTo, placeOrder, sessionOf } from '../../support/story.js';
import { waitFor } from '../../support/wait-for.js';

let app: TestApp;
let admin: string;
let ops: string;
beforeAll(async () => {
  app = await sharedWeb();
  admin = await adminOf(app);
  ops = await newStaff(app, admin, 'OPS');
});
const FIELDS = `id firstName lastName name company phone email role status address { address city countryCode country zip } creditLimit { amount currency }
  adjustmentThreshold { amount } codFeePercent isLocal isInternational language taxId crNumber timezone notes notifyEmails plan { name }`;
const UPDATE = `mutation($id: String!, $input: UpdateSellerInput!) { updateSeller(id: $id, input: $input) { ${FIELDS} } }`;

const update = async (id: string, input: object, token = ops) => (await ask(app, token, UPDATE, { id, input })).updateSeller;
const refusal = (id: string, input: object, token = ops) => refused(app, token, UPDATE, { id, input });
const read = async (id: string) => (await ask(app, ops, `query($id: String!) { seller(id: $id) { ${FIELDS} } }`, { id })).seller;

describe('A seller', () => {
  it('is changed in every field at once', async () => {
    const { id } = await newSeller(app);
    const input = {
      firstName: 'Lina',
      lastName: 'Haddad',
      company: 'Haddad Trading',
      phone: '+971 4 555 0100',
      email: ' Lina@Haddad.example ',
      address: dubai,
      status: 'ACTIVE',
      planId: 'gold',
      creditLimit: '250.5',
      adjustmentThreshold: 75,
      codFeePercent: '1.25',
      isLocal: false,
      isInternational: false,
      language: 'ar',
      taxId: 'TRN 100-200.300/4',
      crNumber: 'س.ت 1010',
      timezone: 'Asia/Dubai',
      notes: 'Ships on Sundays.',
      notifyEmails: ['Books@haddad.example'],
    };
    const changed = await update(id, input);

    expect(changed).toEqual({
      ...input,
      id,
      name: 'Lina Haddad',
      email: 'lina@haddad.example',
      role: 'PREPAID',
      address: { address: 'Al Quoz 3', city: 'Dubai', countryCode: 'AE', country: 'United Arab Emirates', zip: '' },
      creditLimit: { amount: '250.50', currency: 'USD' },
      adjustmentThreshold: { amount: '75.00' },
      notifyEmails: ['books@haddad.example'],
      plan: { name: 'Gold' },
      planId: undefined,
    });
    expect(await read(id)).toEqual(changed);
  });

  it('keeps what a change does not name, and loses what it sets to null', async () => {
    const { id } = await newSeller(app, { company: 'Old', phone: '+1 555' });
    await update(id, { creditLimit: '1', adjustmentThreshold: '0', codFeePercent: '0', address: dubai });
    expect(await update(id, { phone: '+1 556' })).toMatchObject({
      company: 'Old',
      phone: '+1 556',
      codFeePercent: '0.00',
      adjustmentThreshold: { amount: '0.00' },
    });
    expect(await update(id, { company: null, phone: '', address: null, creditLimit: null, adjustmentThreshold: null, codFeePercent: null })).toMatchObject({
      company: null, phone: null, address: null, creditLimit: null, adjustmentThreshold: null, codFeePercent: null, firstName: 'Mona',
    }); // prettier-ignore
  });

  it('is not changed at all when one field is wrong, and every wrong field is named', async () => {
    const { id } = await newSeller(app, { company: 'Before' });
    const input = {
      firstName: '',
      lastName: null,
      company: 'x'.repeat(101),
      phone: '1'.repeat(31),
      email: 'nobody',
      address: { ...dubai, countryCode: 'ZZ' },
      planId: 'Platinum',
      creditLimit: '-0.01',
      adjustmentThreshold: '1.001',
      codFeePercent: '20.01',
      isLocal: null,
      language: 'English',
      taxId: '<script>',
      crNumber: '1'.repeat(51),
      timezone: 'Asia/Nowhere',
      notes: 'x'.repeat(5001),
      notifyEmails: ['a@b.example', 'nobody'],
    };
    const { code, errors } = await refusal(id, input);
    expect(code).toBe('VALIDATION_FAILED');
    expect(errors.map(({ field }) => field).sort()).toEqual([
      'address.countryCode', 'adjustmentThreshold', 'codFeePercent', 'company', 'crNumber', 'creditLimit', 'email', 'firstName', 'isLocal', 'language',
      'lastName', 'notes', 'notifyEmails[1]', 'phone', 'planId', 'taxId', 'timezone',
    ]); // prettier-ignore
    expect(await read(id)).toMatchObject({ company: 'Before', plan: { name: 'Standard' } });
  });

  it.each([
    ['Asia/Dubai', 'Asia/Dubai'],
    ['asia/riyadh', 'Asia/Riyadh'],
    ['US/Eastern', 'US/Eastern'],
    ['UTC', 'UTC'],
  ])('lives in the time zone %s', async (given, kept) => {
    const { id } = await newSeller(app);
    expect(await update(id, { timezone: given })).toMatchObject({ timezone: kept });
  });

  it.each(['', '+03:00', 'GMT+3 ', 'Mars/Olympus', '../etc', null])('does not live in the time zone %j', async (timezone) => {
    const { id } = await newSeller(app);
    expect(await refusal(id, { timezone })).toMatchObject({ errors: [{ field: 'timezone' }] });
  });

  it('is registered with its numbers and its time zone, and never reads what the operator notes about it', async () => {
    const input = { email: 'zone@sellers.example', password: 'long enough 1', firstName: 'Zoe', lastName: 'Nasser', taxId: ' T-1 ', crNumber: 'C-1', timezone: 'asia/dubai' }; // prettier-ignore
    const REGISTER = 'mutation($input: RegisterSellerInput!) { registerSeller(input: $input) { id taxId crNumber timezone } }';
    const { registerSeller } = await ask(app, ops, REGISTER, { input });
    expect(registerSeller).toMatchObject({ taxId: 'T-1', crNumber: 'C-1', timezone: 'Asia/Dubai' });
    const wrong = await refused(app, ops, REGISTER, {
      input: { ...input, email: 'other@sellers.example', timezone: 'Nowhere', taxId: '$' },
    });
    expect(wrong.errors.map(({ field }) => field).sort()).toEqual(['taxId', 'timezone']);

    await update(registerSeller.id, { notes: 'Pays late.' });
    const own = await sessionOf(app, input);
    expect((await ask(app, own, `{ seller(id: "${registerSeller.id}") { notes timezone } }`)).seller).toEqual({
      notes: null,
      timezone: 'Asia/Dubai',
    });
  });

  it('needs at least one change, and must exist', async () => {
    const { id } = await newSeller(app);
    expect(await refusal(id, {})).toMatchObject({ code: 'VALIDATION_FAILED', errors: [{ field: null }] });
    expect(await refusal('nobody', { firstName: '' })).toMatchObject({ code: 'SELLER_NOT_FOUND' });
    expect(await refusal('00000000-0000-4000-8000-000000000000', { firstName: 'x' })).toMatchObject({ code: 'SELLER_NOT_FOUND' });
  });

  it('cannot take the e-mail address of another one, whatever its case, but can keep its own', async () => {
    const [one, other] = [await newSeller(app), await newSeller(app)];
    const { code, errors } = await refusal(one.id, { email: other.email.toUpperCase(), company: 'Both' });
    expect([code, errors[0]?.field]).toEqual(['EMAIL_IN_USE', 'email']);
    expect(await read(one.id)).toMatchObject({ email: one.email, company: null });
    expect(await update(one.id, { email: one.email.toUpperCase() })).toMatchObject({ email: one.email });
  });

  it('is one of two that want the same free address', async () => {
    const sellers = [await newSeller(app), await newSeller(app)];
    const answers = await Promise.all(
      sellers.map(({ id }) => app.client.graphql(UPDATE, { id, input: { email: 'wanted@example.com' } }, ops)),
    );
    expect(answers.map(({ body }) => body.errors?.[0].extensions.code ?? 'ok').sort()).toEqual(['EMAIL_IN_USE', 'ok']);
  });

  it('logs in with its new address', async () => {
    const seller = await newSeller(app);
    await update(seller.id, { email: 'moved-seller@example.com' });
    expect(await sessionOf(app, { ...seller, email: 'moved-seller@example.com' })).toMatch(/^ses_/);
  });

  it('may not change itself', async () => {
    const seller = await newSeller(app);
    expect((await refusal(seller.id, { creditLimit: '1000000' }, await sessionOf(app, seller))).code).toBe('FORBIDDEN');
  });
});

describe('The role of a seller', () => {
  it('is changed by super administrators only', async () => {
    const { id } = await newSeller(app);
    expect((await refusal(id, { role: 'POSTPAID' })).code).toBe('FORBIDDEN');
    expect((await update(id, { role: 'POSTPAID' }, admin)).role).toBe('POSTPAID');
  });

  it('is changed by an ERP token only with the scope sellers:admin, which erp:* does not contain', async () => {
    const { id } = await newSeller(app);
    const withScopes = (...scopes: string[]) => newErpToken(app, admin, { scopes });

    expect((await refusal(id, { role: 'POSTPAID' }, app.accounts.erpToken)).code).toBe('FORBIDDEN_SCOPE');
    expect((await refusal(id, { role: 'POSTPAID' }, await withScopes('sellers:write'))).code).toBe('FORBIDDEN_SCOPE');
    expect((await refusal(id, { firstName: 'x' }, await withScopes('shipments:write'))).code).toBe('FORBIDDEN_SCOPE');
    expect((await refusal(id, { role: 'POSTPAID' }, await withScopes('sellers:admin'))).code).toBe('FORBIDDEN_SCOPE');
    const query = 'mutation($id: String!) { updateSeller(id: $id, input: { role: POSTPAID }) { id } }';
    expect(await ask(app, await withScopes('sellers:admin', 'erp:*'), query, { id })).toEqual({ updateSeller: { id } });
    expect(
      await ask(
        app,
        app.accounts.erpToken,
        'mutation($id: String!) { updateSeller(id: $id, input: { planId: "Silver" }) { plan { name } } }',
        { id },
      ),
    ).toEqual({
      updateSeller: { plan: { name: 'Silver' } },
    });
  });

  it('stays with the orders that were placed under it', async () => {
    const seller = await newSeller(app);
    const shop = await connectShop(app, seller);
    await topUp(app, admin, seller.id, '10.00');
    const before = (await placeOrder(app, shop)).body.shipment_id;
    await update(seller.id, { role: 'POSTPAID' }, admin);
    const after = (await placeOrder(app, shop)).body.shipment_id;
    for (const id of [before, after]) expect((await moveTo(app, id, 'pickup')).status).toBe(200);

    const statusOf = async (id: string) =>
      (await ask(app, ops, 'query($id: String!) { shipment(id: $id) { billingStatus } }', { id })).shipment.billingStatus;
    expect([await statusOf(before), await statusOf(after)]).toEqual(['PAID', 'POSTPAID']);
    expect(await walletOf(app, seller.id)).toEqual({ balance: '2.86', held: '0.00' });
  });
});

describe('The credit limit of a seller', () => {
  it('lets the wallet go below zero from the next step on, as far as it reaches', async () => {
    const seller = await newSeller(app);
    const shop = await connectShop(app, seller);
    const orders = [await placeOrder(app, shop), await placeOrder(app, shop)];
    const pickUp = (index: number) => moveTo(app, orders[index]?.body.shipment_id, 'pickup');

    expect((await pickUp(0)).body.code).toBe('INSUFFICIENT_BALANCE');
    await update(seller.id, { creditLimit: '7.14' });
    expect((await pickUp(0)).status).toBe(200);
    expect((await pickUp(1)).body.code).toBe('INSUFFICIENT_BALANCE');
    expect(await walletOf(app, seller.id)).toMatchObject({ balance: '-7.14' });
  });
});

describe('An inactive seller', () => {
  it('is refused at every door at once, in other processes within a second, and let in again after a login', async () => {
    const other = await startApp({ DEMO: '0', ROLE: 'web' }, { databaseUrl: app.databaseUrl });
    try {
      const seller = await newSeller(app);
      const shop = await connectShop(app, seller);
      let session = await sessionOf(app, seller);
      /** Whether the seller's session, its shop and the operator are let in. */
      const doors = async (at: TestApp) => [
        Boolean((await at.client.graphql('{ me { id } }', {}, session)).body.data?.me),
        (await at.client.post('/api/activation', { activate: true }, shop.headers)).status === 200,
        (await at.client.get('/api/erp/reference/statuses', bearer(app.accounts.erpToken))).status === 200,
      ];
      expect([await doors(app), await doors(other)]).toEqual([
        [true, true, true],
        [true, true, true],
      ]);

      expect(await update(seller.id, { status: 'INACTIVE' })).toMatchObject({ status: 'INACTIVE' });
      expect(await doors(app)).toEqual([false, false, true]);
      await waitFor('the other process refuses', async () => (await doors(other)).join() === 'false,false,true', 10_000);
      expect((await placeOrder(app, shop)).body).toMatchObject({ code: 'UNAUTHORIZED', reason: 'ACCOUNT_INACTIVE' });

      await update(seller.id, { status: 'ACTIVE' });
      expect(await doors(app)).toEqual([false, true, true]);
      session = await sessionOf(app, seller);
      expect(await doors(app)).toEqual([true, true, true]);
    } finally {
      await other.stop();
    }
  });
});
