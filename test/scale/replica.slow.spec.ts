import { setTimeout as pause } from 'node:timers/promises';
import { bearer } from '../support/client.js';
import { waitFor } from '../support/wait-for.js';
import { onBed, type Bed } from './bed/bed.js';
import { OrderLoad } from './bed/order-load.js';
import { migratedPrimary, type Ground } from './bed/pair.js';
import type { PostgresNode } from './bed/postgres-node.js';
import { withPrograms } from './bed/programs.js';
import { Service } from './bed/service.js';
import { askOf, operatorOf } from './bed/stories.js';
import { report, tally } from './bed/tally.js';

const DELAY_SECONDS = 5;
const BURST = 20;
const ROUNDS = 3;
const today = (): string => new Date().toISOString().slice(0, 10);
const FIGURES = '{ shipmentFigures { statuses { status count } } }';

async function replicated(bed: Bed, standbySettings: Readonly<Record<string, string>> = {}) {
  const { primary, shops } = await migratedPrimary(bed);
  // The administrator's own statements are distinguished by the name of the application.
  const standby = await primary.standby('standby', { log_statement: 'all', ...standbySettings });
  const settings = { DATABASE_URL: primary.url(), DATABASE_READ_URL: standby.url(), DEMO: '0' };
  return { primary, standby, shops, settings };
}

describe('A service with a replica to read from', () => {
  withPrograms('postgres')('never shows a caller less than it has just written, on a replica that is held five seconds behind', () =>
    onBed(async (bed) => {
      const { primary, standby, shops, settings } = await replicated(bed, { recovery_min_apply_delay: `${DELAY_SECONDS}s` });
      const services = [await Service.start(bed, 'first', settings), await Service.start(bed, 'second', settings)];
      const ids = await placeTen(services[0], shops);
      const stale: string[] = [];
      let reads = 0;
      for (let round = 0; round < ROUNDS; round++) {
        // Only a replica that had everything a moment ago is trusted at all.
        await waitFor('the replica has everything', () => hasEverything(primary, standby), 60_000);
        await pause(1_500);
        for (let n = 0; n < BURST; n++) {
          const [service, id] = [services[n % 2 === 0 ? 0 : round % 2], ids[n % ids.length]];
          const operator = await operatorOf(primary);
          const text = `round ${round}, note ${n}`;
          const written = await service?.client.post(
            `/api/erp/shipments/${id}/notes`,
            { text, type: 'pickup', visibility: 'internal' },
            bearer(operator),
          );
          expect(written).toMatchObject({ status: 201 });
          const seen = await service?.client.get(`/api/erp/shipments/${id}/notes`, bearer(operator));
          reads += 1;
          if (!seen?.text.includes(text)) stale.push(text);
        }
      }
      report('S7 held back', `${stale.length} stale of ${reads} reads after a write`);
      expect(stale).toEqual([]);
    }),
  );

  withPrograms('postgres')('reads figures, lists and exports there while it is fresh, and from the primary when it is stopped', () =>
    onBed(async (bed) => {
      const { primary, standby, shops, settings } = await replicated(bed);
      const service = await Service.start(bed, 'service', settings);
      await placeTen(service, shops);
      const reader = await operatorOf(primary);
      await waitFor('the replica has everything', () => hasEverything(primary, standby));
      await waitFor(
        'figures are read from the replica',
        async () => {
          await askOf(service, reader, FIGURES);
          return servedBy(standby) > 0;
        },
        20_000,
      );
      for (const path of ['/api/erp/shipments?page=1', `/api/erp/ledger/export?from=${today()}&to=${today()}`]) {
        const before = servedBy(standby);
        const answer = await service.client.get(path, bearer(reader));
        expect([path, answer.status]).toEqual([path, 200]);
        report('S7 fresh', `${path}: ${servedBy(standby) - before} statements on the replica`);
        expect(servedBy(standby)).toBeGreaterThan(before);
      }

      await standby.kill();
      const failed: string[] = [];
      for (let n = 0; n < BURST; n++) {
        const answer = await service.client.graphql(FIGURES, {}, reader);
        if (answer.status !== 200 || answer.body.errors) failed.push(answer.text);
        await pause(100);
      }
      report('S7 stopped', `${failed.length} of ${BURST} reads failed while the replica was away`);
      expect(failed).toEqual([]);

      await standby.start();
      await waitFor(
        'figures are read from the replica again',
        async () => {
          await askOf(service, reader, FIGURES);
          return servedBy(standby) > 0;
        },
        60_000,
      );
    }),
  );

  withPrograms('postgres')('leaves a replica that stands still, while others write', () =>
    onBed(async (bed) => {
      const { primary, standby, shops, settings } = await replicated(bed);
      const service = await Service.start(bed, 'service', settings);
      const reader = await operatorOf(primary);
      await standby.sql('select pg_wal_replay_pause()');
      const load = new OrderLoad({ shops, perSecond: 20, url: () => service.url });
      await waitFor('orders are placed for some seconds', () => load.acknowledged.length >= 80);
      // Of a replica that is more than a second behind, nothing is read: the order of two seconds ago is there.
      const old = load.acknowledged.filter(({ answeredAt }) => answeredAt < performance.now() - 2_000).length;
      const { shipmentFigures } = await askOf(service, reader, FIGURES);
      const counted = (shipmentFigures.statuses as readonly { count: number }[]).reduce((sum, { count }) => sum + count, 0);
      await load.stop();
      report('S7 standing still', `${counted} orders counted, at least ${old} expected`);
      expect(old).toBeGreaterThan(0);
      expect(counted).toBeGreaterThanOrEqual(old);
      expect(await tally(load, primary)).toMatchObject({ missing: [], twice: [], unexpected: [] });
    }),
  );
});

/** The ids of ten new shipments. */
async function placeTen(service: Service | undefined, shops: Ground['shops']): Promise<string[]> {
  const load = new OrderLoad({ shops, perSecond: 20, url: () => service?.url ?? '', firstNumber: 1_000_000 });
  await waitFor(
    () => `ten orders are placed: ${load.answers.at(-1)?.text}`,
    () => load.acknowledged.length >= 10,
  );
  await load.stop();
  return load.acknowledged.map(({ text }) => (JSON.parse(text) as { nbox: { shipment_detail_id: string } }).nbox.shipment_detail_id);
}

async function hasEverything(primary: PostgresNode, standby: PostgresNode): Promise<boolean> {
  const [{ written }] = await primary.sql('select pg_current_wal_lsn()::text as written');
  const [{ reached }] = await standby.sql('select (pg_last_wal_replay_lsn() >= $1::pg_lsn) as reached', [written]);
  return reached as boolean;
}

/** How many statements about shipments the service has run on this server since it started. */
const servedBy = (node: PostgresNode): number =>
  node
    .log()
    .split('\n')
    .filter((line) => /\] shipgraph\S* LOG: .*(execute|statement).*\bfrom\b/i.test(line)).length;
