import { randomUUID } from 'node:crypto';
import { Secret, TOTP } from 'otpauth';
import { startApp, type TestApp } from '../../support/app.js';
import type { Answer } from '../../support/client.js';
import { hours, minutes } from '../../support/clock.js';
import { extraApps } from '../../support/extra-apps.js';
import { ask, refused, type GraphQLRefusal } from '../../support/graphql.js';
import { closeSubscribers, subscriber, type Subscriber } from '../../support/live.js';
import { adminOf, newErpToken, newSeller, newStaff } from '../../support/people.js';
import { sessionOf } from '../../support/story.js';
import { waitFor } from '../../support/wait-for.js';

interface Driver {
  readonly id: string;
  readonly email: string;
  readonly password: string;
}

interface Phone {
  readonly deviceId: string;
  readonly deviceName?: string;
}

const extraApp = extraApps();
let app: TestApp;
let admin: string;
let driver: Driver;
beforeAll(async () => {
  app = await startApp({ ROLE: 'web' });
  admin = await adminOf(app);
});
beforeEach(async () => void (driver = await newDriver()));
afterEach(closeSubscribers);
afterAll(() => app.stop());

const ME = '{ me { id type sessionExpiresAt } }';
const LOGIN =
  'mutation($email: String!, $password: String!, $cookie: Boolean! = true) { login(email: $email, password: $password, cookie: $cookie) { token } }';
const OPEN = `mutation($email: String!, $password: String!, $code: String, $deviceId: String!, $deviceName: String, $cookie: Boolean! = true) {
  openDriverSession(email: $email, password: $password, code: $code, deviceId: $deviceId, deviceName: $deviceName, cookie: $cookie) {
    token expiresAt staff { id role } seller { id } } }`;
const END = 'mutation($id: String!) { endDriverSession(driverId: $id) }';
const UPDATE = 'mutation($id: String!, $input: UpdateStaffInput!) { updateStaff(id: $id, input: $input) { id } }';
const NEWS = 'subscription { runChanged { runId } }';
const preflight = { 'apollo-require-preflight': '1' };

async function newDriver(of = app, role = 'DRIVER'): Promise<Driver> {
  const login = { email: `driver-${randomUUID()}@example.com`, password: 'a long enough password' };
  const { createStaff } = await ask(
    of,
    await adminOf(of),
    'mutation($i: CreateStaffInput!) { createStaff(input: $i) { id } }',
    { i: { ...login, name: 'Dana Driver', role } },
  ); // prettier-ignore
  return { ...login, id: createStaff.id };
}

const phone = (deviceName = 'Dana’s phone'): Phone => ({ deviceId: randomUUID(), deviceName });
const post = (query: string, headers: Readonly<Record<string, string>>, variables: object = {}, of = app): Promise<Answer> =>
  of.client.post('/graphql', { query, variables }, headers);
const open = (who: object, device: Phone, more: object = {}): Promise<Answer> =>
  post(OPEN, { ...preflight, 'x-device-id': device.deviceId }, { ...who, ...device, ...more });
const cookieOf = (answer: Answer): string => (answer.headers.get('set-cookie') ?? '').split(';')[0] ?? '';

/** Logs in with a password, and answers what the app sends with its requests from then on. */
async function appOf(who: object, device = phone(), more: object = {}): Promise<Record<string, string>> {
  const answer = await open(who, device, more);
  if (!answer.body.data?.openDriverSession) throw new Error(answer.text);
  return { ...preflight, 'x-device-id': device.deviceId, cookie: cookieOf(answer) };
}

/** A program that holds the token itself. */
async function tokenOf(who: object, device: Phone): Promise<Record<string, string>> {
  const { token } = (await open(who, device, { cookie: false })).body.data.openDriverSession;
  return { authorization: `Bearer ${token}`, 'x-device-id': device.deviceId };
}

function refusalOf(answer: Answer): Pick<GraphQLRefusal, 'code' | 'reason'> & { status: number } {
  const { code, reason } = answer.body.errors[0].extensions;
  return { status: answer.status, code, reason };
}
const refusedMe = async (headers: Record<string, string>) => refusalOf(await post(ME, headers));
const meOf = async (headers: Record<string, string>) => (await post(ME, headers)).body.data?.me;
const ENDED = { status: 401, code: 'UNAUTHORIZED', reason: 'TOKEN_REVOKED' };

describe("A session of the drivers' app", () => {
  it('ends fourteen hours after the login, however much it is used, and the app is told', async () => {
    const own = await extraApp({ ROLE: 'web' });
    const who = await newDriver(own);
    const device = phone();
    const opened = await post(OPEN, preflight, { ...who, ...device }, own);
    const headers = { ...preflight, 'x-device-id': device.deviceId, cookie: cookieOf(opened) };
    const { expiresAt } = opened.body.data.openDriverSession;
    expect(Date.parse(expiresAt) - own.clock.now().getTime()).toBeLessThanOrEqual(hours(14));
    for (let hour = 1; hour < 14; hour++) {
      own.clock.advance(hours(1));
      own.services.access.forget();
      expect((await post(ME, headers, {}, own)).body.data.me).toEqual({ id: who.id, type: 'driver', sessionExpiresAt: expiresAt });
    }
    own.clock.advance(hours(1));

    expect(refusalOf(await post(ME, headers, {}, own))).toEqual({ status: 401, code: 'UNAUTHORIZED', reason: 'TOKEN_EXPIRED' });
    // The old cookie does not stand in the way of the next login.
    const again = await post(OPEN, headers, { ...who, ...device }, own);
    expect(again.body.data.openDriverSession.staff).toEqual({ id: who.id, role: 'DRIVER' });
    expect((await post(ME, { ...headers, cookie: cookieOf(again) }, {}, own)).body.data.me.id).toBe(who.id);
  });

  it('is kept in a cookie of its own that scripts cannot read, and not renewed', async () => {
    const device = phone();
    const answer = await open(driver, device);
    const headers = { ...preflight, 'x-device-id': device.deviceId, cookie: cookieOf(answer) };

    expect(answer.body.data.openDriverSession).toMatchObject({ token: null, staff: { id: driver.id }, seller: null });
    expect(answer.text).not.toContain('drv_');
    expect(answer.headers.get('set-cookie')).toMatch(
      /^shipgraph-driver=drv_[\w-]{43}; Expires=[^;]+ GMT; Path=\/; HttpOnly; SameSite=Strict$/,
    );
    expect(refusalOf(await post('mutation { refreshSession { token } }', headers))).toMatchObject({ code: 'FORBIDDEN' });
    expect((await meOf(headers)).type).toBe('driver');
    const ended = await post('mutation { logout }', headers);
    expect(ended.headers.get('set-cookie')).toBe('shipgraph-driver=; Max-Age=0; Path=/; HttpOnly; SameSite=Strict');
    expect(await refusedMe(headers)).toEqual(ENDED);
  });

  it('has a cookie that is bound to the host where the service is reached over TLS', async () => {
    const own = await extraApp({ ROLE: 'web', PUBLIC_URL: 'https://ship.example.com' });
    const answer = await post(OPEN, preflight, { ...(await newDriver(own)), ...phone() }, own);

    expect(answer.headers.get('set-cookie')).toMatch(/^__Host-shipgraph-driver=drv_[\w-]{43}; .*; Secure$/);
  });

  it('is of no use on another device, nor without the header that names the device', async () => {
    const headers = await appOf(driver);
    const { cookie = '' } = headers;

    expect(await refusedMe({ ...headers, 'x-device-id': randomUUID() })).toMatchObject({ status: 401, code: 'DEVICE_MISMATCH' });
    // A cookie counts only with both headers.
    expect(await refusedMe({ ...preflight, cookie })).toMatchObject({ code: 'UNAUTHORIZED' });
    expect(await refusedMe({ 'x-device-id': headers['x-device-id'] ?? '', cookie })).toMatchObject({ code: 'UNAUTHORIZED' });
    expect((await meOf(headers)).id).toBe(driver.id);
    // An app that has lost the id of its device logs in again all the same.
    const other = phone();
    const again = await post(OPEN, { ...headers, 'x-device-id': other.deviceId }, { ...driver, ...other });
    expect(await meOf({ ...preflight, 'x-device-id': other.deviceId, cookie: cookieOf(again) })).toMatchObject({ id: driver.id });
  });

  it('is refused as a token without its device, over every interface', async () => {
    const device = phone();
    const headers = await tokenOf(driver, device);
    const { authorization = '' } = headers;

    expect((await meOf(headers)).id).toBe(driver.id);
    expect(await refusedMe({ authorization })).toMatchObject({ status: 401, code: 'DEVICE_MISMATCH' });
    expect(await refusedMe({ authorization, 'x-device-id': randomUUID() })).toMatchObject({ status: 401, code: 'DEVICE_MISMATCH' });
    expect((await app.client.get('/api/erp/shipments', { authorization })).status).toBe(401);
  });

  it('is one of two that a driver has on two devices, and replaces an earlier one on the same device', async () => {
    const device = phone();
    const [first, tablet] = [await appOf(driver, device), await appOf(driver, phone('Tablet'))];
    const second = await appOf(driver, device);

    expect(await refusedMe(first)).toEqual(ENDED);
    for (const headers of [second, tablet]) expect((await meOf(headers)).id).toBe(driver.id);
  });

  it('is opened by one login when ten on the same device are made at once', async () => {
    const device = phone();
    const all = await Promise.all(Array.from({ length: 10 }, () => appOf(driver, device)));
    const alive = (await Promise.all(all.map(meOf))).filter((me) => me);

    expect(alive).toHaveLength(1);
  });

  it('stands beside a session of the console in the same browser, and neither disturbs the other', async () => {
    const inApp = await appOf(driver);
    const { email, password } = app.accounts.superAdmin;
    const console = cookieOf(await post(LOGIN, preflight, { email, password }));
    const cookie = `${console}; ${inApp['cookie']}`;

    expect((await meOf({ ...preflight, cookie })).type).toBe('super_admin');
    expect((await meOf({ ...inApp, cookie })).type).toBe('driver');
    expect((await post('mutation { logout }', { ...preflight, cookie })).headers.get('set-cookie')).toMatch(/^shipgraph=;/);
    expect((await meOf({ ...inApp, cookie })).type).toBe('driver');
    await post('mutation { logout }', { ...inApp, cookie });
    // The session of the app has ended; the request is not taken for one of the console.
    expect(await refusedMe({ ...inApp, cookie })).toEqual(ENDED);
  });

  it('is opened for drivers only, once their password is right', async () => {
    const dispatcher = await newDriver(app, 'DISPATCHER');
    const reason = async (who: object) => refusalOf(await open(who, phone())).reason;

    expect(await reason({ ...dispatcher, password: 'wrong' })).toBe('INVALID_CREDENTIALS');
    for (const who of [dispatcher, await newSeller(app)]) expect(await reason(who)).toBe('NOT_A_DRIVER');
    for (const deviceId of ['short', 'x'.repeat(65), `${'x'.repeat(20)}é`]) {
      expect(refusalOf(await open(driver, { deviceId }))).toMatchObject({ code: 'VALIDATION_FAILED' });
    }
    expect(refusalOf(await open(driver, phone('x'.repeat(101))))).toMatchObject({ code: 'VALIDATION_FAILED' });
  });

  it('is guessed at no more often than any login', async () => {
    const own = await extraApp({ ROLE: 'web', LOGIN_RATE_LIMIT: '3/900' });
    const who = await newDriver(own);
    const guess = async (password: string) => refusalOf(await post(OPEN, preflight, { ...who, password, ...phone() }, own)).code;

    for (let tries = 0; tries < 3; tries++) expect(await guess('wrong')).toBe('UNAUTHORIZED');
    expect(await guess(who.password)).toBe('RATE_LIMITED');
    expect((await refused(own, undefined, LOGIN, { email: who.email, password: who.password })).code).toBe('RATE_LIMITED');
    const twice = `mutation { a: openDriverSession(email: "a@example.com", password: "a", deviceId: "${randomUUID()}") { token }
      b: openDriverSession(email: "a@example.com", password: "b", deviceId: "${randomUUID()}") { token } }`;
    expect((await post(twice, preflight, {}, own)).status).toBe(400);
  });

  it('needs a code where the driver has two-factor login, each of them once', async () => {
    const session = await sessionOf(app, driver);
    const { beginTwoFactor } = await ask(app, session, 'mutation($p: String!) { beginTwoFactor(password: $p) { secret } }', {
      p: driver.password,
    });
    const next = (): string => {
      app.clock.advance(minutes(0.5));
      return new TOTP({ secret: Secret.fromBase32(beginTwoFactor.secret) }).generate({ timestamp: app.clock.now().getTime() });
    };
    await ask(app, session, 'mutation($code: String!) { confirmTwoFactor(code: $code) { codes } }', { code: next() });
    const code = next();

    expect(refusalOf(await open(driver, phone()))).toMatchObject({ code: 'UNAUTHORIZED', reason: 'TWO_FACTOR_REQUIRED' });
    expect(refusalOf(await open(driver, phone(), { code: '000000' }))).toMatchObject({ reason: 'TWO_FACTOR_INVALID' });
    expect((await meOf(await appOf(driver, phone(), { code }))).id).toBe(driver.id);
    expect(refusalOf(await open(driver, phone(), { code }))).toMatchObject({ reason: 'TWO_FACTOR_INVALID' });
  });

  it('leaves neither the password nor the device in the audit log', async () => {
    const device = phone();
    await appOf(driver, device);
    await open({ ...driver, password: 'a wrong password' }, device);
    await waitFor('both are recorded', async () => {
      const rows = await app.database.sql(
        "select 1 from audit_event where action = 'openDriverSession' and (actor_id = $1 or subject_id = $1::text)",
        [driver.id],
      );
      return rows.length === 2;
    });
    const rows = await app.database.sql<{ event: string }>(
      "select e::text as event from audit_event e where action = 'openDriverSession' and (actor_id = $1 or subject_id = $1::text)",
      [driver.id],
    );

    for (const { event } of rows) {
      expect(event).toContain('[redacted]');
      for (const hidden of [driver.password, 'a wrong password', device.deviceId]) expect(event).not.toContain(hidden);
    }
  });
});

describe('What ends the session of a driver', () => {
  /** A page of the app with an open subscription. */
  function connecting(headers: Record<string, string>, params: object = { deviceId: headers['x-device-id'] }): Subscriber {
    const { origin } = new URL(app.url ?? '');
    const page = subscriber(app.url ?? '', { params: { ...params }, headers: { cookie: headers['cookie'] ?? '', origin } });
    page.subscribe(NEWS);
    return page;
  }
  /** The same once the service has accepted it. */
  async function listening(headers: Record<string, string>): Promise<Subscriber> {
    const page = connecting(headers);
    await new Promise((resolve) => page.client.on('connected', resolve));
    return page;
  }
  async function farewellOf({ farewells }: Subscriber): Promise<string> {
    await waitFor('the connection ends', () => farewells.length > 0);
    return `${farewells[0]?.code} ${farewells[0]?.reason}`;
  }
  const isOpen = ({ sockets, farewells }: Subscriber): boolean => sockets[0]?.readyState === 1 && farewells.length === 0;

  it('is dispatch: all of them at once, with the subscription that is open', async () => {
    const [inApp, elsewhere] = [await appOf(driver), await sessionOf(app, driver)];
    const other = await appOf(await newDriver());
    const [page, others] = [await listening(inApp), await listening(other)];
    const dispatcher = await newStaff(app, admin, 'DISPATCHER');

    expect(await ask(app, dispatcher, END, { id: driver.id })).toEqual({ endDriverSession: 2 });
    expect(await refusedMe(inApp)).toEqual(ENDED);
    expect(await refused(app, elsewhere, ME)).toMatchObject({ reason: 'TOKEN_REVOKED' });
    expect(await farewellOf(page)).toBe('4401 TOKEN_REVOKED');
    expect([isOpen(others), (await meOf(other)).type]).toEqual([true, 'driver']);
    expect(await ask(app, dispatcher, END, { id: driver.id })).toEqual({ endDriverSession: 0 });
  });

  it('is nobody without that permission, and drivers only are logged out', async () => {
    const inApp = await appOf(driver);
    const readOnly = await newErpToken(app, admin, { scopes: ['shipments:read'] });

    expect(await refused(app, await newStaff(app, admin, 'RECEPTION'), END, { id: driver.id })).toMatchObject({ code: 'FORBIDDEN' });
    expect(await refused(app, readOnly, END, { id: driver.id })).toMatchObject({ code: 'FORBIDDEN_SCOPE' });
    expect(refusalOf(await post(END, inApp, { id: driver.id }))).toMatchObject({ code: 'FORBIDDEN' });
    for (const id of [app.accounts.superAdmin.id, randomUUID(), 'x'])
      expect(await refused(app, app.accounts.erpToken, END, { id })).toMatchObject({ code: 'DRIVER_NOT_FOUND' });
    expect((await meOf(inApp)).id).toBe(driver.id);
  });

  it('is another role or a closed account', async () => {
    const colleague = await newDriver();
    const [inApp, closed] = [await appOf(driver), await appOf(colleague)];
    await ask(app, admin, UPDATE, { id: driver.id, input: { role: 'DISPATCHER' } });
    await ask(app, admin, UPDATE, { id: colleague.id, input: { active: false } });
    for (const headers of [inApp, closed]) expect(await refusedMe(headers)).toEqual(ENDED);
    await ask(app, admin, UPDATE, { id: driver.id, input: { role: 'DRIVER' } });

    expect(await refusedMe(inApp)).toEqual(ENDED);
  });

  it('is a new password, of which the app that sets it is spared until its day ends', async () => {
    const device = phone();
    const [inApp, tablet] = [await appOf(driver, device), await appOf(driver)];
    const before = (await meOf(inApp)).sessionExpiresAt;
    const change = 'mutation($c: String!) { changePassword(current: $c, wanted: "another long password") { token expiresAt } }';
    const answer = await post(change, inApp, { c: driver.password });

    expect(answer.body.data.changePassword).toEqual({ token: null, expiresAt: before });
    for (const headers of [inApp, tablet]) expect(await refusedMe(headers)).toEqual(ENDED);
    expect(await meOf({ ...inApp, cookie: cookieOf(answer) })).toEqual({ id: driver.id, type: 'driver', sessionExpiresAt: before });
  });

  it('is its owner, who finds it in the list of sessions, and super administrators', async () => {
    const [inApp, elsewhere] = [await appOf(driver, phone('Work phone')), await sessionOf(app, driver)];
    const { sessions } = await ask(app, elsewhere, '{ sessions { id kind device isCurrent } }');
    expect(sessions).toHaveLength(2);
    expect(sessions).toContainEqual({ id: expect.any(String), kind: 'DRIVER_APP', device: 'Work phone', isCurrent: false });
    expect((await post('{ sessions { kind isCurrent } }', inApp)).body.data.sessions).toContainEqual({
      kind: 'DRIVER_APP',
      isCurrent: true,
    });
    const { id } = sessions.find(({ kind }: { kind: string }) => kind === 'DRIVER_APP');
    expect(await ask(app, elsewhere, 'mutation($id: String!) { endSession(id: $id) }', { id })).toEqual({ endSession: true });
    expect(await refusedMe(inApp)).toEqual(ENDED);

    const again = await appOf(driver);
    expect(await ask(app, elsewhere, 'mutation { endOtherSessions }')).toEqual({ endOtherSessions: 1 });
    expect(await refusedMe(again)).toEqual(ENDED);
    const last = await appOf(driver);
    expect(await ask(app, admin, 'mutation($id: String!) { endStaffSessions(staffId: $id) }', { id: driver.id })).toEqual({
      endStaffSessions: 2,
    });
    expect(await refusedMe(last)).toEqual(ENDED);
  });

  it('ends no connection of another device, which never gets one', async () => {
    const inApp = await appOf(driver);
    const page = await listening(inApp);

    expect(await farewellOf(connecting(inApp, { deviceId: randomUUID() }))).toBe('4401 DEVICE_MISMATCH');
    expect(await farewellOf(connecting(inApp, {}))).toBe('4401 UNAUTHORIZED');
    const token = (await tokenOf(driver, phone()))['authorization']?.slice('Bearer '.length);
    expect(await farewellOf(connecting({}, { token }))).toBe('4401 DEVICE_MISMATCH');
    expect(isOpen(page)).toBe(true);
  });
});
