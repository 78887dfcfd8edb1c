import { waitFor } from '../support/wait-for.js';
import { SERVICE } from './bed/admin-sql.js';
import { onBed, type Bed } from './bed/bed.js';
import { OrderLoad } from './bed/order-load.js';
import { shopsIn } from './bed/pair.js';
import { PostgresNode } from './bed/postgres-node.js';
import { withPrograms } from './bed/programs.js';
import { Service } from './bed/service.js';
import { report, tally } from './bed/tally.js';

/** A database that an administrator has prepared: the role of the service may use it and nothing more. */
async function preparedServer(bed: Bed, ...schemas: readonly string[]): Promise<PostgresNode> {
  const node = await PostgresNode.primary(bed, 'primary');
  await node.sql(`alter database ${SERVICE} owner to postgres`);
  await node.sql(`revoke all on database ${SERVICE} from public`);
  await node.sql(`revoke all on schema public from public`);
  await node.sql(`grant connect, temporary on database ${SERVICE} to ${SERVICE}`);
  await node.sql('create schema extensions');
  await node.sql('create extension pg_trgm schema extensions');
  await node.sql(`grant usage on schema extensions to ${SERVICE}`);
  for (const schema of schemas.flatMap((each) => [each, `${each}_jobs`]))
    await node.sql(`create schema ${schema} authorization ${SERVICE}`);
  return node;
}

describe('A service whose role may create neither schemas nor extensions', () => {
  withPrograms('postgres')('starts, migrates and takes orders in the schemas that an administrator has made', () =>
    onBed(async (bed) => {
      const node = await preparedServer(bed, 'shipgraph');
      const refused = await node.sql(`select has_database_privilege('${SERVICE}', '${SERVICE}', 'create') as may`);
      expect(refused).toEqual([{ may: false }]);

      const service = await Service.start(bed, 'service', {
        DATABASE_URL: node.url(),
        ROLE: 'all',
        DEMO: '0',
        DATA_DIR: `${bed.folder}/made/by/the/service`,
      });
      const load = new OrderLoad({ shops: await shopsIn(node), perSecond: 20, url: () => service.url });
      await waitFor(
        () => `orders are placed: ${load.answers.at(-1)?.text}`,
        () => load.acknowledged.length >= 40,
      );
      await load.stop();
      expect(await tally(load, node)).toMatchObject({ missing: [], twice: [], unexpected: [] });
      await service.restart();
      expect(await service.isReady()).toBe(true);
    }),
  );
});

describe('Two services in one database', () => {
  withPrograms('postgres')('do not need each other: one is dropped with its schemas, and the other goes on and starts again', () =>
    onBed(async (bed) => {
      const node = await PostgresNode.primary(bed, 'primary');
      const gone = await Service.start(bed, 'gone', { DATABASE_URL: node.url(), DB_SCHEMA: 'gone', ROLE: 'all', DEMO: '0' });
      const stays = await Service.start(bed, 'stays', { DATABASE_URL: node.url(), DB_SCHEMA: 'shipgraph', ROLE: 'all', DEMO: '0' });
      const load = new OrderLoad({ shops: await shopsIn(node), perSecond: 20, url: () => stays.url });
      await waitFor('orders are placed', () => load.acknowledged.length >= 20);

      await gone.stop();
      const indexes = await trigramIndexes(node);
      await node.sql('drop schema gone cascade');
      await node.sql('drop schema gone_jobs cascade');
      const placed = load.acknowledged.length;
      await waitFor(
        () => `orders are placed still: ${load.answers.at(-1)?.text}`,
        () => load.acknowledged.length >= placed + 40,
      );
      await load.stop();
      const left = await trigramIndexes(node);
      report('S6 dropped neighbour', `${left} of ${indexes} indexes of trigrams are left in the other schema`);
      expect(await tally(load, node)).toMatchObject({ missing: [], twice: [], unexpected: [] });
      expect(indexes).toBeGreaterThan(0);
      expect(left).toBe(indexes);
      await stays.restart();
      expect(await stays.isReady()).toBe(true);
    }),
  );
});

const trigramIndexes = async (node: PostgresNode): Promise<number> =>
  (
    await node.sql(`select count(*)::int as n from pg_indexes where schemaname = 'shipgraph' and indexdef ~ 'gin_trgm_ops|gist_trgm_ops'`)
  )[0].n;
