import { startApp, type TestApp } from '../../support/app.js';
import { ask, refused } from '../../support/graphql.js';
import { ledgerIsWhole } from '../../support/people.js';
import { PartnerLine } from './partner-line.js';

let app: TestApp;
let line: PartnerLine;
beforeAll(async () => {
  app = await startApp({ ROLE: 'web' });
  line = await PartnerLine.open(app);
});
afterAll(async () => {
  const books = await ledgerIsWhole(app);
  await app.stop();
  expect(books).toMatchObject({ ok: true });
});

const HEADER = 'invoice,awb,date,service,weight_kg,amount,currency,reason';
const file = (...rows: string[]): string => [HEADER, ...rows, ''].join('\n');
const IMPORT = `mutation($account: ID!, $csv: String!, $columns: CarrierInvoiceColumnsInput) {
  importCarrierInvoice(account: $account, csv: $csv, columns: $columns) {
    added known counts { kind lines open } booked { amount currency } invoices { id number } } }`;
const importFile = async (csv: string, more: object = {}) =>
  (await ask(app, line.accounts, IMPORT, { account: 'SVCX', csv, ...more })).importCarrierInvoice;
const refusedFile = (csv: string, more: object = {}) => refused(app, line.accounts, IMPORT, { account: 'SVCX', csv, ...more });

const LINES = `query($number: String, $kind: [CarrierInvoiceLineKind!], $state: [CarrierInvoiceLineState!]) {
  carrierInvoices(first: 3, number: $number, kind: $kind, state: $state) { totalCount nodes { id number carrierCode open csv
    billed { amount currency } booked { amount } credited { amount } counts { kind lines }
    lines(kind: $kind, state: $state) { totalCount nodes { id lineNumber awb kind cause state note amount { amount currency } expected { amount }
      difference { amount currency } booked { amount } credited { amount } weightKg ourWeightKg shipment { id } invoice { number } } } } } }`;
const invoiceOf = async (number: string, filter: object = {}) =>
  (await ask(app, line.accounts, LINES, { number, ...filter })).carrierInvoices.nodes[0];
const linesOf = async (number: string, filter: object = {}) => (await invoiceOf(number, filter))?.lines.nodes ?? [];

const RESOLVE = `mutation($id: ID!, $input: ResolveInvoiceLineInput!) { resolveInvoiceLine(id: $id, input: $input) {
  id state note credited { amount } booked { amount } } }`;
const resolve = async (id: string, input: object) => (await ask(app, line.accounts, RESOLVE, { id, input })).resolveInvoiceLine;

const COST = '{ status billed missing cost { amount } revenue { amount } margin { amount } }';
const costOf = async (id: string) =>
  (await ask(app, line.accounts, `query($id: String!) { shipment(id: $id) { cost ${COST} } }`, { id })).shipment.cost;
const carrierBooks = (id: string | null) => line.booksOf(id, ['2200', '5200']);

describe('A line of an invoice', () => {
  it('that asks what was booked changes nothing', async () => {
    const { id, awb } = await line.parcel();
    const done = await importFile(file(`A-1,${awb},2026-11-20,ECO,1.2,12.00,USD,`));
    expect(done).toMatchObject({ added: 1, known: 0, booked: [{ amount: '0.00' }] });
    expect(await linesOf('A-1')).toMatchObject([{ kind: 'MATCHED', cause: null, state: 'ACCEPTED', expected: { amount: '12.00' } }]);
    expect(await carrierBooks(id)).toEqual({ 2200: -1200, 5200: 1200 });
  });

  it('that asks more is owed from the start, is open, and says why', async () => {
    const { id, awb } = await line.parcel();
    await importFile(file(`A-2,${awb.toLowerCase()},2026-11-20,ECO,7.5,15.50,USD,`));
    expect(await linesOf('A-2')).toMatchObject([
      {
        kind: 'HIGHER',
        cause: 'WEIGHT',
        state: 'OPEN',
        difference: { amount: '3.50', currency: 'USD' },
        weightKg: '7.500',
        shipment: { id },
      },
    ]);
    expect(await carrierBooks(id)).toEqual({ 2200: -1550, 5200: 1550 });
    const { revenue, margin, ...cost } = await costOf(id);
    expect(cost).toMatchObject({ status: 'BOOKED', billed: true, cost: { amount: '15.50' } });
    expect(margin.amount).toBe((Number(revenue.amount) - 15.5).toFixed(2));
  });

  it('that asks less lowers the cost', async () => {
    const { id, awb } = await line.parcel();
    await importFile(file(`A-3,${awb},2026-11-20,ECO,1.2,10.00,USD,`));
    expect(await linesOf('A-3')).toMatchObject([{ kind: 'LOWER', state: 'ACCEPTED', difference: { amount: '-2.00' } }]);
    expect(await carrierBooks(id)).toEqual({ 2200: -1000, 5200: 1000 });
  });

  it('gives its reason as zone or surcharge where it names one', async () => {
    const [one, two] = [await line.parcel(), await line.parcel()];
    await importFile(file(`A-4,${one.awb},,ECO,9,13,USD,Remote area`, `A-4,${two.awb},,ECO,9,14,USD,"Fuel surcharge, 8 %"`));
    const found = await linesOf('A-4');
    expect(found.map(({ cause }: { cause: string }) => cause).sort()).toEqual(['SURCHARGE', 'ZONE']);
  });

  it('of a parcel that is not known costs nothing until it is accepted', async () => {
    const before = await carrierBooks(null);
    await importFile(file('A-5,NOT-OURS-1,2026-11-20,ECO,1,30.00,USD,'));
    const [found] = await linesOf('A-5');
    expect(found).toMatchObject({ kind: 'UNKNOWN', state: 'OPEN', shipment: null, booked: { amount: '0.00' } });
    expect(await carrierBooks(null)).toEqual(before);
    expect(await resolve(found.id, { state: 'ACCEPTED', note: 'Sample parcel' })).toMatchObject({ booked: { amount: '30.00' } });
    expect((await carrierBooks(null))['5200']).toBe((before['5200'] ?? 0) + 3000);
  });

  it('in another currency is exchanged by the table of rates', async () => {
    const { id, awb } = await line.parcel();
    await importFile(file(`A-6,${awb},2026-11-20,ECO,1.2,44.07,AED,`));
    expect(await linesOf('A-6')).toMatchObject([
      { kind: 'MATCHED', amount: { amount: '44.07', currency: 'AED' }, expected: { amount: '12.00' } },
    ]);
    expect(await carrierBooks(id)).toEqual({ 2200: -1200, 5200: 1200 });
  });

  it('without an exchange rate is refused by name, and nothing is imported', async () => {
    const { awb } = await line.parcel();
    const answer = await refusedFile(file('A-7,X,,,,1,USD,', `A-7,${awb},2026-11-20,ECO,1.2,44,XAF,`));
    expect(answer.errors).toMatchObject([{ field: 'csv[3].currency', message: expect.stringContaining('no exchange rate to USD') }]);
    expect(await invoiceOf('A-7')).toBeUndefined();
  });

  it('that arrives before the carrier takes the parcel over is the whole cost', async () => {
    const { id, awb } = await line.parcel(['PICKUP']);
    await importFile(file(`A-8,${awb},2026-11-20,ECO,1.2,11.00,USD,`));
    expect(await costOf(id)).toMatchObject({ status: 'BOOKED', billed: true, cost: { amount: '11.00' } });
    await line.carry(id, ['IN_TRANSIT']);
    expect(await carrierBooks(id)).toEqual({ 2200: -1100, 5200: 1100 });
    expect(await costOf(id)).toMatchObject({ status: 'BOOKED', billed: true, missing: null, cost: { amount: '11.00' } });
  });
});

describe('An invoice', () => {
  it('that is imported fifty times at once is booked once', async () => {
    const parcels = [await line.parcel(), await line.parcel(), await line.parcel()];
    const csv = file(...parcels.map(({ awb }) => `B-1,${awb},2026-11-20,ECO,5,20.00,USD,`));
    const copies = await Promise.all(Array.from({ length: 50 }, () => app.client.graphql(IMPORT, { account: 'SVCX', csv }, line.accounts)));
    const added = copies.flatMap(({ body }) => body.data?.importCarrierInvoice.added ?? []);
    expect(added.toSorted((left, right) => left - right)).toEqual([...added.slice(1).map(() => 0), 3]);
    for (const { id } of parcels) expect(await carrierBooks(id)).toEqual({ 2200: -2000, 5200: 2000 });
    expect(await importFile(csv)).toMatchObject({ added: 0, known: 3 });
  });

  it('that bills a parcel twice is told from one that is imported twice', async () => {
    const { id, awb } = await line.parcel();
    const twice = file(`B-2,${awb},2026-11-20,ECO,1,12.00,USD,`, `B-2,${awb},2026-11-20,ECO,1,12.00,USD,`);
    expect(await importFile(twice)).toMatchObject({ added: 2, known: 0 });
    expect(await importFile(twice)).toMatchObject({ added: 0, known: 2 });
    expect(await importFile(file(`B-3,${awb},2026-11-27,ECO,1,12.00,USD,`))).toMatchObject({ added: 1 });
    const kinds = [...(await linesOf('B-2')), ...(await linesOf('B-3'))].map(({ kind }: { kind: string }) => kind);
    expect(kinds.sort()).toEqual(['MATCHED', 'TWICE', 'TWICE']);
    expect(await carrierBooks(id)).toEqual({ 2200: -1200, 5200: 1200 });
  });

  it('may be worded differently when it is exported again', async () => {
    const { awb } = await line.parcel();
    await importFile(file(`B-4,${awb},2026-11-20,ECO,1.20,12.5,USD,Fuel`));
    expect(await importFile(file(`B-4,${awb.toLowerCase()},2026-11-21,Economy,1.2,12.50,usd,Fuel surcharge`))).toMatchObject({
      added: 0,
      known: 1,
    });
  });

  it('lists its totals and lines, filtered by kind and state, and exports them as CSV', async () => {
    const [one, two] = [await line.parcel(), await line.parcel()];
    await importFile(file(`B-5,${one.awb},2026-11-19,ECO,1,12.00,USD,`, `B-5,${two.awb},2026-11-20,=ECO,1,13.00,USD,"Zone ""3"""`));
    const found = await invoiceOf('B-5');
    expect(found).toMatchObject({
      carrierCode: 'SVCX',
      open: 1,
      billed: [{ amount: '25.00', currency: 'USD' }],
      booked: [{ amount: '1.00' }],
    });
    const TOTALS = `query($id: ID!) { carrierInvoice(id: $id) { number firstBilledOn lastBilledOn
      expected { amount currency } difference { amount currency } } }`;
    expect((await ask(app, line.accounts, TOTALS, { id: found.id })).carrierInvoice).toEqual({
      number: 'B-5',
      firstBilledOn: '2026-11-19',
      lastBilledOn: '2026-11-20',
      expected: [{ amount: '24.00', currency: 'USD' }],
      difference: [{ amount: '1.00', currency: 'USD' }],
    });
    expect((await refused(app, line.accounts, TOTALS, { id: line.sellerId })).code).toBe('NOT_FOUND');
    expect(await linesOf('B-5', { kind: ['HIGHER'] })).toMatchObject([{ awb: two.awb }]);
    expect(await linesOf('B-5', { state: ['ACCEPTED'] })).toMatchObject([{ awb: one.awb }]);
    expect(await invoiceOf('B-5', { state: ['CREDITED'] })).toBeUndefined();
    expect(found.csv.split('\r\n')).toEqual([
      `${HEADER},kind,cause,expected,difference,book_currency,state,credited,booked,note,shipment`,
      `B-5,${one.awb},2026-11-19,ECO,1,12.00,USD,,matched,,12.00,0.00,USD,accepted,0.00,0.00,,${one.reference}`,
      `B-5,${two.awb},2026-11-20,'=ECO,1,13.00,USD,"Zone ""3""",higher,zone,12.00,1.00,USD,open,0.00,1.00,,${two.reference}`,
      '',
    ]);
  });

  it('may have other headers, in any order, when they are mapped', async () => {
    const { awb } = await line.parcel();
    const csv = `Total,Waybill,Curr,Bill no\n12.00,${awb},USD,B-6\n`;
    const columns = { invoice: 'Bill No', awb: 'waybill', amount: 'total', currency: 'curr' };
    expect(await importFile(csv, { columns })).toMatchObject({
      added: 1,
      counts: expect.arrayContaining([{ kind: 'MATCHED', lines: 1, open: 0 }]),
    });
  });

  it('with wrong lines is refused as a whole, and every wrong cell is named', async () => {
    const { awb } = await line.parcel();
    const rows = [
      `B-7,${awb},2026-02-30,ECO,heavy,12.00,USD,`,
      ',A1,,,,-5,USD,',
      `B-7,${awb},,,,1.234,USD,`,
      `B-7,${'x'.repeat(61)},,,,1,DOLLARS,`,
    ];
    const { code, errors } = await refusedFile(file(...rows));
    expect(code).toBe('VALIDATION_FAILED');
    expect(errors.map(({ field }) => field)).toEqual([
      'csv[2].date', 'csv[2].weight_kg', 'csv[3].invoice', 'csv[3].amount', 'csv[4].amount', 'csv[5].currency', 'csv[5].awb',
    ]); // prettier-ignore
    expect(await invoiceOf('B-7')).toBeUndefined();
  });

  it.each([
    ['', 'csv', 'is empty'],
    ['awb,amount\nx,1\n', 'csv[1]', 'must be a header with the column invoice'],
    [`${HEADER},awb\n`, 'csv[1]', 'has the column awb twice'],
    [`${HEADER}\n`, 'csv', 'has no lines below its header'],
    [`${HEADER}\n"x\n`, 'csv[2]', 'has a quote that is not closed'],
    [file(...Array.from({ length: 5_001 }, () => 'a,b,,,,1,USD,')), 'csv', 'must have at most 5000 lines'],
    ['x'.repeat(700_001), 'csv', 'must have at most 700000 characters'],
  ])('is refused when its text is wrong: %.20s', async (csv, field, message) => {
    expect((await refusedFile(csv)).errors).toMatchObject([{ field, message: expect.stringContaining(message) }]);
  });

  it('needs a carrier that sends bills to the operator', async () => {
    const csv = file('B-8,X,,,,1,USD,');
    for (const [account, message] of [
      ['SVC', 'is the own fleet'],
      ['NOBODY', 'must be the UUID of a carrier account'],
    ] as const)
      expect((await refusedFile(csv, { account })).errors).toMatchObject([{ field: 'account', message: expect.stringContaining(message) }]);
    expect((await refusedFile(csv, { account: line.sellerId })).code).toBe('CARRIER_ACCOUNT_NOT_FOUND');
    const [own] = await app.database.sql<{ id: string }>(
      `insert into carrier_account (id, created_at, updated_at, carrier_code, seller_id, mode, label, credentials)
       values (gen_random_uuid(), now(), now(), 'SVCX', $1, 'live', 'Own', '') returning id`,
      [line.sellerId],
    );
    expect((await refusedFile(csv, { account: own?.id })).code).toBe('CARRIER_ACCOUNT_OF_SELLER');
  });
});

describe('A dispute', () => {
  const disputed = async (number: string, amount: string) => {
    const parcel = await line.parcel();
    await importFile(file(`${number},${parcel.awb},2026-11-20,ECO,5,${amount},USD,`));
    const [{ id }] = await linesOf(number);
    return { ...parcel, lineId: id as string };
  };

  it('that ends with a credit takes back what is credited, once', async () => {
    const { id, lineId } = await disputed('C-1', '18.00');
    const credit = { state: 'CREDITED', creditedAmount: '4.00', note: 'Credit note 77' };
    expect(await resolve(lineId, credit)).toMatchObject({ state: 'CREDITED', note: 'Credit note 77', booked: { amount: '2.00' } });
    await Promise.all(Array.from({ length: 10 }, () => resolve(lineId, credit)));
    expect(await carrierBooks(id)).toEqual({ 2200: -1400, 5200: 1400 });
    expect(await costOf(id)).toMatchObject({ cost: { amount: '14.00' } });
    expect((await invoiceOf('C-1')).credited).toEqual([{ amount: '4.00' }]);
  });

  it('credits the difference unless an amount is given, and may be opened again', async () => {
    const { id, lineId } = await disputed('C-2', '18.00');
    expect(await resolve(lineId, { state: 'CREDITED' })).toMatchObject({ credited: { amount: '6.00' }, booked: { amount: '0.00' } });
    expect(await carrierBooks(id)).toEqual({ 2200: -1200, 5200: 1200 });
    expect(await resolve(lineId, { state: 'OPEN' })).toMatchObject({ credited: { amount: '0.00' }, booked: { amount: '6.00' } });
    expect(await carrierBooks(id)).toEqual({ 2200: -1800, 5200: 1800 });
  });

  it('about a parcel billed twice costs nothing when it is credited, and its amount when it is accepted', async () => {
    const { id, awb } = await line.parcel();
    await importFile(file(`C-3,${awb},,,,12.00,USD,`, `C-3,${awb},,,,3.00,USD,Redelivery fee`));
    const [second] = await linesOf('C-3', { kind: ['TWICE'] });
    expect(await resolve(second.id, { state: 'CREDITED' })).toMatchObject({ credited: { amount: '3.00' }, booked: { amount: '0.00' } });
    expect(await resolve(second.id, { state: 'ACCEPTED' })).toMatchObject({ booked: { amount: '3.00' } });
    expect(await carrierBooks(id)).toEqual({ 2200: -1500, 5200: 1500 });
  });

  it('is refused with a credit that is too high, or that does not belong to the state', async () => {
    const { lineId } = await disputed('C-4', '18.00');
    const failed = (input: object) => refused(app, line.accounts, RESOLVE, { id: lineId, input });
    expect((await failed({ state: 'CREDITED', creditedAmount: '18.01' })).errors).toMatchObject([{ field: 'creditedAmount' }]);
    expect((await failed({ state: 'CREDITED', creditedAmount: '0' })).errors).toMatchObject([{ field: 'creditedAmount' }]);
    expect((await failed({ state: 'OPEN', creditedAmount: '1' })).errors).toMatchObject([{ field: 'creditedAmount' }]);
    expect((await failed({ state: 'OPEN', note: 'x'.repeat(501) })).errors).toMatchObject([{ field: 'note' }]);
    expect(await refused(app, line.accounts, RESOLVE, { id: line.sellerId, input: { state: 'OPEN' } })).toMatchObject({
      code: 'NOT_FOUND',
    });
  });
});
