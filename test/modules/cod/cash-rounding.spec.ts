import { randomUUID } from 'node:crypto';
import { inCash, formatMoney, parseMoney } from '../../../src/kernel/money.js';
import { startApp, type TestApp } from '../../support/app.js';
import { booksOf, confirm, handOver } from '../../support/cod.js';
import { COMPLETE, complete, finish, load, newDriver, newHub, newParcel, planDay, startRun, taskOf, today } from '../../support/fleet.js';
import { ask, refused } from '../../support/graphql.js';
import { adminOf, approve, ledgerIsWhole } from '../../support/people.js';
import { readPdf } from '../../support/pdf.js';
import { connectShop, type ConnectedShop } from '../../support/story.js';
import { PartnerLine } from '../carrier-bills/partner-line.js';

const PAID: readonly (readonly [string, string, string])[] = [
  ['AED', '119.28', '119.25'],
  ['AED', '119.38', '119.50'],
  ['AED', '119.37', '119.25'],
  ['AED', '0.05', '0.25'],
  ['AED', '120.00', '120.00'],
  ['KWD', '12.502', '12.500'],
  ['KWD', '12.503', '12.505'],
  ['INR', '99.50', '100.00'],
  ['CHF', '10.02', '10.00'],
  ['CHF', '10.03', '10.05'],
  ['SEK', '99.49', '99.00'],
  ['DKK', '99.25', '99.50'],
  ['IQD', '10375.000', '10500.000'],
  ['JPY', '301', '301'],
  ['USD', '102.47', '102.47'],
  ['EUR', '102.47', '102.47'],
];

it.each(PAID)('%s %s is paid in cash with %s', (currency, due, paid) => {
  const amount = parseMoney(due, currency);
  expect(amount && formatMoney(inCash(amount, {}))).toBe(paid);
});

it('an operator whose shops have other coins says so', () => {
  expect(inCash({ minor: 11928n, currency: 'AED' }, { AED: 5n }).minor).toBe(11930n);
  expect(inCash({ minor: 11928n, currency: 'AED' }, { AED: 1n }).minor).toBe(11928n);
});

describe('cash on delivery of 119.28, where the smallest coin is 0.25', () => {
  let app: TestApp;
  let shop: ConnectedShop;
  let line: PartnerLine;
  beforeAll(async () => {
    app = await startApp({ ROLE: 'web', CASH_ROUNDING: 'USD:0.25' });
    shop = await connectShop(app);
    line = await PartnerLine.open(app);
  });
  afterAll(async () => {
    const books = await ledgerIsWhole(app);
    await app.stop();
    expect(books).toMatchObject({ ok: true });
  });

  const COD = 'query($id: String!) { shipment(id: $id) { cod { stage amount { amount } amountInCash { amount } collected { amount } } } }';
  const codOf = async (id: string) => (await ask(app, app.accounts.erpToken, COD, { id })).shipment.cod;

  async function atDoor(amount = 119.28) {
    const driver = await newDriver(app, { hubId: await newHub(app) });
    const order = { paymentStatus: 'postpaid', paymentMethod: 'cod', collectionAmount: amount };
    const parcel = await newParcel(app, shop, { order });
    const [run] = (await planDay(app, { date: today(app), driverIds: [driver.id] })).runs;
    await load(app, driver, run.id, parcel.reference);
    await startRun(app, driver, run.id);
    const task = await taskOf(app, parcel);
    const told = (method: string, given: string, more: object = {}) => ({
      taskId: task.id,
      withoutOtpReason: 'No phone',
      collected: { method, amount: given, currency: 'USD', ...more },
    });
    return { driver, parcel, runId: run.id, told };
  }

  it('is 119.25 on the label, the run sheet and the task', async () => {
    const { driver, parcel, runId } = await atDoor();
    const label = await fetch(`${app.url}/api/awb/${parcel.reference}`);
    expect((await readPdf(new Uint8Array(await label.arrayBuffer()))).texts.join(' ')).toContain('USD 119.25');
    const shown = await ask(
      app,
      driver.token,
      'query($id: String!) { run(id: $id) { cash { toCollect { amount } } tasks { collect { amount } collectInCash { amount } } } }',
      { id: runId },
    );
    expect(shown.run).toEqual({
      cash: { toCollect: [{ amount: '119.25' }] },
      tasks: [{ collect: { amount: '119.28' }, collectInCash: { amount: '119.25' } }],
    });
    expect(await codOf(parcel.id)).toMatchObject({ amount: { amount: '119.28' }, amountInCash: { amount: '119.25' } });
  });

  it('is settled with 119.25: the seller has 119.28, the driver owes what was taken, and the operator bears three cents', async () => {
    const { driver, parcel, runId, told } = await atDoor();
    const tooMuch = await refused(app, driver.token, COMPLETE, {
      i: { clientEventId: randomUUID(), outcome: 'COMPLETED', ...told('CASH', '119.50') },
    });
    expect(tooMuch).toMatchObject({ code: 'COD_AMOUNT_MISMATCH', message: expect.stringContaining('119.25 in cash') });
    await complete(app, driver, told('CASH', '119.25'));
    expect(await booksOf(app, parcel.id)).toEqual({ 1100: 11925, 2100: -11689, 4110: -239, 5400: 3 });
    expect((await codOf(parcel.id)).collected.amount).toBe('119.28');
    const run = await finish(app, driver, runId, { c: [{ amount: '119.25', currency: 'USD' }] });
    expect(run.cash).toMatchObject({ collected: [{ amount: '119.25' }], difference: [{ amount: '0.00' }] });
    const hands = { handedOverById: driver.id, receivedById: driver.id };
    for (const step of [hands, hands, { depositReference: 'SLIP' }]) expect((await handOver(app, parcel.id, step)).status).toBe(200);
    expect(await booksOf(app, parcel.id)).toEqual({ 1130: 11925, 2100: -11689, 4110: -239, 5400: 3 });
  });

  it('is settled with the exact amount too, and never rounded on a card', async () => {
    const exact = await atDoor();
    await complete(app, exact.driver, exact.told('CASH', '119.28'));
    expect(await booksOf(app, exact.parcel.id)).toMatchObject({ 1100: 11928 });
    const card = await atDoor();
    const rounded = { i: { clientEventId: randomUUID(), outcome: 'COMPLETED', ...card.told('POS', '119.25', { posReference: 'T1' }) } };
    expect(await refused(app, card.driver.token, COMPLETE, rounded)).toMatchObject({ code: 'COD_AMOUNT_MISMATCH' });
    await complete(app, card.driver, card.told('POS', '119.28', { posReference: 'T1' }));
    expect(await booksOf(app, card.parcel.id)).toMatchObject({ 1140: 11928 });
  });

  it('that is 119.40 is settled with 119.50, of which the operator keeps ten cents, and a reversal takes all of it back', async () => {
    const { driver, parcel, told } = await atDoor(119.4);
    await complete(app, driver, told('CASH', '119.50'));
    expect(await booksOf(app, parcel.id)).toMatchObject({ 1100: 11950, 5400: -10 });
    const { reverseCod } = await ask(
      app,
      app.accounts.erpToken,
      'mutation($id: String!) { reverseCod(id: $id, reason: "Wrong parcel") { id } }',
      { id: parcel.id },
    );
    expect(await approve(app, reverseCod.id, await adminOf(app))).toBe('APPROVED');
    expect(await booksOf(app, parcel.id)).toEqual({});
  });

  it('that a person confirms for a driver is taken as rounded, once', async () => {
    const { driver, parcel, runId } = await atDoor();
    const taken = { paymentMethod: 'cash', collectedById: driver.id };
    expect((await confirm(app, parcel.id, taken)).status).toBe(200);
    expect((await confirm(app, parcel.id, taken)).status).toBe(200);
    expect((await confirm(app, parcel.id, { ...taken, amountCollected: 119.28 })).body.code).toBe('COD_ALREADY_CONFIRMED');
    expect(await booksOf(app, parcel.id)).toMatchObject({ 1100: 11925, 5400: 3 });
    expect(runId).toBeDefined();
  });

  it('of a carrier is paid in full with 119.25 in its list, with 119.28, and in parts with what it owes', async () => {
    const IMPORT =
      'mutation($csv: String!) { importCarrierRemittance(account: "SVCX", csv: $csv) { lines { outcome booked { amount } } } }';
    const pay = async (...rows: string[]) =>
      (await ask(app, line.accounts, IMPORT, { csv: ['awb,amount,currency,date,reference', ...rows, ''].join('\n') }))
        .importCarrierRemittance.lines;
    const [down, up, exact, parts, over] = [
      await line.cashParcel(119.28),
      await line.cashParcel(119.4),
      await line.cashParcel(119.28),
      await line.cashParcel(119.28),
      await line.cashParcel(119.28),
    ];
    const row = ({ awb }: { awb: string }, amount: string, reference: string) => `${awb},${amount},USD,2026-11-22,${reference}`;
    const lines = await pay(
      row(down, '119.25', 'R1'),
      row(up, '119.50', 'R1'),
      row(exact, '119.28', 'R1'),
      row(parts, '100.00', 'R1'),
      row(over, '119.50', 'R1'),
    );
    expect(lines.map(({ outcome, booked }: { outcome: string; booked: { amount: string } }) => [outcome, booked.amount])).toEqual([
      ['DEPOSITED', '119.25'],
      ['DEPOSITED', '119.50'],
      ['DEPOSITED', '119.28'],
      ['LESS', '100.00'],
      ['MORE', '119.28'],
    ]);
    const last = await pay(row(parts, '19.25', 'R2'));
    expect(last).toMatchObject([{ outcome: 'LESS' }]);
    const books = (id: string) => line.booksOf(id, ['1105', '1130', '5400']);
    expect(await books(down.id)).toEqual({ 1105: 0, 1130: 11925, 5400: 3 });
    expect(await books(up.id)).toEqual({ 1105: 0, 1130: 11950, 5400: -10 });
    expect(await books(exact.id)).toEqual({ 1105: 0, 1130: 11928 });
    expect(await books(parts.id)).toEqual({ 1105: 3, 1130: 11925 });
    const one = await line.cashParcel(119.28);
    expect((await handOver(app, one.id, { amount: 119.25, depositReference: 'B1' })).body.data).toMatchObject({
      stage: 'deposited',
      shortage: 0,
    });
  });

  it('that a carrier has paid in coins is confirmed again as it was', async () => {
    const { id } = await line.cashParcel(119.28);
    const taken = { paymentMethod: 'cash', amountCollected: 119.28 };
    expect((await confirm(app, id, taken)).status).toBe(200);
    expect((await handOver(app, id, { amount: 119.25, depositReference: 'B2' })).status).toBe(200);
    expect((await confirm(app, id, taken)).body).toMatchObject({ message: 'The collection was already confirmed.' });
    expect((await confirm(app, id, { ...taken, amountCollected: 119, acceptPartial: true, notes: 'n' })).body.code).toBe(
      'COD_ALREADY_CONFIRMED',
    );
  });
});
