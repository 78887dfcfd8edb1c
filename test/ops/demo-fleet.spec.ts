import { startApp, type TestApp } from '../support/app.js';
import { createTestDatabase } from '../support/database.js';
import { ask } from '../support/graphql.js';
import { sessionOf } from '../support/story.js';

const FLEET = '{ hubs { code timeZone lat lng } drivers { name vehicle active hub { code } } }';
const fleetOf = async (app: TestApp) => ask(app, await sessionOf(app, app.accounts.superAdmin), FLEET);

describe('The demo', () => {
  it('has a hub in Dubai and two drivers, whose passwords are beside the others', async () => {
    const app = await startApp({ ROLE: 'web', DEMO_FLEET: '1' });
    try {
      const { hubs, drivers } = await fleetOf(app);
      expect(hubs).toMatchObject([{ code: 'DXB1', timeZone: 'Asia/Dubai', lat: expect.any(Number), lng: expect.any(Number) }]);
      expect(drivers).toHaveLength(2);
      for (const driver of drivers) expect(driver).toMatchObject({ active: true, vehicle: expect.any(String), hub: { code: 'DXB1' } });
      for (const login of [app.accounts.driver, app.accounts.otherDriver]) {
        const session = await sessionOf(app, login ?? { email: '', password: '' });
        expect(await ask(app, session, '{ myRun { id } }')).toEqual({ myRun: null });
      }
    } finally {
      await app.stop();
    }
  });

  it('gets them once: a hub that was changed stays so, and a lost file gives new passwords', async () => {
    const database = await createTestDatabase();
    try {
      const first = await startApp({ ROLE: 'web', DEMO_FLEET: '1' }, { databaseUrl: database.url });
      const admin = await sessionOf(first, first.accounts.superAdmin);
      const { hubs } = await ask(first, admin, '{ hubs { id } }');
      await ask(first, admin, 'mutation($i: SaveHubInput!) { saveHub(input: $i) { id } }', { i: { id: hubs[0].id, name: 'My hub' } });
      await first.stop();

      const second = await startApp({ ROLE: 'web', DEMO_FLEET: '1' }, { databaseUrl: database.url });
      const again = await ask(second, await sessionOf(second, second.accounts.superAdmin), '{ hubs { name } drivers { id } }');
      expect(again.hubs).toEqual([{ name: 'My hub' }]);
      expect(again.drivers).toHaveLength(2);
      expect(second.accounts.driver?.password).not.toBe(first.accounts.driver?.password);
      await second.stop();
    } finally {
      await database.drop();
    }
  });

  it('of an earlier release gets them without new passwords for the others', async () => {
    const before = await startApp({ ROLE: 'web' });
    try {
      expect((await fleetOf(before)).hubs).toEqual([]);
      const after = await startApp({ ROLE: 'web', DEMO_FLEET: '1', DATA_DIR: before.dataDir }, { databaseUrl: before.databaseUrl });
      try {
        expect(after.accounts).toMatchObject(before.accounts);
        expect((await fleetOf(after)).drivers).toHaveLength(2);
      } finally {
        await after.stop();
      }
    } finally {
      await before.stop();
    }
  });
});
