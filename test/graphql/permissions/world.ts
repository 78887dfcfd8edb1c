import { choiceUrl } from '../../../src/modules/shipment-notifications/choice-link.js';
import { erpScopes, stranger, type Actor } from '../../../src/kernel/actor.js';
import { Context } from '../../../src/platform/work/context.js';
import type { TestApp } from '../../support/app.js';
import { bearer } from '../../support/client.js';
import { carry, codParcel, confirm, handOver } from '../../support/cod.js';
import { weighedParcel } from '../../support/adjustments.js';
import { ask } from '../../support/graphql.js';
import { pngImage } from '../../support/image.js';
import { giveTo, adminOf, newErpToken, newSeller, newStaff, topUp } from '../../support/people.js';
import { createRule, putOnPlan } from '../../support/prices.js';
import { move } from '../../support/shipments.js';
import { anOrder, connectShop, moveTo, sessionOf, walkTo, type ConnectedShop } from '../../support/story.js';

/** Part of every text that people of the first seller have written, so that no answer contains it by chance. */
export const CANARY = 'canary';
/** Part of the account itself, which its shops know. */
const PROPRIETOR = 'proprietor';

export const staff = ['super_admin', 'ops', 'dispatcher', 'driver', 'accounts', 'reception'] as const;
export const tenants = ['anonymous', 'shop', 'siblingShop', 'foreignShop', 'owner', 'foreigner'] as const;
export const viewers = [...tenants, ...staff, ...erpScopes] as const;
export type Viewer = (typeof viewers)[number];

export type Ids = Readonly<Record<string, string>>;

export interface World {
  readonly contextOf: (viewer: Viewer) => Context;
  readonly ids: Ids;
  /** What a viewer must not get: ids, numbers and words of the first seller; a shop of the same seller may know its seller. */
  readonly secretsFor: (viewer: Viewer) => readonly string[];
}

/** A seller with two shops and something of everything, another seller with nothing, and everybody who may look. */
export async function openWorld(app: TestApp): Promise<World> {
  const admin = await adminOf(app);
  const owner = await newSeller(app, { firstName: PROPRIETOR, email: `${PROPRIETOR}@example.com` });
  const foreigner = await newSeller(app);
  const shop = await connectShop(app, owner);
  const session = await sessionOf(app, owner);
  const sibling = await connectShop(app, owner);
  await app.database.sql(`update shop set mode = 'test' where domain = $1`, [sibling.domain]);
  const tokens: Partial<Record<Viewer, string>> = {
    shop: shop.token,
    siblingShop: sibling.token,
    foreignShop: (await connectShop(app, foreigner)).token,
    owner: session,
    foreigner: await sessionOf(app, foreigner),
    super_admin: admin,
  };
  for (const role of staff.slice(1)) tokens[role] = await newStaff(app, admin, role.toUpperCase());
  for (const scope of erpScopes) tokens[scope] = await newErpToken(app, admin, { scopes: [scope] });
  const ids = await tellTheStory(app, { admin, session, sellerId: owner.id, shop });
  const actors = new Map<Viewer, { actor: Actor; credentialId: string }>();
  for (const viewer of viewers) {
    const token = tokens[viewer];
    if (token) actors.set(viewer, await app.services.access.authenticate(token, '127.0.0.1'));
  }
  const ofShop = [CANARY, ...(await secretsOf(app, owner.id, shop.domain))];
  return {
    ids: {
      ...ids,
      sellerId: owner.id,
      shopDomain: shop.domain,
      testShopDomain: sibling.domain,
      shopToken: shop.token,
      ownerToken: session,
    },
    secretsFor: (viewer) => (viewer === 'siblingShop' ? ofShop : [PROPRIETOR, owner.id, ...ofShop]),
    contextOf: (viewer) => {
      const principal = actors.get(viewer) ?? { actor: stranger, credentialId: 'anonymous' };
      return new Context(app.database, app.services, { ...principal, requestId: 'req_matrix', ip: '127.0.0.1' });
    },
  };
}

interface Teller {
  readonly admin: string;
  readonly session: string;
  readonly sellerId: string;
  readonly shop: ConnectedShop;
}

async function tellTheStory(app: TestApp, teller: Teller): Promise<Ids> {
  const { admin, session, sellerId, shop } = teller;
  await topUp(app, admin, sellerId, '500.00');
  const { createPlan } = await ask(app, admin, 'mutation($input: CreatePlanInput!) { createPlan(input: $input) { id } }', {
    input: { name: 'Special', services: [{ serviceCode: 'SVC_EXP', discountPercent: '1' }] },
  });
  await putOnPlan(app, admin, sellerId, createPlan.id);
  await ask(app, admin, 'mutation($id: String!, $input: UpdateSellerInput!) { updateSeller(id: $id, input: $input) { id } }', {
    id: sellerId,
    input: { notes: CANARY },
  });
  const logo = pngImage().toString('base64');
  const { setSellerLogo } = await ask(
    app,
    admin,
    'mutation($id: String!, $c: Bytes!) { setSellerLogo(sellerId: $id, content: $c) { branding { logo { url } } } }',
    { id: sellerId, c: logo },
  );
  const ruleId = await createRule(app, admin, { sellerId, effect: 'FREE' });
  const location = { refId: CANARY, refName: CANARY, address: CANARY, city: 'Dubai', state: 'Dubai', countryCode: 'AE', zip: '' };
  await app.client.post('/api/activation', { activate: true }, shop.headers);
  await app.client.post('/api/locations/add', [location], shop.headers);
  const delivered = await tellOfADelivery(app, shop);
  await app.client.post('/api/return-shipment', { shipment_id: delivered.reference, returnReason: CANARY }, shop.headers);
  const cod = await tellOfCash(app, shop);
  await tellOfOpenCash(app, admin, shop);
  const heavy = await weighedParcel(app, shop, 3);
  const imported = await tellOfAFile(app, shop);
  const [invoice] = await app.database.sql<{ id: string }>('select id from adjustment_invoice where seller_id = $1', [sellerId]);
  const { creditWallet } = await ask(
    app,
    admin,
    'mutation($s: String!) { creditWallet(sellerId: $s, amount: "5", currency: "USD", reason: "canary") { id } }',
    { s: sellerId },
  );
  await ask(app, session, 'mutation { createApiToken(name: "canary") }');
  const { apiTokens, transactions } = await ask(app, session, '{ apiTokens { nodes { id } } transactions { nodes { id } } }');
  const [entry] = await app.database.sql<{ entry_id: string }>('select entry_id from posting where seller_id = $1 limit 1', [sellerId]);
  const [monthly] = await app.database.sql<{ id: string }>(INVOICE, [sellerId, JSON.stringify(invoiceDocument)]);
  const [task] = await app.database.sql<{ id: string }>('select id from pickup_round where seller_id = $1 limit 1', [sellerId]);
  const INVITE = 'mutation($i: InviteSellerInput!) { inviteSeller(input: $i) { expiresAt } }';
  await ask(app, admin, INVITE, { i: { email: 'guest@example.com', firstName: 'Gus', lastName: 'Guest' } });
  await app.database.sql("update account_link set hash = sha256('inv_known')");
  await ask(app, admin, 'mutation { inviteStaff(input: { email: "newcomer@example.com", name: "Nea", role: OPS }) { expiresAt } }');
  await app.database.sql(
    `insert into account_link (id, purpose, account_id, hash, expires_at, created_at)
     values (gen_random_uuid(), 'password_reset', $1, sha256('rst_known'), now() + interval '9 years', now())`,
    [sellerId],
  );
  await app.database.sql(`insert into seller_registration (id, email, password_hash, details, hash, expires_at, created_at)
    values (gen_random_uuid(), 'waiting@example.com', 'none', '{"firstName":"Wanda","lastName":"Waiting","company":"Waiting Ltd"}', sha256('reg_known'), now() + interval '1 day', now())`);
  const ACCOUNT = 'mutation($i: SetPayoutAccountInput!) { setPayoutAccount(input: $i) { id } }';
  const account = { holder: CANARY, iban: 'DE89370400440532013000', bankName: CANARY };
  const { setPayoutAccount } = await ask(app, session, ACCOUNT, { i: account });
  // To a staff member who is no viewer: the driver of the matrix has no parcel.
  await app.database.sql(
    `insert into shipment_assignment (id, shipment_id, driver_id, kind, by_type, started_at) values (gen_random_uuid(), $1, $2, 'assigned', 'system', now())`,
    [delivered.id, app.accounts.operator.id],
  );
  const [card] = await app.database.sql<{ id: string }>('select id from rate_card limit 1');
  const [file] = await app.database.sql<{ id: string }>('select id from note_attachment limit 1');
  return {
    ...imported,
    logoFile: String(setSellerLogo.branding.logo.url).split('/').at(-1) ?? '',
    ...cod,
    ...(await tellOfWebhooks(app, session)),
    ...(await tellOfProofs(app, sellerId)),
    ...(await tellOfARun(app, delivered.id)),
    ...(await tellOfCarriers(app, admin, { sellerId, open: heavy, delivered: delivered.id })),
    ...(await tellOfABook(app, session)),
    placeAliasId: await tellOfPlaces(app, admin),
    abroadId: await tellOfExport(app, shop),
    shipmentId: delivered.id,
    reference: delivered.reference,
    orderId: delivered.orderId,
    orderNumber: String(delivered.orderNumber),
    heavyId: heavy,
    adjustmentId: invoice?.id ?? '',
    approvalId: creditWallet.id,
    payoutAccountId: setPayoutAccount.id,
    apiTokenId: apiTokens.nodes[0].id,
    transactionId: transactions.nodes[0].id,
    entryId: entry?.entry_id ?? '',
    sellerInvoiceId: monthly?.id ?? '',
    taskId: task?.id ?? '',
    attachmentId: file?.id ?? '',
    cardId: card?.id ?? '',
    choiceToken: await tellOfAChoice(app, delivered.id),
    invitationToken: 'inv_known',
    registrationToken: 'reg_known',
    resetToken: 'rst_known',
    ruleId,
  };
}

const someone = { name: CANARY, contact: null, address: [CANARY], vatNumber: null };
const invoiceDocument = {
  operator: someone,
  seller: someone,
  lines: [{ kind: 'shipping', quantity: 1, net: '100', vat: '0', gross: '100' }],
  settled: { wallet: '100', link: '0', account: '0' },
};
const INVOICE = `
  insert into seller_invoice (id, number, reference, kind, seller_id, month, currency, net_minor, vat_minor, gross_minor, vat_basis_points, document, issued_at)
  values (gen_random_uuid(), 1, 'INV-000001', 'invoice', $1, date_trunc('month', now()), 'USD', 100, 0, 100, 0, $2, now()) returning id`;

/** An address and a parcel that the seller keeps. */
async function tellOfABook(app: TestApp, session: string): Promise<Ids> {
  const data = await ask(
    app,
    session,
    `mutation($a: SavedAddressInput!, $p: SavedParcelInput!) { saveAddress(entry: $a) { id } saveParcel(parcel: $p) { id } }`,
    {
      a: { kind: 'RECIPIENT', name: CANARY, firstName: CANARY, address: { address: CANARY, city: 'Dubai', countryCode: 'AE', zip: '' } },
      p: { name: CANARY, grams: 500, length: 10, width: 10, height: 10, contents: CANARY, price: '5', currency: 'USD' },
    },
  );
  return { savedAddressId: data.saveAddress.id, savedParcelId: data.saveParcel.id };
}

/** A name that the operator gave a place. */
async function tellOfPlaces(app: TestApp, admin: string): Promise<string> {
  const save = 'mutation { savePlaceAlias(countryCode: "AE", city: "Dubai", alias: "Dubayyah") { id } }';
  return (await ask(app, admin, save)).savePlaceAlias.id;
}

/** A parcel of which the consignee has chosen something, and the token of its link. */
async function tellOfAChoice(app: TestApp, shipmentId: string): Promise<string> {
  await app.database.sql(
    `insert into consignee_choice (id, created_at, updated_at, shipment_id, kind, name) values (gen_random_uuid(), now(), now(), $1, 'neighbour', 'Ali')`,
    [shipmentId],
  );
  return choiceUrl(app.services, shipmentId).split('/').at(-1) ?? '';
}

/** A policy, a picture, and a delivery that the consignee confirmed without the code. */
async function tellOfProofs(app: TestApp, sellerId: string): Promise<Ids> {
  const [policy] = await app.database.sql<{ id: string }>(
    `insert into proof_policy (id, seller_id, scan, photo, signature, otp, failure_photo, created_at, updated_at)
     values (gen_random_uuid(), $1, true, true, false, 'never', false, now(), now()) returning id`,
    [sellerId],
  );
  const [proof] = await app.database.sql<{ id: string }>(
    `insert into proof (id, task_id, kind, sha256, content_type, size, file_key, taken_at, received_at, created_at)
     values (gen_random_uuid(), gen_random_uuid(), 'photo', repeat('0', 64), 'image/png', 1, $1, now(), now(), now()) returning id`,
    [await app.services.proofFiles.keep(pngImage())],
  );
  await app.database.sql(
    'insert into delivery_without_code (task_id, driver_id, reason, created_at) values (gen_random_uuid(), gen_random_uuid(), $1, now())',
    [CANARY],
  );
  return { proofPolicyId: policy?.id ?? '', proofId: proof?.id ?? '' };
}

/** A run of a member of staff who is no viewer: it brought the parcel, left another one behind, and a report of its device was refused. */
async function tellOfARun(app: TestApp, shipmentId: string): Promise<Ids> {
  const driverId = app.accounts.operator.id;
  const [hub] = await app.database.sql<{ id: string }>(
    `insert into hub (id, code, name, time_zone, lat, lng, active, created_at, updated_at)
     values (gen_random_uuid(), 'HUB', $1, 'Asia/Dubai', 25, 55, true, now(), now()) returning id`,
    [CANARY],
  );
  await app.database.sql(
    `insert into driver (id, staff_id, hub_id, languages, active, created_at, updated_at) values (gen_random_uuid(), $1, $2, '[]', true, now(), now())`,
    [driverId, hub?.id],
  );
  const [task] = await app.database.sql<{ id: string }>(
    `select id from task where shipment_id = $1 and kind = 'deliver' order by created_at desc limit 1`,
    [shipmentId],
  );
  const [run] = await app.database.sql<{ id: string }>(
    `insert into run (id, short_id, driver_id, hub_id, day, time_zone, state, start_lat, start_lng, float_minor, float_currency, metres, left_behind,
       revision, created_at, updated_at)
     values (gen_random_uuid(), 'RN-CANARY', $1, $2, current_date, 'Asia/Dubai', 'planned', 25, 55, 100, 'USD', 0, $3, 1, now(), now()) returning id`,
    [driverId, hub?.id, JSON.stringify([{ taskId: task?.id, reason: 'not_loaded' }])],
  );
  const [stop] = await app.database.sql<{ id: string }>(
    `insert into stop (id, run_id, sequence, place_key, lat, lng, locked, created_at, updated_at)
     values (gen_random_uuid(), $1, 1, 'canary', 25, 55, false, now(), now()) returning id`,
    [run?.id],
  );
  await app.database.sql('update task set run_id = $1, stop_id = $2, driver_id = $3 where id = $4', [
    run?.id,
    stop?.id,
    driverId,
    task?.id,
  ]);
  await app.database.sql(
    `insert into proof (id, task_id, kind, text, taken_at, created_at) values (gen_random_uuid(), $1, 'scan', 'canary', now(), now())`,
    [task?.id],
  );
  await app.database.sql(
    `insert into position (run_id, device_time, received_at, at, lat, lng, accuracy, metres) values ($1, now(), now(), now(), 25, 55, 5, 0)`,
    [run?.id],
  );
  await app.database.sql(
    `insert into run_figure (run_id, revision, day, hub_id, driver_id, stops_done, stops_late, tasks_completed, tasks_failed, first_attempts,
       first_successes, metres, seconds, differences)
     values ($1, 1, current_date, $2, $3, 1, 0, 1, 0, 1, 1, 1000, 600, '[{"minor":"-500","currency":"USD"}]')`,
    [run?.id, hub?.id, driverId],
  );
  const [event] = await app.database.sql<{ id: string }>(
    `insert into driver_event (id, driver_id, client_event_id, kind, run_id, task_id, received_at, refusal_code, refusal_message, report)
     values (gen_random_uuid(), $1, 'canary', 'complete', $2, $3, now(), 'TASK_CLOSED', 'canary', '{}') returning id`,
    [driverId, run?.id, task?.id],
  );
  return { runId: run?.id ?? '', stopId: stop?.id ?? '', fleetTaskId: task?.id ?? '', driverEventId: event?.id ?? '' };
}

/** A parcel that failed once, with a note that has a file; it is delivered in the end. */
async function tellOfADelivery(app: TestApp, shop: ConnectedShop) {
  const body = anOrder(shop.domain, { orderReference: CANARY });
  const customer = { firstName: CANARY, lastName: 'Khan', email: `buyer-${CANARY}@example.com`, phone: '+971 50 123 4567' };
  const placed = await app.client.post('/api/order', { ...body, customer }, shop.headers);
  const id: string = placed.body.nbox.shipment_detail_id;
  await ask(
    app,
    shop.token,
    'mutation($id: String!) { updateOrder(orderId: $id, input: { customer: { lastName: "canary" } }) { updatedFields } }',
    {
      id: placed.body.orderId,
    },
  );
  for (const status of ['fulfilled', 'pickup', 'pickup_failed']) await moveTo(app, id, status);
  await ask(app, app.accounts.erpToken, 'mutation($i: RetryShipmentInput!) { retryShipment(input: $i) { retryId } }', {
    i: { id, action: 'RETRY_PICKUP' },
  });
  await moveTo(app, id, 'picked_up');
  const files = [{ fileName: `${CANARY}.txt`, content: Buffer.from('Ring twice').toString('base64') }];
  await ask(app, app.accounts.erpToken, 'mutation($i: AddShipmentNoteInput!) { addShipmentNote(input: $i) { id } }', {
    i: { id, text: CANARY, files, authorEmail: `${CANARY}@operator.example` },
  });
  await walkTo(app, id, 'delivered', 'picked_up');
  return { id, reference: String(placed.body.shipment_id), orderId: String(placed.body.orderId), orderNumber: body.order.orderNumber };
}

/** A parcel that crosses a border, with its label and its commercial invoice. */
async function tellOfExport(app: TestApp, shop: ConnectedShop): Promise<string> {
  const order = anOrder(shop.domain, { carrier: 'SVC_INT_EXP' });
  const customer = { ...order.customer, firstName: CANARY };
  const destination = { address: CANARY, city: 'Mumbai', state: 'MH', countryCode: 'IN', country: 'India', zip: '400001' };
  const { body } = await app.client.post('/api/order', { ...order, customer, destination }, shop.headers);
  await moveTo(app, body.shipment_id, 'pickup');
  return String(body.nbox.shipment_detail_id);
}

/** Money at the door: with an invoice, confirmed, in the hands of a driver. */
async function tellOfCash(app: TestApp, shop: ConnectedShop): Promise<Ids> {
  const parcel = await codParcel(app, shop);
  await carry(app, parcel.id, 'IN_TRANSIT');
  const { body } = await app.client.get(`/api/erp/shipments/${parcel.id}/cod-invoice`, bearer(app.accounts.erpToken));
  await carry(app, parcel.id, 'DELIVERED');
  const confirmed = await confirm(app, parcel.id);
  if (confirmed.status !== 200) throw new Error(confirmed.text);
  await handOver(app, parcel.id, { receivedById: app.accounts.operator.id });
  const [invoice] = await app.database.sql<{ id: string; token: string }>('select id, token from cod_invoice where shipment_id = $1', [
    parcel.id,
  ]);
  return { codId: parcel.id, codInvoiceId: invoice?.id ?? body?.data?.id ?? '', payToken: invoice?.token ?? '' };
}

/** A draft, and a file of which one order is placed with its label and one has a problem. */
async function tellOfAFile(app: TestApp, shop: ConnectedShop): Promise<Ids> {
  const { createOrderDraft } = await ask(app, shop.token, 'mutation($i: OrderDraftInput!) { createOrderDraft(input: $i) { id } }', {
    i: {
      content: { customer: { firstName: CANARY }, origin: { city: CANARY }, destination: { city: CANARY }, products: [{ name: CANARY }] },
    },
  });
  const header = 'order_number,name,email,address,city,country_code,currency,item_name,quantity,price';
  const csv = [
    header,
    ...['81', '82'].map((number) => `${number},${CANARY} Khan,buyer@example.com,${CANARY},${CANARY},AE,XXX,${CANARY},1,5`),
  ];
  const { createOrderImport } = await ask(
    app,
    shop.token,
    'mutation($i: OrderImportInput!, $f: Bytes!) { createOrderImport(input: $i, file: $f) { id } }',
    { i: { fileName: `${CANARY}.csv` }, f: Buffer.from(csv.join('\n')).toString('base64') },
  );
  const [order] = await app.database.sql<{ id: string; shipment_id: string }>(
    'select o.id, s.id as shipment_id from "order" o join shipment s on s.order_id = o.id join shop h on h.id = o.shop_id where h.domain = $1 and s.pickup_ready_at is not null limit 1',
    [shop.domain],
  );
  await app.database.sql(
    `update order_import_row set state = 'placed', order_id = $2, shipment_id = $3, booking_problem = 'X: ${CANARY}',
       booking_error = '{"code":"X","message":"${CANARY}"}' where import_id = $1 and place = 0`,
    [createOrderImport.id, order?.id, order?.shipment_id],
  );
  await app.database.sql(
    `update order_import set services = '[{"code":"SVC_ECO","name":"${CANARY}"}]', answers = '[{"kind":"payment","value":"${CANARY}","answer":"prepaid","remembered":true}]',
       questions = '[{"kind":"payment","column":null,"value":"${CANARY}","line":2,"orders":1,"choices":[{"answer":"prepaid","text":"${CANARY}"}]}]' where id = $1`,
    [createOrderImport.id],
  );
  await app.database.sql(
    `update order_import_row set state = 'ready', price_minor = 900000000000, currency = 'AED',
       warnings = '[{"line":3,"column":null,"field":null,"code":"PO_BOX","message":"${CANARY}"}]' where import_id = $1 and place = 1`,
    [createOrderImport.id],
  );
  await app.database.sql(
    `insert into order_file_answer (seller_id, kind, value_key, created_at, updated_at, value, answer, answered_by)
     select seller_id, 'payment', $2, now(), now(), $2, 'prepaid', '{"type":"seller","id":null}' from order_import where id = $1`,
    [createOrderImport.id, CANARY],
  );
  return { draftId: createOrderDraft.id, importId: createOrderImport.id };
}

/** A parcel that a driver delivered without taking the money for it. */
async function tellOfOpenCash(app: TestApp, admin: string, shop: ConnectedShop): Promise<void> {
  const { id } = await codParcel(app, shop);
  await carry(app, id, 'IN_TRANSIT');
  const driver = await giveTo(app, await newStaff(app, admin, 'DRIVER'), id);
  await move(app, driver, id, 'DELIVERED', { collection: { notCollectedReason: CANARY } });
}

/** A webhook with one attempt, and events that are visible without a worker. */
async function tellOfWebhooks(app: TestApp, session: string): Promise<Ids> {
  const { createWebhook } = await ask(app, session, 'mutation($i: CreateWebhookInput!) { createWebhook(input: $i) { webhook { id } } }', {
    i: { url: `https://${CANARY}.example.com/hook`, events: ['shipment.update'] },
  });
  const webhookId: string = createWebhook.webhook.id;
  const [message] = await app.database.sql<{ id: string }>(
    `insert into webhook_message (id, endpoint_id, event_id, event_type, body, created_at)
     values (gen_random_uuid(), $1, gen_random_uuid(), 'shipment.update', '{"to":"canary"}', now()) returning id`,
    [webhookId],
  );
  const [delivery] = await app.database.sql<{ id: string }>(
    `insert into webhook_delivery (id, message_id, endpoint_id, kind, attempt, status, due_at, created_at)
     values (gen_random_uuid(), $1, $2, 'automatic', 1, 'pending', now(), now()) returning id`,
    [message?.id, webhookId],
  );
  await app.database.sql(
    `insert into webhook_owner_notice (id, endpoint_id, message, recipients, told_by_type, created_at)
     values (gen_random_uuid(), $1, 'canary', 1, 'ops', now())`,
    [webhookId],
  );
  await app.database.sql(
    'update event e set position = n.place from (select seq, row_number() over (order by seq) as place from event) n where n.seq = e.seq',
  );
  return { webhookId, deliveryId: delivery?.id ?? '' };
}

const CONNECT = 'mutation($input: ConnectCarrierInput!) { connectCarrier(input: $input) { id } }';

/** The seller's own account at a carrier that booked a parcel, cancelled one, uses a code that no one knows, and has a proof of delivery. */
async function tellOfCarriers(
  app: TestApp,
  admin: string,
  { sellerId, open, delivered }: { sellerId: string; open: string; delivered: string },
): Promise<Ids> {
  const services = [{ carrierService: 'USPS.Priority', serviceCode: 'USPS_PRIORITY' }];
  const input = { carrier: 'EASYPOST', mode: 'TEST', sellerId, label: CANARY, credentials: { apiKey: 'EZTK-canary-0123456789' }, services };
  const { id } = (await ask(app, admin, CONNECT, { input })).connectCarrier;
  await app.database.sql('update shipment set carrier_account_id = $1 where id = $2', [id, delivered]);
  const bill = 'invoice,awb,date,service,weight_kg,amount,currency,reason\nCANARY-1,NOT-OURS,2026-11-20,X,1,5.00,USD,canary\n';
  const IMPORT = 'mutation($csv: String!) { importCarrierInvoice(account: "SVCX", csv: $csv) { invoices { id } } }';
  const { importCarrierInvoice } = await ask(app, admin, IMPORT, { csv: bill });
  await app.database.sql(
    `insert into carrier_booking (id, created_at, updated_at, shipment_id, account_id, carrier_code, status, reference, edge, payload, payload_hash,
       attempts, unsure, error_code, error_message, error_at, problem_at, requested_by)
     values (gen_random_uuid(), now(), now(), $2, $1, 'EASYPOST', 'refused', 'canary-reference', 'schedule_pickup', '{}', repeat('x', 43),
       1, false, 'X', 'canary', now(), now(), '{"type": "system", "id": null}')`,
    [id, delivered],
  );
  await app.database.sql(
    `insert into carrier_pickup (id, created_at, updated_at, account_id, origin_key, date, status, confirmation, error_message, booking_id, attempts)
     values (gen_random_uuid(), now(), now(), $1, 'origin', '2026-11-20', 'scheduled', 'canary', 'canary', gen_random_uuid(), 1)`,
    [id],
  );
  await app.database.sql(
    `insert into carrier_manifest (id, account_id, date, manifest_ref, parcels, created_at) values (gen_random_uuid(), $1, '2026-11-20', 'canary', 1, now())`,
    [id],
  );
  const [scanned] = await app.database.sql('select id from shipment where $1 in (reference, id::text)', [open]);
  for (const outcome of ['unknown_code', 'carrier_cancelled']) {
    await app.database.sql(
      `insert into carrier_scan (id, account_id, event_key, awb, code, message, occurred_at, received_at, due_at, source, shipment_id, processed_at, outcome)
       values (gen_random_uuid(), $1, $2::text, 'A1', 'X1', 'canary', now(), now(), now(), 'webhook', $3, now(), $2::text)`,
      [id, outcome, scanned?.['id']],
    );
  }
  await app.database.sql(
    `insert into timeline_entry (id, shipment_id, reported_status, trigger, applied, actor_type, occurred_at, recorded_at, inferred, forced, carrier_code, signed_by)
     values (gen_random_uuid(), $1, 'new', 'carrier scan', false, 'carrier', now(), now(), false, false, 'X1', 'canary')`,
    [delivered],
  );
  return { carrierAccountId: id, carrierInvoiceId: importCarrierInvoice.invoices[0].id };
}

const OWNED = [
  'select id from shop where seller_id = $1 and domain = $2',
  'select id from "order" where seller_id = $1',
  'select id from shipment where seller_id = $1',
  'select id from posting where seller_id = $1',
  'select id from webhook_endpoint where seller_id = $1',
  'select id from adjustment_invoice where seller_id = $1',
  'select id from display_rule where seller_id = $1',
  'select id from order_draft where seller_id = $1',
  'select id from order_import where seller_id = $1',
  'select id from payout_account where seller_id = $1',
  'select id from pickup_round where seller_id = $1',
  'select id from task where seller_id = $1',
  'select id from approval_request where subject_user_id = $1',
  "select id from access_token where kind = 'api' and subject_id = $1",
  'select c.id from cod_invoice c join shipment s on s.id = c.shipment_id where s.seller_id = $1',
  'select t.id from timeline_entry t join shipment s on s.id = t.shipment_id where s.seller_id = $1',
];

async function secretsOf(app: TestApp, sellerId: string, domain: string): Promise<string[]> {
  const rows = await Promise.all(
    OWNED.map((text) => app.database.sql<{ id: string }>(text, text.includes('$2') ? [sellerId, domain] : [sellerId])),
  );
  const references = await app.database.sql<{ id: string }>('select reference as id from shipment where seller_id = $1', [sellerId]);
  return [...rows.flat(), ...references].map(({ id }) => id);
}
