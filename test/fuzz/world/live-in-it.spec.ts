import type { TestApp } from '../../support/app.js';
import { sharedApp } from '../../support/shared-app.js';
import { connectShop, sessionOf } from '../../support/story.js';
import { liveInTheWorld } from './live-in-it.js';

let app: TestApp;
beforeAll(async () => {
  app = await sharedApp();
});

describe('Orders as people of twelve countries write them, one by one and as files of the usual programs', () => {
  it('are kept as they are sent, or a warning says where not, and collect what is owed', async () => {
    const shop = await connectShop(app);
    const desk = {
      client: app.client,
      token: await sessionOf(app, app.accounts.seller),
      shopDomain: shop.domain,
      shopHeaders: shop.headers,
    };
    const { found, compared } = await liveInTheWorld(desk, { seed: 31, goesOn: (rounds) => rounds < 6 });

    expect(found).toEqual([]);
    expect(compared.form).toBeGreaterThan(10);
    expect(compared.file).toBeGreaterThan(10);
  });
});
