import { JobWork } from '../../src/platform/work/work.js';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { scheduledTasks } from '../../src/scheduled-tasks.js';
import { startApp, type TestApp } from '../support/app.js';
import { days } from '../support/clock.js';
import { codParcel, carry, confirm, handOver } from '../support/cod.js';
import { shipgraph } from '../support/command-line.js';
import { ask } from '../support/graphql.js';
import { adminOf, ledgerIsWhole, topUp } from '../support/people.js';
import { connectShop, placeOrder, sessionOf, walkTo, type ConnectedShop } from '../support/story.js';
import { waitFor } from '../support/wait-for.js';

/** Twenty months in steps, of which the last thirteen stay. */
const ROUNDS = 61;
const STEP_DAYS = 10;

let app: TestApp;
let shop: ConnectedShop;
let sellerId: string;

beforeAll(async () => {
  app = await startApp({ SHOP_TOKEN_TTL_DAYS: '0', LEDGER_ARCHIVE_AFTER_MONTHS: '13' });
  shop = await connectShop(app);
  const session = await sessionOf(app, app.accounts.seller);
  sellerId = (await ask(app, session, '{ me { seller { id } } }')).me.seller.id;
  await topUp(app, await adminOf(app), sellerId, '5000.00');
}, 60_000);
afterAll(() => app.stop());

const tasks = scheduledTasks((message, error) => {
  throw new Error(message, { cause: error });
}).filter(({ queue }) => ['ledger_day_totals', 'posting_tally', 'ledger_archive'].includes(queue));

async function runTasks(): Promise<void> {
  for (const { run } of tasks) await run(new JobWork(app.services, app.database.sql, app.database.unitOfWork));
}

/** What is open anywhere on the server holds the day totals up. */
async function archive(): Promise<void> {
  await waitFor('the journal is folded', async () => {
    await runTasks();
    const text = 'select coalesce((select max(seq) from posting), 0) <= (select folded_seq from ledger_fold where id = 1) as done';
    return (await app.database.sql<{ done: boolean }>(text))[0]?.done === true;
  });
  await runTasks();
}

const rows = <R extends object>(text: string): Promise<R[]> => app.database.sql<R>(text);
const balances = async (at: string): Promise<unknown> =>
  ask(
    app,
    await adminOf(app),
    `query($at: String!) {
      trialBalance(at: $at) { currency debit { amount } credit { amount } accounts { code debit { amount } credit { amount } } }
      ledgerSubAccounts(account: "2100", currency: "USD", at: $at) { nodes { id balance { amount } } }
    }`,
    { at },
  );
const codeOf = async (query: string): Promise<string> => {
  const { body } = await app.client.graphql(query, {}, await adminOf(app));
  return body.errors[0].extensions.code;
};

it('After 20 months the journal holds the last of them, and every balance, count and key is what it was', async () => {
  const sizes: number[] = [];
  const known: [day: string, balances: unknown][] = [];
  const stuck = String((await placeOrder(app, shop)).body.shipment_id);
  await walkTo(app, stuck, 'pickup');
  const first = await delivered();
  const undeposited = await codParcel(app, shop);
  await carry(app, undeposited.id, 'DELIVERED');
  expect((await confirm(app, undeposited.id)).status).toBe(200);
  const started = app.clock.now().toISOString().slice(0, 10);
  await archive();

  for (let round = 1; round <= ROUNDS; round++) {
    app.clock.advance(days(STEP_DAYS));
    await delivered();
    if (round % 6 === 0) await topUp(app, await adminOf(app), sellerId, '100.00');
    await archive();
    if (round === 1 || round === 20) known.push([started, await balances(started)]);
    sizes.push((await rows<{ count: number }>('select count(*)::int from posting'))[0]?.count ?? 0);
  }

  const [{ months, archived, open } = { months: 0, archived: 0, open: 0 }] = await rows<Record<string, number>>(
    `select (select count(*)::int from ledger_archive) as months, (select count(*)::int from ledger_archived_entry) as archived,
            (select count(distinct entry_id)::int from posting where seq <= (select max(last_seq) from ledger_archive)) as open`,
  );
  expect(months).toBeGreaterThanOrEqual(6);
  expect(archived).toBeGreaterThan(0);
  expect(open).toBeGreaterThan(0);
  expect(Math.max(...sizes.slice(-10))).toBeLessThan((sizes[43] ?? 0) * 1.1);
  expect(await ledgerIsWhole(app)).toMatchObject({ ok: true, differences: [] });
  for (const [day, before] of known) expect(await balances(day)).toEqual(before);
  await listsSayWhatIsThere({ first, stuck, started });
  await nothingIsPostedAgain();
  expect((await handOver(app, undeposited.id, { receivedById: app.accounts.operator.id })).status).toBe(200);
  expect(await ledgerIsWhole(app)).toMatchObject({ ok: true, differences: [] });
  await changesAreFound();
}, 300_000);

async function delivered(): Promise<string> {
  const id = String((await placeOrder(app, shop)).body.shipment_id);
  await walkTo(app, id, 'delivered');
  return id;
}

async function listsSayWhatIsThere({ first, stuck, started }: { first: string; stuck: string; started: string }): Promise<void> {
  const admin = await adminOf(app);
  const counted = await ask(
    app,
    admin,
    `query($s: String!) { all: transactions { totalCount } own: transactions(sellerId: $s) { totalCount }
      credits: transactions(type: CREDIT) { totalCount } stuck: transactions(shipmentId: "${stuck}") { nodes { source } }
      ledgerArchives { month entries postings sha256 previousSha256 archivedAt } }`,
    { s: sellerId },
  );
  const [there] = await rows<{ all: number; credits: number; own: number }>(
    `select count(*)::int as all, count(*) filter (where direction = 'credit')::int as credits, count(*) filter (where seller_id = '${sellerId}')::int as own
       from posting where account in ('1200', '2100')`,
  );
  const holds = (await rows<{ count: number }>(`select count(*)::int from wallet_hold where status = 'open'`))[0]?.count ?? 0;
  expect(counted.all.totalCount - holds).toBe(there?.all);
  expect(counted.own.totalCount - holds).toBe(there?.own);
  expect(counted.credits.totalCount).toBe(there?.credits);
  expect(counted.stuck.nodes).toHaveLength(1);
  expect(counted.ledgerArchives.at(-1)).toMatchObject({ month: started.slice(0, 7), previousSha256: null });
  expect(await codeOf(`{ transactions(startDate: "${started}") { nodes { id } } }`)).toBe('PERIOD_ARCHIVED');
  expect(await codeOf(`{ journalEntries(startDate: "${started}") { nodes { id } } }`)).toBe('PERIOD_ARCHIVED');
  expect(await codeOf(`{ ledgerExport(startDate: "${started}", endDate: "${started}") { text } }`)).toBe('PERIOD_ARCHIVED');
  expect(await codeOf(`{ transactions(shipmentId: "${first}") { nodes { id } } }`)).toBe('ENTRY_ARCHIVED');
  const [archived] = await rows<{ entry_id: string }>('select entry_id from ledger_archived_entry limit 1');
  expect(await codeOf(`{ journalEntry(id: "${archived?.entry_id}") { id } }`)).toBe('ENTRY_ARCHIVED');
}

async function nothingIsPostedAgain(): Promise<void> {
  const [known] = await rows<{ key: string }>(
    `select idempotency_key as key from ledger_archived_entry where idempotency_key like 'topup:%'`,
  );
  const before = await rows('select balance_minor from seller_account');
  const again = `insert into journal_entry (id, type, source_type, source_id, idempotency_key, occurred_at, description, posted_at)
                 values (gen_random_uuid(), 'topup', 'seller', 'x', '${known?.key}', now(), 'Again', now())`;
  await expect(rows(again)).rejects.toThrow();
  expect(await rows('select balance_minor from seller_account')).toEqual(before);
}

async function changesAreFound(): Promise<void> {
  const env = { DATABASE_URL: app.databaseUrl, DATA_DIR: app.dataDir };
  const whole = await shipgraph(['ledger-archive', 'verify'], { env });
  expect(whole).toMatchObject({ exitCode: 0, err: '' });
  const folder = join(app.dataDir, 'ledger-archive');
  const [file = ''] = await readdir(folder);
  expect(whole.out).toContain(`ok       ${file.slice(0, 7)}: `);
  const content = gunzipSync(await readFile(join(folder, file)));
  await writeFile(join(folder, file), gzipSync(content.toString().replace('Wallet top-up', 'Wallet top-uq')));

  const changed = await shipgraph(['ledger-archive', 'verify'], { env });
  expect(changed.exitCode).toBe(1);
  expect(changed.out).toContain(`problem  ${file.slice(0, 7)}: The content has changed`);
}
