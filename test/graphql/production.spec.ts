import { createHash } from 'node:crypto';
import { startApp, type TestApp } from '../support/app.js';
import type { Answer } from '../support/client.js';
import { refused } from '../support/graphql.js';
import { expectRefusal } from '../support/refusals.js';
import { sendBytes } from '../support/raw-http.js';
import { trustedDocuments } from '../../src/rest/trusted-documents.generated.js';

let app: TestApp;
beforeAll(async () => {
  app = await startApp({ NODE_ENV: 'production', ROLE: 'web' });
});
afterAll(() => app.stop());

const post = (body: unknown) => app.client.post('/graphql', body);
const send = (contentType: string, body: string) => app.client.call('POST', '/graphql', { body, headers: { 'content-type': contentType } });
const many = (part: (n: number) => string, count = 100): string => Array.from({ length: count }, (_, n) => part(n)).join(' ');
const HTML = { accept: 'text/html' };

/** What scanners of GraphQL servers look for, each as they ask it; none of it may be answered with data. */
const scans: readonly [what: string, ask: () => Promise<Answer>][] = [
  ['aliases in bulk', () => post({ query: `{ ${many((n) => `alias${n}: __typename`, 101)} }` })],
  ['a batch in an array', () => post(Array.from({ length: 10 }, () => ({ query: '{ __typename }' })))],
  ['a field in bulk', () => post({ query: `{ ${many(() => '__typename', 500)} }` })],
  ['directives in bulk', () => post({ query: `{ __typename ${many(() => '@aa', 10)} }` })],
  ['known directives in bulk', () => post({ query: `{ __typename ${many(() => '@skip(if: false)', 10)} }` })],
  [
    'a circle in the introspection',
    () =>
      post({ query: '{ __schema { types { fields { type { fields { type { fields { type { fields { type { name } } } } } } } } } } }' }),
  ],
  ['the schema', () => post({ query: '{ __schema { directives { name } } }' })],
  ['one type of the schema', () => post({ query: '{ __type(name: "Query") { name } }' })],
  ['a query by GET', () => app.client.get('/graphql?query=%7B__typename%7D')],
  ['a change by GET', () => app.client.get('/graphql?query=mutation%7B__typename%7D', { 'apollo-require-preflight': '1' })],
  ['a form', () => send('application/x-www-form-urlencoded', 'query=%7B__typename%7D')],
  ['plain text', () => send('text/plain', '{"query":"{__typename}"}')],
  [
    'a form of parts',
    () =>
      send(
        'multipart/form-data; boundary=x',
        '--x\r\ncontent-disposition: form-data; name="operations"\r\n\r\n{"query":"{__typename}"}\r\n--x--',
      ),
  ],
  [
    'tracing',
    () =>
      app.client.call('POST', '/graphql', {
        body: '{"query":"{ __typenam }"}',
        headers: { 'content-type': 'application/json', 'apollo-tracing': '1' },
      }),
  ],
  ['a typing error', () => post({ query: '{ shipmentz { id } }' })],
  ['the page of an explorer', () => app.client.get('/graphql', HTML)],
];

describe('In production', () => {
  it.each(scans)('a scan gets nothing but a refusal with a request id: %s', async (_what, ask) => {
    const { status, body, text, headers } = await ask();

    expect(status).toBeGreaterThanOrEqual(400);
    expect(status).toBeLessThan(500);
    expect(body.data ?? null).toBeNull();
    expect(text).not.toMatch(/Did you mean|stacktrace|node_modules|\.ts:|select |graphiql|playground|"tracing"/i);
    expect(body.errors[0].extensions.requestId).toBe(headers.get('x-request-id'));
  });

  it('neither the reference of the schema nor a demo account is to be had', async () => {
    for (const path of ['/docs/schema', '/docs/schema/queries/orders', '/docs/schema/types/Order'])
      expectRefusal(await app.client.get(path), { status: 404, code: 'NOT_FOUND' });
    expectRefusal(await app.client.post('/docs/demo/sign-in', { account: 'admin' }), { status: 404, code: 'NOT_FOUND' });
    for (const path of ['/docs', '/docs/api', '/docs/api/post-api-order', '/docs/search-index.json']) {
      const { status, text } = await app.client.get(path);
      expect([status, text.match(/"\/docs\/schema|data-sign-in/)]).toEqual([200, null]);
    }
  });

  it('no file of the explorer is served', async () => {
    for (const file of ['graphiql.js', 'start.js']) {
      const answer = await app.client.get(`/graphql/explorer/${file}`);
      expect(answer.status).toBeGreaterThanOrEqual(400);
      expect(answer.text.length).toBeLessThan(1000);
    }
  });

  it('a hundred logins of one document try no password', async () => {
    const { email } = app.accounts.seller;
    const login = (n: number) => `a${n}: login(email: "${email}", password: "wrong ${n}") { token }`;
    for (const count of [2, 15, 100]) {
      expect((await post({ query: `mutation { ${many(login, count)} }` })).status).toBe(400);
    }
    expect(await refused(app, undefined, `mutation { ${login(1)} }`)).toMatchObject({ code: 'UNAUTHORIZED' });
  });
});

describe('Where only trusted documents run', () => {
  let locked: TestApp;
  beforeAll(async () => {
    locked = await startApp({ GRAPHQL_TRUSTED_ONLY: 'true', ROLE: 'web' });
  });
  afterAll(() => locked.stop());

  const ask = (body: unknown) => locked.client.post('/graphql', body, { authorization: `Bearer ${locked.accounts.erpToken}` });
  const [hash = '', text = ''] = Object.entries(trustedDocuments).find(([, known]) => known.startsWith('query ReferenceStatuses')) ?? [];
  const sha256 = (query: string): string => createHash('sha256').update(query).digest('hex');

  it('a document of our own clients runs, by its hash or its text', async () => {
    for (const body of [
      { documentId: hash },
      { documentId: `sha256:${hash}` },
      { extensions: { persistedQuery: { version: 1, sha256Hash: hash } } },
      { query: text },
    ]) {
      expect((await ask(body)).body.data.reference.statuses).toHaveLength(17);
    }
  });

  it.each([
    ['a different text', { query: '{ __typename }' }],
    [
      'a text with its own hash',
      { query: '{ __typename }', extensions: { persistedQuery: { version: 1, sha256Hash: sha256('{ __typename }') } } },
    ],
    ['a text under a known hash', { query: '{ __typename }', documentId: hash }],
    ['an unknown hash', { documentId: sha256('{ __typename }') }],
    ['a name that every object has', { documentId: '__proto__' }],
    ['another name that every object has', { documentId: 'constructor' }],
  ])('%s is refused', async (_what, body) => {
    const answer = await ask(body);

    expect(answer.status).toBe(400);
    expect(answer.body.errors[0].extensions.code).toBe('PERSISTED_QUERY_NOT_FOUND');
  });

  it('the same text twice in one body is refused as what it is', async () => {
    const body = JSON.stringify({ documentId: hash }).replace('}', ',"query":"{ __typename }"}');
    const head = `POST /graphql HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: ${body.length}\r\nConnection: close\r\n\r\n`;
    expect(await sendBytes(locked, head + body, { keepOpen: true })).toMatch(/^HTTP\/1\.1 400 /);
    const twice = new URLSearchParams([
      ['documentId', hash],
      ['query', '{ __typename }'],
      ['query', text],
    ]);
    const got = await locked.client.get(`/graphql?${twice.toString()}`, { 'apollo-require-preflight': '1' });
    expect(got.status).toBe(400);
  });
});
