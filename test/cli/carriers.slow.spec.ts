import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { LINE_SETTINGS } from '../carriers/connect-line.js';
import { ParcelLine } from '../carriers/parcel-line.js';
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

beforeAll(async () => {
  line = await new ParcelLine().start();
  app = await startApp(LINE_SETTINGS);
  admin = await adminOf(app);
  const owner = await newSeller(app);
  await topUp(app, admin, owner.id, '500.00');
  shop = await connectShop(app, owner);
  seller = await sessionOf(app, owner);
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
    expect((await json('problems')).items.map(({ reference }: { reference: string }) => reference)).toEqual(ids);

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
