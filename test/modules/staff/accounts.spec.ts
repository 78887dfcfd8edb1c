import { startApp, type TestApp } from '../../support/app.js';
import { sharedWeb } from '../../support/shared-app.js';
import { hours } from '../../support/clock.js';
import { deliveredToken } from '../../support/mails.js';
import { ask, refused } from '../../support/graphql.js';
import { INSTANT, UUID_7 } from '../../support/patterns.js';
import { adminOf, newApiToken, newErpToken, newSeller, newStaff } from '../../support/people.js';
import { rawCall } from '../../support/raw-http.js';
import { connectShop, placeOrder, sessionOf } from '../../support/story.js';
import { extraApps } from '../../support/extra-apps.js';

const extraApp = extraApps();
let app: TestApp;
let admin: string;
beforeAll(async () => {
  app = await sharedWeb();
  admin = await adminOf(app);
});
const LOGIN =
  'mutation($e: String!, $p: String!) { login(email: $e, password: $p) { token expiresAt staff { id name role active } seller { id email } } }';
const login = async ({ email, password }: { email: string; password: string }) =>
  (await ask(app, undefined, LOGIN, { e: email, p: password })).login;
const refusedLogin = (email: string, password: string) => refused(app, undefined, LOGIN, { e: email, p: password });
const ME = '{ me { type id staff { name role } seller { email } } }';
const PASSWORD = 'a long enough password';

describe('A login over GraphQL', () => {
  it('opens a session of twelve hours for a member of staff', async () => {
    const session = await login(app.accounts.superAdmin);

    expect(session).toEqual({
      token: expect.stringMatching(/^ses_[A-Za-z0-9_-]{43}$/),
      expiresAt: expect.stringMatching(INSTANT),
      staff: { id: app.accounts.superAdmin.id, name: 'Demo Admin', role: 'SUPER_ADMIN', active: true },
      seller: null,
    });
    expect((new Date(session.expiresAt).getTime() - app.clock.now().getTime()) / hours(1)).toBeCloseTo(12, 1);
    expect((await ask(app, session.token, ME)).me).toMatchObject({ type: 'super_admin', id: app.accounts.superAdmin.id, seller: null });
  });

  it('opens one for a seller, in any spelling of the e-mail', async () => {
    const session = await login({ ...app.accounts.seller, email: ` ${app.accounts.seller.email.toUpperCase()} ` });

    expect(session).toMatchObject({ staff: null, seller: { email: app.accounts.seller.email } });
    expect((await ask(app, session.token, ME)).me).toMatchObject({
      type: 'seller',
      staff: null,
      seller: { email: app.accounts.seller.email },
    });
  });

  it('says what its holder may do, so that a program offers that and nothing else', async () => {
    const permissionsOf = async (token: string) => (await ask(app, token, '{ me { permissions } }')).me.permissions;
    const dispatcher = await newStaff(app, admin, 'DISPATCHER');
    const readOnly = await newErpToken(app, admin, { scopes: ['shipments:read'] });

    expect(await permissionsOf(dispatcher)).toEqual(expect.arrayContaining(['shipment:move', 'seller:read']));
    expect(await permissionsOf(dispatcher)).not.toContain('wallet:topup');
    expect((await permissionsOf(readOnly)).sort()).toEqual(['carrier:read', 'fleet:read', 'order:read', 'shipment:read']);
  });

  it('does not tell an unknown e-mail from a wrong password, of sellers and staff alike', async () => {
    const answers = await Promise.all([
      refusedLogin('nobody@example.com', 'x'),
      refusedLogin(app.accounts.seller.email, 'x'),
      refusedLogin(app.accounts.superAdmin.email, 'x'),
      refusedLogin('', ''),
      refusedLogin(app.accounts.seller.email, 'x'.repeat(1024)),
    ]);

    for (const answer of answers) expect(answer).toMatchObject({ code: 'UNAUTHORIZED', reason: 'INVALID_CREDENTIALS', errors: [] });
    expect(new Set(answers.map(({ message }) => message)).size).toBe(1);
    for (const email of ['nobody@example.com', app.accounts.seller.email])
      expect(await refusedLogin(email, 'x'.repeat(100_000))).toMatchObject({ code: 'VALIDATION_FAILED', errors: [{ field: 'password' }] });
  });

  it('works as long on an unknown e-mail as on a wrong password', async () => {
    // Processor time of this process, hashing threads included. Other tests of the process can only add to it: the least of many tries is what it takes.
    const workOf = async (email: string): Promise<number> => {
      const start = process.cpuUsage();
      await refusedLogin(email, 'wrong');
      const { user, system } = process.cpuUsage(start);
      return user + system;
    };
    const least = { unknown: Infinity, wrong: Infinity };
    const ratio = (): number => least.unknown / least.wrong;
    for (let n = 0; n < 100 && (n < 15 || ratio() < 0.6 || ratio() > 1.6); n++) {
      least.unknown = Math.min(least.unknown, await workOf('nobody@example.com'));
      least.wrong = Math.min(least.wrong, await workOf(app.accounts.seller.email));
    }

    expect(ratio()).toBeGreaterThan(0.6);
    expect(ratio()).toBeLessThan(1.6);
  });

  it('ends when its time is up', async () => {
    const own = await extraApp({ ROLE: 'web' });
    const token = await adminOf(own);
    own.clock.advance(hours(11.9));
    // Still valid, but unused.
    own.clock.advance(hours(0.2));

    expect(await refused(own, token, ME)).toMatchObject({ code: 'UNAUTHORIZED', reason: 'TOKEN_EXPIRED' });
  });

  it('is not possible with a closed account, whose sessions end as well', async () => {
    const token = await newStaff(app, admin, 'ACCOUNTS');
    const { me } = await ask(app, token, '{ me { id } }');
    const [row] = await app.database.sql<{ email: string }>('update staff set active = false where id = $1 returning email', [me.id]);
    app.services.access.forget();

    expect(await refused(app, token, ME)).toMatchObject({ code: 'UNAUTHORIZED', reason: 'ACCOUNT_INACTIVE' });
    expect(await refusedLogin(row?.email ?? '', PASSWORD)).toMatchObject({ code: 'UNAUTHORIZED', reason: 'ACCOUNT_INACTIVE' });
  });

  it('keeps each password with a salt of its own', async () => {
    const twins = [await newSeller(app), await newSeller(app)];
    const rows = await app.database.sql<{ password_hash: string }>('select password_hash from seller where id = any($1)', [
      twins.map(({ id }) => id),
    ]);

    expect(twins[0]?.password).toBe(twins[1]?.password);
    expect(new Set(rows.map(({ password_hash: hash }) => hash)).size).toBe(2);
  });

  it('hashes a password again that was stored with weaker parameters', async () => {
    const { hash } = await import('@node-rs/argon2');
    const person = await newSeller(app);
    const weak = await hash(person.password, { memoryCost: 8192, timeCost: 1, parallelism: 1 });
    await app.database.sql('update seller set password_hash = $2 where id = $1', [person.id, weak]);
    await sessionOf(app, person);
    const [row] = await app.database.sql<{ password_hash: string }>('select password_hash from seller where id = $1', [person.id]);

    expect(row?.password_hash).toMatch(/m=8,t=1,p=1/);
    expect(await sessionOf(app, person)).toMatch(/^ses_/);
  });
});

describe('A new member of staff', () => {
  const CREATE = 'mutation($i: CreateStaffInput!) { createStaff(input: $i) { id email name role active } }';
  const input = (more: Readonly<Record<string, unknown>> = {}) => ({
    email: 'New.Driver@Example.com',
    password: PASSWORD,
    name: 'Dina',
    role: 'DRIVER',
    ...more,
  });

  it('can log in at once', async () => {
    const { createStaff } = await ask(app, admin, CREATE, { i: input() });

    expect(createStaff).toEqual({
      id: expect.stringMatching(UUID_7),
      email: 'new.driver@example.com',
      name: 'Dina',
      role: 'DRIVER',
      active: true,
    });
    expect((await login({ email: 'new.driver@example.com', password: PASSWORD })).staff.role).toBe('DRIVER');
  });

  it('has an e-mail that no other account has, of staff or sellers, in any spelling', async () => {
    await ask(app, admin, CREATE, { i: input({ email: 'taken@example.com' }) });

    for (const email of ['TAKEN@example.com', app.accounts.operator.email, app.accounts.seller.email]) {
      expect(await refused(app, admin, CREATE, { i: input({ email }) })).toMatchObject({
        code: 'EMAIL_IN_USE',
        errors: [{ field: 'email' }],
      });
    }
    expect((await login(app.accounts.seller)).seller.email).toBe(app.accounts.seller.email);
  });

  it.each([
    [{ email: 'nobody' }, 'email'],
    [{ password: 'short' }, 'password'],
    [{ password: 'x'.repeat(1025) }, 'password'],
    [{ name: '' }, 'name'],
    [{ name: 'x'.repeat(201) }, 'name'],
  ])('is refused with %j', async (wrong, field) => {
    const answer = await refused(app, admin, CREATE, { i: input({ email: 'wrong@example.com', ...wrong }) });

    expect(['VALIDATION_FAILED', 'MISSING_FIELD']).toContain(answer.code);
    expect(answer.errors).toMatchObject([{ field }]);
  });
});

describe('A new seller', () => {
  const REGISTER =
    'mutation($i: RegisterSellerInput!) { registerSeller(input: $i) { id email name firstName lastName company phone role status } }';
  let next = 1;
  const input = (more: Readonly<Record<string, unknown>> = {}) => ({
    email: `Fresh.${next++}@Example.com`,
    password: PASSWORD,
    firstName: 'فاطمة',
    lastName: "O'Neil-陈",
    ...more,
  });

  it('may register by itself where that is allowed, log in at once and has no money', async () => {
    const person = input({ company: 'Fresh LLC', phone: '+971 4 000 0000' });
    const { registerSeller } = await ask(app, undefined, REGISTER, { i: person });

    expect(registerSeller).toEqual({
      id: expect.stringMatching(UUID_7),
      email: person.email.toLowerCase(),
      name: "فاطمة O'Neil-陈",
      firstName: 'فاطمة',
      lastName: "O'Neil-陈",
      company: 'Fresh LLC',
      phone: '+971 4 000 0000',
      role: 'PREPAID',
      status: 'ACTIVE',
    });
    const session = await sessionOf(app, person);
    const { seller } = await ask(
      app,
      session,
      'query($id: String!) { seller(id: $id) { wallets { balance { amount } available { amount } } } }',
      { id: registerSeller.id },
    );
    expect(seller.wallets).toEqual([{ balance: { amount: '0.00' }, available: { amount: '0.00' } }]);
    expect((await placeOrder(app, await connectShop(app, person))).body).toMatchObject({ status: 'success', actualRate: 7.14 });
  });

  it('is registered by staff where strangers may not', async () => {
    const closed = await extraApp({ ROLE: 'web', SELF_REGISTRATION: 'false' });
    const operator = await sessionOf(closed, closed.accounts.operator);

    expect(await refused(closed, undefined, REGISTER, { i: input() })).toMatchObject({ code: 'UNAUTHORIZED' });
    expect(await refused(closed, closed.accounts.apiToken, REGISTER, { i: input() })).toMatchObject({ code: 'FORBIDDEN' });
    for (const token of [operator, closed.accounts.erpToken])
      expect((await ask(closed, token, REGISTER, { i: input() })).registerSeller.role).toBe('PREPAID');
  });

  it('has an e-mail that no other account has, of sellers or staff, in any spelling, else EMAIL_IN_USE', async () => {
    for (const email of [app.accounts.seller.email.toUpperCase(), app.accounts.operator.email, app.accounts.superAdmin.email]) {
      expect(await refused(app, admin, REGISTER, { i: input({ email }) })).toMatchObject({
        code: 'EMAIL_IN_USE',
        errors: [{ field: 'email' }],
      });
    }
  });

  it('keeps its e-mail to itself when it changes it', async () => {
    const person = await newSeller(app);
    const change = (email: string) => ({ id: person.id, i: { email } });
    const query = 'mutation($id: String!, $i: UpdateSellerInput!) { updateSeller(id: $id, input: $i) { email } }';

    for (const email of [app.accounts.operator.email, app.accounts.seller.email.toUpperCase()]) {
      expect(await refused(app, admin, query, change(email))).toMatchObject({ code: 'EMAIL_IN_USE', errors: [{ field: 'email' }] });
    }
    expect((await ask(app, admin, query, change(person.email.toUpperCase()))).updateSeller.email).toBe(person.email);
  });

  it('is one when twenty registrations bring the same e-mail', async () => {
    const person = input();
    const answers = await Promise.all(Array.from({ length: 20 }, () => app.client.graphql(REGISTER, { i: person }, admin)));

    expect(answers.filter(({ body }) => body.data)).toHaveLength(1);
    expect(answers.filter(({ body }) => body.errors?.[0].extensions.code === 'EMAIL_IN_USE')).toHaveLength(19);
  });

  it.each([
    [{ email: 'nobody' }, 'email'],
    [{ password: 'too short' }, 'password'],
    [{ firstName: ' ' }, 'firstName'],
    [{ lastName: 'x'.repeat(101) }, 'lastName'],
    [{ company: 'x'.repeat(101) }, 'company'],
    [{ phone: '1'.repeat(31) }, 'phone'],
  ])('is refused with %j', async (wrong, field) => {
    const answer = await refused(app, undefined, REGISTER, { i: input(wrong) });

    expect(['VALIDATION_FAILED', 'MISSING_FIELD']).toContain(answer.code);
    expect(answer.errors).toMatchObject([{ field }]);
  });
});

describe('A stranger who registers', () => {
  const REGISTER = `mutation($i: RegisterSellerInput!) {
    registerSeller(input: $i) { id email name firstName lastName company phone role status taxId timezone language createdAt listedStatus notes }
  }`;
  const typed = (email: string) => ({
    email,
    password: PASSWORD,
    firstName: 'Typed',
    lastName: 'Name',
    company: 'Typed Ltd',
    taxId: 'TX-1',
  });
  const mailsTo = (at: TestApp, email: string) =>
    at.database.sql<{ kind: string; body: string }>('select kind, text_body as body from mail where recipient = $1 order by id', [email]);
  let careful: TestApp;
  beforeAll(async () => {
    careful = await startApp({ REGISTRATION_CONFIRMATION: 'true', REGISTRATION_RATE_LIMIT: '9/3600', TRUSTED_PROXIES: '127.0.9.1/32' });
  });
  afterAll(() => careful.stop());

  const from = async (at: TestApp, address: string, email: string) => {
    const body = JSON.stringify({ query: REGISTER, variables: { i: typed(email) } });
    const headers = { 'content-type': 'application/json', 'x-forwarded-for': address };
    return (await rawCall(at, '/graphql', { from: '127.0.9.1', headers, body })).body;
  };

  it('gets the same answer whether or not the address is taken, and the details by mail', async () => {
    const free = 'not-yet@example.com';
    const taken = [careful.accounts.seller.email, careful.accounts.superAdmin.email];
    const answers = await Promise.all([free, ...taken].map((email) => from(careful, '203.0.113.1', email)));

    const [first, ...others] = answers.map(({ data }) => data.registerSeller);
    const masked = ({ id, email, createdAt, ...rest }: Record<string, unknown>) => ({
      rest,
      shapes: [id, email, createdAt].map((each) => typeof each),
    });
    expect(first).toMatchObject({
      id: expect.stringMatching(UUID_7),
      email: free,
      name: 'Typed Name',
      company: 'Typed Ltd',
      taxId: 'TX-1',
    });
    expect(others.map(masked)).toEqual([masked(first), masked(first)]);
    const [demo] = await careful.database.sql<{ id: string }>('select id from seller where email = $1', [taken[0]]);
    expect(others.map(({ id }) => id)).not.toContain(demo?.id);
    expect((await mailsTo(careful, free)).map(({ kind }) => kind)).toEqual(['registration_confirm']);
    for (const email of taken) {
      const [mail] = await mailsTo(careful, email);
      expect(mail?.kind).toBe('registration_attempted');
      expect(mail?.body).not.toMatch(/Typed/);
    }
  });

  it('cannot log in before the link of the mail was opened, and learns no more than any stranger', async () => {
    const email = 'patient@example.com';
    await from(careful, '203.0.113.2', email);
    const before = await refused(careful, undefined, 'mutation($e: String!, $p: String!) { login(email: $e, password: $p) { token } }', {
      e: email,
      p: PASSWORD,
    });
    expect(before).toMatchObject({ code: 'UNAUTHORIZED', reason: 'INVALID_CREDENTIALS' });
    const token = await deliveredToken(careful, email);
    const [mail] = await mailsTo(careful, email);
    expect(mail?.body).toContain('/console/confirm#');
    expect(mail?.body).not.toContain(token);
    const CONFIRM = 'mutation($t: String!) { confirmRegistration(token: $t, cookie: true) { email } }';
    const read = 'query($t: String!) { registration(token: $t) { email firstName company } }';

    expect((await ask(careful, undefined, '{ selfRegistration { open confirmed } }')).selfRegistration).toEqual({
      open: true,
      confirmed: true,
    });
    expect((await ask(careful, undefined, read, { t: token })).registration).toEqual({ email, firstName: 'Typed', company: 'Typed Ltd' });
    const confirmations = await Promise.all(Array.from({ length: 5 }, () => careful.client.graphql(CONFIRM, { t: token })));
    const [confirmed, ...others] = confirmations.filter(({ body }) => body.data);
    expect(others).toEqual([]);
    expect(confirmed?.headers.get('set-cookie')).toMatch(/ses_[\w-]+;.*HttpOnly/);
    expect(await sessionOf(careful, { email, password: PASSWORD })).toMatch(/^ses_/);
    expect(await refused(careful, undefined, read, { t: 'x'.repeat(500_000) })).toMatchObject({ code: 'VALIDATION_FAILED' });
    for (const used of [token, `reg_${'x'.repeat(43)}`])
      expect(await refused(careful, undefined, read, { t: used })).toMatchObject({ code: 'NOT_FOUND' });
  });

  it('does not reserve the address, and expires after seven days', async () => {
    const email = 'wanted@example.com';
    const links: string[] = [];
    for (let n = 0; n < 2; n++) {
      await from(careful, '203.0.113.3', email);
      links.push(await deliveredToken(careful, email));
    }
    expect(new Set(links).size).toBe(2);
    const CONFIRM = 'mutation($t: String!) { confirmRegistration(token: $t) { email } }';
    careful.clock.advance(8 * 86_400_000);
    expect(await refused(careful, undefined, CONFIRM, { t: links[0] })).toMatchObject({ code: 'NOT_FOUND' });
    careful.clock.advance(-8 * 86_400_000);
    await ask(careful, careful.accounts.erpToken, REGISTER, { i: typed(email) });
    expect(await refused(careful, undefined, CONFIRM, { t: links[1] })).toMatchObject({ code: 'NOT_FOUND' });
  });

  it('may do so a few times only, which are counted by network; and no address is sent mail without end', async () => {
    const answers = [];
    for (let n = 0; n < 12; n++) answers.push(await from(careful, `2001:db8:1:2:${n}::1`, 'flooded@example.com'));

    const codes = answers.map(({ errors }) => errors?.[0].extensions.code);
    expect(codes).toEqual([...Array(9).fill(undefined), ...Array(3).fill('RATE_LIMITED')]);
    expect(answers.at(-1)?.errors[0].extensions.retryAfter).toBeGreaterThan(3_000);
    expect((await from(careful, '2001:db8:1:3::1', 'somebody@example.com')).errors).toBeUndefined();
    expect(await mailsTo(careful, 'flooded@example.com')).toHaveLength(3);
  });

  it('is welcomed by mail when no confirmation is required', async () => {
    await ask(app, undefined, REGISTER, { i: typed('welcome@example.com') });

    expect((await mailsTo(app, 'welcome@example.com')).map(({ kind }) => kind)).toEqual(['seller_welcome']);
  });
});

describe('A token of an ERP system', () => {
  it('is made by a super administrator, shown once and stored as a digest', async () => {
    const token = await newErpToken(app, admin);
    const [row] = await app.database.sql<Record<string, unknown>>(
      "select kind, scopes, expires_at, encode(hash, 'hex') = encode(sha256(convert_to($1, 'UTF8')), 'hex') as digest from access_token where hash = sha256(convert_to($1, 'UTF8'))",
      [token],
    );

    expect(token).toMatch(/^erp_[A-Za-z0-9_-]{43}$/);
    expect(row).toEqual({ kind: 'erp', scopes: ['erp:*'], expires_at: null, digest: true });
    expect((await ask(app, token, ME)).me).toEqual({ type: 'erp', id: expect.any(String), staff: null, seller: null });
  });

  const CREATE =
    'mutation($name: String!, $scopes: [String!], $expiresAt: DateTimeISO, $ips: [String!]) { createErpToken(name: $name, scopes: $scopes, expiresAt: $expiresAt, ipAllowList: $ips) }';
  it.each([
    [{ name: '' }, 'name'],
    [{ name: 'x'.repeat(101) }, 'name'],
    [{ name: 'x', scopes: ['everything'] }, 'scopes'],
    [{ name: 'x', expiresAt: '2020-01-01T00:00:00Z' }, 'expiresAt'],
    [{ name: 'x', ips: ['localhost'] }, 'ipAllowList'],
  ])('is refused with %j', async (variables, field) => {
    expect((await refused(app, admin, CREATE, variables)).errors).toMatchObject([{ field }]);
  });

  it.each([
    ['shipments:read', '{ shipments { totalCount } }'],
    ['sellers:read', '{ __typename seller(id: "x") { id } }'],
    [
      'rates:read',
      'query { rates(input: { weight: 1, origin: { address: "a", city: "b", countryCode: "AE", zip: "" }, destination: { address: "a", city: "b", countryCode: "AE", zip: "" } }) { requestId } }',
    ],
    ['reference:read', '{ reference { reasonCodes { code } } }'],
    ['wallet:write', '{ ledgerIntegrity { ok } }'],
  ])('with %s alone does that and nothing else', async (scope, allowed) => {
    const queries = [
      '{ shipments { totalCount } }',
      '{ seller(id: "x") { id } }',
      '{ reference { reasonCodes { code } } }',
      '{ ledgerIntegrity { ok } }',
      'mutation { topUpWallet(sellerId: "x", amount: "1", currency: "USD") { currency } }',
      'mutation { transitionShipment(input: { id: "x", status: PICKUP }) { newStatus } }',
      'mutation { registerSeller(input: { email: "a@b.example", password: "long enough pw", firstName: "a", lastName: "b" }) { id } }',
    ];
    const token = await newErpToken(app, admin, { scopes: [scope] });
    const codeOf = async (query: string) => (await app.client.graphql(query, {}, token)).body.errors?.[0]?.extensions.code;

    expect(await codeOf(allowed)).not.toBe('FORBIDDEN_SCOPE');
    const related = (query: string) =>
      query.includes(/\{ (?:__typename )?(\w+)/.exec(allowed)?.[1] ?? '-') || (scope === 'wallet:write' && query.includes('topUpWallet'));
    for (const query of queries.filter((each) => !related(each))) expect([query, await codeOf(query)]).toEqual([query, 'FORBIDDEN_SCOPE']);
  });
});

describe("A seller's own token", () => {
  it('acts for the seller in all its shops', async () => {
    const person = await newSeller(app);
    const session = await sessionOf(app, person);
    const shops = [await connectShop(app, person), await connectShop(app, person)];
    for (const shop of shops) await placeOrder(app, shop);
    const token = await newApiToken(app, session);

    expect(token).toMatch(/^sat_[A-Za-z0-9_-]{43}$/);
    expect((await ask(app, token, '{ orders { totalCount } }')).orders.totalCount).toBe(2);
  });

  it('does no more than its scopes say', async () => {
    const session = await sessionOf(app, await newSeller(app));
    const reader = await newApiToken(app, session, { scopes: ['shipments:read'] });

    expect((await ask(app, reader, '{ orders { totalCount } shipments { totalCount } }')).orders.totalCount).toBe(0);
    const { id } = (await ask(app, session, '{ me { id } }')).me;
    const forbidden = [
      `{ seller(id: "${id}") { id } }`,
      'mutation { createApiToken(name: "wider") }',
      'mutation { cancelOrder(orderId: "x") { id } }',
      'mutation { setActivation(input: { activate: true }, shopDomain: "x.example") { shop { id } } }',
    ];
    for (const query of forbidden) expect([query, (await refused(app, reader, query)).code]).toEqual([query, 'FORBIDDEN_SCOPE']);
  });

  it('has scopes that exist', async () => {
    const session = await sessionOf(app, app.accounts.seller);
    const query = 'mutation($s: [String!]) { createApiToken(name: "x", scopes: $s) }';

    for (const scopes of [['everything'], ['shipments:read', 'x']]) {
      expect(await refused(app, session, query, { s: scopes })).toMatchObject({
        code: 'VALIDATION_FAILED',
        errors: [{ field: 'scopes' }],
      });
    }
  });

  it('ends when it is revoked, and a second time there is nothing to end', async () => {
    const session = await sessionOf(app, await newSeller(app));
    const token = await newApiToken(app, session);
    const revoke = (t: string, by: string) => ask(app, by, 'mutation($t: String!) { revokeToken(token: $t) }', { t });

    expect(await revoke(token, session)).toEqual({ revokeToken: true });
    expect(await refused(app, token, ME)).toMatchObject({ code: 'UNAUTHORIZED' });
    expect(await revoke(token, session)).toEqual({ revokeToken: false });
    expect(await revoke(session, admin)).toEqual({ revokeToken: true });
    expect(await refused(app, session, ME)).toMatchObject({ code: 'UNAUTHORIZED' });
  });

  it.each([
    [{ name: '' }, 'name'],
    [{ name: 'x'.repeat(101) }, 'name'],
    [{ name: 'x', at: '2020-01-01T00:00:00Z' }, 'expiresAt'],
  ])('is refused with %j', async (variables, field) => {
    const query = 'mutation($name: String!, $at: DateTimeISO) { createApiToken(name: $name, expiresAt: $at) }';

    expect((await refused(app, await sessionOf(app, app.accounts.seller), query, variables)).errors).toMatchObject([{ field }]);
  });
});
