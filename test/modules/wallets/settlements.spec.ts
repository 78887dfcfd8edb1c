import { randomUUID } from 'node:crypto';
import { credit, debit, oweBack, postEntry, repayShortage } from '../../../src/modules/ledger/index.js';
import { money } from '../../../src/kernel/money.js';
import { weighedParcel } from '../../support/adjustments.js';
import type { TestApp } from '../../support/app.js';
import { sharedWeb } from '../../support/shared-app.js';
import { bearer } from '../../support/client.js';
import { ask, refused } from '../../support/graphql.js';
import { adminOf, ledgerIsWhole, newErpToken, newSeller, newStaff, topUp, walletOf, type Person } from '../../support/people.js';
import { connectShop, sessionOf } from '../../support/story.js';
import { whileOpen } from '../../support/while-open.js';

let app: TestApp;
let admin: string;
let accounts: string;
beforeAll(async () => {
  app = await sharedWeb();
  admin = await adminOf(app);
  accounts = await newStaff(app, admin, 'ACCOUNTS');
});
afterAll(async () => {
  const books = await ledgerIsWhole(app);
  expect(books).toMatchObject({ ok: true });
});

type Variables = Readonly<Record<string, unknown>>;
const ENTRY = '{ id type replayed reversesEntryId postings { account direction amount { amount currency } } }';
const DECLARED =
  '$entryId: String!, $reference: String!, $reason: String!, $sellerId: String!, $workerId: String!, $amount: Decimal!, $currency: String!, $from: SettlementSource, $key: String, $carrierCode: String!';
const ARGS: Readonly<Record<string, string>> = {
  settleClearing: 'entryId: $entryId, reference: $reference',
  refundPayer: 'entryId: $entryId, reference: $reference',
  reverseEntry: 'entryId: $entryId, reason: $reason',
  settleReceivable: 'sellerId: $sellerId, amount: $amount, currency: $currency, from: $from, idempotencyKey: $key',
  repayShortage: 'workerId: $workerId, amount: $amount, currency: $currency, idempotencyKey: $key',
  writeOffShortage: 'workerId: $workerId, amount: $amount, currency: $currency, idempotencyKey: $key',
  payCarrier: 'carrierCode: $carrierCode, amount: $amount, currency: $currency, idempotencyKey: $key',
};
const text = (name: string): string => {
  const args = ARGS[name] ?? '';
  const declared = DECLARED.split(', ').filter((each) => args.includes(each.split(':')[0] ?? ''));
  return `mutation(${declared.join(', ')}) { ${name}(${args}) ${ENTRY} }`;
};
const does = async (name: string, variables: Variables, token = accounts) =>
  (await ask(app, token, text(name), { currency: 'USD', ...variables }))[name];
const refuses = (name: string, variables: Variables, token = accounts) =>
  refused(app, token, text(name), { currency: 'USD', ...variables });
const lines = (entry: { postings: { account: string; direction: string; amount: { amount: string } }[] }): string[] =>
  entry.postings.map(({ account, direction, amount }) => `${direction} ${account} ${amount.amount}`);

const topUpByCard = async (seller: Person, amount: string): Promise<string> => {
  await ask(
    app,
    admin,
    'mutation($s: String!, $a: Decimal!) { topUpWallet(sellerId: $s, amount: $a, currency: "USD", into: CLEARING) { currency } }',
    {
      s: seller.id,
      a: amount,
    },
  );
  const [row] = await app.database.sql<{ entry_id: string }>(
    `select entry_id from posting where seller_id = $1 order by seq desc limit 1`,
    [seller.id],
  );
  return row?.entry_id ?? '';
};

describe('What a provider owes us', () => {
  it('is settled once per entry, all of it', async () => {
    const entryId = await topUpByCard(await newSeller(app), '12.34');
    const settled = await Promise.all(Array.from({ length: 20 }, () => does('settleClearing', { entryId, reference: 'payout 7' })));

    expect(lines(settled[0])).toEqual(['DEBIT 1130 12.34', 'CREDIT 1140 12.34']);
    expect(new Set(settled.map(({ id }) => id)).size).toBe(1);
    expect(settled.filter(({ replayed }) => !replayed)).toHaveLength(1);
  });

  it('is nothing for an entry that brought nothing there, or that was undone', async () => {
    const seller = await newSeller(app);
    await topUp(app, admin, seller.id, '5.00');
    const [row] = await app.database.sql<{ entry_id: string }>('select entry_id from posting where seller_id = $1', [seller.id]);
    const undone = await topUpByCard(seller, '3.00');
    await does('reverseEntry', { entryId: undone, reason: 'Not ours' }, admin);

    for (const entryId of [row?.entry_id, randomUUID(), 'x']) {
      expect(await refuses('settleClearing', { entryId, reference: 'r' })).toMatchObject({ code: 'NOT_FOUND' });
    }
    expect(await refuses('settleClearing', { entryId: undone, reference: 'r' })).toMatchObject({ code: 'ENTRY_ALREADY_REVERSED' });
    expect(await refuses('settleClearing', { entryId: undone, reference: ' ' })).toMatchObject({ code: 'MISSING_FIELD' });
  });
});

describe('What a contract seller owes', () => {
  const contract = async (): Promise<Person> => {
    const seller = await newSeller(app);
    await ask(app, admin, 'mutation($id: String!) { updateSeller(id: $id, input: { role: POSTPAID }) { id } }', { id: seller.id });
    await weighedParcel(app, await connectShop(app, seller), 1);
    return seller;
  };

  it('is paid by transfer, and never twice under one key', async () => {
    const { id: sellerId } = await contract();
    const key = randomUUID();
    const entry = await does('settleReceivable', { sellerId, amount: '5.00', key });

    expect(lines(entry)).toEqual(['DEBIT 1130 5.00', 'CREDIT 1200 5.00']);
    expect(await does('settleReceivable', { sellerId, amount: '5.00', key })).toMatchObject({ id: entry.id, replayed: true });
    expect(await refuses('settleReceivable', { sellerId, amount: '0.10', key })).toMatchObject({ code: 'IDEMPOTENCY_KEY_REUSED' });
    for (const other of [{ sellerId: (await contract()).id }, { from: 'CLEARING' }, { currency: 'EUR' }]) {
      expect(await refuses('settleReceivable', { sellerId, amount: '5.00', key, ...other })).toMatchObject({
        code: 'IDEMPOTENCY_KEY_REUSED',
      });
    }
    expect(await refuses('settleReceivable', { sellerId, amount: '0.26' })).toMatchObject({ code: 'VALIDATION_FAILED' });
    expect(lines(await does('settleReceivable', { sellerId, amount: '0.25', from: 'CLEARING' }))).toEqual([
      'DEBIT 1140 0.25',
      'CREDIT 1200 0.25',
    ]);
  });

  it('is taken from its wallet, as far as that has any', async () => {
    const { id: sellerId } = await contract();
    await topUp(app, admin, sellerId, '3.00');

    expect(await refuses('settleReceivable', { sellerId, amount: '3.01', from: 'WALLET' })).toMatchObject({ code: 'INSUFFICIENT_BALANCE' });
    expect(await refuses('settleReceivable', { sellerId: sellerId.toUpperCase(), amount: '3.01', from: 'WALLET' })).toMatchObject({
      code: 'INSUFFICIENT_BALANCE',
    });
    expect(lines(await does('settleReceivable', { sellerId: sellerId.toUpperCase(), amount: '3.00', from: 'WALLET' }))).toEqual([
      'DEBIT 2100 3.00',
      'CREDIT 1200 3.00',
    ]);
    expect(await walletOf(app, sellerId)).toMatchObject({ balance: '0.00' });
  });

  it('is never paid more than once by parallel payments', async () => {
    const { id: sellerId } = await contract();
    const answers = await Promise.all(
      Array.from({ length: 10 }, () =>
        app.client.graphql(text('settleReceivable'), { sellerId, amount: '5.25', currency: 'USD' }, accounts),
      ),
    );

    expect(answers.filter(({ body }) => body.data?.settleReceivable)).toHaveLength(1);
  });
});

describe('What a worker was short of', () => {
  const shortOf = async (minor: bigint): Promise<string> => {
    const workerId = randomUUID();
    const amount = money(minor, 'USD');
    await app.database.unitOfWork.run('req_test', (tx) =>
      postEntry(tx, {
        type: 'cod_handover',
        sourceType: 'test',
        sourceId: workerId,
        idempotencyKey: `short:${workerId}`,
        occurredAt: app.clock.now(),
        description: 'Short',
        lines: [
          debit('driverShortage', amount, { source: 'cod_collection', workerId }),
          credit('codWithDriver', amount, { source: 'cod_collection' }),
        ],
      }),
    );
    return workerId;
  };

  it('is brought in parts, and the rest is written off', async () => {
    const workerId = await shortOf(1000n);

    expect(lines(await does('repayShortage', { workerId, amount: '6.00' }))).toEqual(['DEBIT 1130 6.00', 'CREDIT 1210 6.00']);
    expect(await refuses('writeOffShortage', { workerId, amount: '4.01' })).toMatchObject({ code: 'VALIDATION_FAILED' });
    expect(lines(await does('writeOffShortage', { workerId, amount: '4.00' }))).toEqual(['DEBIT 5300 4.00', 'CREDIT 1210 4.00']);
    expect(await refuses('repayShortage', { workerId, amount: '0.01' })).toMatchObject({ code: 'VALIDATION_FAILED' });
    expect(await refuses('repayShortage', { workerId: 'x', amount: '1' })).toMatchObject({ code: 'VALIDATION_FAILED' });
  });

  it('is not brought twice over by parallel repayments', async () => {
    const workerId = await shortOf(500n);
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => app.client.graphql(text('repayShortage'), { workerId, amount: '5.00', currency: 'USD' }, accounts)),
    );

    expect(answers.filter(({ body }) => body.data?.repayShortage)).toHaveLength(1);
  });

  it('is not brought twice over by a worker whose id is spelt in capitals', async () => {
    const workerId = await shortOf(500n);
    const repaid = { workerId, amount: money(500n, 'USD'), idempotencyKey: randomUUID(), reference: null, occurredAt: app.clock.now() };
    const again = () => refuses('repayShortage', { workerId: workerId.toUpperCase(), amount: '5.00' });

    expect((await whileOpen(app.database, (tx) => repayShortage(tx, repaid), again)).answer).toMatchObject({ code: 'VALIDATION_FAILED' });
  });

  it('is booked once under one key, which no other worker, amount or write-off can use', async () => {
    const workerId = await shortOf(1000n);
    const key = randomUUID();
    const { id } = await does('repayShortage', { workerId, amount: '4.00', key });

    expect(await does('repayShortage', { workerId: workerId.toUpperCase(), amount: '4.00', key })).toMatchObject({ id, replayed: true });
    for (const other of [{ workerId: await shortOf(1000n) }, { amount: '5.00' }, { currency: 'EUR' }]) {
      expect(await refuses('repayShortage', { workerId, amount: '4.00', key, ...other })).toMatchObject({ code: 'IDEMPOTENCY_KEY_REUSED' });
    }
    expect(await refuses('writeOffShortage', { workerId, amount: '4.00', key })).toMatchObject({ code: 'IDEMPOTENCY_KEY_REUSED' });
  });
});

it('An unrequested payment is sent back once', async () => {
  const seller = await newSeller(app);
  const surplus = await app.database.unitOfWork.run('req_test', (tx) =>
    oweBack(tx, {
      invoiceId: randomUUID(),
      sellerId: seller.id,
      shipmentId: randomUUID(),
      amount: money(700n, 'USD'),
      reference: 'pi_7',
      occurredAt: app.clock.now(),
    }),
  );
  const back = await does('refundPayer', { entryId: surplus.id, reference: 're_7' });

  expect(lines(back)).toEqual(['DEBIT 2300 7.00', 'CREDIT 1130 7.00']);
  expect(await does('refundPayer', { entryId: surplus.id, reference: 're_7' })).toMatchObject({ id: back.id, replayed: true });
  expect(await refuses('refundPayer', { entryId: back.id, reference: 're_8' })).toMatchObject({ code: 'NOT_FOUND' });
});

it('A carrier is paid by bank, once under one key', async () => {
  const payment = { carrierCode: 'SVCX', amount: '80.00', key: randomUUID() };
  const paid = await does('payCarrier', payment);

  expect(lines(paid)).toEqual(['DEBIT 2200 80.00', 'CREDIT 1130 80.00']);
  expect(await does('payCarrier', payment)).toMatchObject({ id: paid.id, replayed: true });
  for (const other of [{ carrierCode: 'FDXX' }, { currency: 'EUR' }, { amount: '80.01' }]) {
    expect(await refuses('payCarrier', { ...payment, ...other })).toMatchObject({ code: 'IDEMPOTENCY_KEY_REUSED' });
  }
  expect(await refuses('payCarrier', { carrierCode: '', amount: '80.00' })).toMatchObject({ code: 'MISSING_FIELD' });
});

describe('Correcting an entry', () => {
  it('is for super administrators, needs a reason, and is done once', async () => {
    const seller = await newSeller(app);
    const entryId = await topUpByCard(seller, '9.00');

    expect(await refuses('reverseEntry', { entryId, reason: 'Wrong' })).toMatchObject({ code: 'FORBIDDEN' });
    expect(await refuses('reverseEntry', { entryId, reason: 'Wrong' }, app.accounts.erpToken)).toMatchObject({ code: 'FORBIDDEN_SCOPE' });
    expect(await refuses('reverseEntry', { entryId, reason: '' }, admin)).toMatchObject({ code: 'MISSING_FIELD' });
    const reversal = await does('reverseEntry', { entryId, reason: 'Wrong seller' }, admin);
    expect(reversal).toMatchObject({ type: 'reversal', reversesEntryId: entryId });
    expect(await walletOf(app, seller.id)).toMatchObject({ balance: '0.00' });
    expect(await refuses('reverseEntry', { entryId, reason: 'Again' }, admin)).toMatchObject({ code: 'ENTRY_ALREADY_REVERSED' });
    expect(await refuses('reverseEntry', { entryId: randomUUID(), reason: 'None' }, admin)).toMatchObject({ code: 'NOT_FOUND' });
    const { body } = await app.client.get(`/api/erp/sellers/${seller.id}/transactions`, bearer(app.accounts.erpToken));
    expect(body.data.map(({ source, status }: { source: string; status: string }) => `${source} ${status}`)).toEqual([
      'reversal posted',
      'topup reversed',
    ]);
  });
});

it('Settling requires the permission', async () => {
  const seller = await newSeller(app);
  const weak = await newErpToken(app, admin, { scopes: ['shipments:write', 'cod:write'] });

  expect(await refuses('payCarrier', { carrierCode: 'SVCX', amount: '1' }, weak)).toMatchObject({ code: 'FORBIDDEN_SCOPE' });
  expect(await refuses('payCarrier', { carrierCode: 'SVCX', amount: '1' }, await sessionOf(app, seller))).toMatchObject({
    code: 'FORBIDDEN',
  });
  expect(await refuses('settleReceivable', { sellerId: 'x', amount: '1' })).toMatchObject({ code: 'SELLER_NOT_FOUND' });
});
