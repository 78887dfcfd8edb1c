import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { LINE_SETTINGS } from '../carriers/connect-line.js';
import { ParcelLine } from '../carriers/parcel-line.js';
import { PartnerLine, type PartnerParcel } from '../modules/carrier-bills/partner-line.js';
import { startApp, type TestApp } from '../support/app.js';
import { shipgraph, type Situation } from '../support/command-line.js';
import { ask } from '../support/graphql.js';
import { adminOf, newSeller, topUp } from '../support/people.js';
import { connectShop, placeOrder, sessionOf, type ConnectedShop } from '../support/story.js';
import { waitFor } from '../support/wait-for.js';

let app: TestApp;
let admin: string;
let seller: string;
let line: ParcelLine;
let shop: ConnectedShop;
let folder: string;
let partner: PartnerLine;

beforeAll(async () => {
  line = await new ParcelLine().start();
  app = await startApp(LINE_SETTINGS);
  admin = await adminOf(app);
  const owner = await newSeller(app);
  await topUp(app, admin, owner.id, '500.00');
  shop = await connectShop(app, owner);
  seller = await sessionOf(app, owner);
  partner = await PartnerLine.open(app);
  folder = await mkdtemp(join(tmpdir(), 'shipgraph-carriers-'));
});
afterEach(() => {
  line.refusing = null;
});
afterAll(async () => {
  await app.stop();
  await line.stop();
  await rm(folder, { recursive: true });
});

const as = (token: string, args: readonly string[], more: Omit<Situation, 'env'> = {}) =>
  shipgraph(args, { env: { SHIPGRAPH_URL: app.client.baseUrl, SHIPGRAPH_TOKEN: token }, ...more });
const carriers = (args: string, more: Omit<Situation, 'env'> = {}) => as(admin, ['carriers', ...args.split(' ')], more);
async function json(args: string) {
  const { exitCode, out, err } = await carriers(`${args} --json`);
  if (exitCode !== 0) throw new Error(`${args}: ${exitCode} ${out}${err}`);
  return JSON.parse(out);
}
const asked = async (): Promise<string> => {
  const { status, body, text } = await placeOrder(app, shop, { carrier: 'LINE_NEXT' });
  if (status !== 200) throw new Error(text);
  await ask(app, admin, 'mutation($id: String!) { schedulePickup(id: $id) { newStatus } }', { id: body.shipment_id });
  return body.shipment_id;
};
const becomes = (id: string, status: string): Promise<void> =>
  waitFor(`the booking of ${id} to be ${status}`, async () => {
    const { shipment } = await ask(app, admin, 'query($id: String!) { shipment(id: $id) { bookingStatus } }', { id });
    return shipment.bookingStatus === status;
  });

describe('an account at a carrier', () => {
  it('is connected with credentials of a file or typed ones, which are printed nowhere', async () => {
    const file = join(folder, 'line.json');
    await writeFile(file, JSON.stringify(line.credentials));
    const connected = await carriers(`connect parcel_line --mode live --label Line --base-url ${line.url} --credentials ${file}`);
    expect([connected.exitCode, connected.out]).toEqual([0, expect.stringMatching(/^Line \(live\) is connected as [0-9a-f-]{36}\.\n$/)]);
    expect(connected.err).toContain('/api/carriers/');

    const typed = await as(admin, ['carriers', 'connect', 'Parcel Line', '--label', 'Typed', '--base-url', line.url], {
      terminal: { secret: 'canary-key' },
    });
    expect([typed.exitCode, typed.out]).toEqual([0, expect.stringContaining('Typed (test)')]);
    const { items } = await json('list');
    expect(items.map(({ label, mode }: { label: string; mode: string }) => [label, mode])).toEqual([['Line', 'LIVE'], ['Typed', 'TEST']]); // prettier-ignore
    const shown = (await carriers('list')).out + connected.out + connected.err + typed.out + typed.err;
    for (const secret of [...Object.values(line.credentials), 'canary']) expect(shown).not.toContain(secret);
  });

  it('is not connected with unreadable credentials, and a script is told how to pass them', async () => {
    const broken = await carriers(`connect parcel_line --base-url ${line.url} --credentials -`, { stdin: '{"key": "canary' });
    expect([broken.exitCode, broken.err]).toEqual([2, expect.stringContaining('is not valid JSON')]);
    expect(broken.err).not.toContain('canary');
    const silent = await carriers(`connect parcel_line --base-url ${line.url}`);
    expect([silent.exitCode, silent.err]).toEqual([2, expect.stringContaining('--credentials FILE')]);
    const unknown = await carriers('connect pigeon --credentials -', { stdin: '{}' });
    expect([unknown.exitCode, unknown.err]).toEqual([2, expect.stringContaining('parcel_line')]);
  });

  it('is checked, given other credentials, paused, resumed and removed', async () => {
    expect(await carriers('check Line')).toMatchObject({ exitCode: 0, out: expect.stringContaining('Connected to Parcel Line 1.') });
    expect(await carriers('check Typed')).toMatchObject({ exitCode: 1, out: expect.stringContaining('credentials') });
    const replaced = await carriers('credentials Typed --credentials -', { stdin: JSON.stringify(line.credentials) });
    expect(replaced).toMatchObject({ exitCode: 0 });
    expect(await carriers('check Typed')).toMatchObject({ exitCode: 0 });

    expect((await as(admin, ['carriers', 'pause', 'Typed', '--reason', 'Contract ended'])).exitCode).toBe(0);
    expect((await carriers('list')).out).toContain('paused: Contract ended');
    expect((await carriers('resume Typed')).exitCode).toBe(0);
    expect((await carriers('list')).out).not.toContain('paused');

    expect((await carriers('remove Typed')).exitCode).toBe(2);
    expect((await carriers('remove Typed', { terminal: { agrees: false } })).exitCode).toBe(5);
    expect((await carriers('remove Typed --yes')).exitCode).toBe(0);
    expect((await json('list')).items).toHaveLength(1);
    expect((await carriers('check Typed')).exitCode).toBe(2);
  });

  it('keeps the markups that a change of its services leaves out', async () => {
    expect((await carriers('map Line NEXT')).err).toContain('has no code yet');
    const first = await json('map Line NEXT LINE_NEXT --percent 10 --fixed 1.50 --countries AE SA');
    expect(first.items).toMatchObject([{ serviceCode: 'LINE_NEXT', markupPercent: '10', countries: ['AE', 'SA'], active: true }]);
    const second = await as(admin, ['carriers', 'map', 'Line', 'NEXT', '--name', 'Line Next Day', '--every-country', '--json']);
    expect(JSON.parse(second.out).items).toMatchObject([
      { serviceName: 'Line Next Day', markupPercent: '10', markupFixed: { amount: '1.50' }, countries: null },
    ]);
    expect((await carriers('map Line')).out).toContain('Line Next Day');
    expect((await carriers('map Line NEXT --active --inactive')).exitCode).toBe(2);
    const [fetched] = (await json('map Line NEXT --first-mile')).items;
    expect(fetched).toMatchObject({ serviceCode: 'LINE_NEXT', firstMile: true, markupPercent: first.items[0].markupPercent });
    expect((await json('map Line NEXT --carrier-collects')).items[0].firstMile).toBe(false);
  });
});

describe('bookings', () => {
  it('that were refused are listed, tried again, completed by hand and given up', async () => {
    line.refusing = 'The street is closed.';
    const ids = [await asked(), await asked(), await asked()] as const;
    for (const id of ids) await becomes(id, 'REFUSED');
    expect((await carriers('problems')).out).toContain('The street is closed.');
    // They are in the order of their refusals.
    const listed = (await json('problems')).items.map(({ reference }: { reference: string }) => reference);
    expect(listed.toSorted()).toEqual(ids.toSorted());

    line.refusing = null;
    expect(await carriers(`retry ${ids[0]}`)).toMatchObject({
      exitCode: 0,
      out: expect.stringMatching(/^done {4}\S+ {2}(requested|sending)/),
    });
    await becomes(ids[0], 'BOOKED');
    const entered = await carriers(`awb ${ids[1]} PL-77`);
    expect(entered).toMatchObject({ exitCode: 0, out: `${ids[1]} is booked with AWB PL-77.\n` });
    expect((await carriers(`give-up ${ids[2]}`)).exitCode).toBe(2);
    expect(await carriers(`give-up ${ids[2]} --yes`)).toMatchObject({ exitCode: 0, out: expect.stringContaining('cancelled') });
    expect(await carriers(`retry ${ids[0]}`)).toMatchObject({ exitCode: 1, out: expect.stringContaining('BOOKING_NOT_ALLOWED') });
    expect((await json('problems')).items).toEqual([]);
    expect((await as(seller, ['carriers', 'problems'])).exitCode).toBe(1);
  });

  it('of a day are closed once, and the manifest is saved', async () => {
    const file = join(folder, 'manifest.pdf');
    const closed = await json(`close-day Line --out ${file}`);
    expect(closed).toMatchObject({ manifest: { manifestRef: 'M1', format: 'PDF' }, rejected: [], file });
    expect(closed.manifest).not.toHaveProperty('document');
    expect((await readFile(file)).subarray(0, 5).toString()).toBe('%PDF-');
    expect((await carriers('close-day Line')).out).toBe('No parcel is waiting for a manifest.\n');
    expect((await carriers('close-day Line --date yesterday')).exitCode).toBe(1);
  });
});

describe('bills of carriers', () => {
  const HEADER = 'invoice,awb,date,service,weight_kg,amount,currency,reason';
  let same: PartnerParcel;
  let heavier: PartnerParcel;
  let file: string;
  beforeAll(async () => {
    [same, heavier] = [await partner.parcel(), await partner.parcel()];
    file = join(folder, 'bill.csv');
    const rows = [
      'Bill no,awb,date,weight_kg,Total,currency,reason',
      `B-1,${same.awb},2026-11-20,1.2,12.00,USD,`,
      `B-1,${heavier.awb},2026-11-20,5,18.00,USD,Weighs 5 kg`,
      'B-1,NOT-OURS,2026-11-20,1,30.00,USD,',
    ];
    await writeFile(file, `${rows.join('\n')}\n`);
  });
  const importBill = (account: string, from: string, more: Omit<Situation, 'env'> = {}, ...options: string[]) =>
    as(admin, ['carriers', 'import-bill', account, from, '--map', 'invoice=Bill no', '--map', 'amount=Total', ...options], more);
  const costOf = async (id: string) =>
    (await ask(app, admin, 'query($id: String!) { shipment(id: $id) { cost { cost { amount } } } }', { id })).shipment.cost.cost.amount;
  const lineOf = async (kind: string): Promise<{ id: string }> => (await json(`bill B-1 --kind ${kind}`)).items[0];

  it('are imported once, and the lines that differ are shown', async () => {
    expect((await importBill('SVCX', file)).exitCode).toBe(2);
    expect((await importBill('SVCX', file, { terminal: { agrees: false } })).exitCode).toBe(5);
    const imported = await importBill('svcx', file, {}, '--yes');
    expect([imported.exitCode, imported.err]).toEqual([0, '']);
    expect(imported.out).toMatch(/^3 new lines, 0 imported before\. Added to the cost: 6\.00 USD\.\n/);
    expect(imported.out).toMatch(/matched +1 +0\nhigher +1 +1\nunknown +1 +1\n\nB-1: 2 lines differ\.\n/);
    expect(imported.out).toMatch(new RegExp(`${heavier.awb} +${heavier.reference} +higher +Weighs 5 kg +18\\.00 USD +6\\.00 USD +open`));
    expect(imported.out).not.toContain(same.awb);

    const again = await importBill('SVCX', '-', { stdin: await readFile(file, 'utf8') }, '--yes');
    expect(again).toMatchObject({ exitCode: 0, out: 'Nothing is new: 3 lines were imported before.\n' });
    expect(JSON.parse((await importBill('SVCX', file, {}, '--yes', '--json')).out)).toMatchObject({ added: 0, known: 3 });
    expect(await costOf(heavier.id)).toBe('18.00');
  });

  it('are listed with their lines, page by page', async () => {
    expect((await carriers('bills --account SVCX --open')).out).toMatch(/B-1 +SVCX .+ 3 +60\.00 USD +6\.00 USD +0\.00 USD +2\n/);
    expect((await carriers('bills --account Line')).out).toBe('Nothing.\n');
    const page = await json('bill B-1 --first 2');
    expect(page).toMatchObject({ totalCount: 3, endCursor: expect.any(String), items: [{}, {}] });
    expect(await json(`bill B-1 --after ${page.endCursor}`)).toMatchObject({ endCursor: null, items: [{}] });
    expect((await json('bill B-1 --all --state open')).items.map(({ kind }: { kind: string }) => kind).sort()).toEqual(['HIGHER', 'UNKNOWN']); // prettier-ignore
    const [{ id }] = (await json('bills')).items;
    expect((await json(`bill ${id.slice(0, 13)} --kind matched`)).items).toMatchObject([{ awb: same.awb, amount: { amount: '12.00' } }]);
  });

  it('keep what was agreed about their lines, which corrects the cost', async () => {
    const [higher, unknown] = [await lineOf('higher'), await lineOf('unknown')];
    expect((await carriers(`resolve-lines credited ${higher.id} --amount 4.00`)).exitCode).toBe(2);
    const credited = await as(admin, ['carriers', 'resolve-lines', 'credited', higher.id, '--amount', '4', '--note', 'Note 77', '--yes']);
    expect(credited).toMatchObject({ exitCode: 0, out: expect.stringContaining('4.00 USD credited, 2.00 USD added to the cost') });
    expect(await costOf(heavier.id)).toBe('14.00');
    const accepted = await carriers('resolve-lines accepted - --yes', { stdin: `${unknown.id}\n${partner.sellerId}\n` });
    expect(accepted).toMatchObject({ exitCode: 1, out: expect.stringContaining('accepted, 30.00 USD added to the cost') });
    expect(accepted.out).toMatch(new RegExp(`failed +${partner.sellerId} +NOT_FOUND`));
    expect((await carriers(`resolve-lines accepted ${higher.id} --amount 4 --yes`)).exitCode).toBe(2);
    expect((await carriers(`resolve-lines credited ${higher.id} ${unknown.id} --amount 4 --yes`)).exitCode).toBe(2);
    expect((await json('bills --open --account SVCX')).items).toEqual([]);
  });

  it('are saved as CSV', async () => {
    const saved = join(folder, 'checked.csv');
    expect(await carriers(`bill B-1 --csv ${saved}`)).toMatchObject({ exitCode: 0, out: `Saved as ${saved}.\n` });
    const text = await readFile(saved, 'utf8');
    expect(text.split('\r\n')).toHaveLength(5);
    expect(text).toContain(
      `B-1,${heavier.awb},2026-11-20,,5,18.00,USD,Weighs 5 kg,higher,weight,12.00,6.00,USD,credited,4.00,2.00,Note 77`,
    );
    expect((await carriers('bill B-1 --csv -')).out).toBe(text);
    expect((await carriers('bill B-1 --csv - --json')).exitCode).toBe(2);
    expect((await carriers('bill B-1 --csv x.csv --kind higher')).exitCode).toBe(2);
  });

  it.each([
    ['a file that is not there', ['SVCX', '/nowhere.csv'], 2, 'The file /nowhere.csv cannot be read.'],
    ['an account that nobody has', ['pigeon', '-'], 2, 'No carrier account or partner matches "pigeon".'],
    ['the own fleet', ['SVC', '-'], 2, 'No carrier account or partner matches "SVC".'],
    ['an unknown column', ['SVCX', '-', '--map', 'price=Total'], 2, 'one of the columns invoice, awb, date'],
    ['a header that the file does not have', ['SVCX', '-', '--map', 'amount=Total'], 1, 'must be a header with the column total'],
    ['wrong cells', ['SVCX', '-'], 1, 'csv[2].amount: must be a number'],
  ])('are refused with %s', async (_what, args, exitCode, message) => {
    const refused = await as(admin, ['carriers', 'import-bill', ...args, '--yes'], { stdin: `${HEADER}\nB-2,X,,,,much,USD,\n` });
    expect(refused).toMatchObject({ exitCode, out: '', err: expect.stringContaining(message) });
    expect((await carriers('bill B-2')).err).toContain('No invoice of a carrier matches "B-2".');
  });

  it('are for those who keep the books', async () => {
    expect(await as(seller, ['carriers', 'bills'])).toMatchObject({ exitCode: 1, err: expect.stringContaining('FORBIDDEN') });
  });

  it('of an account are imported by the name of the account', async () => {
    const id = await asked();
    await becomes(id, 'BOOKED');
    const { shipment } = await ask(app, admin, 'query($id: String!) { shipment(id: $id) { awb } }', { id });
    const stdin = `${HEADER}\nL-1,${shipment.awb},,,,9.00,USD,\n`;
    const imported = await as(admin, ['carriers', 'import-bill', 'Line', '-', '--yes', '--json'], { stdin });
    const account = (await json('list')).items[0].id;
    expect(JSON.parse(imported.out)).toMatchObject({
      added: 1,
      invoices: [{ number: 'L-1', carrierCode: 'PARCEL_LINE', accountId: account }],
    });
  });

  it('of two carriers may have one number', async () => {
    const stdin = `${HEADER}\nB-1,NOT-OURS,,,,1.00,USD,\n`;
    expect((await as(admin, ['carriers', 'import-bill', 'Line', '-', '--yes'], { stdin })).exitCode).toBe(0);
    const unclear = await carriers('bill B-1');
    expect([unclear.exitCode, unclear.err]).toEqual([2, expect.stringMatching(/more than one invoice of a carrier[\s\S]+SVCX/)]);
    expect((await json('bill B-1 --account Line')).items).toHaveLength(1);
  });

  it('leave the cash that a carrier collected with it until it is remitted', async () => {
    const [paid, short] = [await partner.cashParcel(), await partner.cashParcel(25)];
    await app.database.sql(`update cod_collection set collected_at = collected_at - interval '9 days' where shipment_id = $1`, [short.id]);
    expect((await carriers('cash --carrier SVCX')).out).toMatch(/SVCX +0 to 7 +1 +0 +100\.00 USD .+\nSVCX +8 to 14 +1 +0 +25\.00 USD /);
    const remittance = join(folder, 'remittance.csv');
    const rows = [`${paid.awb},100.00,USD,2026-11-22,T1`, `${short.awb},20.00,USD,2026-11-22,T1`, 'NOT-OURS,5.00,USD,2026-11-22,T1'];
    await writeFile(remittance, `Waybill,amount,currency,date,reference\n${rows.join('\n')}\n`);
    const importIt = () => as(admin, ['carriers', 'import-remittance', 'SVCX', remittance, '--map', 'awb=Waybill', '--yes']);
    const imported = await importIt();
    expect([imported.exitCode, imported.err]).toEqual([0, '']);
    expect(imported.out).toMatch(/^3 lines, 0 booked before\. Deposited: 120\.00 USD\.\n\n2 lines are not what the carrier owed\.\n/);
    expect(imported.out).toMatch(new RegExp(`3 +${short.awb} +${short.reference} +less +20\\.00 USD +20\\.00 USD\n +4 +NOT-OURS +unknown`));
    expect((await importIt()).out).toMatch(/^3 lines, 2 booked before\. Deposited: 0\.00 USD\./);

    expect(await json('cash')).toMatchObject({
      totalCount: 1,
      items: [{ carrierCode: 'SVCX', fromDays: 8, shipments: 1, partlyPaid: 1, amount: { amount: '5.00' } }],
    });
    const parcels = await json('cash --parcels --carrier SVCX');
    expect(parcels).toMatchObject({ endCursor: null, items: [{ reference: short.reference, cod: { remaining: { amount: '5.00' } } }] });
    expect((await carriers('cash --parcels')).out).toMatch(new RegExp(`${short.reference} .+ 25\\.00 USD +5\\.00 USD`));
    expect((await carriers(`write-off-cash ${short.reference} --reason Bankrupt`)).exitCode).toBe(2);
    const written = await carriers(`write-off-cash ${short.reference} --reason Bankrupt --yes`);
    expect(written).toMatchObject({ exitCode: 0, out: `5.00 USD of ${short.reference} is written off.\n` });
    expect((await carriers('cash')).out).toBe('No carrier owes any cash.\n');
    expect((await carriers('cash --all')).exitCode).toBe(2);
    expect((await carriers('cash --carrier pigeon')).err).toContain('No carrier matches "pigeon".');
  });
});

describe('the scans of a partner', () => {
  const minutesAgo = (minutes: number): string => new Date(app.services.clock.now().getTime() - minutes * 60_000).toISOString();
  const importScans = (stdin: string, ...more: string[]) => as(admin, ['carriers', 'import-scans', ...more], { stdin });

  it('move its parcels with the headers of its list, and those that moved nothing are shown', async () => {
    const parcel = await partner.parcel(['PICKUP']);
    await app.database.sql(`update shipment set status_at = status_at - interval '1 day' where id = $1`, [parcel.id]);
    const list = join(folder, 'scans.csv');
    const rows = [
      `${parcel.awb},picked up,${minutesAgo(40)}`,
      `${parcel.awb},PX-9,${minutesAgo(20)}`,
      `NOT-OURS,delivered,${minutesAgo(30)}`,
    ];
    await writeFile(list, `Waybill,status,Event time\n${rows.join('\n')}\n`);
    const importIt = (...more: string[]) => importScans('', 'svcx', list, '--map', 'awb=Waybill', '--map', 'time=Event time', ...more);

    expect(await importIt()).toMatchObject({ exitCode: 2, out: '', err: expect.stringContaining('--yes') });
    const imported = await importIt('--yes');
    expect([imported.exitCode, imported.err]).toEqual([0, '']);
    expect(imported.out).toMatch(
      /^3 new scans, 0 imported before\.\nOUTCOME +SCANS *\nmoved +1 *\nunknown_code +1 *\nunknown_parcel +1 *\n\n/,
    );
    expect(imported.out).toMatch(
      new RegExp(`2 new scans moved nothing\\.\\nLINE .+\\n +3 +${parcel.awb} +${parcel.reference} +PX-9 .+ unknown_code`),
    );

    await ask(app, admin, 'mutation { mapCarrierCode(account: "SVCX", code: "PX-9", status: DELIVERED) }');
    const again = JSON.parse((await importIt('--yes', '--json')).out);
    expect(again.scans).toMatchObject([
      { line: 2, outcome: 'REPEATED' },
      { line: 3, code: 'PX-9', outcome: 'MOVED', shipment: { reference: parcel.reference } },
      { line: 4, outcome: 'UNKNOWN_PARCEL', shipment: null },
    ]);
    const known = `awb,status,time\n${rows[0]}\n`;
    expect((await importScans(known, 'SVCX', '-', '--yes')).out).toBe('Nothing is new: 1 scan was imported before.\n');
  });

  it.each([
    ['the own fleet', ['SVC', '-'], 2, 'No partner matches "SVC". There are: '],
    ['an unknown column', ['SVCX', '-', '--map', 'price=Total'], 2, 'one of the columns awb, status, time'],
    ['wrong cells', ['SVCX', '-'], 1, 'csv[2].time'],
  ])('are refused with %s', async (_what, args, exitCode, message) => {
    const refused = await importScans('awb,status,time\nX,delivered,yesterday\n', ...args, '--yes');
    expect(refused).toMatchObject({ exitCode, out: '', err: expect.stringContaining(message) });
  });
});
