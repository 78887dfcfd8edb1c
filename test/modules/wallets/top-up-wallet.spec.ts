import type { TestApp } from '../../support/app.js';
import { sharedWeb } from '../../support/shared-app.js';
import { ask, refused } from '../../support/graphql.js';
import { adminOf, ledgerIsWhole, newSeller, newStaff, walletOf } from '../../support/people.js';
import { connectShop, sessionOf } from '../../support/story.js';

let app: TestApp;
let admin: string;
beforeAll(async () => {
  app = await sharedWeb();
  admin = await adminOf(app);
});
afterAll(async () => {
  const books = await ledgerIsWhole(app);
  expect(books).toEqual({ ok: true, checkedAt: expect.any(String), differences: [] });
});

const TOP_UP = `mutation($s: String!, $a: Decimal!, $c: String!, $into: TopUpAccount, $ref: String, $key: String) {
  topUpWallet(sellerId: $s, amount: $a, currency: $c, into: $into, reference: $ref, idempotencyKey: $key) {
    currency balance { amount minor } available { amount } held { amount } uncleared { amount } } }`;

describe('Topping up a wallet', () => {
  it('credits the seller and answers the wallet', async () => {
    const { id } = await newSeller(app);

    expect((await ask(app, admin, TOP_UP, { s: id, a: '12.5', c: 'usd' })).topUpWallet).toEqual({
      currency: 'USD',
      balance: { amount: '12.50', minor: 1250 },
      available: { amount: '12.50' },
      held: { amount: '0.00' },
      uncleared: { amount: '0.00' },
    });
    expect((await ask(app, admin, TOP_UP, { s: id, a: 0.1, c: 'USD' })).topUpWallet.balance.amount).toBe('12.60');
    expect((await ask(app, admin, TOP_UP, { s: id, a: '0.2', c: 'USD', into: 'CLEARING', ref: 'slip 7' })).topUpWallet.balance.amount).toBe(
      '12.80',
    );
  });

  it.each([
    ['JPY', '500', '500'],
    ['KWD', '0.001', '0.001'],
  ])('keeps a wallet in %s with its own decimals', async (currency, amount, shown) => {
    const { id } = await newSeller(app);

    expect((await ask(app, admin, TOP_UP, { s: id, a: amount, c: currency })).topUpWallet.balance.amount).toBe(shown);
    expect(await walletOf(app, id)).toEqual({ balance: '0.00', held: '0.00' });
  });

  it('is posted from the bank or the clearing account to the wallet', async () => {
    const { id } = await newSeller(app);
    await ask(app, admin, TOP_UP, { s: id, a: '1', c: 'USD' });
    await ask(app, admin, TOP_UP, { s: id, a: '2', c: 'USD', into: 'CLEARING' });
    const rows = await app.database.sql(
      'select account, direction, amount_minor from posting where entry_id in (select entry_id from posting where seller_id = $1) order by amount_minor, direction',
      [id],
    );

    expect(rows).toEqual([
      { account: '2100', direction: 'credit', amount_minor: '100' },
      { account: '1130', direction: 'debit', amount_minor: '100' },
      { account: '2100', direction: 'credit', amount_minor: '200' },
      { account: '1140', direction: 'debit', amount_minor: '200' },
    ]);
  });

  it('happens once for a key, also when thirty copies come at once', async () => {
    const { id } = await newSeller(app);
    const answers = await Promise.all(
      Array.from({ length: 30 }, () => ask(app, admin, TOP_UP, { s: id, a: '10', c: 'USD', key: `slip-${id}` })),
    );

    expect(answers.every(({ topUpWallet }) => topUpWallet.balance.amount === '10.00')).toBe(true);
    expect(await walletOf(app, id)).toEqual({ balance: '10.00', held: '0.00' });
    for (const other of [{ a: '11' }, { c: 'EUR' }, { s: (await newSeller(app)).id }]) {
      expect(await refused(app, admin, TOP_UP, { s: id, a: '10', c: 'USD', key: `slip-${id}`, ...other })).toMatchObject({
        code: 'IDEMPOTENCY_KEY_REUSED',
      });
    }
  });

  it('loses nothing when fifty come at once', async () => {
    const { id } = await newSeller(app);
    await Promise.all(Array.from({ length: 50 }, () => ask(app, admin, TOP_UP, { s: id, a: '0.01', c: 'USD' })));

    expect(await walletOf(app, id)).toEqual({ balance: '0.50', held: '0.00' });
  });

  it.each([
    [{ a: '0' }, 'amount'],
    [{ a: '-1' }, 'amount'],
    [{ a: '0.001' }, 'amount'],
    [{ a: '1', c: 'XQZ' }, 'currency'],
    [{ a: '1', c: '' }, 'currency'],
    [{ a: '1', ref: 'x'.repeat(101) }, 'reference'],
    [{ a: '1', key: 'x'.repeat(201) }, 'idempotencyKey'],
    [{ a: '999999999999999999' }, 'amount'],
  ])('is refused with %j', async (wrong, field) => {
    const { id } = await newSeller(app);
    const answer = await refused(app, admin, TOP_UP, { s: id, c: 'USD', ...wrong });

    expect({ code: answer.code, fields: answer.errors.map((error) => error.field) }).toEqual({
      code: 'VALIDATION_FAILED',
      fields: [field],
    });
    expect(await walletOf(app, id)).toEqual({ balance: '0.00', held: '0.00' });
  });

  it('needs a seller', async () => {
    for (const s of ['x', '00000000-0000-7000-8000-000000000000', app.accounts.superAdmin.id]) {
      expect(await refused(app, admin, TOP_UP, { s, a: '1', c: 'USD' })).toMatchObject({ code: 'SELLER_NOT_FOUND' });
    }
  });

  it('is the work of super administrators, operations and ERP systems', async () => {
    const person = await newSeller(app);
    const shop = await connectShop(app, person);
    for (const token of [admin, await sessionOf(app, app.accounts.operator), app.accounts.erpToken])
      await ask(app, token, TOP_UP, { s: person.id, a: '1', c: 'USD' });
    for (const role of ['DISPATCHER', 'DRIVER', 'ACCOUNTS', 'RECEPTION']) {
      expect(await refused(app, await newStaff(app, admin, role), TOP_UP, { s: person.id, a: '1', c: 'USD' })).toMatchObject({
        code: 'FORBIDDEN',
      });
    }
    for (const token of [shop.token, await sessionOf(app, person), app.accounts.apiToken]) {
      expect(await refused(app, token, TOP_UP, { s: person.id, a: '1', c: 'USD' })).toMatchObject({ code: 'FORBIDDEN' });
    }
    expect(await refused(app, undefined, TOP_UP, { s: person.id, a: '1', c: 'USD' })).toMatchObject({ code: 'UNAUTHORIZED' });
    expect(await walletOf(app, person.id)).toEqual({ balance: '3.00', held: '0.00' });
  });
});

describe('The check of the ledger', () => {
  it('is for those who keep the books', async () => {
    const query = '{ ledgerIntegrity { ok } }';
    for (const token of [admin, app.accounts.erpToken, await newStaff(app, admin, 'ACCOUNTS')])
      expect((await ask(app, token, query)).ledgerIntegrity.ok).toBe(true);
    for (const token of [app.accounts.apiToken, await newStaff(app, admin, 'DRIVER')])
      expect(await refused(app, token, query)).toMatchObject({ code: 'FORBIDDEN' });
    expect(await refused(app, undefined, query)).toMatchObject({ code: 'UNAUTHORIZED' });
  });

  it('finds a balance that was changed outside the ledger', async () => {
    const { id } = await newSeller(app);
    await ask(app, admin, TOP_UP, { s: id, a: '5', c: 'USD' });
    const shift = (by: number) =>
      app.database.sql('update seller_account set balance_minor = balance_minor + $2 where seller_id = $1', [id, by]);
    await shift(1);
    const books = await ledgerIsWhole(app);
    await shift(-1);

    expect(books).toMatchObject({ ok: false });
    expect(books).toMatchObject({
      differences: expect.arrayContaining([
        { kind: expect.any(String), account: `wallet:${id}`, currency: 'USD', expected: '5.00', found: '5.01' },
      ]),
    });
  });
});
