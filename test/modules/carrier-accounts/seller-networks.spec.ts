import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { LINE_SETTINGS, connectLine } from '../../carriers/connect-line.js';
import { ParcelLine } from '../../carriers/parcel-line.js';
import { startApp, type TestApp } from '../../support/app.js';
import { ask, refused } from '../../support/graphql.js';
import { adminOf, newSeller } from '../../support/people.js';
import { sessionOf } from '../../support/story.js';

const CONNECT = 'mutation($input: ConnectCarrierInput!) { connectCarrier(input: $input) { id version } }';
const UPDATE = 'mutation($id: String!, $input: UpdateCarrierAccountInput!) { updateCarrierAccount(id: $id, input: $input) { version } }';
const CHECK = 'mutation($id: String!) { checkCarrierAccount(id: $id) { ok kind message } }';

/** A server inside the operator's network that is no carrier. */
class Inside {
  readonly calls: string[] = [];
  private readonly server: Server = createServer((request, response) => {
    this.calls.push(request.url ?? '');
    if (this.target !== null) response.writeHead(302, { location: this.target }).end('moved: password=hunter2');
    else response.writeHead(this.status).end('INTERNAL admin page: password=hunter2');
  });
  target: string | null = null;
  status = 500;

  async start(): Promise<this> {
    await new Promise<void>((resolve) => this.server.listen(0, '127.0.0.1', resolve));
    return this;
  }

  get url(): string {
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  stop = (): Promise<void> => new Promise((resolve) => this.server.close(() => resolve()));
}

let app: TestApp;
let admin: string;
let line: ParcelLine;
let inside: Inside;
let other: Inside;
beforeAll(async () => {
  [line, inside, other] = await Promise.all([new ParcelLine().start(), new Inside().start(), new Inside().start()]);
});
afterEach(() => {
  Object.assign(inside, { target: null, status: 500 });
  inside.calls.length = 0;
  other.calls.length = 0;
});
afterAll(() => Promise.all([line.stop(), inside.stop(), other.stop()]));

const credentials = { key: 'k-0123456789' };
const given = (baseUrl: string, more: object = {}) => ({ carrier: 'PARCEL_LINE', mode: 'LIVE', baseUrl, credentials, ...more });

describe('An account of a seller, where the operator allows private networks for its own', () => {
  beforeAll(async () => {
    app = await startApp({ ...LINE_SETTINGS, ROLE: 'web' }, { publicOnly: true });
    admin = await adminOf(app);
  });
  afterAll(() => app.stop());

  it('may not name an address in them, whoever connects it', async () => {
    const seller = await newSeller(app);
    const session = await sessionOf(app, seller);
    for (const baseUrl of [inside.url, inside.url.replace('http:', 'https:'), 'https://localhost:8443', 'https://[::ffff:127.0.0.1]:443'])
      for (const [token, more] of [
        [session, {}],
        [admin, { sellerId: seller.id }],
      ] as const) {
        const { code, errors } = await refused(app, token, CONNECT, { input: given(baseUrl, more) });
        expect([code, errors[0]?.field]).toEqual(['VALIDATION_FAILED', 'baseUrl']);
        expect(errors[0]?.message).not.toContain('CARRIER_ALLOWED_NETWORKS');
      }
    const { id, version } = (await ask(app, session, CONNECT, { input: given('https://carrier.example.com') })).connectCarrier;
    for (const token of [session, admin])
      expect((await refused(app, token, UPDATE, { id, input: { version, baseUrl: inside.url, credentials } })).code).toBe(
        'VALIDATION_FAILED',
      );
    expect(inside.calls).toEqual([]);
  });

  it('does not reach them either when its address or its name leads there later', async () => {
    const session = await sessionOf(app, await newSeller(app));
    const { id } = (await ask(app, session, CONNECT, { input: given('https://carrier.example.com') })).connectCarrier;
    for (const address of [inside.url, inside.url.replace('127.0.0.1', 'localhost')]) {
      await app.database.sql('update carrier_account set base_url = $1, version = version + 1 where id = $2', [address, id]);
      await app.services.carriers.refresh();
      const { checkCarrierAccount } = await ask(app, session, CHECK, { id });
      expect(checkCarrierAccount).toMatchObject({ ok: false, kind: 'unavailable' });
      expect(checkCarrierAccount.message).toContain('does not point to a public address');
    }
    expect(inside.calls).toEqual([]);
  });

  it('takes no connection over that an account of the operator has opened', async () => {
    const operators = await connectLine(app, admin, line);
    expect((await ask(app, admin, CHECK, { id: operators })).checkCarrierAccount.ok).toBe(true);
    const session = await sessionOf(app, await newSeller(app));
    const { id } = (await ask(app, session, CONNECT, { input: given('https://carrier.example.com', { credentials: line.credentials }) }))
      .connectCarrier;
    await app.database.sql('update carrier_account set base_url = $1, version = version + 1 where id = $2', [line.url, id]);
    await app.services.carriers.refresh();
    const before = line.calls.length;
    expect((await ask(app, session, CHECK, { id })).checkCarrierAccount.ok).toBe(false);
    expect(line.calls.length).toBe(before);
  });
});

describe('The check of an account', () => {
  beforeAll(async () => {
    app = await startApp({ ...LINE_SETTINGS, ROLE: 'web' });
    admin = await adminOf(app);
  });
  afterAll(() => app.stop());

  const failures = async (token: string, id: string) => {
    const { checkCarrierAccount } = await ask(app, token, CHECK, { id });
    const { carrierAccount } = await ask(app, token, 'query($id: String!) { carrierAccount(id: $id) { lastFailure pauseReason } }', { id });
    return { message: checkCarrierAccount.message as string, all: JSON.stringify([checkCarrierAccount, carrierAccount]) };
  };

  it.each([500, 401, 200])('tells a seller the status %d, and nothing of the page behind an address of its own', async (status) => {
    inside.status = status;
    const session = await sessionOf(app, await newSeller(app));
    const { id } = (await ask(app, session, CONNECT, { input: given(inside.url) })).connectCarrier;
    const { message, all } = await failures(session, id);
    expect(inside.calls.length).toBeGreaterThan(0);
    expect(all).not.toContain('hunter2');
    expect(message.length).toBeLessThan(200);
  });

  it('follows no redirect', async () => {
    inside.target = `${other.url}/secret`;
    const session = await sessionOf(app, await newSeller(app));
    for (const [token, more] of [
      [session, {}],
      [admin, {}],
    ] as const) {
      const { id } = (await ask(app, token, CONNECT, { input: given(inside.url, more) })).connectCarrier;
      const { message, all } = await failures(token, id);
      expect(message).toContain('redirects are not followed');
      expect(all).not.toMatch(/hunter2|secret/);
    }
    expect(other.calls).toEqual([]);
  });

  it('still quotes the carrier to the operator', async () => {
    const { id } = (await ask(app, admin, CONNECT, { input: given(inside.url) })).connectCarrier;
    expect((await failures(admin, id)).message).toContain('INTERNAL admin page');
  });
});
