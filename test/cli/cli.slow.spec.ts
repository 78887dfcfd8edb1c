import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { getCACertificates, setDefaultCACertificates } from 'node:tls';
import { Secret, TOTP } from 'otpauth';
import { createShipgraph } from '../../src/client/index.js';
import { receiver } from '../../src/modules/webhooks/receivers/receiver.js';
import { authority } from '../modules/webhooks/certificates.js';
import { startApp, type TestApp } from '../support/app.js';
import { parcelAtDoor } from '../support/cod.js';
import { ask } from '../support/graphql.js';
import { blockOf } from '../support/guides.js';
import { shipgraph, spawnShipgraph, type Situation } from '../support/command-line.js';
import { readPdf } from '../support/pdf.js';
import { adminOf, newSeller, newStaff } from '../support/people.js';
import { anOrder, connectShop, placeOrder, sessionOf, walkTo, type ConnectedShop } from '../support/story.js';
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

    expect((await shipgraph(['logout'], { env })).out).toBe('You are signed out.\n');
    expect((await shipgraph(['whoami'], { env })).exitCode).toBe(4);
    expect(await shipgraph(['whoami'], { env: at(token) })).toMatchObject({ exitCode: 4, err: expect.not.stringContaining(token) });
  });

  it('is not opened by a wrong password, and the password is never printed', async () => {
    const args = ['login', '--url', app.client.baseUrl, '--email', 'ops@example.com'];
    const typed = await shipgraph(args, { env: { XDG_CONFIG_HOME: home }, terminal: { secret: 'canary-password' } });
    expect(typed.exitCode).toBe(4);
    expect(typed.err).toContain('UNAUTHORIZED');
    expect(typed.out + typed.err).not.toContain('canary');
    expect((await shipgraph(args, { env: { XDG_CONFIG_HOME: home } })).exitCode).toBe(2);
  });
});

describe('two-factor login', () => {
  it('prompts for the code, accepts it as an option, and says how to pass it without a terminal', async () => {
    const seller = await newSeller(app);
    const session = await sessionOf(app, seller);
    const begin = 'mutation($p: String!) { beginTwoFactor(password: $p) { secret } }';
    const { secret } = (await ask(app, session, begin, { p: seller.password })).beginTwoFactor;
    const code = (): string => new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: app.clock.now().getTime() });
    await ask(app, session, 'mutation($c: String!) { confirmTwoFactor(code: $c) { codes } }', { c: code() });
    const env = { XDG_CONFIG_HOME: home };
    const args = ['login', '--url', app.client.baseUrl, '--email', seller.email, '--password-stdin'];

    const loggedOut = await shipgraph(args, { env, stdin: seller.password });
    expect([loggedOut.exitCode, loggedOut.err]).toEqual([2, expect.stringContaining('--code')]);
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

  it('shows the consequences of a cancellation, and does nothing without a yes', async () => {
    const id = await newParcel();
    const asked = await as('admin', `shipments move cancelled ${id}`, { terminal: { agrees: false } });
    expect([asked.exitCode, asked.err]).toEqual([5, expect.stringContaining('1 shipment will be cancelled.')]);
    expect((await as('admin', `shipments move cancelled ${id}`)).exitCode).toBe(2);
    expect((await json('admin', `shipments show ${id}`)).status).toBe('NEW');

    expect((await as('admin', `shipments move cancelled ${id} --yes`)).exitCode).toBe(0);
    const shown = await as('admin', `shipments show ${id}`);
    expect(shown.out).toMatch(/Status +cancelled since/);
    expect(shown.out).toContain('Allowed next: none');
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
  it('is reported with what was collected, or why nothing was', async () => {
    const shop = await connectShop(app);
    const [paid, unpaid] = [await parcelAtDoor(app, shop), await parcelAtDoor(app, shop)];
    const silent = await as('admin', `shipments move delivered ${paid.id}`);
    expect([silent.exitCode, silent.out]).toEqual([1, expect.stringMatching(/COLLECTION_REQUIRED.*Add --collected/)]);
    expect((await as('admin', `shipments move delivered ${paid.id} --method cash`)).exitCode).toBe(2);

    expect((await as('admin', `shipments move delivered ${paid.id} --collected all --method cash --yes`)).exitCode).toBe(0);
    expect((await as('admin', `shipments move delivered ${unpaid.id} --not-collected refused`)).exitCode).toBe(0);
    const cod = async (id: string) =>
      (await ask(app, app.accounts.erpToken, 'query($id: String!) { shipment(id: $id) { cod { stage notCollected { reason } } } }', { id }))
        .shipment.cod;
    expect(await cod(paid.id)).toEqual({ stage: 'COLLECTED', notCollected: null });
    expect(await cod(unpaid.id)).toEqual({ stage: null, notCollected: { reason: 'refused' } });
  });

  it('asks the person at a terminal what was collected, for each parcel, and not where nothing is open', async () => {
    const shop = await connectShop(app);
    const [whole, less, nothing] = [await parcelAtDoor(app, shop), await parcelAtDoor(app, shop), await parcelAtDoor(app, shop)];
    const prepaid = await newParcel();
    await as('admin', `shipments simulate ${prepaid} --yes --path in_transit`);
    const ids = [whole.reference, less.reference, prepaid, nothing.reference].join(' ');
    const answers = ['perhaps', 'yes', '', '60.50', 'the rest follows', 'pos', 'slip-7', 'no: not at home'];
    const moved = await as('admin', `shipments move delivered ${ids}`, { terminal: { answers } });
    expect([moved.exitCode, moved.out.match(/-> delivered/g)?.length]).toEqual([0, 4]);
    expect(moved.err).toContain(`Was 100.00 USD collected for ${whole.reference}? (yes / how much / no: reason)`);
    expect(moved.err).not.toContain(prepaid);
    const money = async (id: string) => {
      const query =
        'query($id: String!) { shipment(id: $id) { cod { stage paymentMethod collected { amount } notCollected { reason } } } }';
      return (await ask(app, app.accounts.erpToken, query, { id })).shipment.cod;
    };
    expect(await money(whole.id)).toMatchObject({ stage: 'COLLECTED', paymentMethod: 'CASH', collected: { amount: '100.00' } });
    expect(await money(less.id)).toMatchObject({ stage: 'COLLECTED', paymentMethod: 'POS', collected: { amount: '60.50' } });
    expect(await money(nothing.id)).toMatchObject({ stage: null, notCollected: { reason: 'not at home' } });
  });

  it('is left undone when nothing that can be understood is answered', async () => {
    const { reference } = await parcelAtDoor(app, shop);
    const moved = await as('admin', `shipments move delivered ${reference}`, { terminal: { answers: ['', 'later', '?'] } });
    expect([moved.exitCode, moved.out]).toEqual([5, '']);
    expect((await json('admin', `shipments show ${reference}`)).status).toBe('IN_TRANSIT');
  });
});

describe('the day of an accountant', () => {
  it('credits a wallet, passes cash on and finds the books whole', async () => {
    const seller = await newSeller(app);
    const asked = await as('admin', `wallet top-up ${seller.id} 250 usd`, { terminal: { agrees: true } });
    expect(asked.err).toContain('Mona Merchant will have 250 USD more to spend immediately.');
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
    expect((await as('accounts', 'ledger check')).out).toBe('The ledger balances.\n');
  });

  it('requests what is above the threshold, and another person approves it', async () => {
    const id = await newParcel();
    await walkTo(app, id, 'at_sorting');
    expect((await as('admin', `shipments verify ${id} --weight 60 --length 60 --width 60 --height 60 --confirm-unusual`)).exitCode).toBe(0);
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
      shipgraph(['whoami'], { env: { XDG_CONFIG_HOME: join(home, 'logged-out') } }),
      shipgraph(['shipments', 'move', '--help']),
    ]);
    expect(codes.map(({ exitCode }) => exitCode)).toEqual([1, 2, 2, 2, 3, 4, 0]);
    expect(codes.map(({ out, err }) => out + err).join()).not.toContain('canary');
  });

  it.each([
    ['shipments list --nonsense', /unknown option '--nonsense'/],
    ['shipments dance', /unknown command 'dance'/],
    ['dance', /unknown command 'dance'/],
    ['shipments', /command is missing/],
    ['shipments show', /missing required argument/],
    ['shipments show a b', /too many arguments/],
    ['shipments move flying x', /Expected one of/],
    ['wallet top-up x 12,5 usd', /decimal number/],
    ['tokens revoke x', /No token matches "x"/],
  ])('gets misuse as one document on standard error: %s', async (args, message) => {
    for (const said of [await as('admin', `--json ${args}`), await as('admin', `${args} --json`)]) {
      expect([said.exitCode, said.out]).toEqual([2, '']);
      expect(JSON.parse(said.err)).toEqual({ error: { code: 'USAGE', message: expect.stringMatching(message), errors: [] } });
    }
  });

  it('distinguishes a missing login from a usage error, and prints the version', async () => {
    const loggedOut = await shipgraph(['whoami', '--json'], { env: { XDG_CONFIG_HOME: join(home, 'logged-out') } });
    expect([loggedOut.exitCode, loggedOut.out, JSON.parse(loggedOut.err).error.code]).toEqual([4, '', 'NOT_LOGGED_IN']);
    const { version } = JSON.parse(await readFile('package.json', 'utf8'));
    expect(await shipgraph(['--version'])).toEqual({ exitCode: 0, out: `${version}\n`, err: '' });
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

describe('the transcript of the guide', () => {
  it('is what the commands answer', async () => {
    const transcript = `${blockOf('client-and-cli', 'transcript').code}\n`;
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
  it('follows the deliveries of a webhook until Ctrl-C, and ends quietly when its output is closed', async () => {
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

describe('what is printed as it happens', () => {
  it('is each requested change, once and in order, across broken connections', async () => {
    const proxy = await startProxy(addressOf(app));
    const seller = createShipgraph({ url: app.client.baseUrl, token: sessions.seller });
    const [after, me] = [await seller.liveCursor(), await seller.me()];
    const wanted = ['shipments', 'watch', '--status', 'fulfilled', '--seller', me.seller?.id ?? '', '--after', after];
    const changes = watching(wanted, { SHIPGRAPH_URL: `http://127.0.0.1:${proxy.port}` });
    const [first, missed, last] = [await newParcel(), await newParcel(), await newParcel()];
    const shown = () => changes.lines().map(({ reference }) => reference);
    await walkTo(app, first, 'fulfilled');
    await waitFor('the first change is printed', () => shown().length > 0);
    proxy.cut();
    await walkTo(app, missed, 'fulfilled');
    proxy.mend();
    await waitFor('the missed change is printed', () => shown().length > 1);
    await walkTo(app, last, 'fulfilled');
    await waitFor('the last change is printed', () => shown().length > 2);
    expect(shown()).toEqual([first, missed, last]);
    expect(changes.lines()[0]).toMatchObject({ from: 'NEW', to: 'FULFILLED', cursor: expect.any(String) });
    expect(await changes.interrupted()).toBe(130);
    proxy.cut();
    await proxy.close();
  });

  it('is each delivery once, including those made while the connection was down', async () => {
    const proxy = await startProxy(addressOf(app));
    const id = await newWebhook();
    const deliveries = watching(['webhooks', 'tail', id], { SHIPGRAPH_URL: `http://127.0.0.1:${proxy.port}` });
    const shown = () => deliveries.lines().map((each) => each.id);
    const send = async (): Promise<string> => (await json('seller', `webhooks test ${id}`)).id;
    const made = async (): Promise<PrintedLine[]> => (await json('seller', `webhooks deliveries ${id} -n 500`)).items;
    await waitFor('one is printed', async () => {
      // What was sent before the command listened is not shown by it.
      await send();
      return shown().length > 0;
    });
    proxy.cut();
    const missed = await send();
    await waitFor('it is made', async () => (await made()).every(({ status }) => status !== 'PENDING'));
    expect(shown()).not.toContain(missed);
    proxy.mend();
    await waitFor('the missed one is printed', () => shown().includes(missed));
    const last = await send();
    await waitFor('the last is printed', () => shown().includes(last));
    const ids = (await made()).map((each) => each.id);
    expect([...shown()].sort()).toEqual(ids.slice(0, shown().length).sort());
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

describe('the name of a thing', () => {
  it('is whatever people call it, and where it is more than one thing they are listed', async () => {
    const [one, other] = [await newSeller(app, { company: 'Twin Trading' }), await newSeller(app, { company: 'Twin Trading' })];
    expect((await json('admin', `wallet show ${one.email.toUpperCase()}`)).sellerId).toBe(one.id);
    const both = await shipgraph(['--json', 'sellers', 'show', 'twin trading'], { env: at(sessions.admin) });
    expect([both.exitCode, both.out]).toEqual([2, '']);
    const { error } = JSON.parse(both.err);
    expect(error).toMatchObject({ code: 'USAGE', message: expect.stringContaining('more than one seller') });
    expect(error.message).toContain(one.id);
    expect(error.message).toContain(other.email);
    expect((await as('admin', 'sellers show nobody@example.com')).exitCode).toBe(2);

    const placed = await placeOrder(app, shop, { orderNumber: 88_001, orderReference: 'NAMED-1' });
    const elsewhere = await connectShop(app);
    const namesake = await placeOrder(app, elsewhere, { orderNumber: 88_001, orderReference: 'NAMED-2' });
    for (const name of ['NAMED-1', placed.body.orderId, placed.body.shipment_id, `88001 --shop ${shop.domain}`])
      expect((await json('dispatcher', `orders show ${name}`)).id).toBe(placed.body.orderId);
    expect((await as('dispatcher', 'orders show 88001')).err).toContain(namesake.body.orderId);

    const hook = await newWebhook();
    expect((await json('seller', `webhooks deliveries ${hook.slice(0, -1)}`)).items).toEqual([]);
    await as('admin', 'tokens create forklift --scope shipments:read');
    expect((await as('admin', 'tokens revoke forklift --yes')).out).toBe('forklift is revoked.\n');
  });
});

describe('an order from the command line', () => {
  it('is placed from options, with what the service warns of', async () => {
    const places = ['--from', 'AE/Dubai', '--to', 'AE/Abu Dhabi', '--to-address', 'Corniche 5'];
    const buyer = [
      '--name',
      'Aisha Khan',
      '--email',
      'aisha@example.com',
      '--phone',
      '+971 50 123 4567',
      '--company',
      'Lamps LLC',
      '--note',
      'Blue gate',
    ];
    const goods = ['--product', 'Mug: blue:2:19.95:600:20x20x10', '--product', 'Tray:1:10.1:300:30x20x2', '--cod', '50'];
    const args = ['orders', 'create', '--shop', shop.domain, '--number', '77001', ...places, ...buyer, ...goods];
    const placed = await shipgraph(args, { env: at(shop.token) });
    expect([placed.exitCode, placed.err]).toEqual([0, '']);
    expect(placed.out).toMatch(/^77001 is SVC\w+: SVC_\w+ for [\d.]+ USD, collects 50.00 USD/);
    const order = await json('admin', `orders show 77001 --shop ${shop.domain}`);
    expect(order).toMatchObject({ paymentStatus: 'POSTPAID', subTotal: { amount: '50.00' }, total: { amount: '50.00' } });
    expect(order.customer).toMatchObject({ company: 'Lamps LLC', deliveryNote: 'Blue gate' });
    const { out: shown } = await as('admin', `orders show 77001 --shop ${shop.domain}`);
    expect(shown).toMatch(/Customer +Aisha Khan, Lamps LLC, aisha@example.com\n/);
    expect(shown).toMatch(/Note +Blue gate\n/);
    expect(order.lines.map(({ name }: { name: string }) => name)).toEqual(['Mug: blue', 'Tray']);
    const incomplete = await shipgraph(['orders', 'create', '--shop', shop.domain, '--json'], { env: at(shop.token) });
    expect([incomplete.exitCode, JSON.parse(incomplete.err).error.message]).toEqual([2, 'An order from options requires --number.']);
  });

  it('is placed from a file or from lines, each with its own result', async () => {
    const file = join(home, 'order.json');
    await writeFile(file, JSON.stringify(anOrder(shop.domain, { orderReference: 'FILE-1', paymentStatus: 'prepaid' })));
    const alone = await shipgraph(['--json', 'orders', 'create', file], { env: at(shop.token) });
    expect(JSON.parse(alone.out)).toMatchObject({ orderReference: 'FILE-1', replayed: false, shipmentReference: expect.any(String) });

    const lines = [anOrder(shop.domain, { orderReference: 'L-1' }), anOrder(shop.domain, { orderReference: 'L-2', carrier: 'SVC_NONE' })];
    const stdin = lines.map((line) => JSON.stringify(line)).join('\n');
    const many = await shipgraph(['--json', 'orders', 'create', '-'], { env: at(shop.token), stdin });
    expect([many.exitCode, JSON.parse(many.out)]).toEqual([
      1,
      {
        done: 1,
        failed: 1,
        results: [
          { id: '1:L-1', ok: true, result: expect.objectContaining({ orderReference: 'L-1' }) },
          { id: '2:L-2', ok: false, error: expect.objectContaining({ code: 'INVALID_CARRIER' }) },
        ],
      },
    ]);
    const broken = await shipgraph(['orders', 'create', '-'], { env: at(shop.token), stdin: `${stdin}\n{"order":` });
    expect([broken.exitCode, broken.err]).toEqual([2, 'Line 3 of - is not JSON.\n']);
  });
});

describe('labels', () => {
  it('are saved as one PDF on the paper of the user, and the missing ones are named', async () => {
    const [first, second, early] = [await newParcel(), await newParcel(), await newParcel()];
    for (const id of [first, second]) await walkTo(app, id, 'pickup');
    const out = join(home, 'labels.pdf');
    const saved = await as('dispatcher', `--json labels ${first} ${early} ${second} --out ${out}`);
    expect(saved.exitCode).toBe(1);
    expect(JSON.parse(saved.out)).toEqual({
      files: [out],
      printed: [first, second],
      missing: [{ id: early, code: 'LABEL_NOT_READY', message: expect.any(String) }],
    });
    const pdf = await readPdf(await readFile(out));
    expect([pdf.texts.length, pdf.size]).toEqual([2, [288, 432]]);
    const piped = await as('dispatcher', `labels ${first} --size a6 --lang ar --out -`);
    expect([piped.exitCode, piped.out.slice(0, 5), piped.err]).toEqual([0, '%PDF-', '']);
    const folder = join(home, 'each');
    const each = await as('dispatcher', `labels ${first} ${second} --separate --out ${folder}`);
    expect([each.exitCode, (await readdir(folder)).sort()]).toEqual([0, [`label_${first}.pdf`, `label_${second}.pdf`].sort()]);
    expect(await as('dispatcher', `labels ${early}`)).toMatchObject({ exitCode: 1, err: expect.stringContaining('LABEL_NOT_READY') });
    expect(await as('dispatcher', `labels ${first} --size a5`)).toMatchObject({ exitCode: 2, err: expect.stringContaining('4x6, a6, a4') });
    const domestic = await as('dispatcher', `labels customs ${first}`);
    expect([domestic.exitCode, domestic.err]).toEqual([1, expect.stringContaining('CUSTOMS_NOT_NEEDED')]);
  });
});

describe('labels in several files', () => {
  it('are saved although all the ids of one hundred are unknown, which are named', async () => {
    const known = await newParcel();
    await walkTo(app, known, 'pickup');
    const unknown = Array.from({ length: 100 }, (_, index) => `NONE-${index}`);
    const out = join(home, 'parts.pdf');
    const saved = await as('dispatcher', `--json labels - --out ${out}`, { stdin: [...unknown, known].join('\n') });

    const second = join(home, 'parts-2.pdf');
    expect([saved.exitCode, saved.err]).toEqual([1, '']);
    const { files, printed, missing } = JSON.parse(saved.out);
    expect({ files, printed, missing: missing.length }).toEqual({ files: [second], printed: [known], missing: 100 });
    expect(missing[0]).toEqual({ id: 'NONE-0', code: 'SHIPMENT_NOT_FOUND', message: expect.any(String) });
    expect((await readPdf(await readFile(second))).texts).toHaveLength(1);
    const alone = await as('dispatcher', 'labels NONE-1');
    expect([alone.exitCode, alone.out, alone.err]).toEqual([1, '', expect.stringContaining('SHIPMENT_NOT_FOUND')]);
  });
});

describe('events on the machine of a developer', () => {
  const SECRET = 'whsec_c2VjcmV0IG9mIGEgZGV2ZWxvcGVyIHdobyBsaXN0ZW5z';

  it('come signed as webhooks do, in their order, also those of the time without a connection', async () => {
    const [proxy, ca, shop] = [await startProxy(addressOf(app)), await authority(), await connectShop(app)];
    setDefaultCACertificates([...getCACertificates('default'), ca.cert]);
    const handled: { id: string; event: string; data: unknown }[] = [];
    const handle = async (event: (typeof handled)[number]) => void handled.push(event);
    const server = receiver(await ca.issue(), { secrets: [SECRET], handle });
    const target = `https://localhost:${await portOf(server)}/hook`;
    const listening = watching(['listen', '--forward-to', target, '--shop', shop.domain], {
      SHIPGRAPH_URL: `http://127.0.0.1:${proxy.port}`,
      SHIPGRAPH_WEBHOOK_SECRET: SECRET,
    });
    await waitFor('it listens', () => listening.lines().length > 0);
    const parcel: string = (await placeOrder(app, shop)).body.shipment_id;
    await newParcel();
    await waitFor('the first is there', () => handled.length > 0);
    proxy.cut();
    await walkTo(app, parcel, 'pickup');
    proxy.mend();
    await waitFor('what was missed is there', () => handled.length >= 4);
    expect(handled.map(({ event }) => event)).toEqual(['shipment.update', 'shipment.update', 'shipment.update', 'shipment.pickup']);
    expect(handled.map(({ data }) => data)).toEqual(
      ['new', 'fulfilled', 'pickup', 'pickup'].map((status) => expect.objectContaining({ status, shipment_id: parcel })),
    );
    await waitFor('all are printed', () => listening.lines().length > 4);
    const [ready, ...attempts] = listening.lines();
    expect(ready).toMatchObject({ forwardTo: target, secret: SECRET });
    expect(attempts.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    expect(await listening.interrupted()).toBe(130);

    // A change that is two events is repeated as a whole, so that neither is lost.
    const again = watching(['listen', '--forward-to', target, '--print', '--after', attempts[2]?.cursor ?? ''], {
      SHIPGRAPH_WEBHOOK_SECRET: SECRET,
    });
    await waitFor('the rest is printed again', () => again.lines().length > 2);
    expect(again.lines().slice(1, 3).map(({ event }) => event)).toEqual(['shipment.update', 'shipment.pickup']); // prettier-ignore
    expect(handled).toHaveLength(4);
    expect(await again.interrupted()).toBe(130);
    await closed(server);
    proxy.cut();
    await proxy.close();
  });

  it('go nowhere but to the address that was named, whatever that one answers', async () => {
    const asked: string[] = [];
    const server = createServer((request, response) => {
      asked.push(request.url ?? '');
      response.writeHead(asked.length === 1 ? 302 : 500, { location: '/elsewhere' }).end();
    });
    const url = `http://127.0.0.1:${await portOf(server)}/hook`;
    const listening = watching(['listen', '--forward-to', url, '--events', 'shipment.update'], {});
    await waitFor('it listens', () => listening.lines().length > 0);
    await newParcel();
    await newParcel();
    await waitFor('both are printed', () => listening.lines().length > 2);
    expect(asked).toEqual(['/hook', '/hook']);
    await closed(server);
    await newParcel();
    await waitFor('the third is printed', () => listening.lines().length > 3);
    const [ready, ...attempts] = listening.lines();
    expect(ready?.secret).toMatch(/^whsec_/);
    expect(attempts.map(({ status, failure }) => status ?? failure)).toEqual([302, 500, 'ECONNREFUSED']);
    expect(await listening.interrupted()).toBe(130);
    const refused = await Promise.all([
      as('seller', 'listen --forward-to ftp://localhost/hook'),
      as('seller', `listen --forward-to ${url} --events shipment.flown`),
      as('dispatcher', `listen --forward-to ${url}`),
    ]);
    expect(refused.map(({ exitCode }) => exitCode)).toEqual([2, 1, 1]);
    expect(refused[1]?.err).toContain('INVALID_EVENT');
  });
});

const closed = async (server: Pick<Server, 'close' | 'closeAllConnections'>): Promise<void> => {
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
};

async function portOf(server: Pick<Server, 'listen' | 'address' | 'once'>): Promise<number> {
  server.listen(0, '127.0.0.1');
  await new Promise<void>((resolve) => server.once('listening', () => resolve()));
  return (server.address() as AddressInfo).port;
}

interface PrintedLine {
  readonly id: string;
  readonly status: string;
  readonly reference: string;
  readonly event: string;
  readonly failure: string | null;
  readonly secret: string;
  readonly cursor: string;
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
    lines: (): PrintedLine[] =>
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
