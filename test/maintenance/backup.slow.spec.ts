import { createHmac } from 'node:crypto';
import { execFile } from 'node:child_process';
import { mkdir, readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { getCACertificates, setDefaultCACertificates } from 'node:tls';
import { spawnShipgraph } from '../support/command-line.js';
import { findDebianPostgres } from '../support/debian-postgres.js';
import { authority, type Certificate } from '../modules/webhooks/certificates.js';
import { startReceiver, type Receiver } from '../modules/webhooks/receiver.js';
import { heard } from '../modules/webhooks/webhook-story.js';
import type { TestApp } from '../support/app.js';
import { moveTo, placeOrder } from '../support/story.js';
import { waitFor } from '../support/wait-for.js';
import { archiveBooks, booksOf, doBusiness, keepOrdering, knows } from './business.js';
import { startDebianDatabases, type DebianDatabases } from './debian-databases.js';
import { makePlace, takeAlongLogins, type Place } from './place.js';

const installed = await findDebianPostgres();
if (!installed) console.warn('Skipped: there is no pg_dump of Debian on this machine (package postgresql).');

let certificate: Certificate;
let debian: DebianDatabases | undefined;
beforeAll(async () => {
  const ca = await authority();
  setDefaultCACertificates([...getCACertificates('default'), ca.cert]);
  certificate = await ca.issue();
  debian = installed ? await startDebianDatabases() : undefined;
});
afterAll(() => debian?.stop());

const kinds = [
  { name: 'a PostgreSQL server', database: async () => debian?.create(), test: installed ? it : it.skip },
  { name: 'the embedded database', database: async () => undefined, test: it },
];

type Cleanup = () => unknown;
let cleanups: Cleanup[] = [];
/** Also when the test fails: a service that still runs would keep the test runner. */
const afterwards = (cleanup: Cleanup): void => void cleanups.push(cleanup);
afterEach(async () => {
  for (const cleanup of cleanups.toReversed()) await cleanup();
  cleanups = [];
});

const newPlace = async (url: string | undefined): Promise<Place> => {
  const place = await makePlace(url);
  afterwards(place.remove);
  return place;
};
const startAt = async (place: Place): Promise<TestApp> => {
  const app = await place.start();
  afterwards(() => app.stop());
  return app;
};
const newReceiver = async (): Promise<Receiver> => {
  const receiver = await startReceiver(certificate);
  afterwards(receiver.close);
  return receiver;
};

describe.each(kinds)('A backup of $name', ({ database, test }) => {
  test('made while the service works has every order, balance, file and webhook secret when it is restored elsewhere', async () => {
    const from = await newPlace(await database());
    const to = await newPlace(await database());
    const receiver = await newReceiver();
    const backups = join(from.dataDir, '..', 'backups');
    await mkdir(backups);

    const before = await startAt(from);
    const business = await doBusiness(before, receiver);
    const orders = keepOrdering(before, business.shop);
    afterwards(orders.stop);
    await waitFor('orders are placed', () => orders.placed.length >= 5);
    const placed = [...orders.placed];
    const { exitCode, err } = await spawnShipgraph(['--json', 'backup', backups], from.env).exited;
    await waitFor('orders are placed after it', () => orders.placed.length > placed.length + 1);
    await orders.stop();
    await before.stop();
    expect({ exitCode, err }).toMatchObject({ exitCode: 0 });

    const [file = ''] = await readdir(backups);
    expect(await readdir(backups)).toHaveLength(1);
    expect((await stat(join(backups, file))).mode & 0o777).toBe(0o600);
    await takeAlongLogins(from, to);
    const restored = await spawnShipgraph(['restore', join(backups, file)], to.env).exited;
    expect(restored).toMatchObject({ exitCode: 0, out: expect.stringContaining('The ledger balances.') });

    const after = await startAt(to);
    for (const reference of placed) expect(await knows(after, reference)).toBe(true);
    expect(await booksOf(after)).toMatchObject({ ok: true });
    expect(await readFile(join(to.dataDir, 'proofs', business.proof.fileKey))).toEqual(business.proof.content);
    const { body } = await placeOrder(after, business.shop);
    await moveTo(after, body.shipment_id, 'pickup');
    await waitFor('the webhook of the new order comes', () => heard(receiver).some(({ raw }) => raw.includes(String(body.shipment_id))));
    const last = heard(receiver).find(({ raw }) => raw.includes(String(body.shipment_id)));
    const signed = createHmac('sha256', business.secret).update(`${String(last?.headers['x-svc-timestamp'])}.`);
    expect(last?.headers['x-svc-signature']).toContain(signed.update(last?.raw ?? '').digest('hex'));
  });

  test('of a quiet service has the same books, and is an archive that tar and sha256sum check', async () => {
    const from = await newPlace(await database());
    const to = await newPlace(await database());
    const receiver = await newReceiver();
    const before = await startAt(from);
    await doBusiness(before, receiver);
    await before.stop();
    const started = await startAt(from);
    await archiveBooks(started);
    const books = await booksOf(started);
    await started.stop();

    const archive = join(to.dataDir, '..', 'backup.tar');
    expect(await from.shipgraph('backup', archive)).toMatchObject({ exitCode: 0 });
    const extracted = join(to.dataDir, '..', 'extracted');
    await mkdir(extracted);
    await promisify(execFile)('tar', ['-xf', archive, '-C', extracted]);
    await promisify(execFile)('sha256sum', ['--check', '--strict', '--quiet', 'SHA256SUMS'], { cwd: extracted });

    expect(await from.shipgraph('restore', archive)).toMatchObject({
      exitCode: 1,
      err: expect.stringMatching(/already a database|is not empty/),
    });
    await takeAlongLogins(from, to);
    expect(await to.shipgraph('restore', archive)).toMatchObject({ exitCode: 0 });
    expect(await to.shipgraph('ledger-archive', 'verify')).toMatchObject({
      exitCode: 0,
      out: expect.stringMatching(/^ok       \d{4}-\d\d: \d+ entries/),
    });
    const after = await startAt(to);
    expect(await booksOf(after)).toEqual(books);
  });
});

it('A restore of the embedded database that is killed leaves no database, and can be run again', async () => {
  const from = await newPlace(undefined);
  const to = await newPlace(undefined);
  await (await startAt(from)).stop();
  const archive = join(from.dataDir, '..', 'backup.tar');
  expect(await from.shipgraph('backup', archive)).toMatchObject({ exitCode: 0 });

  const { child, exited } = spawnShipgraph(['restore', archive], to.env);
  await waitFor('it writes the database', async () => (await readdir(to.dataDir)).some((name) => name.startsWith('postgres.new-')));
  child.kill('SIGKILL');
  await exited;
  expect(await readdir(to.dataDir)).not.toContain('postgres');

  expect(await to.shipgraph('restore', archive)).toMatchObject({ exitCode: 0, out: expect.stringContaining('The ledger balances.') });
  expect((await readdir(to.dataDir)).filter((name) => name.startsWith('postgres.new-'))).toEqual([]);
});
