import { startApp, type TestApp } from '../../support/app.js';
import { bearer, type Answer } from '../../support/client.js';
import { hours } from '../../support/clock.js';
import { extraApps } from '../../support/extra-apps.js';
import { ask, refused } from '../../support/graphql.js';
import { adminOf, newApiToken, newErpToken, newSeller, newStaff, type Person } from '../../support/people.js';
import { mailedToken } from '../../support/mails.js';
import { connectShop, sessionOf } from '../../support/story.js';
import { waitFor } from '../../support/wait-for.js';

const extraApp = extraApps();
let app: TestApp;
let admin: string;
beforeAll(async () => {
  app = await startApp({ ROLE: 'web' });
  admin = await adminOf(app);
});
afterAll(() => app.stop());

const ME = '{ me { id type } }';
const REFRESH = 'mutation { refreshSession { token expiresAt staff { id } seller { id } } }';
const PASSWORD =
  'mutation($current: String!, $wanted: String!) { changePassword(current: $current, wanted: $wanted) { token seller { id } } }';
const UPDATE = 'mutation($id: String!, $input: UpdateStaffInput!) { updateStaff(id: $id, input: $input) { id role active email name } }';
const meOf = async (token: string, of = app) => (await ask(of, token, ME)).me;
const refusedMe = (token: string, of = app) => refused(of, token, ME);
const idOf = async (token: string): Promise<string> => (await meOf(token)).id;

describe('A session', () => {
  it('lasts while it is used, and at most seven days, replaced or not', async () => {
    const own = await extraApp({ ROLE: 'web' });
    const kept = await adminOf(own);
    let replaced = await adminOf(own);
    for (let half = 0; half < 14; half++) {
      own.clock.advance(hours(11.9));
      own.services.access.forget();
      expect((await meOf(kept, own)).type).toBe('super_admin');
      replaced = (await ask(own, replaced, REFRESH)).refreshSession.token;
    }
    own.clock.advance(hours(2));

    for (const token of [kept, replaced]) expect(await refusedMe(token, own)).toMatchObject({ reason: 'TOKEN_EXPIRED' });
  });

  it('is replaced by a new one, and the old token ends at once', async () => {
    const old = await adminOf(app);
    const { refreshSession } = await ask(app, old, REFRESH);

    expect(refreshSession).toMatchObject({ staff: { id: app.accounts.superAdmin.id }, seller: null });
    expect(await meOf(refreshSession.token)).toMatchObject({ type: 'super_admin' });
    expect(await refusedMe(old)).toMatchObject({ code: 'UNAUTHORIZED' });
  });

  it('is replaced once when fifty try at the same time', async () => {
    const token = await sessionOf(app, app.accounts.operator);
    const answers = await Promise.all(Array.from({ length: 50 }, () => app.client.graphql(REFRESH, {}, token)));
    const tokens = answers.flatMap(({ body }) => body.data?.refreshSession?.token ?? []);

    expect(tokens).toHaveLength(1);
    expect(await meOf(tokens[0])).toMatchObject({ type: 'ops' });
  });

  it('ends with a logout, which other tokens do not have', async () => {
    const token = await adminOf(app);

    expect(await ask(app, token, 'mutation { logout }')).toEqual({ logout: true });
    expect(await refusedMe(token)).toMatchObject({ code: 'UNAUTHORIZED' });
    expect(await ask(app, app.accounts.apiToken, 'mutation { logout }')).toEqual({ logout: false });
    expect(await meOf(app.accounts.apiToken)).toMatchObject({ type: 'seller' });
    expect(await refused(app, app.accounts.erpToken, REFRESH)).toMatchObject({ code: 'UNAUTHORIZED' });
    expect(await refused(app, undefined, 'mutation { logout }')).toMatchObject({ code: 'UNAUTHORIZED' });
  });
});

describe('A new password', () => {
  it('ends every other session, the tokens of the shops and, unless they are to stay, API tokens', async () => {
    const seller = await newSeller(app);
    const [here, elsewhere] = [await sessionOf(app, seller), await sessionOf(app, seller)];
    const shop = await connectShop(app, seller);
    const api = await newApiToken(app, here);
    const wanted = 'another long password';
    const keep = PASSWORD.replace('wanted: $wanted', 'wanted: $wanted, endTokens: false');
    const { changePassword } = await ask(app, here, keep, { current: seller.password, wanted });

    expect(await meOf(changePassword.token)).toMatchObject({ id: seller.id });
    for (const token of [here, elsewhere, shop.token]) expect(await refusedMe(token)).toMatchObject({ code: 'UNAUTHORIZED' });
    expect(await meOf(api)).toMatchObject({ id: seller.id });
    await ask(app, changePassword.token, PASSWORD, { current: wanted, wanted });
    expect(await refusedMe(api)).toMatchObject({ code: 'UNAUTHORIZED' });
    expect(await meOf(await sessionOf(app, { email: seller.email, password: wanted }))).toMatchObject({ id: seller.id });
  });

  it('is refused to those who do not know the old one, and to tokens', async () => {
    const seller = await newSeller(app);
    const session = await sessionOf(app, seller);
    const change = (token: string, current: string, wanted = 'another long password') => refused(app, token, PASSWORD, { current, wanted });

    expect(await change(session, 'wrong')).toMatchObject({ code: 'UNAUTHORIZED', reason: 'INVALID_CREDENTIALS' });
    expect(await change(session, seller.password, 'short')).toMatchObject({ code: 'VALIDATION_FAILED' });
    expect(await change(await newApiToken(app, session), seller.password)).toMatchObject({ code: 'FORBIDDEN' });
    expect(await meOf(session)).toMatchObject({ id: seller.id });
  });

  it('is set by one of two who set it at once', async () => {
    const seller = await newSeller(app);
    const sessions = [await sessionOf(app, seller), await sessionOf(app, seller)];
    const wanted = ['the first new password', 'the second new password'];
    const answers = await Promise.all(
      sessions.map((token, index) => app.client.graphql(PASSWORD, { current: seller.password, wanted: wanted[index] }, token)),
    );
    const alive = answers.flatMap(({ body }) => body.data?.changePassword?.token ?? []);

    expect(alive).toHaveLength(1);
    expect(await meOf(alive[0])).toMatchObject({ id: seller.id });
  });
});

describe('A member of staff', () => {
  it('loses every session within a second when the account is closed, in other processes too', async () => {
    const other = await extraApp({ DEMO: '0', ROLE: 'web' }, { databaseUrl: app.databaseUrl });
    const token = await newStaff(app, admin, 'OPS');
    const id = await idOf(token);
    await meOf(token, other);
    const { updateStaff } = await ask(app, admin, UPDATE, { id, input: { active: false } });

    expect(updateStaff).toMatchObject({ id, active: false });
    expect(await refusedMe(token)).toMatchObject({ code: 'UNAUTHORIZED' });
    await waitFor('the other process knows', async () => (await other.client.graphql(ME, {}, token)).body.errors !== undefined);
    await ask(app, admin, UPDATE, { id, input: { active: true } });
    expect(await refusedMe(token)).toMatchObject({ code: 'UNAUTHORIZED' });
  });

  it('works as something else from the moment on that the role changes', async () => {
    const token = await newStaff(app, admin, 'DRIVER');
    expect(await refused(app, token, '{ ledgerIntegrity { ok } }')).toMatchObject({ code: 'FORBIDDEN' });
    await ask(app, admin, UPDATE, { id: await idOf(token), input: { role: 'ACCOUNTS', name: 'Ada' } });

    expect(await ask(app, token, '{ ledgerIntegrity { ok } me { staff { name } } }')).toMatchObject({
      ledgerIntegrity: { ok: true },
      me: { staff: { name: 'Ada' } },
    });
  });

  it('cannot take the address of another account, and is changed by super administrators only', async () => {
    const token = await newStaff(app, admin, 'OPS');
    const id = await idOf(token);

    expect(await refused(app, admin, UPDATE, { id, input: { email: app.accounts.seller.email } })).toMatchObject({ code: 'EMAIL_IN_USE' });
    expect(await refused(app, admin, UPDATE, { id, input: {} })).toMatchObject({ code: 'NO_FIELDS_TO_UPDATE' });
    expect(await refused(app, admin, UPDATE, { id: 'nobody', input: { name: 'X' } })).toMatchObject({ code: 'NOT_FOUND' });
    expect(await refused(app, token, UPDATE, { id, input: { role: 'SUPER_ADMIN' } })).toMatchObject({ code: 'FORBIDDEN' });
  });

  it('stays the last super administrator, even when two close each other out', async () => {
    const own = await extraApp({ ROLE: 'web' });
    const first = await adminOf(own);
    const second = await newStaff(own, first, 'SUPER_ADMIN');
    const ids = [(await meOf(first, own)).id, (await meOf(second, own)).id];
    const close = (token: string, id: string): Promise<Answer> => own.client.graphql(UPDATE, { id, input: { active: false } }, token);
    const answers = await Promise.all([close(first, ids[1]), close(second, ids[0])]);

    expect(answers.filter(({ body }) => body.data?.updateStaff)).toHaveLength(1);
    const [left] = await own.database.sql<{ count: string }>("select count(*) from staff where role = 'super_admin' and active");
    expect(left?.count).toBe('1');
  });

  it('is found in the list by role, state and name', async () => {
    const token = await newStaff(app, admin, 'RECEPTION');
    const list = (filter: string) => ask(app, admin, `{ staff(${filter}) { nodes { id role active } totalCount } }`);
    const { staff } = await list('role: RECEPTION, first: 5');

    expect(staff).toEqual({ nodes: [{ id: await idOf(token), role: 'RECEPTION', active: true }], totalCount: 1 });
    expect((await list('search: "demo admin"')).staff.nodes).toMatchObject([{ id: app.accounts.superAdmin.id }]);
    expect((await list('active: false, role: RECEPTION')).staff.totalCount).toBe(0);
    expect(await refused(app, token, '{ staff { totalCount } }')).toMatchObject({ code: 'FORBIDDEN' });
  });
});

describe('The API tokens of a seller', () => {
  const LIST = 'query($s: String) { apiTokens(sellerId: $s) { totalCount nodes { id name scopes lastUsedAt revokedAt } } }';
  const REVOKE = 'mutation($id: String!) { revokeApiToken(id: $id) { id revokedAt } }';
  let seller: Person;
  let session: string;
  beforeAll(async () => {
    seller = await newSeller(app);
    session = await sessionOf(app, seller);
  });

  it('are listed with scopes and last use, and end by their id', async () => {
    const token = await newApiToken(app, session, { name: 'Mirror', scopes: ['shipments:read'] });
    await ask(app, token, '{ shipments { totalCount } }');
    const { apiTokens } = await ask(app, session, LIST);

    expect(apiTokens).toMatchObject({ totalCount: 1, nodes: [{ name: 'Mirror', scopes: ['shipments:read'], revokedAt: null }] });
    expect(apiTokens.nodes[0].lastUsedAt).not.toBeNull();
    expect((await ask(app, session, REVOKE, { id: apiTokens.nodes[0].id })).revokeApiToken.revokedAt).not.toBeNull();
    expect(await refusedMe(token)).toMatchObject({ code: 'UNAUTHORIZED' });
  });

  it('are nothing to other sellers, and not listed by tokens that are restricted', async () => {
    await newApiToken(app, session);
    const { apiTokens } = await ask(app, admin, LIST, { s: seller.id });
    const id = apiTokens.nodes[0].id;
    const foreign = await sessionOf(app, app.accounts.otherSeller);

    expect(await refused(app, foreign, LIST, { s: seller.id })).toMatchObject({ code: 'SELLER_NOT_FOUND' });
    expect(await refused(app, foreign, REVOKE, { id })).toMatchObject({ code: 'NOT_FOUND' });
    expect(await refused(app, await newApiToken(app, session, { scopes: ['shipments:read'] }), LIST)).toMatchObject({
      code: 'FORBIDDEN_SCOPE',
    });
    expect(await refused(app, await newErpToken(app, admin), LIST, { s: seller.id })).toMatchObject({ code: 'FORBIDDEN_SCOPE' });
  });
});

describe('The tokens of a shop', () => {
  const REVOKE = 'mutation($domain: String) { revokeShopToken(shopDomain: $domain) { domain } }';

  it('are revoked together, by its seller or the operator only', async () => {
    const seller = await newSeller(app);
    const shop = await connectShop(app, seller);
    const sibling = await connectShop(app, seller);
    const foreign = await sessionOf(app, await newSeller(app));
    expect(await refused(app, foreign, REVOKE, { domain: shop.domain })).toMatchObject({ code: 'NOT_FOUND' });
    await ask(app, await sessionOf(app, seller), REVOKE, { domain: shop.domain });

    expect(await refusedMe(shop.token)).toMatchObject({ code: 'UNAUTHORIZED' });
    expect(await meOf(sibling.token)).toMatchObject({ type: 'shop' });
  });
});

describe('A browser', () => {
  const LOGIN =
    'mutation($email: String!, $password: String!) { login(email: $email, password: $password, cookie: true) { token expiresAt staff { id } } }';
  const preflight = { 'apollo-require-preflight': 'true' };
  const call = (query: string, headers: Record<string, string>, variables: object = {}): Promise<Answer> =>
    app.client.post('/graphql', { query, variables }, headers);
  /** The cookie as the browser sends it back. */
  const cookieOf = (answer: Answer): string => (answer.headers.get('set-cookie') ?? '').split(';')[0] ?? '';

  it('keeps its session in a cookie that scripts cannot read, and never sees the token', async () => {
    const { email, password } = app.accounts.superAdmin;
    const answer = await call(LOGIN, preflight, { email, password });

    expect(answer.body.data.login).toMatchObject({ token: null, staff: { id: app.accounts.superAdmin.id } });
    expect(answer.text).not.toContain('ses_');
    expect(answer.headers.get('set-cookie')).toMatch(/^shipgraph=ses_[\w-]{43}; Expires=[^;]+ GMT; Path=\/; HttpOnly; SameSite=Strict$/);
    const cookie = cookieOf(answer);
    expect((await call(ME, { ...preflight, cookie })).body.data.me.type).toBe('super_admin');
    // Without the header that a foreign page cannot send, the cookie counts for nothing.
    expect((await call(ME, { cookie })).body.errors[0].extensions.code).toBe('UNAUTHORIZED');
    expect((await app.client.get(`/graphql?query=${encodeURIComponent(ME)}`, { cookie })).status).toBe(400);
  });

  it('gets a new cookie when the session is replaced, and none after a logout', async () => {
    const { email, password } = app.accounts.superAdmin;
    const first = cookieOf(await call(LOGIN, preflight, { email, password }));
    const replaced = await call(REFRESH, { ...preflight, cookie: first });
    const second = cookieOf(replaced);

    expect(replaced.body.data.refreshSession.token).toBeNull();
    expect(second).not.toBe(first);
    expect((await call(ME, { ...preflight, cookie: second })).body.data.me.type).toBe('super_admin');
    const ended = await call('mutation { logout }', { ...preflight, cookie: second });
    expect(ended.headers.get('set-cookie')).toBe('shipgraph=; Max-Age=0; Path=/; HttpOnly; SameSite=Strict');
    expect((await call(ME, { ...preflight, cookie: second })).body.errors[0].extensions.code).toBe('UNAUTHORIZED');
  });

  it('changes its password, and gets the cookie of a new session for it', async () => {
    const { email, password } = await newSeller(app);
    const first = cookieOf(await call(LOGIN, preflight, { email, password }));
    const other = cookieOf(await call(LOGIN, preflight, { email, password }));
    const wrong = await call(PASSWORD, { ...preflight, cookie: first }, { current: 'not this one', wanted: 'a new password' });
    expect(wrong.body.errors[0].extensions.code).toBe('UNAUTHORIZED');
    expect(wrong.headers.get('set-cookie')).toBeNull();
    const changed = await call(PASSWORD, { ...preflight, cookie: first }, { current: password, wanted: 'a new password' });

    expect(changed.body.data.changePassword.token).toBeNull();
    expect(changed.text).not.toContain('ses_');
    expect((await call(ME, { ...preflight, cookie: cookieOf(changed) })).body.data.me.type).toBe('seller');
    for (const cookie of [first, other])
      expect((await call(ME, { ...preflight, cookie })).body.errors[0].extensions.code).toBe('UNAUTHORIZED');
  });

  it('knows until when its session lasts, which other tokens do not have', async () => {
    const { email, password } = app.accounts.superAdmin;
    const login = await call(LOGIN, preflight, { email, password });
    const EXPIRY = '{ me { sessionExpiresAt } }';

    const { me } = (await call(EXPIRY, { ...preflight, cookie: cookieOf(login) })).body.data;
    expect(me.sessionExpiresAt).toBe(login.body.data.login.expiresAt);
    expect((await ask(app, app.accounts.erpToken, EXPIRY)).me.sessionExpiresAt).toBeNull();
  });

  it('can log in again although it still sends a cookie that has ended', async () => {
    const { email, password } = app.accounts.superAdmin;
    const cookie = `shipgraph=ses_${'x'.repeat(43)}`;

    expect((await call(LOGIN, { ...preflight, cookie }, { email, password })).body.data.login.staff.id).toBe(app.accounts.superAdmin.id);
  });

  it('does not need its cookie when a token is sent', async () => {
    const { email, password } = app.accounts.superAdmin;
    const cookie = cookieOf(await call(LOGIN, preflight, { email, password }));
    const answer = await call(ME, { ...preflight, cookie, ...bearer(app.accounts.erpToken) });

    expect(answer.body.data.me.type).toBe('erp');
    expect(answer.headers.get('set-cookie')).toBeNull();
  });

  it('keeps the cookie to this host and to TLS where the service is reached over TLS', async () => {
    const own = await extraApp({ ROLE: 'web', PUBLIC_URL: 'https://ships.example' });
    const { email, password } = own.accounts.superAdmin;
    const answer = await own.client.post('/graphql', { query: LOGIN, variables: { email, password } }, preflight);

    expect(answer.headers.get('set-cookie')).toMatch(/^__Host-shipgraph=ses_[\w-]{43}; .*; Path=\/; HttpOnly; SameSite=Strict; Secure$/);
  });
});

describe('An invitation', () => {
  const INVITE = 'mutation($input: InviteSellerInput!) { inviteSeller(input: $input) { expiresAt seller { id email } } }';
  const ACCEPT =
    'mutation($token: String!, $password: String!) { acceptInvitation(token: $token, password: $password) { token seller { id } } }';
  const invited = (email: string) => ({ input: { email, firstName: 'Nadia', lastName: 'New' } });
  const password = 'a password of her own';
  const mailed = (email: string): Promise<string> => mailedToken(app, email, 'seller_invited');

  it('is mailed, sets the first password once, and logs in', async () => {
    const email = 'nadia@example.com';
    const { inviteSeller } = await ask(app, admin, INVITE, invited(email));
    const token = await mailed(email);
    expect(await refused(app, undefined, ACCEPT, { token, password: 'short' })).toMatchObject({ code: 'VALIDATION_FAILED' });
    const { acceptInvitation } = await ask(app, undefined, ACCEPT, { token, password });

    expect(await meOf(acceptInvitation.token)).toMatchObject({ type: 'seller', id: inviteSeller.seller.id });
    expect(await meOf(await sessionOf(app, { email, password }))).toMatchObject({ id: inviteSeller.seller.id });
    expect(await refused(app, undefined, ACCEPT, { token, password })).toMatchObject({ code: 'NOT_FOUND' });
    expect(await refused(app, admin, INVITE, invited(email))).toMatchObject({ code: 'EMAIL_IN_USE' });
  });

  it('is mailed as a link in English and Arabic, whose page greets by the token while it can be used', async () => {
    const email = 'lina@example.com';
    const { inviteSeller } = await ask(app, admin, INVITE, { input: { ...invited(email).input, company: 'Lina & Sons' } });
    const [mail] = await app.database.sql<{ id: string; subject: string; text: string; html: string }>(
      'select id, subject, text_body as text, html_body as html from mail where recipient = $1',
      [email],
    );
    const token = await mailed(email);
    expect(JSON.stringify(mail)).not.toContain(token);
    const link = `${app.services.publicUrl()}/console/invitation#secret-of-mail-${mail?.id}`;
    expect(mail?.subject).toBe('Your shipping account is ready · حساب الشحن الخاص بك جاهز');
    expect(mail?.text.split(link)).toHaveLength(3);
    expect(mail?.text).toContain(`اختر كلمة المرور: ${link}`);
    expect(mail?.html.split(`href="${link}"`)).toHaveLength(3);
    expect(mail?.html).toContain('lang="ar" dir="rtl"');

    const GREET = 'query($token: String!) { invitation(token: $token) { email firstName lastName company expiresAt } }';
    const { expiresAt } = inviteSeller;
    expect((await ask(app, undefined, GREET, { token })).invitation).toEqual({
      ...{ email, firstName: 'Nadia', lastName: 'New', company: 'Lina & Sons', expiresAt },
    });
    await ask(app, undefined, ACCEPT, { token, password });
    const used = await refused(app, undefined, GREET, { token });
    const unknown = await refused(app, undefined, GREET, { token: `inv_${'x'.repeat(43)}` });
    expect([used.code, used.message]).toEqual([unknown.code, unknown.message]);
    expect(used.code).toBe('NOT_FOUND');
    const twice = '{ one: invitation(token: "a") { email } two: invitation(token: "b") { email } }';
    expect((await app.client.graphql(twice)).body.errors[0].extensions.code).toBe('QUERY_TOO_COMPLEX');
  });

  it('is replaced by the next one, and accepted once when fifty accept it at the same time', async () => {
    const email = 'noor@example.com';
    const first = await ask(app, admin, INVITE, invited(email));
    const old = await mailed(email);
    const second = await ask(app, admin, INVITE, invited(email));
    const token = await mailed(email);

    expect(second.inviteSeller.seller.id).toBe(first.inviteSeller.seller.id);
    expect(await refused(app, undefined, ACCEPT, { token: old, password })).toMatchObject({ code: 'NOT_FOUND' });
    const answers = await Promise.all(Array.from({ length: 50 }, () => app.client.graphql(ACCEPT, { token, password })));
    expect(answers.filter(({ body }) => body.data?.acceptInvitation)).toHaveLength(1);
  });

  it('requires the permission to register sellers, and an unused address', async () => {
    const driver = await newStaff(app, admin, 'DRIVER');

    expect(await refused(app, driver, INVITE, invited('x@example.com'))).toMatchObject({ code: 'FORBIDDEN' });
    expect(await refused(app, undefined, INVITE, invited('x@example.com'))).toMatchObject({ code: 'UNAUTHORIZED' });
    expect(await refused(app, admin, INVITE, invited(app.accounts.seller.email))).toMatchObject({ code: 'EMAIL_IN_USE' });
  });

  it('is good for seven days', async () => {
    const own = await extraApp({ ROLE: 'web' });
    const owner = await adminOf(own);
    await ask(own, owner, INVITE, invited('late@example.com'));
    const token = await mailedToken(own, 'late@example.com', 'seller_invited');
    own.clock.advance(hours(24 * 7 + 1));

    expect(await refused(own, undefined, ACCEPT, { token, password })).toMatchObject({ code: 'NOT_FOUND' });
  });
});
