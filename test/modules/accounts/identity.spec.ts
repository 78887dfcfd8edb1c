import { hash } from '@node-rs/argon2';
import { Secret, TOTP } from 'otpauth';
import type { TestApp } from '../../support/app.js';
import { sharedApp } from '../../support/shared-app.js';
import { hours, minutes } from '../../support/clock.js';
import { extraApps } from '../../support/extra-apps.js';
import { ask, refused } from '../../support/graphql.js';
import { deliveredToken } from '../../support/mails.js';
import { adminOf, newApiToken, newErpToken, newSeller, newStaff, newSuperAdmin, type Person } from '../../support/people.js';
import { connectShop, sessionOf } from '../../support/story.js';
import { waitFor } from '../../support/wait-for.js';

const extraApp = extraApps();
let app: TestApp;
let admin: string;
beforeAll(async () => {
  app = await sharedApp();
  admin = await adminOf(app);
});
const LOGIN =
  'mutation($email: String!, $password: String!, $code: String) { login(email: $email, password: $password, code: $code) { token } }';
const BEGIN =
  'mutation($password: String!, $code: String) { beginTwoFactor(password: $password, code: $code) { secret uri qrPath qrSize } }';
const CONFIRM = 'mutation($code: String!) { confirmTwoFactor(code: $code) { codes } }';
const DISABLE = 'mutation($password: String!, $code: String!) { disableTwoFactor(password: $password, code: $code) }';
const STATE = '{ twoFactor { enabledAt recoveryCodesLeft isRequired } }';
const ME = '{ me { id type permissions mustEnrolTwoFactor } }';
const WRONG = '000000';
const NEW_PASSWORD = 'a wholly new password';

type Login = Pick<Person, 'email' | 'password'>;

const codeOf = (secret: string, of = app): string =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: of.clock.now().getTime() });
/** The next code is another one: no code counts twice. */
const nextCode = (secret: string, of = app): string => {
  of.clock.advance(minutes(0.5));
  return codeOf(secret, of);
};

/** Switches two-factor login on and answers what its owner keeps. */
async function enrolled(person: Login, of = app): Promise<{ session: string; secret: string; codes: string[] }> {
  const session = await sessionOf(of, person);
  const { beginTwoFactor } = await ask(of, session, BEGIN, { password: person.password });
  const { confirmTwoFactor } = await ask(of, session, CONFIRM, { code: nextCode(beginTwoFactor.secret, of) });
  return { session, secret: beginTwoFactor.secret, codes: confirmTwoFactor.codes };
}

const logIn = async (login: Login, code?: string): Promise<string> => (await ask(app, undefined, LOGIN, { ...login, code })).login.token;
const loginRefused = async (login: Login, code?: string) => refused(app, undefined, LOGIN, { ...login, code });

async function newColleague(): Promise<Login & { id: string }> {
  const login = { email: `colleague-${Math.random()}@example.com`, password: 'a long enough password' };
  const { createStaff } = await ask(app, admin, 'mutation($i: CreateStaffInput!) { createStaff(input: $i) { id } }', {
    i: { ...login, name: 'Cora', role: 'OPS' },
  });
  return { ...login, id: createStaff.id };
}

describe('Two-factor login', () => {
  it('requires a code after the right password only, and accepts each code once', async () => {
    for (const person of [await newSeller(app), await newColleague()]) {
      const { secret } = await enrolled(person);

      expect(await loginRefused({ ...person, password: 'wrong' })).toMatchObject({ reason: 'INVALID_CREDENTIALS' });
      expect(await loginRefused(person)).toMatchObject({ code: 'UNAUTHORIZED', reason: 'TWO_FACTOR_REQUIRED' });
      expect(await loginRefused(person, WRONG)).toMatchObject({ code: 'UNAUTHORIZED', reason: 'TWO_FACTOR_INVALID' });
      const code = nextCode(secret);
      expect(await logIn(person, ` ${code.slice(0, 3)} ${code.slice(3)}`)).toMatch(/^ses_/);
      expect(await loginRefused(person, code)).toMatchObject({ reason: 'TWO_FACTOR_INVALID' });
      app.clock.advance(minutes(0.5));
      // A code of the step before still counts when clocks differ, but not once a newer one was used.
      expect(await logIn(person, codeOf(secret))).toMatch(/^ses_/);
    }
  });

  it('opens one session when fifty bring the same code at once, whether of the app or for recovery', async () => {
    const person = await newSeller(app);
    const { secret, codes } = await enrolled(person);

    for (const code of [nextCode(secret), codes[0]]) {
      const answers = await Promise.all(Array.from({ length: 50 }, () => app.client.graphql(LOGIN, { ...person, code })));
      expect(answers.filter(({ body }) => body.data?.login)).toHaveLength(1);
      await app.database.sql("delete from rate_limit where key like 'code:%'");
    }
  });

  it('lets ten codes of an account be tried in a quarter of an hour, and then not even the right one', async () => {
    const person = await newSeller(app);
    const { secret } = await enrolled(person);
    await app.database.sql("delete from rate_limit where key like 'code:%'");
    for (let guess = 0; guess < 10; guess++) expect(await loginRefused(person, WRONG)).toMatchObject({ reason: 'TWO_FACTOR_INVALID' });

    expect(await loginRefused(person, nextCode(secret))).toMatchObject({ code: 'RATE_LIMITED', retryAfter: expect.any(Number) });
    expect(await logIn(await newSeller(app))).toMatch(/^ses_/);
  });

  it('counts a wrong code as a failed login', async () => {
    const own = await extraApp({ ROLE: 'web', LOGIN_RATE_LIMIT: '2/900' });
    await enrolled(own.accounts.seller, own);
    const attempt = (code: string) => refused(own, undefined, LOGIN, { ...own.accounts.seller, code });

    expect((await attempt(WRONG)).reason).toBe('TWO_FACTOR_INVALID');
    expect((await attempt('no code at all')).reason).toBe('TWO_FACTOR_INVALID');
    expect((await attempt(WRONG)).code).toBe('RATE_LIMITED');
  });

  it('is set up with a secret that is sealed, counts once a code confirms it, and gives ten codes that each work once', async () => {
    const person = await newSeller(app);
    const session = await sessionOf(app, person);
    expect(await refused(app, session, BEGIN, { password: 'wrong' })).toMatchObject({ reason: 'INVALID_CREDENTIALS' });
    expect(await refused(app, session, CONFIRM, { code: WRONG })).toMatchObject({ code: 'NOT_FOUND' });
    const { beginTwoFactor } = await ask(app, session, BEGIN, { password: person.password });
    const { secret, uri, qrPath, qrSize } = beginTwoFactor;

    expect(uri).toContain(`secret=${secret}`);
    expect(uri).toMatch(/^otpauth:\/\/totp\/shipgraph:merchant-\d+%40example\.com\?/);
    expect(qrPath).toMatch(/^M0 0h7v1H0z/);
    expect(qrSize).toBeGreaterThan(20);
    expect(await logIn(person)).toMatch(/^ses_/);
    expect(await refused(app, session, CONFIRM, { code: WRONG })).toMatchObject({ reason: 'TWO_FACTOR_INVALID' });
    const { codes } = (await ask(app, session, CONFIRM, { code: codeOf(secret) })).confirmTwoFactor;
    expect(new Set(codes).size).toBe(10);
    const [stored] = await app.database.sql<{ row: string }>(
      `select row_to_json(f)::text || coalesce(string_agg(c.hash, ' '), '') as row from two_factor f left join recovery_code c using (account_id)
        where f.account_id = $1 group by f.account_id`,
      [person.id],
    );
    expect(stored?.row).toContain('confirmed_at');
    for (const hidden of [Buffer.from(secret).toString('hex'), secret, ...codes]) expect(stored?.row).not.toContain(hidden);

    expect(await logIn(person, codes[3].toUpperCase())).toMatch(/^ses_/);
    expect(await loginRefused(person, codes[3])).toMatchObject({ reason: 'TWO_FACTOR_INVALID' });
    expect((await ask(app, session, STATE)).twoFactor).toEqual({ enabledAt: expect.any(String), recoveryCodesLeft: 9, isRequired: false });
    const again = 'mutation($password: String!, $code: String!) { regenerateRecoveryCodes(password: $password, code: $code) { codes } }';
    const { password } = person;
    const renewed = (await ask(app, session, again, { password, code: nextCode(secret) })).regenerateRecoveryCodes.codes;
    expect(await loginRefused(person, codes[0])).toMatchObject({ reason: 'TWO_FACTOR_INVALID' });
    expect(await logIn(person, renewed[0])).toMatch(/^ses_/);
  });

  it('is replaced or switched off by those alone who have password and code, never by a token', async () => {
    const person = await newSeller(app);
    const { session, secret } = await enrolled(person);
    const api = await newApiToken(app, session);

    expect(await refused(app, session, BEGIN, { password: person.password })).toMatchObject({ reason: 'TWO_FACTOR_INVALID' });
    const { beginTwoFactor } = await ask(app, session, BEGIN, { password: person.password, code: nextCode(secret) });
    // The app from before counts until the new one is confirmed.
    expect(await logIn(person, nextCode(secret))).toMatch(/^ses_/);
    await ask(app, session, CONFIRM, { code: nextCode(beginTwoFactor.secret) });
    expect(await loginRefused(person, nextCode(secret))).toMatchObject({ reason: 'TWO_FACTOR_INVALID' });
    for (const query of [BEGIN, DISABLE])
      expect(await refused(app, api, query, { password: person.password, code: WRONG })).toMatchObject({ code: 'FORBIDDEN' });
    expect(await refused(app, session, DISABLE, { password: person.password, code: WRONG })).toMatchObject({
      reason: 'TWO_FACTOR_INVALID',
    });
    expect(await ask(app, session, DISABLE, { password: person.password, code: nextCode(beginTwoFactor.secret) })).toEqual({
      disableTwoFactor: true,
    });
    expect(await logIn(person)).toMatch(/^ses_/);
  });

  it('is asked of stores that connect as well, which send the code beside the password', async () => {
    const person = await newSeller(app);
    const body = { ...person, shopId: 'two.example', shopName: 'Two', platform: 'magento', url: 'https://two.example' };
    const { secret } = await enrolled(person);
    const refusal = await app.client.post('/api/login', body);

    expect([refusal.status, refusal.body.reason ?? refusal.body.error?.reason]).toEqual([401, 'TWO_FACTOR_REQUIRED']);
    expect((await app.client.post('/api/login', { ...body, code: nextCode(secret) })).body.token).toMatch(/^sst_/);
  });

  it('is reset for a colleague or a seller by a super administrator, never for oneself', async () => {
    const RESET = 'mutation($id: String!) { resetTwoFactor(staffId: $id) }';
    const colleague = await newColleague();
    const { session } = await enrolled(colleague);
    const seller = await newSeller(app);
    await enrolled(seller);

    expect(await refused(app, admin, RESET, { id: app.accounts.superAdmin.id })).toMatchObject({ code: 'FORBIDDEN' });
    expect(await refused(app, await sessionOf(app, app.accounts.operator), RESET, { id: colleague.id })).toMatchObject({
      code: 'FORBIDDEN',
    });
    expect(await ask(app, admin, RESET, { id: colleague.id })).toEqual({ resetTwoFactor: true });
    expect(await refused(app, session, ME)).toMatchObject({ code: 'UNAUTHORIZED' });
    expect(await logIn(colleague)).toMatch(/^ses_/);
    await ask(app, admin, 'mutation($id: String!) { resetSellerTwoFactor(sellerId: $id) }', { id: seller.id });
    expect(await logIn(seller)).toMatch(/^ses_/);
    const mails = await app.database.sql<{ kind: string }>(
      "select kind from mail where recipient = any($1) and kind = 'two_factor_reset'",
      [[colleague.email, seller.email]],
    );
    expect(mails).toHaveLength(2);
  });

  it('comes before everything else for super administrators where it is required', async () => {
    const own = await extraApp({ ROLE: 'web', REQUIRE_TWO_FACTOR_FOR_SUPER_ADMINS: 'true' });
    const session = await adminOf(own);
    const STAFF = '{ staff { totalCount } }';

    expect((await ask(own, session, ME)).me).toMatchObject({ type: 'super_admin', permissions: [], mustEnrolTwoFactor: true });
    for (const query of [STAFF, '{ shipments { totalCount } }', 'mutation { createErpToken(name: "x") }']) {
      expect(await refused(own, session, query)).toMatchObject({ code: 'FORBIDDEN', reason: 'TWO_FACTOR_ENROLMENT_REQUIRED' });
    }
    expect((await ask(own, await sessionOf(own, own.accounts.operator), ME)).me).toMatchObject({ mustEnrolTwoFactor: false });
    const { beginTwoFactor } = await ask(own, session, BEGIN, { password: own.accounts.superAdmin.password });
    await ask(own, session, CONFIRM, { code: nextCode(beginTwoFactor.secret, own) });
    expect((await ask(own, session, STAFF)).staff.totalCount).toBe(2);
    const off = { password: own.accounts.superAdmin.password, code: nextCode(beginTwoFactor.secret, own) };
    expect(await refused(own, session, DISABLE, off)).toMatchObject({ code: 'FORBIDDEN' });
  });
});

describe('A forgotten password', () => {
  const ASK = 'mutation($email: String!) { requestPasswordReset(email: $email) }';
  const READ = 'query($token: String!) { passwordReset(token: $token) { email tokenCount } }';
  const RESET = 'mutation($token: String!, $password: String!) { resetPassword(token: $token, password: $password) }';
  const mailsTo = async (email: string): Promise<number> =>
    (await app.database.sql('select 1 from mail where recipient = $1 and kind = $2', [email, 'password_reset'])).length;
  /** Requests a mail, waits for it and returns the token from its file in the outbox. */
  const reset = async (email: string): Promise<string> => {
    const before = await mailsTo(email.toLowerCase());
    await ask(app, undefined, ASK, { email });
    await waitFor('the mail is written', async () => (await mailsTo(email.toLowerCase())) > before);
    return deliveredToken(app, email);
  };

  it('is replaced by a link that works once, ends what the old one opened and leaves the second factor', async () => {
    const seller = await newSeller(app);
    const { session, secret } = await enrolled(seller);
    const shop = await connectShopWith(seller, nextCode(secret));
    const api = await newApiToken(app, session);
    const first = await reset(seller.email);
    const token = await reset(seller.email.toUpperCase());

    expect(await refused(app, undefined, RESET, { token: first, password: NEW_PASSWORD })).toMatchObject({ code: 'NOT_FOUND' });
    expect((await ask(app, undefined, READ, { token })).passwordReset).toEqual({ email: seller.email, tokenCount: 1 });
    expect(await refused(app, undefined, RESET, { token, password: 'short' })).toMatchObject({ code: 'VALIDATION_FAILED' });
    const answers = await Promise.all(Array.from({ length: 20 }, () => app.client.graphql(RESET, { token, password: NEW_PASSWORD })));
    expect(answers.filter(({ body }) => body.data?.resetPassword)).toHaveLength(1);
    for (const ended of [session, shop, api]) expect(await refused(app, ended, ME)).toMatchObject({ code: 'UNAUTHORIZED' });
    const login = { email: seller.email, password: NEW_PASSWORD };
    expect(await loginRefused(login)).toMatchObject({ reason: 'TWO_FACTOR_REQUIRED' });
    expect(await logIn(login, nextCode(secret))).toMatch(/^ses_/);
    expect(await loginRefused(seller)).toMatchObject({ reason: 'INVALID_CREDENTIALS' });
    const mails = await app.database.sql("select 1 from mail where recipient = $1 and kind = 'password_changed'", [seller.email]);
    expect(mails).toHaveLength(1);
  });

  it('keeps out a login that checked the old one while the new one was being set', async () => {
    const [seller, older, colleague] = [await newSeller(app), await newSeller(app), await newColleague()];
    const hashOf = async ({ id }: { id: string }) => (await app.database.sql('select password_hash from seller where id = $1', [id]))[0];
    // With the parameters of an earlier version, which a login renews.
    const outdated = await hash(older.password, { memoryCost: 4096, timeCost: 1 });
    await app.database.sql('update seller set password_hash = $2 where id = $1', [older.id, outdated]);
    const password_hash = await hash('another password');
    const waiting = async (): Promise<number> =>
      (await app.database.sql(`select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`)).length;
    let settled = 0;
    const logins = await app.database.unitOfWork.run('req_test', async (tx) => {
      await tx.sql('update seller set password_hash = $2 where id = any($1)', [[seller.id, older.id], password_hash]);
      await tx.sql('update staff set password_hash = $2 where id = $1', [colleague.id, password_hash]);
      const begun = [connectShopWith(seller), logIn(seller), logIn(older), logIn(colleague)].map((login) =>
        login
          .then(
            (token) => token ?? 'refused',
            () => 'refused',
          )
          .finally(() => settled++),
      );
      await waitFor('each login waits for the new password, or is through', async () => settled + (await waiting()) >= begun.length);
      return begun;
    });

    expect(await Promise.all(logins)).toEqual(['refused', 'refused', 'refused', 'refused']);
    expect(await hashOf(older)).toEqual({ password_hash });
  });

  it('is answered alike for every address, mailed three times an hour at most, and never to addresses without an account', async () => {
    const seller = await newSeller(app);
    const texts = new Set<string>();
    for (const email of [seller.email, seller.email, seller.email, seller.email, 'nobody@example.com']) {
      texts.add((await app.client.graphql(ASK, { email })).text);
    }
    // Later requests are worked on after earlier ones, so that once this one is there nothing more comes.
    const other = await newSeller(app);
    await ask(app, undefined, ASK, { email: other.email });
    await waitFor('the last mail is written', async () => (await mailsTo(other.email)) === 1 && (await mailsTo(seller.email)) === 3);

    expect(texts).toEqual(new Set([`{"data":{"requestPasswordReset":true}}\n`]));
    expect(await mailsTo('nobody@example.com')).toBe(0);
    expect(await refused(app, undefined, ASK, { email: 'no address' })).toMatchObject({ code: 'VALIDATION_FAILED' });
  });

  it('lasts an hour, and ends with the address or the account', async () => {
    const CHANGE = 'mutation($id: String!, $i: UpdateSellerInput!) { updateSeller(id: $id, input: $i) { id } }';
    const [late, moved, closed] = [await newSeller(app), await newSeller(app), await newSeller(app)];
    const tokens = [await reset(moved.email), await reset(closed.email), await reset(late.email)];
    await ask(app, admin, CHANGE, { id: moved.id, i: { email: 'moved@example.com' } });
    await ask(app, admin, CHANGE, { id: closed.id, i: { status: 'INACTIVE' } });
    await ask(app, admin, CHANGE, { id: closed.id, i: { status: 'ACTIVE' } });
    app.clock.advance(hours(1.01));

    for (const token of tokens)
      expect(await refused(app, undefined, RESET, { token, password: NEW_PASSWORD })).toMatchObject({ code: 'NOT_FOUND' });
  });
});

describe('An invitation of a colleague', () => {
  const INVITE = 'mutation($input: InviteStaffInput!) { inviteStaff(input: $input) { expiresAt staff { id email role active } } }';
  const GREET = 'query($token: String!) { invitation(token: $token) { kind name email role firstName lastName company } }';
  const ACCEPT =
    'mutation($token: String!, $password: String!) { acceptInvitation(token: $token, password: $password) { token staff { id } } }';
  const WITHDRAW = 'mutation($id: String!) { withdrawStaffInvitation(id: $id) { active } }';
  const STATE_OF = '{ staff(search: "invited") { nodes { id email active invitation { isOpen } twoFactor } } }';
  const input = (email: string, more: object = {}) => ({ input: { email, name: 'Ida Invited', role: 'ACCOUNTS', ...more } });
  const invite = async (email: string, more?: object) => {
    const { inviteStaff } = await ask(app, admin, INVITE, input(email, more));
    return { staff: inviteStaff.staff, token: await deliveredToken(app, email) };
  };

  it('sets a first password that only its owner knows, and logs in', async () => {
    const { staff, token } = await invite('Ida.Invited@example.com');
    const asked = async () => (await ask(app, admin, STATE_OF)).staff.nodes.find(({ id }: { id: string }) => id === staff.id);

    expect(staff).toMatchObject({ email: 'ida.invited@example.com', role: 'ACCOUNTS', active: true });
    expect((await ask(app, undefined, GREET, { token })).invitation).toEqual({
      ...{
        kind: 'STAFF',
        name: 'Ida Invited',
        email: staff.email,
        role: 'ACCOUNTS',
        firstName: 'Ida Invited',
        lastName: '',
        company: null,
      },
    });
    expect(await asked()).toMatchObject({ invitation: { isOpen: true }, twoFactor: false });
    const { acceptInvitation } = await ask(app, undefined, ACCEPT, { token, password: NEW_PASSWORD });
    expect(acceptInvitation.staff.id).toBe(staff.id);
    expect((await ask(app, acceptInvitation.token, ME)).me).toMatchObject({ type: 'accounts' });
    expect(await asked()).toMatchObject({ invitation: null });
    expect(await refused(app, admin, INVITE, input(staff.email))).toMatchObject({ code: 'EMAIL_IN_USE' });
    expect(await refused(app, admin, WITHDRAW, { id: staff.id })).toMatchObject({ code: 'NOT_FOUND' });
  });

  it('is replaced by a newer one, which may name another role, and ends when it is withdrawn', async () => {
    const first = await invite('second.invited@example.com');
    const second = await invite('second.invited@example.com', { role: 'DRIVER' });

    expect(second.staff).toMatchObject({ id: first.staff.id, role: 'DRIVER' });
    expect(await refused(app, undefined, GREET, { token: first.token })).toMatchObject({ code: 'NOT_FOUND' });
    expect(await ask(app, admin, WITHDRAW, { id: second.staff.id })).toEqual({ withdrawStaffInvitation: { active: false } });
    expect(await refused(app, undefined, ACCEPT, { token: second.token, password: NEW_PASSWORD })).toMatchObject({ code: 'NOT_FOUND' });
    const third = await invite('second.invited@example.com');
    expect((await ask(app, undefined, ACCEPT, { token: third.token, password: NEW_PASSWORD })).acceptInvitation.staff.id).toBe(
      first.staff.id,
    );
  });

  it('ends when the address is put right or the account is closed, and so does that of a seller', async () => {
    const UPDATE = 'mutation($id: String!, $input: UpdateStaffInput!) { updateStaff(id: $id, input: $input) { id } }';
    const moved = await invite('wrong.invited@example.com');
    const closed = await invite('closed.invited@example.com');
    await ask(app, admin, UPDATE, { id: moved.staff.id, input: { email: 'right.invited@example.com' } });
    await ask(app, admin, UPDATE, { id: closed.staff.id, input: { active: false } });
    await ask(app, admin, UPDATE, { id: closed.staff.id, input: { active: true } });
    const SELLER = 'mutation($i: InviteSellerInput!) { inviteSeller(input: $i) { seller { id } } }';
    const { inviteSeller } = await ask(app, admin, SELLER, { i: { email: 'wrong.seller@example.com', firstName: 'W', lastName: 'S' } });
    const sellerToken = await deliveredToken(app, 'wrong.seller@example.com');
    await ask(app, admin, 'mutation($id: String!, $i: UpdateSellerInput!) { updateSeller(id: $id, input: $i) { id } }', {
      id: inviteSeller.seller.id,
      i: { email: 'right.seller@example.com' },
    });

    for (const token of [moved.token, closed.token, sellerToken]) {
      expect(await refused(app, undefined, ACCEPT, { token, password: NEW_PASSWORD })).toMatchObject({ code: 'NOT_FOUND' });
    }
    // The right address is asked in again.
    expect((await invite('right.invited@example.com')).staff.id).toBe(moved.staff.id);
  });

  it('leaves no token in the table of mails, neither while the mail waits nor once it is sent', async () => {
    await invite('quiet.invited@example.com');
    await waitFor('the mail is sent', async () => {
      const [row] = await app.database.sql("select 1 from mail where recipient = 'quiet.invited@example.com' and status = 'sent'");
      return row !== undefined;
    });
    const rows = await app.database.sql<{ secret: unknown }>("select secret from mail where status = 'sent' and secret is not null");
    const mails = await app.database.sql("select 1 from mail m where m::text ~ '(inv|rst)_[A-Za-z0-9_-]{43}'");

    expect([rows, mails]).toEqual([[], []]);
  });
});

describe('Sessions', () => {
  const SESSIONS = '{ sessions { id network device userAgent isCurrent createdAt lastUsedAt expiresAt } }';
  const END = 'mutation($id: String!, $t: Boolean) { endSession(id: $id, endTokens: $t) }';
  const browser = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';

  it('are listed with where they were opened, and end one by one or all the others at once', async () => {
    const person = await newSeller(app);
    const here = await sessionOf(app, person);
    const foreign = await sessionOf(app, await newSeller(app));
    const answer = await app.client.post('/graphql', { query: LOGIN, variables: person }, { 'user-agent': browser + 'x'.repeat(400) });
    const there: string = answer.body.data.login.token;
    const api = await newApiToken(app, there);
    const third = await sessionOf(app, person);
    const { sessions } = await ask(app, here, SESSIONS);

    expect(sessions).toHaveLength(3);
    const firefox = sessions.find(({ device }: { device: string }) => device === 'Firefox on Linux');
    expect(firefox).toMatchObject({ network: '127.0.0.0/24', isCurrent: false });
    expect(firefox.userAgent).toHaveLength(300);
    expect(sessions.filter(({ isCurrent }: { isCurrent: boolean }) => isCurrent)).toHaveLength(1);
    expect(await refused(app, foreign, END, { id: firefox.id })).toMatchObject({ code: 'NOT_FOUND' });
    expect(await refused(app, api, SESSIONS)).toMatchObject({ code: 'FORBIDDEN' });
    expect(await ask(app, here, END, { id: firefox.id, t: true })).toEqual({ endSession: true });
    for (const ended of [there, api]) expect(await refused(app, ended, ME)).toMatchObject({ code: 'UNAUTHORIZED' });
    expect(await ask(app, here, 'mutation { endOtherSessions }')).toEqual({ endOtherSessions: 1 });
    expect(await refused(app, third, ME)).toMatchObject({ code: 'UNAUTHORIZED' });
    expect((await ask(app, here, SESSIONS)).sessions).toHaveLength(1);
  });

  it('of a colleague are ended by super administrators', async () => {
    const token = await newStaff(app, admin, 'DRIVER');
    const { me } = await ask(app, token, ME);
    const END_ALL = 'mutation($id: String!) { endStaffSessions(staffId: $id) }';

    expect(await refused(app, token, END_ALL, { id: me.id })).toMatchObject({ code: 'FORBIDDEN' });
    expect(await ask(app, admin, END_ALL, { id: me.id })).toEqual({ endStaffSessions: 1 });
    expect(await refused(app, token, ME)).toMatchObject({ code: 'UNAUTHORIZED' });
  });
});

describe('A token', () => {
  const MAKE = 'mutation { createApiToken(name: "child") }';
  const PASSWORD = 'mutation($c: String!, $w: String!) { changePassword(current: $c, wanted: $w) { token } }';

  it('makes no other token', async () => {
    const person = await newSeller(app);
    const api = await newApiToken(app, await sessionOf(app, person));
    const refusal = await refused(app, api, MAKE);

    expect(refusal).toMatchObject({ code: 'FORBIDDEN' });
    expect(refusal.message).toContain('A token cannot create tokens');
    expect((await refused(app, (await connectShop(app, person)).token, MAKE)).code).toBe('FORBIDDEN');
    expect((await refused(app, app.accounts.erpToken, 'mutation { createErpToken(name: "child") }')).code).toBe('FORBIDDEN_SCOPE');
  });

  it('takes what was made with it along when it ends, however far down, also from before tokens could not make tokens', async () => {
    const person = await newSeller(app);
    const session = await sessionOf(app, person);
    const family = [await newApiToken(app, session), await newApiToken(app, session), await newApiToken(app, session)];
    const stranger = await newApiToken(app, session);
    const link =
      'update access_token set parent_id = (select id from access_token where hash = sha256($1::text::bytea)) where hash = sha256($2::text::bytea)';
    await app.database.sql(link, [family[0], family[1]]);
    await app.database.sql(link, [family[1], family[2]]);
    await ask(app, session, 'mutation($t: String!) { revokeToken(token: $t) }', { t: family[0] });

    for (const token of family) expect(await refused(app, token, ME)).toMatchObject({ code: 'UNAUTHORIZED' });
    expect((await ask(app, stranger, ME)).me.type).toBe('seller');
  });

  it('of an ERP system ends with the password of who made it, and not with that of others', async () => {
    const colleague = await newSuperAdmin(app);
    const session = await sessionOf(app, colleague);
    const erp = await newErpToken(app, session);
    const others = await newErpToken(app, admin);

    expect((await ask(app, session, '{ ownTokens { name kind } }')).ownTokens).toEqual([{ name: 'For a test', kind: 'ERP' }]);
    await ask(app, session, PASSWORD, { c: colleague.password, w: NEW_PASSWORD });
    expect(await refused(app, erp, ME)).toMatchObject({ code: 'UNAUTHORIZED' });
    expect((await ask(app, others, ME)).me.type).toBe('erp');
  });

  it('of a shop that names another shop is refused, by argument and by header', async () => {
    const person = await newSeller(app);
    const [shop, sibling] = [await connectShop(app, person), await connectShop(app, person)];
    const other = { d: sibling.domain };
    const activation = (domain: string) =>
      `mutation { setActivation(input: { activate: true }, shopDomain: "${domain}") { shop { domain } } }`;
    const location = { address: 'Quay 1', city: 'Dubai', state: '', zip: '', countryCode: 'AE', refId: 'l', refName: 'l' };

    expect(await refused(app, shop.token, activation(sibling.domain))).toMatchObject({ code: 'NOT_FOUND' });
    expect(await refused(app, shop.token, 'query($d: String) { shop(domain: $d) { domain } }', other)).toMatchObject({ code: 'NOT_FOUND' });
    expect(await refused(app, shop.token, 'mutation($d: String) { revokeShopToken(shopDomain: $d) { domain } }', other)).toMatchObject({
      code: 'NOT_FOUND',
    });
    for (const field of ['addLocations', 'updateLocations']) {
      const type = field === 'addLocations' ? 'LocationInput' : 'LocationUpdateInput';
      const query = `mutation($d: String, $l: [${type}!]!) { ${field}(input: $l, shopDomain: $d) { created } }`;
      expect(await refused(app, shop.token, query, { ...other, l: [location] })).toMatchObject({ code: 'NOT_FOUND' });
    }
    for (const field of ['fulfilOrderByNumber', 'cancelOrderByNumber']) {
      const query = `mutation($d: String) { ${field}(orderNumber: 1, shopDomain: $d) { changed } }`;
      expect(await refused(app, shop.token, query, other)).toMatchObject({ code: 'ORDER_NOT_FOUND' });
    }
    const header = { authorization: `Bearer ${shop.token}`, 'x-svc-shop-domain': sibling.domain };
    for (const path of ['/graphql', '/api/webhooks']) {
      const answer = path === '/graphql' ? await app.client.post(path, { query: ME }, header) : await app.client.get(path, header);
      expect([path, answer.text.includes('UNAUTHORIZED')]).toEqual([path, true]);
    }
    expect((await ask(app, shop.token, activation(shop.domain.toUpperCase()))).setActivation.shop.domain).toBe(shop.domain);
  });
});

async function connectShopWith(seller: Login, code?: string): Promise<string | undefined> {
  const shop = { shopId: `forgot-${Math.random()}.example`, shopName: 'F', platform: 'magento', url: 'https://f.example' };
  return (await app.client.post('/api/login', { ...seller, ...shop, code })).body.token;
}
