import { JobWork } from '../../src/platform/work/work.js';
import type { DomainEvent, EventType } from '../../src/kernel/events.js';
import { Database } from '../../src/platform/db/database.js';
import { oneByOne, type EventConsumer } from '../../src/platform/events/consumer.js';
import { emitAll } from '../../src/platform/events/emit.js';
import { EventPump } from '../../src/platform/events/event-pump.js';
import { newId } from '../../src/platform/ids.js';
import type { RunSql } from '../../src/platform/db/sql.js';
import { createLogger } from '../../src/platform/log/logger.js';
import { Metrics } from '../../src/platform/metrics/metrics.js';
import type { CoreServices } from '../../src/platform/services.js';
import { createTestDatabase, type TestDatabase } from '../support/database.js';
import { eventWith } from '../support/events.js';
import { watchedSql } from '../support/watched-sql.js';
import { waitFor } from '../support/wait-for.js';

let server: TestDatabase;
let database: Database;
/** What has become a job, by the number of its event. */
let kept: number[] = [];
/** How often no job can be made. */
let refusals = 0;
const services = {
  clock: { now: () => new Date() },
  relay: { nudge: () => pumps.forEach((pump) => pump.nudge()) },
  metrics: new Metrics(),
  log: createLogger('silent'),
} as unknown as CoreServices;

beforeAll(async () => {
  server = await createTestDatabase();
  database = new Database({ url: server.url, schema: 'shipgraph', pool: 8 }, services);
});
afterEach(async () => {
  await Promise.all(pumps.splice(0).map((pump) => pump.stop()));
  kept = [];
});
afterAll(async () => {
  await database.close();
  await server.drop();
});

const pumps: EventPump<unknown>[] = [];

const startPump = (...consumers: EventConsumer[]): Promise<EventPump<unknown>> => startPumpOn(database.sql, ...consumers);

async function startPumpOn(sql: RunSql, ...consumers: EventConsumer[]): Promise<EventPump<unknown>> {
  const context = new JobWork(services, sql, database.unitOfWork);
  const keep = async (_consumer: EventConsumer, failed: readonly { event: DomainEvent }[]) => {
    if (refusals-- > 0) throw new Error('no job can be made');
    kept.push(...failed.map(({ event }) => numberOf(event)));
  };
  const pump = new EventPump({ context, consumers, keep, sequenced: () => undefined, warn: () => undefined });
  pumps.push(pump);
  pump.start();
  return pump;
}

const leading = (pump: EventPump<unknown>): Promise<void> => waitFor('the pump leads', () => pump.leads);

/** A consumer that notes the batches it gets. */
function consumerOf(more: Partial<EventConsumer> = {}): EventConsumer & { readonly batches: number[][] } {
  const batches: number[][] = [];
  const { handleAll = async () => undefined } = more;
  return {
    ...{ queue: `consumer_${newId()}`, events: ['cod.handover'], retryLimit: 3, retryDelaySeconds: 1, batch: 100 },
    ...more,
    batches,
    handleAll: async (events, context) => {
      batches.push(events.map(numberOf));
      return handleAll(events, context);
    },
  };
}

const numberOf = ({ data }: DomainEvent): number => Number((data as { readonly n?: unknown }).n);
const numbers = (count: number, from = 0): number[] => Array.from({ length: count }, (_, index) => from + index);

const publish = (count: number, { type = 'cod.handover', from = 0 }: { type?: EventType; from?: number } = {}): Promise<void> =>
  database.unitOfWork.run(null, (tx) =>
    emitAll(
      tx,
      numbers(count, from).map((n) => eventWith(type, { n })),
    ),
  );

const positionOf = async ({ queue }: EventConsumer): Promise<string | undefined> =>
  (await database.sql<{ position: string }>('select position from event_consumer where queue = $1', [queue]))[0]?.position;
const newest = async (): Promise<string> =>
  (await database.sql<{ position: string }>('select coalesce(max(position), 0) as position from event'))[0]?.position ?? '';
const endLease = () => database.sql("update event_pump set leased_until = now() - interval '1 second'");

describe('Events', () => {
  it('reach consumers in batches and in order, and only those that want them', async () => {
    const all = consumerOf();
    const few = consumerOf({ wants: (event) => numberOf(event) % 100 === 7 });
    const other = consumerOf({ events: ['cod.confirmed'] });
    const none = consumerOf({ wants: () => false });
    await leading(await startPump(all, few, other, none));

    await publish(300);
    await publish(1, { type: 'cod.confirmed' });

    await waitFor('all have come', () => [all, few, other].map(({ batches }) => batches.flat().length).join() === '300,3,1');
    expect(all.batches.flat()).toEqual(numbers(300));
    expect(all.batches.length).toBeLessThanOrEqual(6);
    expect(few.batches.flat()).toEqual([7, 107, 207]);
    expect([other.batches, none.batches]).toEqual([[[0]], []]);
    await waitFor('it is noted how far each has come', async () => {
      const end = await newest();
      return (await Promise.all([all, few, other, none].map(positionOf))).every((position) => position === end);
    });
  });

  it('whose sequencing was committed without an answer are handled too, and no position is given twice', async () => {
    const consumer = consumerOf();
    const begun = BigInt(await newest());
    let loses = true;
    const losing = watchedSql(database.sql, async (text) => {
      if (!loses || !/update "event" set/.test(text) || BigInt(await newest()) === begun) return;
      loses = false;
      throw new Error('the connection was lost');
    });
    await leading(await startPumpOn(losing, consumer));

    await publish(5);
    await waitFor('the answer is lost', () => !loses);
    await publish(5, { from: 5 });

    await waitFor('all have come', () => new Set(consumer.batches.flat()).size === 10);
    const text = 'select count(distinct position)::int as positions, count(*)::int as events from event where position > $1';
    expect(await database.sql(text, [begun])).toEqual([{ positions: 10, events: 10 }]);
  });

  it('that fail do not hold up their batch: each becomes a job', async () => {
    const bad = new Set([3, 41]);
    const together = consumerOf({
      handleAll: async (events) => {
        if (events.some((event) => bad.has(numberOf(event)))) throw new Error('a bad event');
      },
    });
    const alone = consumerOf({
      handleAll: oneByOne(async (event) => {
        if (bad.has(numberOf(event))) throw new Error('a bad event');
      }),
    });
    await leading(await startPump(together, alone));

    await publish(50);

    await waitFor('the bad ones are kept', () => kept.length === 4);
    expect(kept.toSorted()).toEqual([3, 3, 41, 41]);
    const handled = together.batches.filter((batch) => !batch.some((n) => bad.has(n))).flat();
    expect(handled.toSorted((a, b) => a - b)).toEqual(numbers(50).filter((n) => !bad.has(n)));
    await waitFor(
      'both go on',
      async () => (await positionOf(together)) === (await newest()) && (await positionOf(alone)) === (await newest()),
    );
  });

  it('wait in the table for a consumer that is slow, and others do not wait for it', async () => {
    const gate = Promise.withResolvers<void>();
    const slow = consumerOf({ handleAll: () => gate.promise });
    const fast = consumerOf();
    await leading(await startPump(slow, fast));

    for (let from = 0; from < 5000; from += 1000) await publish(1000, { from });

    await waitFor('the fast one has all', () => fast.batches.flat().length === 5000);
    expect(slow.batches).toHaveLength(1);
    gate.resolve();
    await waitFor('the slow one has all', () => slow.batches.flat().length >= 5000);
    expect(slow.batches.flat()).toEqual(numbers(5000));
  });

  it('are handed on by one worker of two, each once, and by the other one when that stops', async () => {
    const [first, second] = [consumerOf(), consumerOf()];
    const both = consumerOf();
    const firstPump = await startPump({ ...both, handleAll: first.handleAll });
    await leading(firstPump);
    const secondPump = await startPump({ ...both, handleAll: second.handleAll });

    await publish(200);
    await waitFor('all have come', () => first.batches.flat().length === 200);
    expect([secondPump.leads, second.batches]).toEqual([false, []]);
    await firstPump.stop();
    await publish(10, { from: 200 });

    await waitFor('the other one goes on', () => second.batches.flat().length === 10);
    expect(second.batches.flat()).toEqual(numbers(10, 200));
    expect(first.batches.flat()).toEqual(numbers(200));
  });

  it('of a worker that died between their sequencing and their handling are handled by the next one', async () => {
    const { queue } = consumerOf();
    const dead = consumerOf({ queue, handleAll: () => new Promise(() => undefined) });
    const next = consumerOf({ queue });
    const deadPump = await startPump(dead);
    await leading(deadPump);
    await publish(30);
    await waitFor('they are under way', () => dead.batches.length > 0);
    pumps.splice(0);

    // A worker that is held up keeps no lease either.
    const pump = await startPump(next);
    await waitFor('the next one leads', async () => {
      await endLease();
      return pump.leads;
    });
    await publish(5, { from: 30 });

    await waitFor('all are handled', () => next.batches.flat().length === 35);
    expect(next.batches.flat()).toEqual(numbers(35));
    await waitFor('the one before has noticed', () => !deadPump.leads);
  });

  it('are handled again when they failed and no job could be made of them', async () => {
    refusals = 1;
    const consumer = consumerOf({
      handleAll: async (events) => events.slice(0, 1).map((event) => ({ event, error: new Error('a bad event') })),
    });
    await leading(await startPump(consumer));

    await publish(3);

    await waitFor('it is kept at last', () => kept.length === 1);
    expect(consumer.batches.length).toBe(2);
    await waitFor('it goes on', async () => (await positionOf(consumer)) === (await newest()));
  });
});
