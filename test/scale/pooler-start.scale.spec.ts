import { waitFor } from '../support/wait-for.js';
import { onBed } from './bed/bed.js';
import { startPgbouncer } from './bed/pgbouncer.js';
import { PostgresNode } from './bed/postgres-node.js';
import { withPrograms } from './bed/programs.js';
import { Service } from './bed/service.js';
import { report } from './bed/tally.js';

describe('A start whose DATABASE_URL leads to PgBouncer in transaction mode', () => {
  withPrograms('postgres', 'pgbouncer')('fails without DATABASE_DIRECT_URL, with one sentence that names it', () =>
    onBed(async (bed) => {
      const primary = await PostgresNode.primary(bed, 'primary');
      const pooler = await startPgbouncer(bed, { server: primary.port });
      const service = Service.begin(bed, 'service', { DATABASE_URL: pooler.url(), DEMO: '0' });
      await waitFor('it ends', () => !service.running, 60_000);
      const lines = service
        .said()
        .trim()
        .split('\n')
        .filter((line) => line.includes('DATABASE_DIRECT_URL'));
      report('S4 no direct', service.said().trim().split('\n').at(-1) ?? '');
      expect(service.exitCode).toBe(1);
      expect(lines).toHaveLength(1);
      // Nothing of the failed start is left behind at the server, such as a lock on a pooled connection.
      const [{ n }] = await primary.sql(`select count(*)::int as n from pg_locks where locktype = 'advisory'`);
      expect(n).toBe(0);
    }),
  );

  withPrograms('postgres', 'pgbouncer before 1.21')(
    'fails where PgBouncer keeps no prepared statements, with one sentence that names the setting',
    () =>
      onBed(async (bed) => {
        const primary = await PostgresNode.primary(bed, 'primary');
        const pooler = await startPgbouncer(bed, { server: primary.port, program: 'pgbouncer before 1.21' });
        const service = Service.begin(bed, 'service', { DATABASE_URL: pooler.url(), DATABASE_DIRECT_URL: primary.url(), DEMO: '0' });
        await waitFor('it ends', () => !service.running, 100_000);
        report('S4 PgBouncer 1.18', service.said().trim().split('\n').at(-1) ?? '');
        expect(service.exitCode).toBe(1);
        expect(
          service
            .said()
            .trim()
            .split('\n')
            .filter((line) => line.includes('max_prepared_statements')),
        ).toHaveLength(1);
      }),
  );

  withPrograms('postgres', 'pgbouncer')('does not hang when several start at once and one of them was killed while it migrated', () =>
    onBed(async (bed) => {
      const primary = await PostgresNode.primary(bed, 'primary');
      const pooler = await startPgbouncer(bed, { server: primary.port });
      const settings = { DATABASE_URL: pooler.url(), DATABASE_DIRECT_URL: primary.url(), DEMO: '0' };
      const killed = Service.begin(bed, 'killed', settings);
      await waitFor(
        () => `it migrates; it said: ${killed.said()}`,
        () => killed.said().includes('Migrating the database'),
        60_000,
      );
      await killed.kill();

      const services = ['first', 'second', 'third'].map((name) => Service.begin(bed, name, settings));
      await Promise.all(services.map((each) => each.ready()));
      expect(await Promise.all(services.map((each) => each.isReady()))).toEqual([true, true, true]);
    }),
  );
});
