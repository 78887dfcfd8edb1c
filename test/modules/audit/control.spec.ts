import { JobWork } from '../../../src/platform/work/work.js';
import { startApp, type TestApp } from '../../support/app.js';
import { bearer } from '../../support/client.js';
import { days } from '../../support/clock.js';
import { ask, refused } from '../../support/graphql.js';
import { subscriber } from '../../support/live.js';
import { UUID_7 } from '../../support/patterns.js';
import { adminOf, newApiToken, newErpToken, newSeller, newStaff, newSuperAdmin, topUp, type Person } from '../../support/people.js';
import { connectShop, moveTo, placeOrder, sessionOf, walkTo, type ConnectedShop } from '../../support/story.js';
import { waitFor } from '../../support/wait-for.js';
import { auditTasks } from '../../../src/modules/audit/index.js';
import { shipmentTasks } from '../../../src/modules/shipments/index.js';

let app: TestApp;
let admin: string;
let shop: ConnectedShop;
let second: Person & { session: string };
beforeAll(async () => {
  app = await startApp();
  admin = await adminOf(app);
  shop = await connectShop(app);
  second = await newSuperAdmin(app);
});
afterAll(() => app.stop());

type Variables = Readonly<Record<string, unknown>>;
const idOf = async (token: string): Promise<string> => (await ask(app, token, '{ me { id } }')).me.id;
const later = (count: number) => ({ now: () => new Date(app.clock.now().getTime() + days(count)) });
const jobContext = () => new JobWork(app.services, app.database.sql, app.database.unitOfWork);

describe('The audit log', () => {
  const EVENTS = `query($f: AuditEventFilter, $n: Int, $a: String) { auditEvents(filter: $f, first: $n, after: $a) { totalCount pageInfo { endCursor hasNextPage }
    nodes { id at actorType actorId actorName credentialKind network action subjectType subjectId sellerId arguments changes { field before after } outcome code requestId } } }`;
  const events = async (f: Variables = {}, n = 50, a: string | null = null) => {
    await app.services.audit.settled();
    return (await ask(app, admin, EVENTS, { f, n, a })).auditEvents;
  };
  const UPDATE = 'mutation($id: String!, $i: UpdateSellerInput!) { updateSeller(id: $id, input: $i) { id } }';
  const CREATE = 'mutation($i: CreateStaffInput!) { createStaff(input: $i) { id } }';

  it('holds what staff and tokens changed, who they were and what it was about', async () => {
    const { id } = await newSeller(app);
    await ask(app, admin, UPDATE, { id, i: { company: 'Traceable Mugs' } });
    await app.client.call('PUT', `/api/erp/sellers/${id}`, {
      body: { taxId: 'TX 1' },
      headers: { ...bearer(app.accounts.erpToken), 'Idempotency-Key': id },
    });
    const { nodes, totalCount } = await events({ subjectId: id, action: 'updateSeller' });

    expect(totalCount).toBe(2);
    expect(nodes[1]).toEqual({
      id: expect.stringMatching(UUID_7),
      at: expect.any(String),
      actorType: 'super_admin',
      actorId: app.accounts.superAdmin.id,
      actorName: 'Demo Admin',
      credentialKind: 'staff_session',
      network: expect.stringMatching(/\/(24|64)$/),
      action: 'updateSeller',
      subjectType: 'Seller',
      subjectId: id,
      sellerId: id,
      arguments: { id, input: { company: 'Traceable Mugs' } },
      changes: [{ field: 'company', before: expect.any(String), after: '"Traceable Mugs"' }],
      outcome: 'OK',
      code: null,
      requestId: expect.any(String),
    });
    expect(nodes[0]).toMatchObject({
      actorType: 'erp',
      actorName: 'Demo ERP',
      credentialKind: 'erp',
      arguments: { input: { taxId: 'TX 1' } },
    });
  });

  it('never holds a password, a token or a number of an account, and no shopper', async () => {
    const password = 'do not write me down';
    const { createStaff } = await ask(app, admin, CREATE, { i: { email: 'kept@example.com', password, name: 'Kept', role: 'OPS' } });
    const session = await sessionOf(app, { email: 'kept@example.com', password });
    const CHANGE = 'mutation($c: String!, $w: String!) { changePassword(current: $c, wanted: $w) { token } }';
    const { changePassword } = await ask(app, session, CHANGE, { c: password, w: 'another one to forget' });
    const { body } = await placeOrder(app, shop);
    const ORDER = 'mutation($id: String!, $i: UpdateOrderInput!) { updateOrder(orderId: $id, input: $i) { updatedFields } }';
    await ask(app, changePassword.token, ORDER, { id: body.orderId, i: { customer: { lastName: 'Unwritten' } } });

    const created = await events({ subjectId: createStaff.id, action: 'createStaff' });
    expect(created.nodes[0].arguments).toEqual({ input: { email: 'kept@example.com', password: '[redacted]', name: 'Kept', role: 'ops' } });
    expect((await events({ actorId: createStaff.id })).nodes.map(({ action, arguments: args }: Variables) => [action, args])).toEqual([
      ['updateOrder', { orderId: body.orderId, input: { customer: '[personal data]' } }],
      ['changePassword', { current: '[redacted]', endTokens: true, wanted: '[redacted]' }],
      ['login', { email: 'kept@example.com', password: '[redacted]', cookie: false }],
    ]);
    const [row] = await app.database.sql<{ found: string }>(
      `select count(*) as found from audit_event e where e::text like any(array['%do not write me%', '%another one to forget%', '%Unwritten%', $1])`,
      [`%${changePassword.token}%`],
    );
    expect(row?.found).toBe('0');
  });

  it('cuts a long text within a character too, which would undo the change that it tells of', async () => {
    const { body } = await placeOrder(app, shop);
    const NOTE = 'mutation($i: AddShipmentNoteInput!) { addShipmentNote(input: $i) { text } }';
    const text = `${'x'.repeat(499)}😀 and more`;
    const { addShipmentNote } = await ask(app, admin, NOTE, { i: { id: body.shipment_id, text } });

    expect(addShipmentNote.text).toBe(text);
    const { nodes } = await events({ action: 'addShipmentNote' });
    expect(nodes[0].arguments.input.text).toBe(`${'x'.repeat(499)}\ufffd [10 characters more]`);
  });

  it('holds refusals and failed logins, which leave nothing else behind', async () => {
    const driver = await newStaff(app, admin, 'DRIVER');
    const me = await idOf(driver);
    await refused(app, driver, CREATE, { i: { email: 'never@example.com', password: 'long enough to try', name: 'Never', role: 'OPS' } });
    await refused(app, undefined, 'mutation { login(email: "kept@example.com", password: "a wrong one") { token } }');
    await refused(app, undefined, 'mutation { login(email: "no-such-person@example.com", password: "a wrong one") { token } }');

    expect((await events({ actorId: me, outcome: 'REFUSED' })).nodes).toMatchObject([
      { action: 'createStaff', code: 'FORBIDDEN', actorType: 'driver' },
    ]);
    const failed = await events({ action: 'login', outcome: 'REFUSED' });
    expect(failed.nodes).toMatchObject([{ actorType: 'public', actorId: null, subjectType: 'Staff', code: 'UNAUTHORIZED' }]);
  });

  it('writes nothing of what was rolled back', async () => {
    const { id } = await newSeller(app);
    await refused(app, admin, UPDATE, { id, i: { email: 'kept@example.com' } });

    expect(await events({ subjectId: id })).toMatchObject({ totalCount: 0 });
  });

  it('does not look at shop tokens and the daily business of sellers', async () => {
    const before = (await events()).totalCount;
    const order = await placeOrder(app, shop);
    await ask(app, app.accounts.apiToken, 'mutation($id: String!) { fulfilOrder(orderId: $id) { id } }', { id: order.body.orderId });
    expect((await events()).totalCount).toBe(before);
  });

  it('is searched literally and read page by page, by super administrators alone', async () => {
    const { id } = await newSeller(app);
    for (const company of ['100%_sure', '100 sure', '100%_sure again']) await ask(app, admin, UPDATE, { id, i: { company } });

    expect((await events({ search: '0%_SURE' })).totalCount).toBe(2);
    const first = await events({ sellerId: id, action: 'updateSeller' }, 2);
    const rest = await events({ sellerId: id, action: 'updateSeller' }, 2, first.pageInfo.endCursor);
    expect([first.nodes, rest.nodes].map((nodes) => nodes.map((node: { arguments: { input: unknown } }) => node.arguments.input))).toEqual([
      [{ company: '100%_sure again' }, { company: '100 sure' }],
      [{ company: '100%_sure' }],
    ]);
    for (const token of [
      app.accounts.erpToken,
      app.accounts.apiToken,
      await newStaff(app, admin, 'OPS'),
      await newStaff(app, admin, 'ACCOUNTS'),
    ])
      expect((await refused(app, token, EVENTS)).code).toMatch(/^FORBIDDEN/);
    expect(await refused(app, admin, EVENTS, { f: { actorId: 'x', search: 'y'.repeat(101) } })).toMatchObject({
      code: 'VALIDATION_FAILED',
    });
  });

  it('cannot be changed, and loses only entries older than the retention period', async () => {
    const total = (await events()).totalCount;
    for (const statement of [`update audit_event set action = 'x'`, 'delete from audit_event', 'truncate audit_event'])
      await expect(app.database.sql(statement)).rejects.toThrow(/never changed/);
    const [task] = auditTasks;
    await task?.run(jobContext());
    expect((await events()).totalCount).toBe(total);
    const settings = { value: { ...app.services.settings, auditRetentionDays: 1 } };
    const keepingADay = (clock = {}) => ({ ...jobContext(), services: Object.create(app.services, { settings, ...clock }) });
    await task?.run(keepingADay());
    expect((await events()).totalCount).toBe(total);
    await task?.run(keepingADay({ clock: { value: later(2) } }));
    expect((await events()).totalCount).toBe(0);
  });
});

describe('A driver', () => {
  const ASSIGN = 'mutation($i: AssignShipmentsInput!) { assignShipments(input: $i) { kind driver { id name } shipment { id } } }';
  const SCAN = 'mutation($code: String!) { scanShipment(code: $code) { kind shipment { id } } }';
  const READ = 'query($id: String!) { shipment(id: $id) { id receiver: reference assignment { kind driver { id } } } }';
  const LIST = '{ shipments(first: 50) { totalCount nodes { id } } opsBoard { statuses { count } shipments(first: 50) { nodes { id } } } }';
  const MOVE = 'mutation($i: TransitionShipmentInput!) { transitionShipment(input: $i) { newStatus } }';
  const NOTE = 'mutation($i: AddShipmentNoteInput!) { addShipmentNote(input: $i) { id } }';
  let driver: string;
  let other: string;
  let dispatcher: string;
  let driverId: string;
  let otherId: string;
  beforeAll(async () => {
    [driver, other, dispatcher] = [
      await newStaff(app, admin, 'DRIVER'),
      await newStaff(app, admin, 'DRIVER'),
      await newStaff(app, admin, 'DISPATCHER'),
    ];
    [driverId, otherId] = [await idOf(driver), await idOf(other)];
  });

  const parcel = async (status = 'pickup'): Promise<{ id: string; reference: string }> => {
    const { body } = await placeOrder(app, shop);
    await walkTo(app, body.shipment_id, status);
    return { id: body.nbox.shipment_detail_id, reference: body.shipment_id };
  };
  const assign = (to: string, ...ids: string[]) => ask(app, dispatcher, ASSIGN, { i: { driverId: to, ids } });
  const codeFor = async (token: string, query: string, variables: Variables) => (await refused(app, token, query, variables)).code;

  it('finds only own parcels, by every route', async () => {
    const { id, reference } = await parcel();
    await assign(otherId, id);
    for (const anyId of [id, reference]) {
      expect(await codeFor(driver, READ, { id: anyId })).toBe('SHIPMENT_NOT_FOUND');
      expect(await codeFor(driver, MOVE, { i: { id: anyId, status: 'PICKED_UP' } })).toBe('SHIPMENT_NOT_FOUND');
      expect(await codeFor(driver, NOTE, { i: { id: anyId, text: 'Mine' } })).toBe('SHIPMENT_NOT_FOUND');
    }
    const all = await ask(app, driver, LIST);
    expect(all).toMatchObject({ shipments: { totalCount: 0, nodes: [] }, opsBoard: { shipments: { nodes: [] } } });
    expect(all.opsBoard.statuses.reduce((sum: number, { count }: { count: number }) => sum + count, 0)).toBe(0);
    expect(
      await ask(app, driver, 'query($id: ID!, $s: String) { node(id: $id) { id } shipments(search: $s) { totalCount } }', {
        id,
        s: reference,
      }),
    ).toEqual({
      node: null,
      shipments: { totalCount: 0 },
    });
    expect(await codeFor(driver, '{ shipmentFigures { __typename } }', {})).toBe('FORBIDDEN');
    expect(await codeFor(driver, 'subscription($id: String!) { shipmentChanged(id: $id) { to } }', { id })).toMatch(/./);
  });

  it('reads and moves what a dispatcher assigned, until it is taken back', async () => {
    const [{ id }, { id: another }] = [await parcel(), await parcel()];
    expect((await assign(driverId, id, another)).assignShipments).toHaveLength(2);

    expect(await ask(app, driver, READ, { id })).toMatchObject({
      shipment: { id, assignment: { kind: 'ASSIGNED', driver: { id: driverId } } },
    });
    expect((await ask(app, driver, LIST)).shipments.totalCount).toBe(2);
    expect(await ask(app, driver, MOVE, { i: { id, status: 'PICKED_UP' } })).toEqual({ transitionShipment: { newStatus: 'PICKED_UP' } });
    await ask(app, dispatcher, 'mutation($ids: [String!]!) { unassignShipments(ids: $ids) }', { ids: [id] });
    expect(await codeFor(driver, READ, { id })).toBe('SHIPMENT_NOT_FOUND');
    await assign(otherId, another);
    expect((await ask(app, driver, LIST)).shipments.totalCount).toBe(0);
  });

  it('has what was scanned until another driver scans it, but nothing that was assigned to another one', async () => {
    const [{ id, reference }, given] = [await parcel(), await parcel()];
    expect(await ask(app, driver, SCAN, { code: reference.toLowerCase() })).toMatchObject({
      scanShipment: { kind: 'SCANNED', shipment: { id } },
    });
    expect((await ask(app, driver, READ, { id })).shipment.id).toBe(id);
    await ask(app, other, SCAN, { code: reference });
    expect(await codeFor(driver, READ, { id })).toBe('SHIPMENT_NOT_FOUND');

    await assign(otherId, given.id);
    expect(await codeFor(driver, SCAN, { code: given.reference })).toBe('SHIPMENT_ASSIGNED_ELSEWHERE');
    for (const code of ['SVC', '', id, 'x'.repeat(100), reference.slice(0, -1)])
      expect(await codeFor(driver, SCAN, { code })).toBe('SHIPMENT_NOT_FOUND');
    const { body } = await placeOrder(app, shop);
    expect(await codeFor(driver, SCAN, { code: body.shipment_id })).toBe('SHIPMENT_NOT_FOUND');
    expect(await codeFor(admin, SCAN, { code: reference })).toBe('FORBIDDEN');
    const history = await app.database.sql<{ driver_id: string; ended: boolean }>(
      'select driver_id, ended_at is not null as ended from shipment_assignment where shipment_id = $1 order by started_at, id',
      [id],
    );
    expect(history).toEqual([
      { driver_id: driverId, ended: true },
      { driver_id: otherId, ended: false },
    ]);
  });

  it('among fifty who scan at once is one', async () => {
    const { id, reference } = await parcel();
    await Promise.all(Array.from({ length: 50 }, (_, n) => ask(app, n % 2 ? driver : other, SCAN, { code: reference })));
    const [row] = await app.database.sql<{ open: string }>(
      'select count(*) as open from shipment_assignment where shipment_id = $1 and ended_at is null',
      [id],
    );
    expect(row?.open).toBe('1');
  });

  it('loses a scan after a day, and an assignment a day after the parcel was delivered or handed back', async () => {
    const tired = await newStaff(app, admin, 'DRIVER');
    const [scanned, assigned, delivered, back] = [await parcel(), await parcel(), await parcel('in_transit'), await parcel('in_transit')];
    await moveTo(app, back.id, 'return_to_sender');
    await ask(app, tired, SCAN, { code: scanned.reference });
    await assign(await idOf(tired), assigned.id, delivered.id, back.id);
    await ask(app, tired, MOVE, { i: { id: delivered.id, status: 'DELIVERED' } });
    await ask(app, tired, MOVE, { i: { id: back.id, status: 'RETURN_TO_SENDER' } });
    const end = shipmentTasks.find(({ queue }) => queue === 'end_assignments');
    const at = (count: number) => ({ ...jobContext(), services: Object.create(app.services, { clock: { value: later(count) } }) });
    const held = async () => (await ask(app, tired, LIST)).shipments.nodes.map(({ id }: { id: string }) => id).sort();

    await end?.run(at(0.9));
    expect(await held()).toEqual([scanned.id, assigned.id, delivered.id, back.id].sort());
    await end?.run(at(1.1));
    expect(await held()).toEqual([assigned.id]);
    for (const { id } of [delivered, back])
      expect(await codeFor(dispatcher, ASSIGN, { i: { driverId, ids: [id] } })).toBe('VALIDATION_FAILED');
  });

  it('sees only own rounds and files, and is notified of own parcels', async () => {
    const [mine, theirs] = [await parcel(), await parcel()];
    await assign(driverId, mine.id);
    await assign(otherId, theirs.id);
    const socket = subscriber(app.url ?? '', { params: { authorization: `Bearer ${driver}` } });
    const changes = socket.subscribe('subscription($after: String) { shipmentChanged(after: $after) { shipmentId to } }', {
      after: (await ask(app, driver, '{ liveCursor }')).liveCursor,
    });
    await ask(app, other, MOVE, { i: { id: theirs.id, status: 'PICKED_UP' } });
    await ask(app, driver, MOVE, { i: { id: mine.id, status: 'PICKED_UP' } });
    await waitFor('the change of the own parcel', () => changes.received.length > 0);
    expect(changes.received).toEqual([{ shipmentChanged: { shipmentId: mine.id, to: 'PICKED_UP' } }]);
    await socket.close();

    const TASKS = '{ pickupConfirmations(first: 50) { nodes { id shipments { shipmentDetailId } } } }';
    const tasksOf = async (token: string) => (await ask(app, token, TASKS)).pickupConfirmations.nodes;
    const [round] = await tasksOf(driver);
    expect(round.shipments.map(({ shipmentDetailId }: { shipmentDetailId: string }) => shipmentDetailId)).toContain(mine.id);
    const foreign = (await tasksOf(other))[0];
    expect(await codeFor(driver, 'query($id: String!) { pickupTask(id: $id) { id } }', { id: foreign.id })).toBe('TASK_NOT_FOUND');
    const files = [{ fileName: 'door.txt', content: Buffer.from('Blue door').toString('base64') }];
    await ask(app, other, NOTE, { i: { id: theirs.id, text: 'Door', files } });
    const NOTES = 'query($id: String!) { shipment(id: $id) { notes { attachments { id } } } }';
    const attachment = (await ask(app, admin, NOTES, { id: theirs.id })).shipment.notes[0].attachments[0].id;
    const FILE = 'query($id: String!) { noteAttachmentFile(id: $id) { fileName } }';
    expect(await codeFor(driver, FILE, { id: attachment })).toBe('NOT_FOUND');
    expect(await ask(app, other, FILE, { id: attachment })).toEqual({ noteAttachmentFile: { fileName: 'door.txt' } });
  });

  it('is given parcels by dispatch, operations and their systems, all or none of them', async () => {
    const { id } = await parcel();
    const i = { driverId, ids: [id] };
    for (const token of [driver, await newStaff(app, admin, 'RECEPTION'), app.accounts.apiToken])
      expect(await codeFor(token, ASSIGN, { i })).toBe('FORBIDDEN');
    expect(await codeFor(await newErpToken(app, admin, { scopes: ['shipments:read'] }), ASSIGN, { i })).toBe('FORBIDDEN_SCOPE');
    expect(await codeFor(dispatcher, ASSIGN, { i: { driverId: await idOf(dispatcher), ids: [id] } })).toBe('VALIDATION_FAILED');
    expect(await codeFor(dispatcher, ASSIGN, { i: { driverId, ids: [id, 'SVC0'] } })).toBe('SHIPMENT_NOT_FOUND');
    expect(await codeFor(dispatcher, ASSIGN, { i: { driverId, ids: [] } })).toBe('MISSING_FIELD');
    await moveTo(app, id, 'cancelled');
    expect((await ask(app, app.accounts.erpToken, READ, { id: (await parcel()).id })).shipment.assignment).toBeNull();
    expect((await ask(app, dispatcher, '{ drivers { id } }')).drivers.map((each: { id: string }) => each.id)).toEqual(
      expect.arrayContaining([driverId, otherId]),
    );
    expect(
      (await ask(app, admin, 'query($d: String) { shipments(driverId: $d) { totalCount } }', { d: otherId })).shipments.totalCount,
    ).toBeGreaterThan(0);
  });
});

describe('The bank account of a seller', () => {
  const SET =
    'mutation($i: SetPayoutAccountInput!) { setPayoutAccount(input: $i) { id number status version approvalRequestId isIban country } }';
  const PAYOUT = `mutation($s: String!) { requestPayout(sellerId: $s, amount: "5.00", currency: "USD") { id payload warnings { code } payoutAccount { number status } } }`;
  const APPROVE = 'mutation($i: ReviewRequestInput!) { approveRequest(input: $i) { status payoutAccount { status } } }';
  const german = { holder: 'Mona Merchant', iban: 'DE89 3704 0044 0532 0130 00', bankName: 'Commerzbank', currency: 'USD' };
  const british = { ...german, iban: 'GB82WEST12345698765432' };
  const set = async (token: string, i: Variables) => (await ask(app, token, SET, { i })).setPayoutAccount;
  const approve = (id: string, token: string) => ask(app, token, APPROVE, { i: { id } });
  let seller: Person;
  let session: string;
  beforeEach(async () => {
    seller = await newSeller(app);
    session = await sessionOf(app, seller);
    await topUp(app, admin, seller.id, '50.00');
  });

  it('takes no payout before a second person has confirmed it', async () => {
    const account = await set(session, german);
    expect(account).toMatchObject({ number: '****3000', status: 'UNVERIFIED', version: 1, isIban: true, country: 'DE' });
    const { requestPayout } = await ask(app, session, PAYOUT, { s: seller.id });
    expect(requestPayout).toMatchObject({
      payload: { payoutAccountId: account.id, payoutAccount: '****3000' },
      warnings: [{ code: 'PAYOUT_ACCOUNT_NOT_VERIFIED' }],
      payoutAccount: { number: '****3000' },
    });
    expect(await refused(app, admin, APPROVE, { i: { id: requestPayout.id } })).toMatchObject({
      code: 'PAYOUT_ACCOUNT_NOT_VERIFIED',
      message: expect.stringContaining(account.approvalRequestId),
    });
    expect(await approve(account.approvalRequestId, admin)).toEqual({
      approveRequest: { status: 'APPROVED', payoutAccount: { status: 'VERIFIED' } },
    });
    expect(await approve(requestPayout.id, admin)).toMatchObject({ approveRequest: { status: 'APPROVED' } });
    expect((await set(session, german)).id).toBe(account.id);
  });

  it('that staff have entered is confirmed by another person, and a change restarts the approval', async () => {
    const entered = await set(admin, { ...german, sellerId: seller.id });
    expect(await refused(app, admin, APPROVE, { i: { id: entered.approvalRequestId } })).toMatchObject({ code: 'REVIEWER_IS_REQUESTER' });
    await approve(entered.approvalRequestId, second.session);
    const before = (await ask(app, session, PAYOUT, { s: seller.id })).requestPayout;
    const changed = await set(session, british);
    expect(changed).toMatchObject({ number: '****5432', version: 2, status: 'UNVERIFIED' });
    expect(await refused(app, admin, APPROVE, { i: { id: before.id } })).toMatchObject({
      code: 'PAYOUT_ACCOUNT_NOT_VERIFIED',
      message: expect.stringContaining('changed'),
    });
    const third = await set(session, german);
    expect(await refused(app, admin, APPROVE, { i: { id: changed.approvalRequestId } })).toMatchObject({ code: 'APPROVAL_NOT_PENDING' });
    await ask(app, admin, 'mutation($i: ReviewRequestInput!) { rejectRequest(input: $i) { status } }', {
      i: { id: third.approvalRequestId },
    });
    const { seller: read } = await ask(app, session, 'query($id: String!) { seller(id: $id) { payoutAccounts { version status } } }', {
      id: seller.id,
    });
    expect(read.payoutAccounts).toEqual([
      { version: 3, status: 'REJECTED' },
      { version: 2, status: 'REPLACED' },
      { version: 1, status: 'REPLACED' },
    ]);
    const mails = await app.database.sql<{ text_body: string }>(
      `select text_body from mail where kind = 'payout_account_changed' and recipient = $1 order by created_at, id`,
      [seller.email],
    );
    expect(mails).toHaveLength(3);
    expect(mails[1]?.text_body).toMatch(/\*{4}5432[\s\S]*\*{4}3000[\s\S]*الحساب البنكي/);
  });

  it('is kept sealed, shown in part, and whole only to those who pay out, who are written down', async () => {
    const { id } = await set(session, german);
    const [row] = await app.database.sql<{ plain: boolean }>(`select bool_or(x.t like '%0532013000%') as plain from
      (select p::text as t from payout_account p union all select a::text from approval_request a union all select e::text from audit_event e union all select m::text from mail m) x`);
    expect(row?.plain).toBe(false);
    const REVEAL = 'mutation($id: String!) { revealPayoutAccount(id: $id) }';
    expect(await ask(app, await newStaff(app, admin, 'ACCOUNTS'), REVEAL, { id })).toEqual({
      revealPayoutAccount: 'DE89370400440532013000',
    });
    for (const token of [session, await newStaff(app, admin, 'DISPATCHER'), app.accounts.erpToken])
      expect((await refused(app, token, REVEAL, { id })).code).toMatch(/^FORBIDDEN/);
    const EVENTS =
      'query($id: String) { auditEvents(filter: { subjectId: $id, action: "revealPayoutAccount", outcome: OK }) { totalCount } }';
    expect((await ask(app, admin, EVENTS, { id })).auditEvents.totalCount).toBe(1);
    const other = await sessionOf(app, await newSeller(app));
    expect(await refused(app, other, SET, { i: { ...german, sellerId: seller.id } })).toMatchObject({ code: 'SELLER_NOT_FOUND' });
  });

  it('is not changed by tokens, and not set to what no bank could have', async () => {
    expect(await refused(app, await newApiToken(app, session), SET, { i: german })).toMatchObject({ code: 'FORBIDDEN' });
    expect((await refused(app, app.accounts.erpToken, SET, { i: { ...german, sellerId: seller.id } })).code).toMatch(/^FORBIDDEN/);
    const wrong = async (i: Variables) => (await refused(app, session, SET, { i: { ...german, ...i } })).errors.map(({ field }) => field);
    expect(await wrong({ iban: 'DE89370400440532013001' })).toEqual(['iban']);
    expect(await wrong({ iban: 'A'.repeat(100_000) })).toEqual(['iban']);
    expect(await wrong({ iban: null })).toEqual(expect.arrayContaining(['iban']));
    expect(await wrong({ iban: null, accountNumber: '12345678', country: 'US' })).toEqual(['bankCode']);
    expect(await wrong({ country: 'FR' })).toEqual(['country']);
    expect(await wrong({ holder: ' ', currency: 'XXQ' })).toEqual(['holder', 'currency']);
    expect(await set(session, { ...german, iban: null, accountNumber: '1234-5678', bankCode: '021000021', country: 'US' })).toMatchObject({
      number: '****5678',
      isIban: false,
    });
  });

  it('need not be on file for a payout, which says so', async () => {
    const { requestPayout } = await ask(app, session, PAYOUT, { s: seller.id });
    expect(requestPayout).toMatchObject({ payload: { reference: null }, warnings: [{ code: 'NO_PAYOUT_ACCOUNT' }], payoutAccount: null });
    expect(await approve(requestPayout.id, admin)).toMatchObject({ approveRequest: { status: 'APPROVED' } });
  });
});
