import { Passwords } from '../../src/platform/auth/passwords.js';
import { startApp, type TestApp } from '../support/app.js';
import { extraApps } from '../support/extra-apps.js';
import { newSeller, type Person } from '../support/people.js';
import { postFrom, rawCall, type RawAnswer } from '../support/raw-http.js';
import { refused } from '../support/graphql.js';
import { sessionOf } from '../support/story.js';

const extraApp = extraApps();
let app: TestApp;
/** What is about many guesses is tried with a smaller limit. */
let small: TestApp;
beforeAll(async () => {
  app = await startApp({ ROLE: 'web', LOGIN_RATE_LIMIT: '10/900' });
  small = await startApp({ ROLE: 'web', LOGIN_RATE_LIMIT: '3/900', TRUSTED_PROXIES: '127.0.9.1/32' });
});
afterAll(async () => {
  await small.stop();
  await app.stop();
});

const shop = { shopId: 'limited.example', shopName: 'Limited', platform: 'magento', url: 'https://limited.example' };
const tryFrom = (address: string, { email, password }: { email: string; password: string }, at = app): Promise<RawAnswer> =>
  postFrom(at, address, '/api/login', { ...shop, shopId: `${email.split('@')[0]}.example`, email, password });
const failFrom = (address: string, { email }: { email: string }, at = app) => tryFrom(address, { email, password: 'a wrong password' }, at);
const statuses = async (times: number, attempt: (index: number) => Promise<RawAnswer>): Promise<number[]> => {
  const seen: number[] = [];
  for (let n = 0; n < times; n++) seen.push((await attempt(n)).status);
  return seen;
};
const times = <T>(count: number, work: (index: number) => Promise<T>): Promise<T[]> =>
  Promise.all(Array.from({ length: count }, (_, n) => work(n)));

describe('Guessing passwords', () => {
  let person: Person;
  beforeEach(async () => {
    person = await newSeller(app);
  });

  it('ends after ten failures of one account from one address, for the right password too', async () => {
    expect(await statuses(10, () => failFrom('127.0.1.1', person))).toEqual(Array(10).fill(401));

    const late = await failFrom('127.0.1.1', person);
    expect(late.status).toBe(429);
    expect(late.body).toMatchObject({ status: 'failed', code: 'RATE_LIMITED', errors: [] });
    expect(late.body.retryAfter).toBeGreaterThan(800);
    expect(late.body.retryAfter).toBeLessThanOrEqual(900);
    expect(late.headers['retry-after']).toBe(String(late.body.retryAfter));
    expect((await tryFrom('127.0.1.1', person)).status).toBe(429);
  });

  it('does not lock out the owner at another address, nor another account at the same one', async () => {
    await statuses(11, () => failFrom('127.0.1.2', person));
    const neighbour = await newSeller(app);

    expect((await tryFrom('127.0.1.3', person)).status).toBe(200);
    expect((await tryFrom('127.0.1.2', neighbour)).status).toBe(200);
  });

  it('counts an account in any spelling of its e-mail, over REST and GraphQL together', async () => {
    const spelled = (n: number) => ({ email: n % 2 === 0 ? person.email.toUpperCase() : person.email });
    await statuses(5, (n) => failFrom('127.0.0.1', spelled(n)));
    const wrong = { e: person.email, p: 'wrong' };
    const query = 'mutation($e: String!, $p: String!) { login(email: $e, password: $p) { token } }';
    for (let n = 0; n < 5; n++)
      expect(await refused(app, undefined, query, wrong)).toMatchObject({ code: 'UNAUTHORIZED', reason: 'INVALID_CREDENTIALS' });

    expect(await refused(app, undefined, query, wrong)).toMatchObject({ code: 'RATE_LIMITED', retryAfter: expect.any(Number) });
    expect((await failFrom('127.0.0.1', person)).status).toBe(429);
  });

  it('is not what those do who log in often and rightly', async () => {
    expect(await statuses(12, () => tryFrom('127.0.1.6', person))).toEqual(Array(12).fill(200));
    expect(await sessionOf(app, app.accounts.operator)).toMatch(/^ses_/);
  });

  it('does not count a request that names no password at all', async () => {
    const incomplete = () => postFrom(app, '127.0.1.7', '/api/login', { ...shop, email: person.email });
    expect(await statuses(12, incomplete)).toEqual(Array(12).fill(400));
    expect((await tryFrom('127.0.1.7', person)).status).toBe(200);
  });
});

describe('Guessing many passwords where three failures are allowed', () => {
  let person: Person;
  beforeEach(async () => {
    person = await newSeller(small);
  });

  it('is no faster when all guesses come at the same moment', async () => {
    const guesses = await times(20, () => failFrom('127.0.1.4', person, small));

    expect(guesses.filter(({ status }) => status === 401)).toHaveLength(3);
    expect(guesses.filter(({ status }) => status === 429)).toHaveLength(17);
    expect((await tryFrom('127.0.1.4', person, small)).status).toBe(429);
  });

  it('does not hide the right password among the wrong ones of the same moment', async () => {
    const guesses = await times(20, (n) => (n === 19 ? tryFrom : failFrom)('127.0.1.5', person, small));

    expect(guesses.at(-1)?.status).toBe(429);
  });

  it('is slowed down for an account with ten times as many failures, without locking it out', async () => {
    const home = '127.0.2.200';
    expect((await tryFrom(home, person, small)).status).toBe(200);
    await times(10, (network) => statuses(3, () => failFrom(`127.0.2.${network + 1}`, person, small)));

    const strange = await times(2, () => failFrom('127.0.2.100', person, small));
    expect(strange.map(({ status }) => status).sort()).toEqual([401, 429]);
    const late = strange.find(({ status }) => status === 429);
    expect(Number(late?.headers['retry-after'])).toBeLessThanOrEqual(30);
    expect((await tryFrom('127.0.2.100', person, small)).status).toBe(429);
    expect((await tryFrom('127.0.2.101', person, small)).status).toBe(200);
    expect(await statuses(2, () => failFrom(home, person, small))).toEqual([401, 401]);
    expect((await tryFrom(home, person, small)).status).toBe(200);
  });

  it('is no cheaper with the many addresses of one IPv6 network, which all count as one', async () => {
    const throughProxy = (address: string, password: string) =>
      rawCall(small, '/api/login', {
        from: '127.0.9.1',
        headers: { 'content-type': 'application/json', 'x-forwarded-for': address },
        body: JSON.stringify({ ...shop, shopId: `${person.email.split('@')[0]}.example`, email: person.email, password }),
      });
    expect(await statuses(3, (n) => throughProxy(`2001:db8:7:7:${n}::1`, 'wrong'))).toEqual([401, 401, 401]);

    expect((await throughProxy('2001:db8:7:7:ffff::9', person.password)).status).toBe(429);
    expect((await throughProxy('2001:db8:7:8::9', person.password)).status).toBe(200);
    // Some proxies name a port, and some pass on what is no address at all.
    expect((await throughProxy('[2001:db8:7:7::1]:4711', person.password)).status).toBe(429);
    expect((await throughProxy(`${'9'.repeat(9_000)}`, person.password)).status).toBe(200);
    expect((await throughProxy('unknown', person.password)).status).toBe(200);
  });

  it('ends after ten times as many failures from one address, with however many accounts', async () => {
    const seen = await times(12, (n) => statuses(3, () => failFrom('127.0.3.1', { email: `nobody-${n}@example.com` }, small)));

    expect(seen.flat().filter((status) => status === 401)).toHaveLength(30);
    expect((await tryFrom('127.0.3.1', person, small)).status).toBe(429);
    expect((await tryFrom('127.0.3.2', person, small)).status).toBe(200);
  });
});

describe('Logins that are sent to exhaust the service', () => {
  const LOGIN = 'mutation($e: String!, $p: String!) { login(email: $e, password: $p) { token } }';
  const login = async (email: string, password: string) =>
    (await small.client.graphql(LOGIN, { e: email, p: password })).body.errors?.[0].extensions.code;

  it.each([
    ['an e-mail', `${'x'.repeat(500)}@example.com`, 'a wrong password'],
    ['a password', 'nobody@example.com', 'x'.repeat(1025)],
  ])('with %s of a length that no account has are refused before anything is hashed or counted', async (_what, email, password) => {
    const before = await windows();

    expect(new Set(await times(100, () => login(email, password)))).toEqual(new Set(['VALIDATION_FAILED']));
    const body = { ...shop, email, password };
    expect((await postFrom(small, '127.0.0.1', '/api/login', body)).body).toMatchObject({ code: 'VALIDATION_FAILED' });
    expect(await windows()).toEqual(before);
  });

  it('wait in a limited queue; later ones get a retry time, and the next login works', async () => {
    // Hashes as in production, so that a line forms.
    const slow = await extraApp({ ROLE: 'web', LOGIN_RATE_LIMIT: '3/900' }, { passwords: new Passwords() });
    const person = await newSeller(slow);
    const answers = await times(150, (n) => failFrom(`127.0.5.${n + 1}`, { email: `flood-${n}@example.com` }, slow));
    const busy = answers.filter(({ status }) => status === 503);

    expect(answers.filter(({ status }) => status === 401).length + busy.length).toBe(150);
    expect(busy.map(({ body }) => body.reason)).toContain('BUSY');
    for (const { headers, body } of busy) {
      expect(headers['retry-after']).toBe('1');
      expect(body).toMatchObject({ status: 'failed', code: 'SERVICE_UNAVAILABLE', retryAfter: 1 });
    }
    expect((await tryFrom('127.0.5.250', person, slow)).status).toBe(200);
  });

  const windows = () => small.database.sql("select key, points from rate_limit where key like 'login%' order by key");
});
