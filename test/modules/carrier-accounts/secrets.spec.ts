import { Writable } from 'node:stream';
import { LINE_SETTINGS, bookedView, connectLine } from '../../carriers/connect-line.js';
import { ParcelLine } from '../../carriers/parcel-line.js';
import { createLogger } from '../../../src/platform/log/logger.js';
import { startApp, type TestApp } from '../../support/app.js';
import { adminOf, newSeller, newStaff, topUp } from '../../support/people.js';
import { connectShop, placeOrder, sessionOf } from '../../support/story.js';
import { waitFor } from '../../support/wait-for.js';

let app: TestApp;
let line: ParcelLine;
const logged: string[] = [];
const answered: string[] = [];

beforeAll(async () => {
  line = await new ParcelLine().start();
  const destination = new Writable({ write: (chunk: Buffer, _encoding, done) => (logged.push(chunk.toString()), done()) });
  app = await startApp(LINE_SETTINGS, { log: createLogger('trace', destination) });
});
afterAll(async () => {
  await app.stop();
  await line.stop();
});

async function graphql(token: string, query: string, variables: Readonly<Record<string, unknown>> = {}) {
  const { body, text } = await app.client.graphql(query, variables, token);
  answered.push(text);
  return body.data;
}

/** Every table of every schema that has the text somewhere, plain or as bytes. */
async function tablesWith(secret: string): Promise<string[]> {
  const tables = await app.database.sql<{ name: string }>(
    `select format('%I.%I', table_schema, table_name) as name from information_schema.tables
      where table_type = 'BASE TABLE' and table_schema not in ('pg_catalog', 'information_schema')`,
  );
  expect(tables.length).toBeGreaterThan(80);
  const found: string[] = [];
  for (const { name } of tables) {
    const [row] = await app.database.sql<{ has: boolean }>(
      `select exists (select from ${name} t where t::text like '%' || $1 || '%' or t::text like '%' || encode(convert_to($1, 'UTF8'), 'hex') || '%') as has`,
      [secret],
    );
    if (row?.has) found.push(name);
  }
  return found;
}

const UPDATE = 'mutation($id: String!, $i: UpdateCarrierAccountInput!) { updateCarrierAccount(id: $id, input: $i) { version pausedBy } }';
const CHECK = 'mutation($id: String!) { checkCarrierAccount(id: $id) { ok kind message } }';
const ACCOUNTS =
  '{ carrierAccounts { id version label baseUrl pauseReason lastFailure lastFailureKind webhookUrl services { serviceCode } } }';
const AUDIT = '{ auditEvents(first: 100) { nodes { action code arguments } } }';

it('The credentials of an account are nowhere but in the encrypted column: not in a table, not in the log, not in an answer', async () => {
  const admin = await adminOf(app);
  const driver = await newStaff(app, admin, 'DRIVER');
  const seller = await newSeller(app);
  const session = await sessionOf(app, seller);
  await topUp(app, admin, seller.id, '1000.00');
  const shop = await connectShop(app, seller);
  const secrets: string[] = Object.values(line.credentials);
  const renewed = (key: string) => {
    secrets.push(key, `${key}-webhooks`);
    return Object.assign(line.credentials, { key, webhookSecret: `${key}-webhooks` });
  };

  const account = await connectLine(app, admin, line);
  await graphql(session, 'mutation($i: ConnectCarrierInput!) { connectCarrier(input: $i) { id } }', {
    i: { carrier: 'EASYPOST', mode: 'TEST', credentials: { apiKey: 'EZTK-of-a-seller', webhookSecret: 'hook-of-a-seller' } },
  });
  await graphql(admin, 'mutation($i: ConnectCarrierInput!) { connectCarrier(input: $i) { id } }', {
    i: { carrier: 'ARAMEX', mode: 'TEST', credentials: { AccountPin: 'pin-432109', Password: 'word-432109', Nonsense: 'none-432109' } },
  });
  await graphql(driver, 'mutation($i: ConnectCarrierInput!) { connectCarrier(input: $i) { id } }', {
    i: {
      carrier: 'EASYPOST',
      mode: 'TEST',
      credentials: { apiKey: 'EZTK-of-a-driver' },
      baseUrl: 'https://me:word-in-address@example.com',
    },
  });
  await graphql(
    admin,
    'mutation { connectCarrier(input: { carrier: "EASYPOST", mode: TEST, credentials: { apiKey: "EZTK-in-the-document" } }) { id } }',
  );
  secrets.push(
    'EZTK-in-the-document',
    'EZTK-of-a-seller',
    'hook-of-a-seller',
    'pin-432109',
    'word-432109',
    'none-432109',
    'EZTK-of-a-driver',
    'word-in-address',
  );

  const versionOf = async (): Promise<number> =>
    (await graphql(admin, ACCOUNTS)).carrierAccounts.find(({ id }: { id: string }) => id === account).version;
  const update = async (credentials: object) => graphql(admin, UPDATE, { id: account, i: { version: await versionOf(), credentials } });
  await update(renewed('line-key-renewed-1'));
  await graphql(admin, CHECK, { id: account });
  await update({ key: 'line-key-mistaken', webhookSecret: 'line-hook-mistaken' });
  secrets.push('line-key-mistaken', 'line-hook-mistaken');
  await graphql(admin, CHECK, { id: account });
  await waitFor('the pause', async () => JSON.stringify(await graphql(admin, ACCOUNTS)).includes('refused the credentials'));
  await update(line.credentials);

  const book = async (): Promise<string> => {
    const placed = await placeOrder(app, shop, { carrier: 'LINE_NEXT' });
    answered.push(placed.text);
    await graphql(admin, 'mutation($id: String!) { schedulePickup(id: $id) { newStatus } }', { id: placed.body.shipment_id });
    return placed.body.shipment_id;
  };
  const becomes = (id: string, status: string) =>
    waitFor(`the booking to be ${status}`, async () => (await bookedView(app, admin, id)).bookingStatus === status);
  const good = await book();
  await becomes(good, 'BOOKED');
  line.webhookUrl = `${app.url}/api/carriers/${account}/events`;
  await line.scan((await bookedView(app, admin, good)).awb, 'MOVED', { at: app.clock.now() });
  line.refusing = `No parcel for ${line.credentials['key']}.`;
  const bad = await book();
  await becomes(bad, 'REFUSED');
  answered.push(JSON.stringify(await bookedView(app, admin, bad)));
  line.refusing = null;

  await app.services.audit.settled();
  const audited = (await graphql(admin, AUDIT)).auditEvents.nodes as { action: string; arguments: { input: { credentials: unknown } } }[];
  const told = audited.filter(({ action }) => action === 'connectCarrier' || action === 'updateCarrierAccount');
  expect(told.length).toBeGreaterThanOrEqual(6);
  expect(told.map(({ arguments: { input } }) => input.credentials)).toEqual(told.map(() => '[redacted]'));

  const found: Record<string, readonly string[]> = {};
  for (const secret of secrets) {
    const places = [
      ...(await tablesWith(secret)),
      ...(logged.some((text) => text.includes(secret)) ? ['the log'] : []),
      ...(answered.some((text) => text.includes(secret)) ? ['an answer'] : []),
    ];
    if (places.length > 0) found[secret] = places;
  }
  expect(found).toEqual({});
  expect(logged.length).toBeGreaterThan(20);
});
