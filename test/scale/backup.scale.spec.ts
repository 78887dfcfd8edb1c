import { mkdir, readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { spawnShipgraph } from '../support/command-line.js';
import { waitFor } from '../support/wait-for.js';
import { ADMIN, SERVICE, type Server } from './bed/admin-sql.js';
import { onBed } from './bed/bed.js';
import { FailoverManager } from './bed/failover-manager.js';
import { OrderLoad } from './bed/order-load.js';
import { pairOfServers, type Pair } from './bed/pair.js';
import type { PostgresNode } from './bed/postgres-node.js';
import { withPrograms } from './bed/programs.js';
import { Service } from './bed/service.js';
import { askOf, operatorOf } from './bed/stories.js';
import { report, tally } from './bed/tally.js';

const TTL_MS = 3_000;
const PER_SECOND = 20;
const SECRET_KEY = 'the same on every machine of this installation';
const UNREACHABLE = 3;
/** So many that a backup is far from done once it has written some bytes. */
const MAILS = 60_000;
const UNDER_WAY_BYTES = 1_000_000;

describe('A backup during which the primary dies', () => {
  withPrograms('postgres')('leaves no file and says why; run again, it has every order that was acknowledged', () =>
    onBed(async (bed) => {
      const pair = await pairOfServers(bed, { service: { SECRET_KEY } });
      const { primary, standby, bothUrl: DATABASE_URL, shops } = pair;
      const service = await Service.start(bed, 'web', { DATABASE_URL, DEMO: '0', SECRET_KEY });
      await fillWallets(service, pair);
      await fillMails(primary);
      FailoverManager.over(bed, primary, standby, TTL_MS);
      const load = new OrderLoad({ shops, perSecond: PER_SECOND, url: () => service.url });
      const moreOrders = async (): Promise<void> => {
        const before = load.acknowledged.length;
        await waitFor('orders are placed', () => load.acknowledged.length >= before + PER_SECOND);
      };
      await moreOrders();

      const folder = join(bed.folder, 'backups');
      await mkdir(folder);
      const env = { PATH: process.env['PATH'] ?? '', DATABASE_URL, DATA_DIR: service.settings['DATA_DIR'] ?? '', SECRET_KEY };
      const { exited, said } = spawnShipgraph(['backup', folder], env);
      await waitFor(
        () => `the dump is under way; it said: ${said.err}`,
        async () => (await bytesIn(folder)) > UNDER_WAY_BYTES,
      );
      await primary.kill();
      const { exitCode, err } = await exited;
      report('S10 failover', `the backup ended with ${exitCode}: ${err.trim().split('\n').at(-1)}`);
      expect(exitCode).toBe(UNREACHABLE);
      expect(err).toContain(
        `The database of DATABASE_URL (${primary.host}) has ended the connection. No backup was written. Run it again when the database can be reached.\n`,
      );
      expect(await readdir(folder)).toEqual([]);

      await waitFor('the other server takes writes', () => standby.isWritable());
      await moreOrders();
      const before = new Set(load.acknowledged);
      expect(await spawnShipgraph(['backup', folder], env).exited).toMatchObject({ exitCode: 0 });
      await moreOrders();
      await load.stop();

      const restored = await databaseOn(standby, 'restored');
      const [file = ''] = await readdir(folder);
      const place = { ...env, DATABASE_URL: restored.url(), DATA_DIR: join(bed.folder, 'data-of-restored') };
      expect(await spawnShipgraph(['restore', join(folder, file)], place).exited).toMatchObject({
        exitCode: 0,
        out: expect.stringContaining('The ledger balances.'),
      });
      const { missing, twice } = await tally(load, restored);
      const numbers = new Set([...before].map(({ number }) => number));
      const lost = missing.filter((number) => numbers.has(number));
      report(
        'S10 failover',
        `${lost.length} of ${before.size} acknowledged orders missing in the restored database, ${twice.length} twice`,
      );
      expect({ lost, twice }).toEqual({ lost: [], twice: [] });
      const after = await Service.start(bed, 'restored', { ...place, DEMO: '0' });
      expect(await after.isReady()).toBe(true);
    }),
  );
});

/** By top-ups that one person may make, so that the ledger balances: the bed puts money into wallets from nowhere. */
async function fillWallets(service: Service, { primary, shops }: Pair): Promise<void> {
  await primary.sql('update seller_account set balance_minor = 0');
  const operator = await operatorOf(primary);
  const topUp = 'mutation($id: String!) { topUpWallet(sellerId: $id, amount: "10000", currency: "USD") { balance { amount } } }';
  const topUps = shops.flatMap(({ sellerId }) => Array.from({ length: 10 }, () => sellerId));
  await Promise.all(topUps.map((id) => askOf(service, operator, topUp, { id })));
}

const fillMails = (primary: PostgresNode): Promise<unknown> =>
  primary.sql(
    `insert into mail (id, event_id, kind, audience, recipient, subject, text_body, html_body, status, attempts, created_at)
     select gen_random_uuid(), gen_random_uuid(), 'test', 'seller', 'a@b.example', 's', '',
            (select string_agg(md5(n::text || part), '') from generate_series(1, 40) part), 'sent', 1, now()
       from generate_series(1, ${MAILS}) n`,
  );

async function databaseOn(node: PostgresNode, name: string): Promise<Server> {
  await node.sql(`create database ${name} owner ${SERVICE}`, [], ADMIN);
  return { url: () => node.url(node.port, name), sql: (text, values) => node.sql(text, values, name) };
}

async function bytesIn(folder: string): Promise<number> {
  const sizes = await Promise.all((await readdir(folder)).map(async (name) => (await stat(join(folder, name))).size));
  return sizes.reduce((sum, size) => sum + size, 0);
}
