import { emit } from '../../src/platform/events/emit.js';
import { newId } from '../../src/platform/ids.js';
import { startApp, type TestApp } from '../support/app.js';
import { adminOf, newSeller } from '../support/people.js';
import { connectShop, moveTo, placeOrder } from '../support/story.js';
import { waitFor } from '../support/wait-for.js';

let app: TestApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.stop());

const count = async (statement: string, values: readonly unknown[] = []): Promise<number> =>
  Number((await app.database.sql<{ count: string }>(statement, values))[0]?.count);
const jobsFor = (ids: readonly string[]): Promise<number> =>
  count("select count(*) from shipgraph_jobs.job where data->>'eventId' = any($1) and name = 'mails'", [ids]);
const unrelayed = (): Promise<number> => count('select count(*) from event where relayed_at is null');

describe('The outbox', () => {
  it('holds the events of what was committed and nothing of what was thrown away: 1,000 transactions, half of them fail', async () => {
    const subject = newId();
    const committed: string[] = [];
    const lost: string[] = [];
    const transactions = Array.from({ length: 1000 }, (_, n) => async () => {
      const work = app.database.unitOfWork.run('req_outbox', async (tx) => {
        const id = await emit(tx, {
          type: 'shipment.status_changed',
          subjectId: subject,
          data: { to: 'new', n },
          occurredAt: app.clock.now(),
        });
        if (n % 2 === 1) {
          lost.push(id);
          throw new Error('thrown after the event was written');
        }
        return id;
      });
      await work.then(
        (id) => committed.push(id),
        (error: Error) => expect(error.message).toBe('thrown after the event was written'),
      );
    });
    for (let start = 0; start < transactions.length; start += 20)
      await Promise.all(transactions.slice(start, start + 20).map((run) => run()));
    expect(committed).toHaveLength(500);

    await waitFor('all events are handed on', async () => (await unrelayed()) === 0, 20_000);

    expect(await count('select count(*) from event where subject_id = $1', [subject])).toBe(500);
    expect(await jobsFor(committed)).toBe(500);
    expect(await jobsFor(lost)).toBe(0);
  });

  it('holds nothing of a request that is refused in the middle of its work', async () => {
    const poor = await connectShop(app, await newSeller(app));
    const ids: string[] = [];
    for (let n = 0; n < 5; n++) ids.push((await placeOrder(app, poor)).body.shipment_id);
    await waitFor('the orders are told', async () => (await unrelayed()) === 0);
    const before = [
      await count('select count(*) from event'),
      await count('select count(*) from shipgraph_jobs.job'),
      await count('select count(*) from mail'),
    ];

    const answers = await Promise.all(ids.flatMap((id) => [moveTo(app, id, 'pickup'), moveTo(app, id, 'delivered')]));

    expect(answers.every(({ status }) => status === 400)).toBe(true);
    expect([
      await count('select count(*) from event'),
      await count('select count(*) from shipgraph_jobs.job'),
      await count('select count(*) from mail'),
    ]).toEqual(before);
  });

  it('sends every event once to its consumer, in a number that agrees with the timeline', async () => {
    const admin = await adminOf(app);
    const shop = await connectShop(app);
    const placed = await Promise.all(Array.from({ length: 10 }, () => placeOrder(app, shop)));
    const simulate = 'mutation($id: String!) { simulateShipment(id: $id) { id } }';
    await Promise.all(placed.map(({ body }) => app.client.graphql(simulate, { id: body.shipment_id }, admin)));
    const ids = placed.map(({ body }) => body.nbox.shipment_detail_id);

    await waitFor('all events are handed on', async () => (await unrelayed()) === 0);
    const rows = await app.database.sql<{ subject_id: string; sequences: number[] }>(
      "select subject_id, array_agg((data->>'sequence')::int order by seq) as sequences from event where subject_id = any($1) group by subject_id",
      [ids],
    );

    expect(rows).toHaveLength(10);
    for (const { sequences } of rows) expect(sequences).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9]);
    const events = await app.database.sql<{ id: string }>('select id from event where subject_id = any($1)', [ids]);
    expect(await jobsFor(events.map(({ id }) => id))).toBe(90);
  });
});
