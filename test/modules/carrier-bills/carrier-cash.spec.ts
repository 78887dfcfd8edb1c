import { startApp, type TestApp } from '../../support/app.js';
import { confirm, handOver } from '../../support/cod.js';
import { ask, refused } from '../../support/graphql.js';
import { ledgerIsWhole, newStaff, newSuperAdmin } from '../../support/people.js';
import { PartnerLine, type PartnerParcel } from './partner-line.js';

let app: TestApp;
let line: PartnerLine;
beforeAll(async () => {
  app = await startApp({ ROLE: 'web' });
  line = await PartnerLine.open(app);
});
/** What carriers owe is at once the balance of 1105 and what is left of their collections. */
async function assertCarriersOwe(): Promise<void> {
  const [sums] = await app.database.sql<{ booked: string; held: string }>(
    `select (select coalesce(sum(case direction when 'debit' then amount_minor else -amount_minor end), 0) from posting where account = '1105')::text as booked,
            (select coalesce(sum(remaining_minor), 0) from cod_collection where stage = 'with_carrier' and reversed_at is null)::text as held`,
  );
  expect(sums?.booked).toBe(sums?.held);
}
afterEach(assertCarriersOwe);
afterAll(async () => {
  const books = await ledgerIsWhole(app);
  await app.stop();
  expect(books).toMatchObject({ ok: true });
});

const CASH = ['1100', '1105', '1130', '5300'];
const cashBooks = (id: string) => line.booksOf(id, CASH);
const VIEW = 'query($id: String!) { shipment(id: $id) { codStage cod { stage remaining { amount } history { stage byId reference } } } }';
const viewOf = async ({ id }: PartnerParcel) => (await ask(app, line.admin, VIEW, { id })).shipment;

const HEADER = 'awb,amount,currency,date,reference';
const file = (...rows: string[]): string => [HEADER, ...rows, ''].join('\n');
const IMPORT = `mutation($account: ID!, $csv: String!, $columns: CarrierRemittanceColumnsInput) {
  importCarrierRemittance(account: $account, csv: $csv, columns: $columns) {
    booked { amount currency } counts { outcome lines } lines { line awb outcome replayed reference paidOn amount { amount } booked { amount } shipment { id } } } }`;
const importFile = async (...rows: string[]) =>
  (await ask(app, line.accounts, IMPORT, { account: 'SVCX', csv: file(...rows) })).importCarrierRemittance;
const paid = ({ awb }: PartnerParcel, amount: string, reference: string): string => `${awb},${amount},USD,2026-11-22,${reference}`;
const outcomes = (done: { lines: { outcome: string }[] }) => done.lines.map(({ outcome }) => outcome);

const WRITE_OFF =
  'mutation($id: String!, $reason: String!) { writeOffCarrierCash(id: $id, reason: $reason) { previousStage stage shortage { amount } } }';

const BOARD = '{ opsBoard { cashInHand { count amounts { amount currency } } cashWithCarriers { count amounts { amount currency } } } }';

describe('Cash on delivery of a partner', () => {
  it('is on the board by itself while the carrier holds it, and is not in hand', async () => {
    const none = { count: 0, amounts: [] };
    expect((await ask(app, line.admin, BOARD)).opsBoard).toEqual({ cashInHand: none, cashWithCarriers: none });
    const parcel = await line.cashParcel(77);
    const theirs = { count: 1, amounts: [{ amount: '77.00', currency: 'USD' }] };
    expect((await ask(app, line.admin, BOARD)).opsBoard).toEqual({ cashInHand: none, cashWithCarriers: theirs });
    await importFile(paid(parcel, '77.00', 'BOARD'));
    expect((await ask(app, line.admin, BOARD)).opsBoard).toEqual({ cashInHand: none, cashWithCarriers: none });
  });

  it('is with the carrier as soon as the carrier reports the delivery', async () => {
    const parcel = await line.cashParcel();
    expect(await viewOf(parcel)).toMatchObject({
      codStage: 'WITH_CARRIER',
      cod: { stage: 'WITH_CARRIER', history: [{ stage: 'WITH_CARRIER', byId: null }] },
    });
    expect(await cashBooks(parcel.id)).toEqual({ 1105: 10000 });
    const listed = await app.client.get(`/api/erp/shipments?codStage=with_carrier&search=${parcel.reference}`, {
      authorization: `Bearer ${app.accounts.erpToken}`,
    });
    expect(JSON.stringify(listed.body)).toContain(parcel.reference);
  });

  it('is confirmed once, even if a person confirms it as well', async () => {
    const parcel = await line.cashParcel();
    expect((await confirm(app, parcel.id)).status).toBe(200);
    expect((await confirm(app, parcel.id, { paymentMethod: 'pos', posReference: 'S1' })).body.code).toBe('COD_ALREADY_CONFIRMED');
    expect(await cashBooks(parcel.id)).toEqual({ 1105: 10000 });
  });

  it('that is confirmed by a person before the delivery is with the carrier, unless a collector is named', async () => {
    const order = { paymentStatus: 'postpaid', collectionAmount: 40 };
    const [theirs, ours, card] = [
      await line.parcel(['IN_TRANSIT'], order),
      await line.parcel(['IN_TRANSIT'], order),
      await line.parcel(['IN_TRANSIT'], order),
    ];
    const driver = await staffId('DRIVER');
    await confirm(app, theirs.id);
    await confirm(app, ours.id, { paymentMethod: 'cash', collectedById: driver });
    await confirm(app, card.id, { paymentMethod: 'pos', posReference: 'S2' });
    expect(await cashBooks(theirs.id)).toEqual({ 1105: 4000 });
    expect(await cashBooks(ours.id)).toEqual({ 1100: 4000 });
    expect(await viewOf(card)).toMatchObject({ codStage: 'COLLECTED' });
    await line.carry(theirs.id, ['DELIVERED']);
    expect(await cashBooks(theirs.id)).toEqual({ 1105: 4000 });
  });

  it('is handed over straight to the bank, and what is missing stays with the carrier', async () => {
    const parcel = await line.cashParcel();
    const refusedStep = await handOver(app, parcel.id, { toStage: 'with_reception' });
    expect(refusedStep.body).toMatchObject({ code: 'HANDOVER_STAGE_SKIPPED', errors: [{ allowed: ['deposited'] }] });
    const paidPart = { toStage: 'deposited', amount: 60, shortageNote: 'Paid in parts', depositReference: 'B1', idempotencyKey: 'B1' };
    const part = await handOver(app, parcel.id, paidPart);
    expect((await handOver(app, parcel.id, paidPart)).body).toEqual(part.body);
    expect(part.body.data).toMatchObject({ stage: 'with_carrier', amount: 60, shortage: 40 });
    expect((await handOver(app, parcel.id, { amount: 0, shortageNote: 'x', depositReference: 'B1' })).status).toBe(400);
    expect(await cashBooks(parcel.id)).toEqual({ 1105: 4000, 1130: 6000 });
    expect((await handOver(app, parcel.id, { depositReference: 'B2' })).body.data).toMatchObject({
      stage: 'deposited',
      amount: 40,
      shortage: 0,
    });
    expect(await cashBooks(parcel.id)).toEqual({ 1105: 0, 1130: 10000 });
    expect((await viewOf(parcel)).cod).toMatchObject({
      remaining: { amount: '100.00' },
      history: [{ stage: 'WITH_CARRIER' }, { reference: 'B1' }, { stage: 'DEPOSITED', reference: 'B2' }],
    });
    expect((await handOver(app, parcel.id, { depositReference: 'B3' })).body.code).toBe('HANDOVER_COMPLETE');
  });

  it('that never comes is written off, once', async () => {
    const parcel = await line.cashParcel();
    await importFile(paid(parcel, '30.00', 'W1'));
    const input = { id: parcel.awb, reason: 'Carrier is bankrupt' };
    expect((await ask(app, line.accounts, WRITE_OFF, input)).writeOffCarrierCash).toEqual({
      previousStage: 'WITH_CARRIER',
      stage: 'DEPOSITED',
      shortage: { amount: '70.00' },
    });
    expect(await cashBooks(parcel.id)).toEqual({ 1105: 0, 1130: 3000, 5300: 7000 });
    expect((await viewOf(parcel)).cod.remaining).toEqual({ amount: '30.00' });
    expect(await refused(app, line.accounts, WRITE_OFF, input)).toMatchObject({ code: 'COD_NOT_WITH_CARRIER' });
  });

  it('is compared with the books: money that a carrier holds without a posting, or the other way round, is found', async () => {
    const { id } = await line.cashParcel(50);
    const differences = async () =>
      (await ask(app, line.accounts, '{ ledgerIntegrity { differences { kind account currency expected found } } }')).ledgerIntegrity
        .differences;
    expect(await differences()).toEqual([]);
    const [before] = await app.database.sql<{ held: string }>(
      `select sum(remaining_minor)::text as held from cod_collection where stage = 'with_carrier' and reversed_at is null`,
    );
    const held = Number(before?.held) / 100;
    const take = (minor: number) =>
      app.database.sql('update cod_collection set remaining_minor = remaining_minor - $2 where shipment_id = $1', [id, minor]);
    await take(1);
    const found = await differences();
    await take(-1);
    const difference = { kind: 'cash_with_carriers', account: '1105', currency: 'USD' };
    expect(found).toEqual([{ ...difference, expected: (held - 0.01).toFixed(2), found: held.toFixed(2) }]);
  });

  it('is reversed with all of its parts', async () => {
    const parcel = await line.cashParcel();
    await importFile(paid(parcel, '30.00', 'R1'));
    const { reverseCod } = await ask(app, line.admin, 'mutation($id: String!) { reverseCod(id: $id, reason: "Never paid") { id } }', {
      id: parcel.id,
    });
    const checker = await newSuperAdmin(app);
    await ask(app, checker.session, 'mutation($id: String!) { approveRequest(input: { id: $id }) { status } }', { id: reverseCod.id });
    expect(await cashBooks(parcel.id)).toEqual({ 1105: 0, 1130: 0 });
    expect(await viewOf(parcel)).toMatchObject({ codStage: null });
  });
});

describe('A remittance', () => {
  it('deposits what it lists, once, however often it is imported at once', async () => {
    const parcels = [await line.cashParcel(), await line.cashParcel(25)];
    const rows = [paid(parcels[0] as PartnerParcel, '100.00', 'M1'), paid(parcels[1] as PartnerParcel, '25.00', 'M1')];
    const copies = await Promise.all(
      Array.from({ length: 50 }, () => app.client.graphql(IMPORT, { account: 'SVCX', csv: file(...rows) }, line.accounts)),
    );
    expect(copies.map(({ body }) => body.errors)).toEqual(copies.map(() => undefined));
    const booked = copies.flatMap(({ body }) =>
      body.data.importCarrierRemittance.lines.filter(({ replayed }: { replayed: boolean }) => !replayed),
    );
    expect(booked).toMatchObject([{ outcome: 'DEPOSITED' }, { outcome: 'DEPOSITED' }]);
    for (const [index, parcel] of parcels.entries()) {
      expect(await cashBooks(parcel.id)).toEqual({ 1105: 0, 1130: [10000, 2500][index] });
      expect((await viewOf(parcel)).codStage).toBe('DEPOSITED');
    }
  });

  it('names each line that is not what the carrier owed', async () => {
    const [less, more, prepaid, early] = [
      await line.cashParcel(),
      await line.cashParcel(),
      await line.parcel(['IN_TRANSIT', 'DELIVERED']),
      await line.parcel(['IN_TRANSIT'], { paymentStatus: 'postpaid', collectionAmount: 10 }),
    ];
    const driver = await staffId('DRIVER');
    const own = await line.parcel(['IN_TRANSIT'], { paymentStatus: 'postpaid', collectionAmount: 10 });
    await confirm(app, own.id, { paymentMethod: 'cash', collectedById: driver });
    const other = await line.cashParcel();
    const done = await importFile(
      paid(less, '99.00', 'N1'), paid(more, '101.00', 'N1'), paid(prepaid, '10.00', 'N1'), paid(early, '10.00', 'N1'), paid(own, '10.00', 'N1'),
      'NOT-OURS,10.00,USD,2026-11-22,N1', paid(more, '100.00', 'N2'), `${other.awb},367.25,AED,2026-11-22,N1`,
    ); // prettier-ignore
    expect(outcomes(done)).toEqual([
      'LESS',
      'MORE',
      'NOT_COD',
      'NOT_CONFIRMED',
      'NOT_WITH_CARRIER',
      'UNKNOWN',
      'ALREADY_DEPOSITED',
      'OTHER_CURRENCY',
    ]);
    expect(done).toMatchObject({
      booked: [
        { amount: '0.00', currency: 'AED' },
        { amount: '199.00', currency: 'USD' },
      ],
    });
    expect(await cashBooks(less.id)).toEqual({ 1105: 100, 1130: 9900 });
    expect(await cashBooks(more.id)).toEqual({ 1105: 0, 1130: 10000 });
  });

  it('settles a line that could not be booked when it is imported again after the confirmation', async () => {
    const parcel = await line.parcel(['IN_TRANSIT'], { paymentStatus: 'postpaid', collectionAmount: 10 });
    expect(outcomes(await importFile(paid(parcel, '10.00', 'L1')))).toEqual(['NOT_CONFIRMED']);
    await line.carry(parcel.id, ['DELIVERED']);
    expect((await importFile(paid(parcel, '10.00', 'L1'))).lines).toMatchObject([{ outcome: 'DEPOSITED', replayed: false }]);
    expect((await importFile(paid(parcel, '10.00', 'L1'))).lines).toMatchObject([{ outcome: 'DEPOSITED', replayed: true }]);
  });

  it('may pay one parcel in several parts', async () => {
    const parcel = await line.cashParcel();
    const [first, second] = [paid(parcel, '50.00', 'P1'), paid(parcel, '50.00', 'P1')];
    expect(outcomes(await importFile(first, second))).toEqual(['LESS', 'DEPOSITED']);
    expect((await importFile(first, second)).lines).toMatchObject([{ replayed: true }, { replayed: true }]);
    expect(await cashBooks(parcel.id)).toEqual({ 1105: 0, 1130: 10000 });
  });

  it('with wrong lines is refused as a whole', async () => {
    const parcel = await line.cashParcel();
    const csv = file(paid(parcel, '100.00', 'X1'), `${parcel.awb},0,USD,2126-01-01,X1`, `,1,USD,,`);
    const { errors } = await refused(app, line.accounts, IMPORT, { account: 'SVCX', csv });
    expect(errors.map(({ field }) => field)).toEqual(['csv[3].amount', 'csv[3].date', 'csv[4].date', 'csv[4].awb', 'csv[4].reference']);
    expect(await cashBooks(parcel.id)).toEqual({ 1105: 10000 });
  });
});

it('What carriers owe is listed by carrier and age, and in the custody sums', async () => {
  const owed = async () =>
    (
      await ask(
        app,
        line.accounts,
        `{ carrierCash(carrierCode: "SVCX") { carrierCode fromDays toDays shipments partlyPaid amount { amount currency } } }`,
      )
    ).carrierCash;
  const before = await owed();
  await app.database.sql(`update cod_collection set collected_at = collected_at - interval '9 days' where stage = 'with_carrier'`);
  const parcel = await line.cashParcel();
  await importFile(paid(parcel, '1.00', 'Q1'));
  const listed = await owed();
  expect(before.map(({ fromDays }: { fromDays: number }) => fromDays)).toEqual([0]);
  expect(listed).toMatchObject([
    { fromDays: 0, toDays: 7, shipments: 1, partlyPaid: 1, amount: { amount: '99.00' } },
    { ...before[0], fromDays: 8, toDays: 14 },
  ]);
  const PARCELS = `query($fromDays: Int, $toDays: Int, $after: String) {
    carrierCashParcels(carrierCode: "SVCX", currency: "USD", fromDays: $fromDays, toDays: $toDays, after: $after, first: 1) {
      totalCount pageInfo { endCursor hasNextPage } nodes { days carrierCode collected { amount } owed { amount } shipment { id } } } }`;
  const parcelsOf = async (args: Readonly<Record<string, unknown>>) => (await ask(app, line.accounts, PARCELS, args)).carrierCashParcels;
  expect(await parcelsOf({ fromDays: 0, toDays: 7 })).toMatchObject({
    totalCount: 1,
    nodes: [{ days: 0, carrierCode: 'SVCX', collected: { amount: '100.00' }, owed: { amount: '99.00' }, shipment: { id: parcel.id } }],
  });
  expect(await parcelsOf({ fromDays: 8, toDays: 14 })).toMatchObject({ totalCount: listed[1].shipments, nodes: [{ days: 9 }] });
  expect(await parcelsOf({ fromDays: 15 })).toMatchObject({ totalCount: 0, nodes: [] });
  const pages: number[] = [];
  for (let after: string | null = null, more = true; more;) {
    const page: Awaited<ReturnType<typeof parcelsOf>> = await parcelsOf({ after });
    pages.push(page.nodes[0].days);
    after = page.pageInfo.endCursor;
    more = page.pageInfo.hasNextPage;
  }
  expect(pages).toEqual([...Array.from({ length: listed[1].shipments }, () => 9), 0]);
  const { codCustody } = await ask(app, line.accounts, '{ codCustody { stage cash carrierCode holder { id } amount { minor } } }');
  const total = listed.reduce((sum: number, { amount }: { amount: { amount: string } }) => sum + Number(amount.amount) * 100, 0);
  expect(codCustody.filter(({ stage }: { stage: string }) => stage === 'WITH_CARRIER')).toEqual([
    { stage: 'WITH_CARRIER', cash: true, carrierCode: 'SVCX', holder: null, amount: { minor: Math.round(total) } },
  ]);
});

it('Money of carriers is for those who keep the books', async () => {
  const ops = await newStaff(app, line.admin, 'DISPATCHER');
  const parcel = await line.cashParcel();
  for (const [text, variables] of [
    [IMPORT, { account: 'SVCX', csv: file(paid(parcel, '1', 'Z')) }],
    [WRITE_OFF, { id: parcel.id, reason: 'x' }],
  ] as const)
    expect((await refused(app, ops, text, variables)).code).toBe('FORBIDDEN');
});

async function staffId(role: string): Promise<string> {
  const session = await newStaff(app, line.admin, role);
  return (await ask(app, session, '{ me { id } }')).me.id;
}
