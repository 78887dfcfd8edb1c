import { tokenEndTask } from '../../../src/modules/staff/index.js';
import { JobWork } from '../../../src/platform/work/work.js';
import { startApp, type TestApp } from '../../support/app.js';
import { days } from '../../support/clock.js';
import { ask } from '../../support/graphql.js';
import { adminOf, newSeller, newStaff } from '../../support/people.js';
import { sessionOf } from '../../support/story.js';

let app: TestApp;
beforeAll(async () => {
  // Its own service: the task reads the tokens of everybody.
  app = await startApp({ ROLE: 'web' });
});
afterAll(() => app.stop());

const inDays = (count: number): string => new Date(app.clock.now().getTime() + days(count)).toISOString();
const run = () => tokenEndTask.run(new JobWork(app.services, app.database.sql, app.database.unitOfWork));
const told = async () =>
  (
    await app.database.sql<{ recipient: string; subject: string }>(
      `select recipient, subject from mail where kind = 'token_ending' order by subject`,
    )
  ).map(({ recipient, subject }) => `${recipient}: ${subject.split(' ends on')[0]}`);

it('Who made a token gets one mail a week before it ends, not for one of a few days, one without an end, or a revoked one', async () => {
  const admin = await adminOf(app);
  const [{ email }] = (await app.database.sql<{ email: string }>(`select email from staff where role = 'super_admin'`)) as [
    { email: string },
  ];
  const seller = await newSeller(app);
  const session = await sessionOf(app, seller);
  const erp = 'mutation($n: String!, $e: DateTimeISO) { createErpToken(name: $n, scopes: ["shipments:read"], expiresAt: $e) }';
  const api = 'mutation($n: String!, $e: DateTimeISO) { createApiToken(name: $n, scopes: ["shipments:read"], expiresAt: $e) }';
  for (const [n, e] of [
    ['Books', 90],
    ['Week', 5],
  ] as const)
    await ask(app, admin, erp, { n, e: inDays(e) });
  await ask(app, admin, erp, { n: 'For ever', e: null });
  await ask(app, session, api, { n: 'Robot', e: inDays(85) });
  await ask(app, session, api, { n: 'Revoked', e: inDays(85) });
  const { apiTokens } = await ask(app, session, '{ apiTokens(first: 5) { nodes { id name } } }');
  const revoked = apiTokens.nodes.find(({ name }: { name: string }) => name === 'Revoked');
  await ask(app, session, 'mutation($id: String!) { revokeApiToken(id: $id) { id } }', { id: revoked.id });

  await run();
  expect(await told()).toEqual([]);
  app.clock.advance(days(84));
  await Promise.all([run(), run(), run()]);
  const mails = [`${email}: The token "Books"`, `${seller.email}: The token "Robot"`];
  expect(await told()).toEqual(mails);
  app.clock.advance(days(3));
  await run();
  expect(await told()).toEqual(mails);
});

it('Super administrators see when an account last signed in, and nobody else does', async () => {
  const admin = await adminOf(app);
  const ops = await newStaff(app, admin, 'OPS');
  const list = '{ staff(first: 50) { nodes { role lastSignInAt twoFactor } } }';
  const { staff } = await ask(app, admin, list);
  const found = staff.nodes.find(({ role }: { role: string }) => role === 'OPS');
  expect(found).toMatchObject({ lastSignInAt: expect.stringMatching(/^\d{4}-/), twoFactor: false });
  const { me } = await ask(app, ops, '{ me { staff { lastSignInAt } } }');
  expect(me.staff.lastSignInAt).toBeNull();
});
