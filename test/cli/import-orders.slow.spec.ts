import { mkdtemp, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startApp, type TestApp } from '../support/app.js';
import { shipgraph, type Situation } from '../support/command-line.js';
import { connectShop, sessionOf, type ConnectedShop } from '../support/story.js';
import { ownFile, ownLine } from '../modules/order-imports/files.js';

let app: TestApp;
let shop: ConnectedShop;
let operator: string;
let folder: string;
beforeAll(async () => {
  app = await startApp();
  shop = await connectShop(app);
  operator = await sessionOf(app, app.accounts.operator);
  folder = await mkdtemp(join(tmpdir(), 'import-'));
});
afterAll(() => app.stop());

const run = (args: readonly string[], more: Omit<Situation, 'env'> = {}) =>
  shipgraph(['orders', ...args], { env: { SHIPGRAPH_URL: app.client.baseUrl, SHIPGRAPH_TOKEN: operator }, ...more });

async function fileOf(name: string, lines: readonly string[]): Promise<string> {
  const file = join(folder, name);
  await writeFile(file, ownFile(lines));
  return file;
}

const FROM = ['--from', 'AE/Dubai', '--from-address', 'Al Quoz 3'];

describe('shipgraph orders import', () => {
  it('only shows a preview when asked to, and fails on problems, with lines and columns', async () => {
    const file = await fileOf('preview.csv', [ownLine('1'), ownLine('2', { city: '' })]);
    const said = await run(['import', file, '--shop', shop.domain, ...FROM, '--dry-run']);

    expect(said.exitCode).toBe(1);
    expect(said.err).toContain('own, 2 orders (1 ready, 1 problem)');
    expect(said.err).toContain('problem  2  line 3, column city: is required');
    expect(said.err).toContain('Aisha Khan, Abu Dhabi, AE');

    await writeFile(file, ownFile([ownLine('1')]).replace('cod_amount', 'COD'));
    const unread = await run(['import', file, '--shop', shop.domain, ...FROM, '--dry-run']);
    expect(unread.err).toContain('These columns were not read: COD.');
    await writeFile(file, ownFile([ownLine('1'), ownLine('2', { city: '' })]));

    const json = JSON.parse(
      (
        await shipgraph(['--json', 'orders', 'import', file, '--shop', shop.domain, ...FROM, '--dry-run'], {
          env: { SHIPGRAPH_URL: app.client.baseUrl, SHIPGRAPH_TOKEN: operator },
        })
      ).out,
    );
    expect(json).toMatchObject({
      state: 'PREVIEW',
      rows: [{ state: 'READY' }, { state: 'PROBLEM', problems: [{ line: 3, column: 'city' }] }],
    });
  });

  it('places the orders, books their pickups and saves all labels as one PDF', async () => {
    const file = await fileOf(
      'orders.csv',
      Array.from({ length: 30 }, (_, index) => ownLine(String(100 + index))),
    );
    const labels = join(folder, 'labels.pdf');
    const said = await run(['import', file, '--shop', shop.domain, ...FROM, '--labels', labels], {
      terminal: { columns: 200, agrees: true },
    });

    expect(said).toMatchObject({ exitCode: 0 });
    expect(said.err).toMatch(/\[#*\.*\] \d+ of 30 placed/);
    expect(said.out).toContain('30 orders are placed');
    expect(said.out).toContain('Pickups booked: 30.');
    expect((await readFile(labels)).subarray(0, 5).toString()).toBe('%PDF-');

    const again = await run(['import', file, '--shop', shop.domain, ...FROM]);
    expect(again.err).toContain('30 duplicate');
  });

  it('asks first, and does nothing without an answer', async () => {
    const file = await fileOf('asked.csv', [ownLine('901')]);
    expect((await run(['import', file, '--shop', shop.domain, ...FROM], { terminal: { agrees: false } })).exitCode).toBe(5);
    expect((await run(['import', file, '--shop', shop.domain, ...FROM])).exitCode).toBe(2);
  });

  it('says what is wrong with a file or an option', async () => {
    expect(await run(['import', join(folder, 'none.csv')])).toMatchObject({ exitCode: 2 });
    const file = await fileOf('size.csv', [ownLine('902')]);
    expect(await run(['import', file, '--shop', shop.domain, '--size', 'large'])).toMatchObject({ exitCode: 2 });
    await writeFile(file, 'a,b\n1,2');
    expect((await run(['import', file, '--shop', shop.domain, ...FROM])).err).toContain('must be a header that is known');
  });

  it('saves a template that can be imported', async () => {
    const file = join(folder, 'template.csv');
    expect((await run(['template', '-o', file])).exitCode).toBe(0);
    const said = await run(['import', file, '--shop', shop.domain, ...FROM, '--dry-run']);
    expect(said).toMatchObject({ exitCode: 0 });
    expect(said.err).toContain('own, 2 orders (2 ready)');
  });
});
