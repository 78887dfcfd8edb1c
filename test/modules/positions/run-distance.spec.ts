import type { TestApp } from '../../support/app.js';
import { complete, load, newDriver, newHub, newParcel, planDay, startRun, taskOf, today } from '../../support/fleet.js';
import { ask } from '../../support/graphql.js';
import { sharedWeb } from '../../support/shared-app.js';
import { connectShop } from '../../support/story.js';
import { DUBAI, road, send } from './driver-on-a-run.js';

let app: TestApp;
beforeAll(async () => (app = await sharedWeb()));

const KM = 'query($r: String!, $t: String!) { run(id: $r) { km } task(id: $t) { km } }';

it('gives the run and its tasks the kilometres that were driven for them', async () => {
  const shop = await connectShop(app, app.accounts.seller);
  const hubId = await newHub(app, DUBAI);
  const driver = await newDriver(app, { hubId });
  const parcels = [await newParcel(app, shop, { lat: 25.21 }), await newParcel(app, shop, { lat: 25.25 })];
  const { runs } = await planDay(app, { date: today(app), hubId, driverIds: [driver.id], seed: 1 });
  const runId: string = runs[0].id;
  for (const { reference } of parcels) await load(app, driver, runId, reference);
  const { stops } = await startRun(app, driver, runId);
  const [first, second]: string[] = stops.map(({ tasks }: { tasks: { id: string }[] }) => tasks[0]?.id);
  const km = async (taskId = ''): Promise<unknown> => {
    const { run, task } = await ask(app, app.accounts.erpToken, KM, { r: runId, t: taskId });
    return [run.km, task.km];
  };
  const from = app.clock.now();
  const sent = { token: driver.token, runId };

  await send(app, sent, road(from, 10));
  expect(await km(first)).toEqual([0.9, 0.9]);
  expect(await km(second)).toEqual([0.9, null]);
  expect(await complete(app, driver, { taskId: first, withoutOtpReason: 'The consignee has no phone' })).toMatchObject({ km: 0.9 });
  await send(app, sent, road(from, 6, { first: 10 }));
  expect(await km(first)).toEqual([1.5, 0.9]);
  expect(await km(second)).toEqual([1.5, 0.6]);
  expect((await Promise.all(parcels.map((parcel) => taskOf(app, parcel)))).map(({ state }) => state).sort()).toEqual([
    'COMPLETED',
    'EN_ROUTE',
  ]);
});
