import { days } from '../../support/clock.js';
import { connectShop, placeOrder, type ConnectedShop } from '../../support/story.js';
import { waitFor } from '../../support/wait-for.js';
import { addWebhook, historyOf, manage, openFixture, type Fixture } from './webhook-story.js';

let fixture: Fixture;
beforeAll(async () => {
  fixture = await openFixture({ WEBHOOK_SCHEDULE: '0' });
});
afterAll(() => fixture.close());

const noticesOf = async (url: string): Promise<string[]> => {
  const rows = await fixture.app.database.sql<{ text: string }>(
    `select text_body as text from mail where kind = 'webhook_failing' and text_body like $1 order by created_at`,
    [`%${url}%`],
  );
  return rows.map(({ text }) => /(\d+) %/.exec(text)?.[1] ?? '');
};

describe('The owner of an endpoint that takes nothing', () => {
  let shop: ConnectedShop;
  let hook: Awaited<ReturnType<Fixture['receiver']>>;
  let id: string;
  let works: boolean;
  let made: number;

  beforeEach(async () => {
    works = false;
    made = 0;
    hook = await fixture.receiver((_, response) => response.writeHead(works ? 200 : 500).end());
    shop = await connectShop(fixture.app);
    ({ id } = await addWebhook(fixture.app, shop.token, hook.url()));
  });

  const attempt = async (): Promise<void> => {
    made += 1;
    await placeOrder(fixture.app, shop);
    await waitFor('the attempt is written down', async () => {
      const history = await historyOf(fixture.app, shop.token, id);
      return history.length === made && history.every(({ status }) => status !== 'pending');
    });
  };
  const attemptAfter = (fraction: number): Promise<void> => {
    fixture.app.clock.advance(days(5 * fraction));
    return attempt();
  };

  it('is told at 50, 70 and 90 per cent of the way and at its end, each time once', async () => {
    await attempt();
    await attemptAfter(0.49);
    expect(await noticesOf(hook.url())).toEqual([]);
    await attemptAfter(0.02);
    await attemptAfter(0.1);
    expect(await noticesOf(hook.url())).toEqual(['50']);
    await attemptAfter(0.1);
    await attempt();
    expect(await noticesOf(hook.url())).toEqual(['50', '70']);
    await attemptAfter(0.2);
    expect(await noticesOf(hook.url())).toEqual(['50', '70', '90']);
    await waitFor('the notices are sent', async () => {
      const left = `select 1 from mail where kind = 'webhook_failing' and status <> 'sent'`;
      return (await fixture.app.database.sql(left)).length === 0;
    });

    await attemptAfter(0.1);
    const { body } = await manage(fixture.app, shop.token, 'GET', `/${id}`);
    expect(body.webhook.is_active).toBe(false);
    expect(await noticesOf(hook.url())).toEqual(['50', '70', '90']);
    const ended = `select 1 from mail where kind = 'webhook_disabled' and text_body like $1`;
    expect(await fixture.app.database.sql(ended, [`%${hook.url()}%`])).toHaveLength(1);
  });

  it('is told of the nearest notice alone when there was nothing to send for days, and from the beginning after a success', async () => {
    await attempt();
    await attemptAfter(0.75);
    expect(await noticesOf(hook.url())).toEqual(['70']);

    works = true;
    await attempt();
    works = false;
    await attempt();
    await attemptAfter(0.3);
    expect(await noticesOf(hook.url())).toEqual(['70']);
    await attemptAfter(0.25);
    expect(await noticesOf(hook.url())).toEqual(['70', '50']);
  });
});
