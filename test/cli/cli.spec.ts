import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Secret, TOTP } from 'otpauth';
import { createShipgraph } from '../../src/client/index.js';
import { startApp, type TestApp } from '../support/app.js';
import { parcelAtDoor } from '../support/cod.js';
import { ask } from '../support/graphql.js';
import { shipgraph, spawnShipgraph, type Situation } from '../support/command-line.js';
import { adminOf, newSeller, newStaff } from '../support/people.js';
import { connectShop, placeOrder, sessionOf, walkTo, type ConnectedShop } from '../support/story.js';
import { startProxy } from '../support/tcp-proxy.js';
import { waitFor } from '../support/wait-for.js';

let app: TestApp;
let shop: ConnectedShop;
let home: string;
let sessions: Record<'dispatcher' | 'accounts' | 'admin' | 'seller', string>;

beforeAll(async () => {
  app = await startApp();
  shop = await connectShop(app);
  home = await mkdtemp(join(tmpdir(), 'shipgraph-cli-'));
  const admin = await adminOf(app);
  sessions = {
    admin,
    dispatcher: await newStaff(app, admin, 'DISPATCHER'),
    accounts: await newStaff(app, admin, 'ACCOUNTS'),
    seller: await sessionOf(app, app.accounts.seller),
  };
});

afterAll(async () => {
  await app.stop();
  await rm(home, { recursive: true });
});

const at = (token: string) => ({ SHIPGRAPH_URL: app.client.baseUrl, SHIPGRAPH_TOKEN: token });

/** A command as this person types it. */
const as = (who: keyof typeof sessions, args: string, more: Omit<Situation, 'env'> = {}) =>
  shipgraph(args.split(' '), { env: at(sessions[who]), ...more });

async function json(who: keyof typeof sessions, args: string, more: Omit<Situation, 'env'> = {}) {
  const { exitCode, out, err } = await as(who, `--json ${args}`, more);
  if (exitCode !== 0) throw new Error(`${args}: ${exitCode} ${out}${err}`);
  return JSON.parse(out);
}

const newParcel = async (): Promise<string> => (await placeOrder(app, shop)).body.shipment_id;

describe('a session', () => {
  it('is kept where only its owner can read it, and ended by logout here and at the service', async () => {
    const env = { XDG_CONFIG_HOME: home };
    const login = ['login', '--url', app.client.baseUrl, '--email', app.accounts.operator.email, '--password-stdin'];
    const { exitCode, out } = await shipgraph(login, { env, stdin: `${app.accounts.operator.password}\n` });
    expect([exitCode, out]).toEqual([0, expect.stringContaining('(ops)')]);

    const file = join(home, 'shipgraph', 'session.json');
    expect((await stat(file)).mode & 0o777).toBe(0o600);
    expect((await stat(join(home, 'shipgraph'))).mode & 0o777).toBe(0o700);
    const { token } = JSON.parse(await readFile(file, 'utf8'));
    expect(out).not.toContain(token);
    expect((await shipgraph(['whoami'], { env })).out).toContain(`(ops) at ${app.client.baseUrl}`);

    const elsewhere = await shipgraph(['whoami'], { env: { ...env, SHIPGRAPH_URL: 'http://127.0.0.1:1' } });
    expect([elsewhere.exitCode, elsewhere.err]).toEqual([4, expect.stringContaining('not at http://127.0.0.1:1')]);

    expect((await shipgraph(['logout'], { env })).out).toBe('You are logged out.\n');
    expect((await shipgraph(['whoami'], { env })).exitCode).toBe(4);
    expect(await shipgraph(['whoami'], { env: at(token) })).toMatchObject({ exitCode: 4, err: expect.not.stringContaining(token) });
  });

  it('is not opened by a wrong password, and the password is told to nobody', async () => {
    const args = ['login', '--url', app.client.baseUrl, '--email', 'ops@example.com'];
    const typed = await shipgraph(args, { env: { XDG_CONFIG_HOME: home }, terminal: { secret: 'canary-password' } });
    expect(typed.exitCode).toBe(4);
    expect(typed.err).toContain('UNAUTHORIZED');
    expect(typed.out + typed.err).not.toContain('canary');
    expect((await shipgraph(args, { env: { XDG_CONFIG_HOME: home } })).exitCode).toBe(2);
  });
});

describe('two-factor login', () => {
  it('asks a person for the code, takes it as an option, and says how to hand it in where nobody is', async () => {
    const seller = await newSeller(app);
    const session = await sessionOf(app, seller);
    const begin = 'mutation($p: String!) { beginTwoFactor(password: $p) { secret } }';
    const { secret } = (await ask(app, session, begin, { p: seller.password })).beginTwoFactor;
    const code = (): string => new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: app.clock.now().getTime() });
    await ask(app, session, 'mutation($c: String!) { confirmTwoFactor(code: $c) { codes } }', { c: code() });
    const env = { XDG_CONFIG_HOME: home };
    const args = ['login', '--url', app.client.baseUrl, '--email', seller.email, '--password-stdin'];

    const nobody = await shipgraph(args, { env, stdin: seller.password });
    expect([nobody.exitCode, nobody.err]).toEqual([2, expect.stringContaining('--code')]);
    app.clock.advance(30_000);
    expect((await shipgraph(args, { env, stdin: seller.password, terminal: { secret: code() } })).out).toContain('(seller)');
    app.clock.advance(30_000);
    expect((await shipgraph([...args, '--code', code()], { env, stdin: seller.password })).out).toContain('(seller)');
    expect((await shipgraph([...args, '--code', '000000'], { env, stdin: seller.password })).exitCode).toBe(4);
  });
});

describe('the day of a dispatcher', () => {
  it('moves the parcels of a list along, and names the ones that could not go', async () => {
    const parcels = [await newParcel(), await newParcel(), await newParcel()];
    for (const id of parcels) await walkTo(app, id, 'fulfilled');
    const listed = await json('dispatcher', 'shipments list --status fulfilled --first 500');
    expect(listed).toEqual({ items: expect.any(Array), totalCount: expect.any(Number), endCursor: null });
    expect(listed.items.map(({ reference }: { reference: string }) => reference)).toEqual(expect.arrayContaining(parcels));

    const moved = await as('dispatcher', 'shipments move pickup -', { stdin: `${parcels.join('\n')}\nSVC000\n`, terminal: {} });
    expect(moved.exitCode).toBe(1);
    expect(moved.out.match(/done.*fulfilled -> pickup/g)).toHaveLength(3);
    expect(moved.out).toContain('failed\u001b[39m  SVC000  SHIPMENT_NOT_FOUND');
    expect(moved.err).toContain('4 of 4, 1 failed');

    const piped = await shipgraph(['--json', 'shipments', 'move', 'picked-up', '-c', '2'], {
      env: at(sessions.admin),
      stdin: parcels.join(' '),
    });
    expect(piped).toMatchObject({ exitCode: 0, err: '' });
    const { done, failed, results } = JSON.parse(piped.out);
    expect({ done, failed, order: results.map(({ id }: { id: string }) => id) }).toEqual({ done: 3, failed: 0, order: parcels });
  });

  it('is told what a cancellation means, and nothing happens without a yes', async () => {
    const id = await newParcel();
    const asked = await as('admin', `shipments move cancelled ${id}`, { terminal: { agrees: false } });
    expect([asked.exitCode, asked.err]).toEqual([5, expect.stringContaining('1 shipment will be cancelled.')]);
    expect((await as('admin', `shipments move cancelled ${id}`)).exitCode).toBe(2);
    expect((await json('admin', `shipments show ${id}`)).status).toBe('NEW');

    expect((await as('admin', `shipments move cancelled ${id} --yes`)).exitCode).toBe(0);
    const shown = await as('admin', `shipments show ${id}`);
    expect(shown.out).toMatch(/Status +cancelled since/);
    expect(shown.out).toContain('Open to it: nothing more');
  });

  it('sees a parcel walk to the door', async () => {
    const id = await newParcel();
    expect((await as('admin', `shipments simulate ${id} --yes`)).out).toMatch(/done .* delivered/);
    const { timeline, order } = await json('dispatcher', `shipments show ${id}`);
    expect(timeline.at(-1).to).toBe('DELIVERED');
    expect((await as('dispatcher', `orders show ${order.id}`)).out).toMatch(/ITEM +QUANTITY +GRAMS +PRICE\nMug +2 +600 +50.00 USD/);
  });
});

describe('a delivery of cash on delivery', () => {
  it('is told with what was collected, or why nothing was', async () => {
    const shop = await connectShop(app);
    const [paid, unpaid] = [await parcelAtDoor(app, shop), await parcelAtDoor(app, shop)];
    const silent = await as('admin', `shipments move delivered ${paid.id}`);
    expect([silent.exitCode, silent.out]).toEqual([1, expect.stringContaining('COLLECTION_REQUIRED')]);
    expect((await as('admin', `shipments move delivered ${paid.id} --method cash`)).exitCode).toBe(2);

    expect((await as('admin', `shipments move delivered ${paid.id} --collected all --method cash --yes`)).exitCode).toBe(0);
    expect((await as('admin', `shipments move delivered ${unpaid.id} --not-collected refused`)).exitCode).toBe(0);
    const cod = async (id: string) =>
      (await ask(app, app.accounts.erpToken, 'query($id: String!) { shipment(id: $id) { cod { stage notCollected { reason } } } }', { id }))
        .shipment.cod;
    expect(await cod(paid.id)).toEqual({ stage: 'COLLECTED', notCollected: null });
    expect(await cod(unpaid.id)).toEqual({ stage: null, notCollected: { reason: 'refused' } });
  });
});

describe('the day of an accountant', () => {
  it('credits a wallet, passes cash on and finds the books whole', async () => {
    const seller = await newSeller(app);
    const asked = await as('admin', `wallet top-up ${seller.id} 250 usd`, { terminal: { agrees: true } });
    expect(asked.err).toContain('Mona Merchant will have 250 USD more to spend at once.');
    expect(asked.out).toContain('The balance is 250.00 USD.');
    const { wallets } = await json('accounts', `wallet show ${seller.id}`);
    expect(wallets).toEqual([expect.objectContaining({ currency: 'USD', available: { amount: '250.00', currency: 'USD' } })]);
    expect((await json('accounts', `transactions list --seller ${seller.id}`)).items).toEqual([
      expect.objectContaining({ source: 'TOPUP', type: 'CREDIT', amount: { amount: '250.00', currency: 'USD' } }),
    ]);

    const { reference } = await parcelAtDoor(app, shop);
    expect((await as('accounts', `cod confirm ${reference} --method cash`)).exitCode).toBe(2);
    expect((await as('accounts', `cod confirm ${reference} --method cash --yes`)).out).toContain('100.00 USD collected');
    expect((await json('accounts', 'cod custody')).items).toContainEqual(expect.objectContaining({ stage: 'COLLECTED', cash: true }));
    const handed = await as('accounts', `cod handover ${reference} --receiver ${app.accounts.operator.id} --yes`);
    expect(handed.out).toBe(`100.00 USD of ${reference} is with_reception.\n`);
    expect((await as('accounts', 'ledger check')).out).toBe('The books are whole.\n');
  });

  it('asks for what is above the threshold, and somebody else approves it', async () => {
    const id = await newParcel();
    await walkTo(app, id, 'at_sorting');
    expect((await as('admin', `shipments verify ${id} --weight 60 --length 60 --width 60 --height 60`)).exitCode).toBe(0);
    const adjusted = await as('accounts', `wallet adjust ${id} --yes`);
    expect(adjusted.out).toContain('waits for approval');
    const { items } = await json('admin', 'approvals list --status pending');
    const [request] = items.filter(({ shipmentId }: { shipmentId: string }) => adjusted.out && shipmentId);
    const approved = await as('admin', `approvals approve ${request.id} --note seen`, { terminal: { agrees: true } });
    expect(approved.err).toContain('wallet_adjustment of');
    expect(approved.out).toContain('is approved.');
    expect((await as('admin', `approvals reject ${request.id} --yes`)).err).toContain('APPROVAL_NOT_PENDING');
  });

  it('tries prices, and makes a price list of a file', async () => {
    const tried = await as('admin', 'rates try --from AE/Dubai --to AE/Dubai --weight 1');
    expect(tried.out).toMatch(/SERVICE +NAME +PRICE/);
    const file = join(home, 'prices.csv');
    await writeFile(file, 'nonsense\n');
    const refused = await as('admin', `rate-cards import SVC_ECO ${file}`);
    expect(refused).toMatchObject({ exitCode: 1, err: expect.stringContaining('csv') });
    expect((await json('admin', 'rate-cards list --service SVC_ECO')).items[0]).toMatchObject({ service: { code: 'SVC_ECO' } });
    expect((await as('admin', 'rate-cards import SVC_ECO /nowhere.csv')).exitCode).toBe(2);
  });
});

describe('a token for another program', () => {
  it('is shown once, listed without its secret, and refused when it is revoked', async () => {
    const made = await as('admin', 'tokens create warehouse --scope shipments:read');
    const token = made.out.trim();
    expect(token).toMatch(/^erp_/);
    expect((await shipgraph(['shipments', 'list', '-n', '1'], { env: at(token) })).exitCode).toBe(0);
    expect((await shipgraph(['ledger', 'check'], { env: at(token) })).exitCode).toBe(1);
    const list = await as('admin', '--json tokens list --all');
    expect(list.out).not.toContain(token);
    const { id } = JSON.parse(list.out).items.find(({ name }: { name: string }) => name === 'warehouse');
    expect((await as('admin', `tokens revoke ${id} --yes`)).exitCode).toBe(0);
    await waitFor('the token is refused', async () => (await shipgraph(['whoami'], { env: at(token) })).exitCode === 4);
  });
});

describe('a token of a seller', () => {
  it('is listed for its seller and for the operator, without its secret, until it is revoked', async () => {
    const secret = (await as('seller', 'tokens create till --api')).out.trim();
    const { items } = await json('seller', 'tokens list --api --all');
    expect(JSON.stringify(items)).not.toContain(secret);
    const { id } = items.find(({ name }: { name: string }) => name === 'till');
    const { seller } = await json('seller', 'whoami');
    expect((await json('admin', `tokens list --seller ${seller.id} --all`)).items).toContainEqual(
      expect.objectContaining({ id, revokedAt: null }),
    );
    expect((await as('seller', `tokens revoke ${id} --api --yes`)).out).toBe('till is revoked.\n');
    await waitFor('the token is refused', async () => (await shipgraph(['whoami'], { env: at(secret) })).exitCode === 4);
  });
});

describe('what a script can rely on', () => {
  it('tells refusals from misuse, and both from a service that is not there', async () => {
    const codes = await Promise.all([
      as('dispatcher', 'ledger check'),
      as('dispatcher', 'shipments move flying x'),
      as('dispatcher', 'shipments list --first 501'),
      as('dispatcher', 'shipments dance'),
      shipgraph(['whoami'], { env: { SHIPGRAPH_URL: 'http://127.0.0.1:1', SHIPGRAPH_TOKEN: 'erp_canary' } }),
      shipgraph(['whoami'], { env: { XDG_CONFIG_HOME: join(home, 'nobody') } }),
      shipgraph(['shipments', 'move', '--help']),
    ]);
    expect(codes.map(({ exitCode }) => exitCode)).toEqual([1, 2, 2, 2, 3, 4, 0]);
    expect(codes.map(({ out, err }) => out + err).join()).not.toContain('canary');
  });

  it('gets a refusal as one document too', async () => {
    const { exitCode, out, err } = await as('dispatcher', '--json shipments show SVC000');
    expect([exitCode, out]).toEqual([1, '']);
    expect(JSON.parse(err)).toEqual({
      error: { code: 'SHIPMENT_NOT_FOUND', message: expect.any(String), errors: [], requestId: expect.stringMatching(/^req_/) },
    });
  });

  it('sees tables cut to the terminal, with colours there only', async () => {
    const narrow = await as('dispatcher', 'shipments list', { terminal: { columns: 72 } });
    const lines = narrow.out.replace(/\u001b\[\d+m/g, '').split('\n');
    expect(Math.max(...lines.map((line) => line.length))).toBeLessThanOrEqual(72);
    expect(narrow.out).toContain('\u001b[1mREFERENCE');
    const grey = await shipgraph(['shipments', 'list'], { env: { ...at(sessions.dispatcher), NO_COLOR: '1' }, terminal: {} });
    expect(grey.out + (await as('dispatcher', 'shipments list')).out).not.toContain('\u001b');
  });
});

describe('the transcript of the README', () => {
  it('is what the commands answer', async () => {
    const [, transcript = ''] = /```console\n([^]*?)```/.exec(await readFile('README.md', 'utf8')) ?? [];
    const { body } = await placeOrder(app, shop, { orderReference: 'M-2001' });
    const instants = (text: string) => text.replace(/\d{4}-\d{2}-\d{2} \d{2}:\d{2}/g, 'an instant now');
    const written = transcript.replaceAll('SVC869A1WVRQSQ', body.shipment_id);
    let spoken = '';
    for (const [line, args = ''] of written.matchAll(/^\$ npx shipgraph (.*)\n/gm)) {
      const { out, err } = await as('admin', args);
      spoken += line + out + err;
    }
    expect(instants(spoken)).toBe(instants(written));
  });
});

describe('the command in a shell', () => {
  it('follows the deliveries of a webhook until Ctrl-C, and ends quietly when nobody reads any more', async () => {
    const id = await newWebhook();
    const tail = ['--json', 'webhooks', 'tail', id];
    const [watched, closed] = [spawnShipgraph(tail, at(sessions.seller)), spawnShipgraph(tail, at(sessions.seller))];
    closed.child.stdout.destroy();

    await waitFor(
      'both have heard of a delivery',
      async () => {
        // What was sent before a command listened is not shown by it.
        await as('seller', `webhooks test ${id}`);
        return watched.said.out.includes('\n') && closed.child.exitCode !== null;
      },
      100_000,
    );
    expect((await as('seller', `webhooks deliveries ${id} -n 1`)).out).toContain('shipment.test');
    const [line = ''] = watched.said.out.split('\n');
    expect(JSON.parse(line)).toMatchObject({ webhookId: id, status: expect.any(String), eventType: expect.any(String) });
    watched.child.kill('SIGINT');
    expect(await watched.exited).toMatchObject({ exitCode: 130, err: '' });
    expect(await closed.exited).toMatchObject({ exitCode: 0, err: '' });
  }, 120_000);
});

describe('what is told as it happens', () => {
  it('is each change that was asked for, once and in order, over a connection that breaks', async () => {
    const proxy = await startProxy(addressOf(app));
    const seller = createShipgraph({ url: app.client.baseUrl, token: sessions.seller });
    const [after, me] = [await seller.liveCursor(), await seller.me()];
    const wanted = ['shipments', 'watch', '--status', 'fulfilled', '--seller', me.seller?.id ?? '', '--after', after];
    const changes = watching(wanted, { SHIPGRAPH_URL: `http://127.0.0.1:${proxy.port}` });
    const [first, missed, last] = [await newParcel(), await newParcel(), await newParcel()];
    const told = () => changes.lines().map(({ reference }) => reference);
    await walkTo(app, first, 'fulfilled');
    await waitFor('the first change is told', () => told().length > 0);
    proxy.cut();
    await walkTo(app, missed, 'fulfilled');
    proxy.mend();
    await waitFor('the missed change is told', () => told().length > 1);
    await walkTo(app, last, 'fulfilled');
    await waitFor('the last change is told', () => told().length > 2);
    expect(told()).toEqual([first, missed, last]);
    expect(changes.lines()[0]).toMatchObject({ from: 'NEW', to: 'FULFILLED', cursor: expect.any(String) });
    expect(await changes.interrupted()).toBe(130);
    proxy.cut();
    await proxy.close();
  });

  it('is each delivery once, also those that were made while nobody was connected', async () => {
    const proxy = await startProxy(addressOf(app));
    const id = await newWebhook();
    const deliveries = watching(['webhooks', 'tail', id], { SHIPGRAPH_URL: `http://127.0.0.1:${proxy.port}` });
    const told = () => deliveries.lines().map((each) => each.id);
    const send = async (): Promise<string> => (await json('seller', `webhooks test ${id}`)).id;
    const made = async (): Promise<Told[]> => (await json('seller', `webhooks deliveries ${id} -n 500`)).items;
    await waitFor('one is told', async () => {
      // What was sent before the command listened is not shown by it.
      await send();
      return told().length > 0;
    });
    proxy.cut();
    const missed = await send();
    await waitFor('it is made', async () => (await made()).every(({ status }) => status !== 'PENDING'));
    expect(told()).not.toContain(missed);
    proxy.mend();
    await waitFor('the missed one is told', () => told().includes(missed));
    const last = await send();
    await waitFor('the last is told', () => told().includes(last));
    const ids = (await made()).map((each) => each.id);
    expect([...told()].sort()).toEqual(ids.slice(0, told().length).sort());
    expect(await deliveries.interrupted()).toBe(130);
    proxy.cut();
    await proxy.close();
  });

  it('is refused to those who may not hear it', async () => {
    const revoked = at('erp_canary');
    const codes = await Promise.all([
      shipgraph(['shipments', 'watch'], { env: revoked }),
      shipgraph(['webhooks', 'tail', '0198c3a0-0000-7000-8000-000000000000'], { env: revoked }),
      as('seller', 'webhooks tail 0198c3a0-0000-7000-8000-000000000000'),
      as('dispatcher', '--json shipments watch --id SVC000'),
      shipgraph(['shipments', 'watch'], { env: { SHIPGRAPH_URL: 'http://127.0.0.1:1', SHIPGRAPH_TOKEN: 'erp_canary' } }),
    ]);
    expect(codes.map(({ exitCode }) => exitCode)).toEqual([4, 4, 1, 1, 3]);
    expect(JSON.parse(codes[3]?.err ?? '')).toMatchObject({ error: { code: 'SHIPMENT_NOT_FOUND' } });
    expect(codes.map(({ out, err }) => out + err).join()).not.toContain('canary');
  });
});

interface Told {
  readonly id: string;
  readonly status: string;
  readonly reference: string;
}

async function newWebhook(): Promise<string> {
  const create = 'mutation { createWebhook(input: { url: "https://example.com/hook", events: ["shipment.update"] }) { webhook { id } } }';
  const { body } = await app.client.graphql(create, {}, sessions.seller);
  return body.data.createWebhook.webhook.id;
}

const addressOf = ({ client }: TestApp) => ({ host: '127.0.0.1', port: Number(new URL(client.baseUrl).port) });

/** A command of the seller that goes on until it is interrupted. */
function watching(args: readonly string[], env: Readonly<Record<string, string>>) {
  const interruption = new AbortController();
  let out = '';
  const ended = shipgraph(['--json', ...args], {
    env: { ...at(sessions.seller), ...env },
    signal: interruption.signal,
    heard: (text) => (out += text),
  });
  return {
    lines: (): Told[] =>
      out
        .split('\n')
        .filter(Boolean)
        .map((line) => JSON.parse(line)),
    interrupted: async () => {
      interruption.abort();
      return (await ended).exitCode;
    },
  };
}
