import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { startApp, type TestApp } from '../../support/app.js';
import { booksOf, codParcel, confirm, carry, invoiceOf } from '../../support/cod.js';
import { ledgerIsWhole, newSeller, topUp } from '../../support/people.js';
import { connectShop } from '../../support/story.js';
import { waitFor } from '../../support/wait-for.js';

/** More than a confirmation has statements. */
const POINTS = 24;

let app: TestApp;
beforeAll(async () => {
  app = await startApp({ ROLE: 'web' });
});
afterAll(() => app.stop());

/** Each with its own seller: a confirmation that stands still keeps the wallet of its seller locked. */
async function parcels(): Promise<string[]> {
  const make = async (): Promise<string> => {
    const seller = await newSeller(app);
    await topUp(app, app.accounts.erpToken, seller.id, '50.00');
    const { id } = await codParcel(app, await connectShop(app, seller));
    await carry(app, id, 'IN_TRANSIT');
    await invoiceOf(app, id);
    return id;
  };
  return Promise.all(Array.from({ length: POINTS }, make));
}

/** Everything that a confirmation writes, as one word: `none`, `all`, or what there is of it. */
async function writtenOf(id: string): Promise<string> {
  const [row] = await app.database.sql<Record<string, boolean>>(
    `select s.cod_stage is not null as stage, o.collection_version > 1 as label, i.status = 'paid' as invoice,
            exists (select 1 from cod_collection where shipment_id = s.id) as collection,
            exists (select 1 from posting where shipment_id = s.id and source = 'cod_collection') as credit,
            exists (select 1 from posting where shipment_id = s.id and source = 'cod_fee') as fee,
            exists (select 1 from event where subject_id = s.id and type = 'cod.confirmed') as event,
            (select uncleared_minor > 0 from seller_account a where a.seller_id = s.seller_id and a.kind = 'wallet') as uncleared
       from shipment s join "order" o on o.id = s.order_id join cod_invoice i on i.shipment_id = s.id where s.id = $1`,
    [id],
  );
  const there = Object.entries(row ?? {}).filter(([, value]) => value);
  return there.length === 0 ? 'none' : there.length === Object.keys(row ?? {}).length ? 'all' : JSON.stringify(row);
}

it('a process that is killed before any statement of a confirmation leaves all of it or nothing', async () => {
  const ids = await parcels();
  const { PATH = '', HOME = '' } = process.env;
  const settings = { PATH, HOME, DATABASE_URL: app.databaseUrl, DATA_DIR: app.dataDir };
  const node = ['--no-warnings', '--import', './test/support/load-typescript.mjs', 'test/modules/cod/killed-process.ts', ...ids];
  const child = spawn(process.execPath, node, { env: settings, stdio: ['ignore', 'pipe', 'inherit'] });
  let said = '';
  child.stdout.on('data', (chunk: Buffer) => (said += chunk.toString()));
  await waitFor('every confirmation stands still', () => said.includes('all\n') || child.exitCode !== null);
  const exited = once(child, 'exit');
  child.kill('SIGKILL');
  await exited;

  expect(said).not.toContain('failed');
  await waitFor('its transactions are gone', async () => {
    const open = await app.database.sql(
      `select 1 from pg_locks l join pg_class c on c.oid = l.relation where c.relname = 'cod_invoice' and l.mode = 'RowShareLock'`,
    );
    return open.length === 0;
  });
  const written = await Promise.all(ids.map(writtenOf));
  expect(new Set(written)).toEqual(new Set(['none', 'all']));
  // The first ones were stopped before their commit, the last ones were through.
  expect(written.indexOf('all')).toBeGreaterThan(12);
  expect(written.lastIndexOf('none')).toBeLessThan(written.indexOf('all'));
  expect(await ledgerIsWhole(app)).toMatchObject({ ok: true });

  const answers = await Promise.all(ids.map((id) => confirm(app, id)));
  expect(answers.map(({ status }) => status)).toEqual(Array(POINTS).fill(200));
  expect(new Set(await Promise.all(ids.map(async (id) => JSON.stringify(await booksOf(app, id))))).size).toBe(1);
  expect(await ledgerIsWhole(app)).toMatchObject({ ok: true });
});
