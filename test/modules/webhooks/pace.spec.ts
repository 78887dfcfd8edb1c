import { emit } from '../../../src/platform/events/emit.js';
import { bearer } from '../../support/client.js';
import { startApp } from '../../support/app.js';
import { eventWith } from '../../support/events.js';
import { waitFor } from '../../support/wait-for.js';
import { heard, openFixture, type Fixture } from './webhook-story.js';

/** What both processes read the secrets of endpoints with. */
const SECRET_KEY = 'a key that two processes share with each other';

let fixture: Fixture;
beforeAll(async () => {
  fixture = await openFixture({ SECRET_KEY });
});
afterAll(() => fixture.close());

const NO_RECORD = '00000000-0000-7000-8000-000000000000';

async function addWebhook(url: string, rateLimit: number | null): Promise<string> {
  const { app } = fixture;
  const body = { url, events: ['cod.handover'], rateLimit };
  const answer = await app.client.post('/api/erp/webhooks', body, bearer(app.accounts.erpToken));
  expect(answer.body.data.rate_limit).toBe(rateLimit);
  return answer.body.data.id;
}

const publish = (count: number): Promise<void> => {
  const { database, clock } = fixture.app;
  return database.unitOfWork.run(null, async (tx) => {
    for (let n = 0; n < count; n++) await emit(tx, eventWith('cod.handover', { n }, { subjectId: NO_RECORD, occurredAt: clock.now() }));
  });
};

/** The most that came within any second. */
const peak = (instants: readonly number[]): number =>
  Math.max(...instants.map((from) => instants.filter((at) => at >= from && at < from + 1000).length));

it('An endpoint with a rate never gets more in any second, from two processes together, and loses nothing; others do not wait', async () => {
  const { app } = fixture;
  const settings = { WEBHOOK_ALLOWED_NETWORKS: '127.0.0.0/8', DEMO: '0', ROLE: 'worker', SECRET_KEY };
  const second = await startApp(settings, { databaseUrl: app.databaseUrl });
  try {
    const instants: number[] = [];
    const slow = await fixture.receiver((_, response) => {
      instants.push(performance.now());
      response.end();
    });
    const prompt: number[] = [];
    const free = await fixture.receiver((_, response) => {
      prompt.push(performance.now());
      response.end();
    });
    await addWebhook(slow.url(), 5);
    await addWebhook(free.url(), null);

    const begun = performance.now();
    await publish(50);

    await waitFor('nothing is lost', () => slow.received.length === 50 && free.received.length === 50);
    expect(Math.max(...prompt)).toBeLessThan(Math.max(...instants));
    expect(performance.now() - begun).toBeGreaterThan(9_000);
    expect(new Set(heard(slow).map(({ eventId }) => eventId)).size).toBe(50);
    expect(peak(instants)).toBeLessThanOrEqual(6);
  } finally {
    await second.stop();
  }
});

it('A rate that is lifted is gone for what waits, too', async () => {
  const { app } = fixture;
  const hook = await fixture.receiver();
  const id = await addWebhook(hook.url(), 1);
  await publish(30);
  await waitFor('the first ones come', () => hook.received.length >= 1);

  const lifted = await app.client.call('PATCH', `/api/erp/webhooks/${id}`, {
    headers: bearer(app.accounts.erpToken),
    body: { rate_limit: null },
  });

  expect(lifted.body.data.rate_limit).toBeNull();
  await waitFor('all have come', () => hook.received.length === 30);
});
