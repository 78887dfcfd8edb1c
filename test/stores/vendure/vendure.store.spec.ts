import { createStoreDatabase } from '../store-database.js';
import { installStore } from '../installed-store.js';
import { startStore } from '../store-process.js';

const folder = await installStore('vendure');
const withStore = folder === undefined ? it.skip : it;

withStore('starts', async () => {
  const database = await createStoreDatabase();
  const store = await startStore({
    folder: folder ?? '',
    words: ['server.js'],
    env: { DATABASE_URL: database.url, OWNER_PASSWORD: 'owner-of-lamps', COOKIE_SECRET: 'x', VENDURE_DISABLE_TELEMETRY: '1' },
  });
  const answer = await fetch(`${store.url}/shop-api`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ query: '{ activeChannel { code } }' }),
  });
  expect(await answer.json()).toEqual({ data: { activeChannel: { code: '__default_channel__' } } });
  await store.stop();
  await database.drop();
});
