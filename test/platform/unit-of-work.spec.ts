import { systemClock } from '../../src/kernel/clock.js';
import { Database } from '../../src/platform/db/database.js';
import type { CoreServices } from '../../src/platform/services.js';
import { createTestDatabase, type TestDatabase } from '../support/database.js';
import { waitFor } from '../support/wait-for.js';
import { startProxy, type TcpProxy } from '../support/tcp-proxy.js';

const CONNECTIONS = 2;

let server: TestDatabase;
let proxy: TcpProxy;
let database: Database;
beforeAll(async () => {
  server = await createTestDatabase();
  const url = new URL(server.url);
  proxy = await startProxy({ host: url.hostname, port: Number(url.port) });
  url.port = String(proxy.port);
  database = new Database({ url: url.toString(), schema: 'shipgraph', pool: CONNECTIONS }, { clock: systemClock } as CoreServices);
});
afterAll(async () => {
  await database.close();
  await proxy.close();
  await server.drop();
});

it('gives back the connection of a transaction that the network broke', async () => {
  for (let outage = 1; outage <= CONNECTIONS + 1; outage++) {
    const broken = database.unitOfWork.run(null, async (tx) => {
      await tx.sql('select 1');
      proxy.cut();
      await tx.sql('select 1');
    });
    await expect(broken).rejects.toThrow();
    proxy.mend();
  }
  await expect(database.unitOfWork.run(null, (tx) => tx.sql('select 1 as one'))).resolves.toEqual([{ one: 1 }]);
});

it('gives back the connection of a transaction that could not begin', async () => {
  for (let outage = 1; outage <= CONNECTIONS + 1; outage++) {
    await database.sql('select 1');
    proxy.cut();
    await expect(database.unitOfWork.run(null, (tx) => tx.sql('select 1'))).rejects.toThrow();
    proxy.mend();
  }
  await expect(database.unitOfWork.run(null, (tx) => tx.sql('select 1 as one'))).resolves.toEqual([{ one: 1 }]);
});

it('loses its locks when the server hears no more of it, as after a network failure that only one side sees', async () => {
  await database.sql('create table counted as select 1 as n');
  const settings = { url: server.url, schema: 'shipgraph', pool: 1, statementTimeoutMs: 100 };
  const silent = new Database(settings, { clock: systemClock } as CoreServices);
  const unheard = silent.unitOfWork.run(null, async (tx) => {
    await tx.sql('update counted set n = 2');
    await waitFor('the row is free', async () => (await database.sql('select n from counted for update skip locked')).length === 1);
  });

  await expect(unheard).rejects.toThrow();
  expect(await database.sql('select n from counted')).toEqual([{ n: 1 }]);
  await silent.close();
});

it('commits what the work wrote and runs its signals afterwards, and neither when it throws', async () => {
  const heard: string[] = [];
  const write = (tx: Parameters<Parameters<Database['unitOfWork']['run']>[1]>[0], key: string): Promise<unknown> => {
    tx.afterCommit(() => heard.push(key));
    return tx.sql(`create table ${key} ()`);
  };

  await database.unitOfWork.run(null, (tx) => write(tx, 'kept'));
  const failed = database.unitOfWork.run(null, async (tx) => {
    await write(tx, 'dropped');
    throw new Error('changed my mind');
  });

  await expect(failed).rejects.toThrow('changed my mind');
  expect(heard).toEqual(['kept']);
  expect(await database.sql("select to_regclass('kept')::text as kept, to_regclass('dropped') as dropped")).toEqual([
    { kept: 'kept', dropped: null },
  ]);
});

it('keeps what the address of the database says of options beside its own', async () => {
  const services = { clock: systemClock } as CoreServices;
  const other = new Database({ url: `${server.url}?options=-c%20work_mem%3D7MB`, schema: 'shipgraph', pool: 1 }, services);
  const shown = await other.sql("select current_setting('work_mem') as memory, current_setting('search_path') as path");
  await other.close();
  expect(shown).toEqual([{ memory: '7MB', path: 'shipgraph' }]);
});
