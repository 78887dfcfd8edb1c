import { codParcel, confirm, handOver, parcelAtDoor } from '../support/cod.js';
import { startApp, type TestApp } from '../support/app.js';
import { createTestDatabase, type TestDatabase } from '../support/database.js';
import { ask, refused } from '../support/graphql.js';
import { closeSubscribers, holderOf, untilReceived, type Subscription } from '../support/live.js';
import { adminOf, newApiToken, newErpToken, newSeller, newStaff, topUp, type Person } from '../support/people.js';
import { statementsOf } from '../support/statements.js';
import { connectShop, moveTo, sessionOf, type ConnectedShop } from '../support/story.js';
import { startProxy, type TcpProxy } from '../support/tcp-proxy.js';
import { waitFor } from '../support/wait-for.js';

let database: TestDatabase;
let proxy: TcpProxy;
/** Where clients are connected: it has no workers, and reaches the database through a cable that can be pulled. */
let near: TestApp;
/** Where things happen. */
let far: TestApp;
let nearUrl: string;
beforeAll(async () => {
  database = await createTestDatabase();
  far = await startApp({ WEBHOOK_ALLOWED_NETWORKS: '127.0.0.0/8,::1/128' }, { databaseUrl: database.url });
  const url = new URL(database.url);
  proxy = await startProxy({ host: url.hostname, port: Number(url.port) });
  url.port = String(proxy.port);
  near = await startApp({ ROLE: 'web', DEMO: '0' }, { databaseUrl: url.toString() });
  nearUrl = near.url ?? '';
});
afterEach(closeSubscribers);
afterAll(async () => {
  await near.stop();
  await proxy.close();
  await far.stop();
  await database.drop();
});

const cursor = async (): Promise<string> => (await ask(far, far.accounts.erpToken, '{ liveCursor }')).liveCursor;
const SHIPMENTS = `subscription($after: String, $id: String, $sellerId: String, $status: [ShipmentStatus!]) {
  shipmentChanged(after: $after, id: $id, sellerId: $sellerId, status: $status) { eventId cursor reference from to sequence shipment { id order { orderReference } } } }`;

const shipmentsOf = async (token: string, filter: Readonly<Record<string, unknown>> = {}): Promise<Subscription> =>
  holderOf(nearUrl, token).subscribe(SHIPMENTS, { after: await cursor(), ...filter });
const steps = ({ received }: Subscription): string[] => received.map(({ shipmentChanged: { reference, to } }) => `${reference} ${to}`);
const codeOf = (subscription: Subscription): unknown => subscription.errors[0]?.extensions?.code;

interface Merchant {
  readonly person: Person;
  readonly token: string;
  readonly shop: ConnectedShop;
}

async function newMerchant(): Promise<Merchant> {
  const person = await newSeller(far);
  await topUp(far, far.accounts.erpToken, person.id, '500.00');
  return { person, token: await newApiToken(far, await sessionOf(far, person)), shop: await connectShop(far, person) };
}

it('sends nothing to other processes while there are no subscribers', async () => {
  const { shop } = await newMerchant();
  const unplaced = async (): Promise<number> =>
    Number((await far.database.sql<{ n: string }>('select count(*) as n from event where position is null'))[0]?.n);
  const statements = await statementsOf(async () => {
    await codParcel(far, shop);
    await waitFor('the event is placed', async () => (await unplaced()) === 0);
  });

  expect(statements.some((text) => text.includes('set "relayed_at"'))).toBe(true);
  expect(statements).not.toContain('select pg_notify($1, $2)');
  expect(statements.some((text) => text.includes('where "position" >'))).toBe(false);
});

it('tells a client of one process what happens in another one, in order, once each', async () => {
  const { token, shop } = await newMerchant();
  const heard = await shipmentsOf(token);
  const { id, reference } = await codParcel(far, shop);
  for (const status of ['fulfilled', 'pickup', 'picked_up']) await moveTo(far, id, status);

  await untilReceived('every step is heard', heard, 4);
  expect(steps(heard)).toEqual(['NEW', 'FULFILLED', 'PICKUP', 'PICKED_UP'].map((status) => `${reference} ${status}`));
  expect(heard.received.map(({ shipmentChanged }) => shipmentChanged.sequence)).toEqual([1, 2, 3, 4]);
  expect(new Set(heard.received.map(({ shipmentChanged }) => shipmentChanged.eventId)).size).toBe(4);
  expect(heard.received[3].shipmentChanged.shipment).toMatchObject({ id, order: { orderReference: expect.stringMatching(/^R-/) } });
  expect(heard.errors).toEqual([]);
});

it('keeps sellers and shops apart, and the operator hears all of them', async () => {
  const [one, other] = [await newMerchant(), await newMerchant()];
  const secondShop = await connectShop(far, one.person);
  const tokens = { one: one.token, other: other.token, shop: one.shop.token, second: secondShop.token, erp: far.accounts.erpToken };
  const heard = Object.fromEntries(
    await Promise.all(Object.entries(tokens).map(async ([name, token]) => [name, await shipmentsOf(token)])),
  ) as Record<keyof typeof tokens, Subscription>;
  const prying = await shipmentsOf(one.token, { sellerId: other.person.id });
  const narrowed = await shipmentsOf(far.accounts.erpToken, { sellerId: other.person.id, status: ['FULFILLED'] });

  const own = await codParcel(far, one.shop);
  const foreign = await codParcel(far, other.shop);
  const second = await codParcel(far, secondShop);
  await moveTo(far, foreign.id, 'fulfilled');
  await untilReceived('the operator heard all', heard.erp, 4);
  await untilReceived('each seller heard its own', heard.one, 2);
  await untilReceived('and the other one too', heard.other, 2);
  await untilReceived('each shop heard its own', heard.shop, 1);
  await untilReceived('and the other one too', heard.second, 1);
  await untilReceived('the requested changes came', narrowed, 1);

  expect(steps(heard.one)).toEqual([`${own.reference} NEW`, `${second.reference} NEW`]);
  expect(steps(heard.other)).toEqual([`${foreign.reference} NEW`, `${foreign.reference} FULFILLED`]);
  expect(steps(heard.shop)).toEqual([`${own.reference} NEW`]);
  expect(steps(heard.second)).toEqual([`${second.reference} NEW`]);
  expect(steps(narrowed)).toEqual([`${foreign.reference} FULFILLED`]);
  expect(prying.received).toEqual([]);

  const named = holderOf(nearUrl, one.token).subscribe(SHIPMENTS, { id: foreign.reference });
  await waitFor('the shipment of another is refused', () => named.ended);
  expect(codeOf(named)).toBe('SHIPMENT_NOT_FOUND');
  const followed = await shipmentsOf(one.token, { id: own.reference });
  await moveTo(far, second.id, 'fulfilled');
  await moveTo(far, own.id, 'fulfilled');
  await untilReceived('one shipment is followed', followed, 1);
  expect(steps(followed)).toEqual([`${own.reference} FULFILLED`]);
});

it('requires the permission of each kind of change', async () => {
  const admin = await adminOf(far);
  const merchant = await newMerchant();
  const dispatcher = await newStaff(far, admin, 'DISPATCHER');
  const narrow = await newErpToken(far, admin, { scopes: ['rates:read'] });
  const tries: [string, string, string][] = [
    [narrow, 'shipmentChanged { to }', 'FORBIDDEN_SCOPE'],
    [merchant.shop.token, 'walletChanged { sellerId }', 'FORBIDDEN'],
    [merchant.token, 'approvalRequested { approvalId }', 'FORBIDDEN'],
    [dispatcher, 'approvalRequested { approvalId }', 'FORBIDDEN'],
    [merchant.token, 'codCustodyChanged { stage }', 'FORBIDDEN'],
    [dispatcher, 'webhookDelivery { id }', 'FORBIDDEN'],
    [merchant.token, 'webhookDelivery(webhookId: "3f0b9c9e-6d0c-4b57-a6a3-0d2f6a9a7f11") { id }', 'WEBHOOK_NOT_FOUND'],
    [merchant.token, 'shipmentChanged(after: "x") { to }', 'VALIDATION_FAILED'],
  ];
  for (const [token, field, code] of tries) {
    const heard = holderOf(nearUrl, token).subscribe(`subscription { ${field} }`);
    await waitFor(`${field} is refused`, () => heard.ended);
    expect([field, codeOf(heard)]).toEqual([field, code]);
    expect(heard.received).toEqual([]);
  }
  expect(await refused(far, undefined, '{ liveCursor }')).toMatchObject({ code: 'UNAUTHORIZED' });
});

it('tells of requests, of money that goes from hand to hand and is taken back, and of wallets', async () => {
  const admin = await adminOf(far);
  const accounts = await newStaff(far, admin, 'ACCOUNTS');
  const { person, token, shop } = await newMerchant();
  const other = await newMerchant();
  const after = await cursor();
  const staff = holderOf(nearUrl, accounts);
  const requests = staff.subscribe(
    'subscription($after: String) { approvalRequested(type: COD_REVERSAL, after: $after) { approval { type amount { amount } subjectUser { id } } } }',
    { after },
  );
  const custody = staff.subscribe(
    'subscription($after: String) { codCustodyChanged(after: $after) { move stage shipmentId shipment { id } custody { stage amount { amount } } } }',
    { after },
  );
  const counting = holderOf(nearUrl, await newErpToken(far, admin, { scopes: ['cod:write'] })).subscribe(
    'subscription($after: String) { codCustodyChanged(after: $after) { shipmentId shipment { receiverName order { id } } } }',
    { after },
  );
  const WALLET =
    'subscription($after: String) { walletChanged(after: $after) { transactionId seller { id wallets { balance { amount } uncleared { amount } } } } }';
  const wallet = holderOf(nearUrl, token).subscribe(WALLET, { after });
  const prying = holderOf(nearUrl, other.token).subscribe(WALLET, { after });

  const { id } = await parcelAtDoor(far, shop);
  await confirm(far, id);
  const clerk = (await ask(far, accounts, '{ me { id } }')).me.id as string;
  expect(await handOver(far, id, { receivedById: clerk })).toMatchObject({ status: 200 });
  const { reverseCod } = await ask(far, accounts, 'mutation($id: String!) { reverseCod(id: $id, reason: "Counted twice") { id } }', { id });
  await ask(far, admin, 'mutation($i: ReviewRequestInput!) { approveRequest(input: $i) { status } }', { i: { id: reverseCod.id } });

  await untilReceived('three changes of custody', custody, 3);
  expect(custody.received.map(({ codCustodyChanged: { move, stage } }) => [move, stage])).toEqual([
    ['COLLECTED', 'COLLECTED'],
    ['HANDED_OVER', 'WITH_RECEPTION'],
    ['REVERSED', null],
  ]);
  expect(
    custody.received.every(({ codCustodyChanged }) => codCustodyChanged.shipmentId === id && codCustodyChanged.shipment.id === id),
  ).toBe(true);
  // Callers that may count the money without reading parcels get the parcel ids, not the sellers.
  await untilReceived('the changes without the parcels', counting, 3);
  expect(counting.received).toEqual(Array(3).fill({ codCustodyChanged: { shipmentId: id, shipment: null } }));
  await untilReceived('one request', requests, 1);
  expect(requests.received).toEqual([
    { approvalRequested: { approval: expect.objectContaining({ type: 'COD_REVERSAL', subjectUser: { id: person.id } }) } },
  ]);
  // The hold of the order, the shipping, the collection and its fee, and both of these back.
  await untilReceived('what moved the wallet', wallet, 6);
  const changes = wallet.received.map(({ walletChanged }) => walletChanged);
  expect(changes[0].transactionId).toBeNull();
  expect(changes.filter(({ transactionId }) => transactionId !== null).length).toBeGreaterThanOrEqual(5);
  expect(changes.at(-1).seller).toMatchObject({ id: person.id, wallets: [{ uncleared: { amount: '0.00' } }] });
  expect(prying.received).toEqual([]);
});

it('reports each attempt to the owner of the webhook only', async () => {
  const [one, other] = [await newMerchant(), await newMerchant()];
  const CREATE =
    'mutation { createWebhook(input: { url: "https://localhost:8443/hook", events: ["shipment.update"] }) { webhook { id } } }';
  const TEST = 'mutation($id: String!) { testWebhook(id: $id) { id } }';
  const [hook, second, foreign] = await Promise.all(
    [one, one, other].map(async ({ token }) => (await ask(far, token, CREATE)).createWebhook.webhook.id as string),
  );
  const FIELDS = '{ id webhookId eventId eventType status attempt httpStatus durationMs }';
  const all = holderOf(nearUrl, one.token).subscribe(`subscription { webhookDelivery ${FIELDS} }`);
  const single = holderOf(nearUrl, one.token).subscribe(`subscription($id: String) { webhookDelivery(webhookId: $id) ${FIELDS} }`, {
    id: hook,
  });
  const prying = holderOf(nearUrl, other.token).subscribe(`subscription { webhookDelivery ${FIELDS} }`);
  const operator = holderOf(nearUrl, far.accounts.erpToken).subscribe(`subscription { webhookDelivery ${FIELDS} }`);
  const test = async (token: string, id: string | undefined): Promise<string> => (await ask(far, token, TEST, { id })).testWebhook.id;
  await waitFor('attempts are heard', async () => {
    await test(one.token, hook);
    await test(other.token, foreign);
    return single.received.length > 0 && all.received.length > 0 && prying.received.length > 0;
  });
  const ids = [await test(one.token, hook), await test(one.token, second), await test(other.token, foreign)];

  const heard = ({ received }: Subscription): string[] => received.map(({ webhookDelivery }) => webhookDelivery.id);
  await waitFor(
    'the last ones are heard',
    () => heard(all).includes(ids[1] ?? '') && heard(prying).includes(ids[2] ?? '') && heard(single).includes(ids[0] ?? ''),
  );
  expect(new Set(all.received.map(({ webhookDelivery }) => webhookDelivery.webhookId))).toEqual(new Set([hook, second]));
  expect(new Set(single.received.map(({ webhookDelivery }) => webhookDelivery.webhookId))).toEqual(new Set([hook]));
  expect(new Set(prying.received.map(({ webhookDelivery }) => webhookDelivery.webhookId))).toEqual(new Set([foreign]));
  expect(operator.received).toEqual([]);
  expect(single.received[0].webhookDelivery).toMatchObject({
    status: 'FAILED',
    attempt: 1,
    eventType: 'shipment.test',
    httpStatus: null,
    durationMs: expect.any(Number),
  });
});

it('goes on where a client was when its connection broke', async () => {
  const { token, shop } = await newMerchant();
  const before = await shipmentsOf(token);
  const first = await codParcel(far, shop);
  await untilReceived('the first is heard', before, 1);
  await closeSubscribers();
  const missed = await Promise.all(Array.from({ length: 5 }, () => codParcel(far, shop)));

  const after = holderOf(nearUrl, token).subscribe(SHIPMENTS, { after: before.received[0].shipmentChanged.cursor });
  await untilReceived('what was missed is heard', after, 5);
  const last = await codParcel(far, shop);
  await untilReceived('and what comes then', after, 6);

  expect(steps(before)).toEqual([`${first.reference} NEW`]);
  expect(steps(after).slice(0, 5).sort()).toEqual(missed.map(({ reference }) => `${reference} NEW`).sort());
  expect(steps(after)[5]).toBe(`${last.reference} NEW`);
});

it('continues from a cursor of another process that it may not have read yet, and refuses cursors that never existed', async () => {
  const { token, shop } = await newMerchant();
  const staying = await shipmentsOf(token);
  const elsewhere = holderOf(far.url ?? '', token).subscribe(SHIPMENTS, { after: await cursor() });
  for (const count of [1, 3, 5]) {
    await codParcel(far, shop);
    await untilReceived('it is heard there', elsewhere, count);
    const here = holderOf(nearUrl, token).subscribe(SHIPMENTS, { after: elsewhere.received[count - 1].shipmentChanged.cursor });
    const { reference } = await codParcel(far, shop);
    await untilReceived('the next is heard here', here, 1);
    expect(steps(here)).toEqual([`${reference} NEW`]);
    await untilReceived('and there', elsewhere, count + 1);
    here.stop();
  }
  await untilReceived('all is heard by who stays', staying, 6);

  const nowhere = holderOf(nearUrl, token).subscribe(SHIPMENTS, { after: Buffer.from('event|999999999').toString('base64url') });
  await waitFor('it is refused', () => nowhere.ended);
  expect(codeOf(nowhere)).toBe('VALIDATION_FAILED');
});

it('loses nothing and tells nothing twice when the notifications of its process are swallowed, or its database is gone for a while', async () => {
  const { token, shop } = await newMerchant();
  const heard = await shipmentsOf(token);
  const placed: string[] = [];
  const place = async (count: number): Promise<void> => {
    for (let n = 0; n < count; n++) placed.push((await codParcel(far, shop)).reference);
  };
  await place(2);
  await untilReceived('the first are heard', heard, 2);

  proxy.swallow('shipgraph-listen');
  await place(5);
  await untilReceived('changes without a notification arrive', heard, 7);
  proxy.cut();
  await place(5);
  proxy.mend();
  await place(2);
  await untilReceived('what happened during the outage is heard', heard, 14);

  expect(steps(heard)).toEqual(placed.map((reference) => `${reference} NEW`));
});

it('reads a change once for many subscribers who see the same', async () => {
  const { token, shop } = await newMerchant();
  const after = await cursor();
  const many = Array.from({ length: 40 }, () => holderOf(nearUrl, token).subscribe(SHIPMENTS, { after }));
  const different = Array.from({ length: 10 }, (_, n) =>
    holderOf(nearUrl, token).subscribe(SHIPMENTS.replace('sequence', `sequence n${n}: to`), { after }),
  );
  const { id } = await codParcel(far, shop);
  for (const each of [...many, ...different]) await untilReceived('the order is heard', each, 1);

  const statements = await statementsOf(async () => {
    await far.client.graphql(
      'mutation($i: TransitionShipmentInput!) { transitionShipment(input: $i) { newStatus } }',
      { i: { id, status: 'FULFILLED' } },
      far.accounts.erpToken,
    );
    for (const each of [...many, ...different]) await untilReceived('the step is heard', each, 2);
  });

  // The service that takes the step reads the shipment for itself; the data for subscribers is read after the event.
  const behind = statements.slice(statements.findLastIndex((text) => text.startsWith('insert into "event"')));
  for (const table of ['shipment', 'order']) {
    const reads = behind.filter((text) => text.includes(`from "${table}"`));
    expect(reads).toEqual([expect.stringMatching(/ where "id" = any\(\$1\)$/)]);
  }
});
