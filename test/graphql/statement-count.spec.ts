import { setTimeout as pause } from 'node:timers/promises';
import { isObjectType, isRequiredArgument, type GraphQLSchema } from 'graphql';
import { createSchema } from '../../src/schema.js';
import { startApp, type TestApp } from '../support/app.js';
import { ask } from '../support/graphql.js';
import { adminOf, newSeller, topUp } from '../support/people.js';
import { createRule, flatCard, publishCard, putOnPlan } from '../support/prices.js';
import { isList, queryPaths, type QueryPath } from '../support/query-paths.js';
import { connectShop, moveTo, placeOrder } from '../support/story.js';
import { statementCount, statementsOf } from '../support/statements.js';
import { waitFor } from '../support/wait-for.js';

const MANY = 10;

let app: TestApp;
let admin: string;
let schema: GraphQLSchema;
let webhookId: string;
let shopDomain: string;
let sellerId: string;
let runId: string;
beforeAll(async () => {
  schema = await createSchema();
  app = await startApp({ GRAPHQL_MAX_DEPTH: '14', GRAPHQL_MAX_COST: '50000', GRAPHQL_MAX_SIZE: '100000000', ROLE: 'web' });
  admin = await adminOf(app);
});
afterAll(() => app.stop());

/** A seller with everything that a list of a seller, its shops, orders and shipments can show. No two share any of it. */
async function tellAStory(index: number): Promise<void> {
  const seller = await newSeller(app);
  sellerId ??= seller.id;
  const shop = await connectShop(app, seller);
  shopDomain ??= shop.domain;
  await topUp(app, admin, seller.id, '100.00');
  const { createPlan } = await ask(app, admin, 'mutation($input: CreatePlanInput!) { createPlan(input: $input) { id } }', {
    input: { name: `Plan ${index}`, services: [{ serviceCode: 'SVC_EXP', flatPerShipment: '5' }] },
  });
  for (const plan of ['Gold', createPlan.id]) await putOnPlan(app, admin, seller.id, plan);
  await createRule(app, admin, { sellerId: seller.id, effect: 'FREE' });
  const zone = `ZONE${index}`;
  await app.database.sql('insert into zone (id, code, name) values (gen_random_uuid(), $1, $1)', [zone]);
  await publishCard(app, admin, flatCard('5', { surcharges: [{ code: 'REMOTE', kind: 'FLAT', value: '1', zone }] }));
  const location = { refId: 'W', refName: 'W', address: 'Quay 1', city: 'Dubai', state: 'Dubai', countryCode: 'AE', zip: '' };
  await app.client.post('/api/locations/add', [location], shop.headers);
  const { body } = await placeOrder(app, shop);
  await tellOfAShipment(body.shipment_id);
  await tellOfARun(index, body.nbox.shipment_detail_id);
  await tellOfWebhooks();
  await tellOfABook(index);
  if (index === 0) await app.database.sql(INVOICE, [sellerId]);
}

const INVOICE = `insert into seller_invoice (id, number, reference, kind, seller_id, month, currency, net_minor, vat_minor, gross_minor, vat_basis_points, document, issued_at)
  values (gen_random_uuid(), 1, 'INV-COUNT', 'invoice', $1, date_trunc('month', now()), 'USD', 1, 0, 1, 0, '{"seller":{"name":"x"},"lines":[],"settled":{"account":"0"}}', now())`;

/** One more address and parcel that the first seller keeps. */
async function tellOfABook(index: number): Promise<void> {
  const address = { address: 'Quay 1', city: 'Dubai', countryCode: 'AE', zip: '' };
  await ask(
    app,
    admin,
    `mutation($s: String!, $e: SavedAddressInput!, $p: SavedParcelInput!) { saveAddress(sellerId: $s, entry: $e) { id } saveParcel(sellerId: $s, parcel: $p) { id } }`,
    {
      s: sellerId,
      e: { kind: 'RECIPIENT', name: `Entry ${index}`, address },
      p: { name: `Box ${index}`, grams: 1, length: 1, width: 1, height: 1, price: '1', currency: 'USD' },
    },
  );
}

/** A parcel that was not ready at first, with a note that has a file. It waits to be confirmed. */
async function tellOfAShipment(id: string): Promise<void> {
  for (const status of ['fulfilled', 'pickup', 'pickup_failed']) await moveTo(app, id, status);
  await ask(app, admin, 'mutation($i: RetryShipmentInput!) { retryShipment(input: $i) { retryId } }', {
    i: { id, action: 'RETRY_PICKUP' },
  });
  await moveTo(app, id, 'picked_up');
  const files = [{ fileName: 'note.txt', content: Buffer.from('Ring twice').toString('base64') }];
  await ask(app, admin, 'mutation($i: AddShipmentNoteInput!) { addShipmentNote(input: $i) { id } }', {
    i: { id, text: 'See the file', files },
  });
}

/** A driver's run that collected the parcel, with a proof, a position, a parcel left behind and a refused report. */
async function tellOfARun(index: number, shipmentId: string): Promise<void> {
  const insert = async (text: string, values: readonly unknown[]): Promise<string> =>
    (await app.database.sql<{ id: string }>(text, values))[0]?.id ?? '';
  const driverId = (
    await ask(app, admin, 'mutation($i: CreateStaffInput!) { createStaff(input: $i) { id } }', {
      i: { email: `driver-${index}@example.com`, password: 'a long enough password', name: `Omar ${index}`, role: 'DRIVER' },
    })
  ).createStaff.id;
  const hubId = await insert(
    `insert into hub (id, code, name, time_zone, lat, lng, active, created_at, updated_at)
     values (gen_random_uuid(), $1, $1, 'Asia/Dubai', 25, 55, true, now(), now()) returning id`,
    [`HUB${index}`],
  );
  await app.database.sql(
    `insert into driver (id, staff_id, hub_id, languages, active, created_at, updated_at) values (gen_random_uuid(), $1, $2, '[]', true, now(), now())`,
    [driverId, hubId],
  );
  const taskId = await insert(`select id from task where shipment_id = $1 and state = 'completed'`, [shipmentId]);
  const run = await insert(
    `insert into run (id, short_id, driver_id, hub_id, day, time_zone, state, start_lat, start_lng, metres, left_behind, revision, created_at, updated_at)
     values (gen_random_uuid(), $1, $2, $3, current_date, 'Asia/Dubai', 'planned', 25, 55, 0, $4, 1, now(), now()) returning id`,
    [`RN-COUNT${index}`, driverId, hubId, JSON.stringify([{ taskId, reason: 'not_loaded' }])],
  );
  runId ??= run;
  await app.database.sql(
    `insert into run_figure (run_id, revision, day, hub_id, driver_id, stops_done, stops_late, tasks_completed, tasks_failed, first_attempts,
       first_successes, metres, seconds, differences)
     values ($1, 1, '2026-11-20', $2, $3, 1, 0, 1, 0, 0, 0, 1000, 600, '[{"minor":"-500","currency":"USD"}]')`,
    [run, hubId, driverId],
  );
  const stop = await insert(
    `insert into stop (id, run_id, sequence, place_key, lat, lng, locked, created_at, updated_at)
     values (gen_random_uuid(), $1, 1, 'count', 25, 55, false, now(), now()) returning id`,
    [run],
  );
  await app.database.sql('update task set run_id = $1, stop_id = $2, driver_id = $3 where id = $4', [run, stop, driverId, taskId]);
  await app.database.sql(
    `insert into proof (id, task_id, kind, text, taken_at, created_at) values (gen_random_uuid(), $1, 'scan', 'x', now(), now())`,
    [taskId],
  );
  await app.database.sql(
    `insert into driver_event (id, driver_id, client_event_id, kind, run_id, task_id, received_at, refusal_code, refusal_message, report)
     values (gen_random_uuid(), $1, 'x', 'complete', $2, $3, now(), 'TASK_CLOSED', 'x', '{}')`,
    [driverId, run, taskId],
  );
  await app.database.sql(
    `insert into position (run_id, device_time, received_at, at, lat, lng, accuracy, metres)
     values ($1, now() + $2 * interval '1 second', now(), now(), 25, 55, 5, 0)`,
    [runId, index],
  );
}

/** A webhook of the operator, with one more attempt in its history, and events that are visible without a worker. */
async function tellOfWebhooks(): Promise<void> {
  const { createWebhook } = await ask(app, admin, 'mutation($i: CreateWebhookInput!) { createWebhook(input: $i) { webhook { id } } }', {
    i: { url: 'https://hooks.example.com', events: ['shipment.update'] },
  });
  webhookId ??= createWebhook.webhook.id;
  const [message] = await app.database.sql<{ id: string }>(
    `insert into webhook_message (id, endpoint_id, event_id, event_type, body, created_at)
     values (gen_random_uuid(), $1, gen_random_uuid(), 'shipment.update', '{}', now()) returning id`,
    [webhookId],
  );
  await app.database.sql(
    `insert into webhook_delivery (id, message_id, endpoint_id, kind, attempt, status, due_at, created_at)
     values (gen_random_uuid(), $1, $2, 'automatic', 1, 'pending', now(), now())`,
    [message?.id, webhookId],
  );
  // Status changes first: they are the events about which more is read than what they carry.
  await app.database.sql(
    `update event e set position = n.place + (select coalesce(max(position), 0) from event)
       from (select seq, row_number() over (order by type <> 'shipment.status_changed', seq) as place from event) n
      where n.seq = e.seq`,
  );
}

/** Every query at the top. */
const queries = () => Object.values(schema.getQueryType()?.getFields() ?? {});
/** Lists that are read page by page. */
const pagedLists = (): string[] =>
  queries()
    .filter((field) => field.args.some(({ name }) => name === 'first'))
    .map(({ name }) => name);
/** Short lists without pages, and the board, which contains some. */
const plainLists = (): string[] => [
  ...queries()
    .filter((field) => isList(field.type) && !field.args.some(isRequiredArgument))
    .map(({ name }) => name),
  'opsBoard',
];
/** Required arguments of lists. */
const neededBy = (field: string): string =>
  ({
    webhookDeliveries: `webhookId: "${webhookId}", `,
    positions: `run: "${runId}", `,
    apiTokens: `sellerId: "${sellerId}", `,
    shopRequests: `domain: "${shopDomain}", `,
    recipientSuggestions: `sellerId: "${sellerId}", `,
    savedAddresses: `sellerId: "${sellerId}", `,
    orderFileAnswers: `sellerId: "${sellerId}", `,
    savedParcels: `sellerId: "${sellerId}", `,
    ledgerSubAccounts: 'account: "2100", currency: "USD", ',
    sellerInvoiceCharges: 'invoiceId: "INV-COUNT", ',
  })[field] ?? '';
const pathsOfPage = (field: string, size: number): QueryPath[] => queryPaths(schema, { field, args: `(${neededBy(field)}first: ${size})` });
const pathsOfList = (field: string): QueryPath[] => queryPaths(schema, { field, args: neededBy(field) && `(${neededBy(field)})` });

type Counts = ReadonlyMap<string, number>;

/** True when no connection works, is being opened or is waited for. */
async function isIdle(): Promise<boolean> {
  const { pool } = app.database;
  return pool.waitingCount === 0 && pool.idleCount === pool.totalCount;
}

const asked = (text: string): Promise<unknown> => {
  app.services.access.forget();
  return ask(app, admin, text);
};
/** Published prices are reloaded in the background, which belongs to no list. */
const quiet = (): Promise<void> =>
  waitFor('the service is quiet', async () => (await statementsOf(() => pause(150))).length === 0 && isIdle());
async function countOf(text: string): Promise<number> {
  await quiet();
  return statementCount(() => asked(text));
}

/** How many statements each way down takes, with those that recognise the caller: the fewest of as many times. */
async function countsOf(paths: readonly QueryPath[], times = 1): Promise<Counts> {
  await quiet();
  const counts = new Map<string, number>();
  for (const { name, text } of paths) counts.set(name, await statementCount(() => asked(text), times));
  return counts;
}

const fewest = (first: Counts, second: Counts): Counts =>
  new Map([...first].map(([name, count]) => [name, Math.min(count, second.get(name) ?? count)]));

/** The counts, with those counted again that are not as expected: the process may have done something else in the meantime. */
async function confirmed(counts: Counts, paths: readonly QueryPath[], expected: Counts): Promise<Counts> {
  const doubtful = paths.filter(({ name }) => counts.get(name) !== expected.get(name));
  return new Map([...counts, ...(await countsOf(doubtful, 5))]);
}

describe('The number of statements of a list', () => {
  it('is the same for one entry and for ten, whatever is asked of them', async () => {
    await tellAStory(0);
    const lists = plainLists().flatMap(pathsOfList);
    // Three rounds instead of each list three times: prices that are reloaded in the meantime touch neighbours of one round.
    const one = fewest(fewest(await countsOf(lists), await countsOf(lists)), await countsOf(lists));
    for (let index = 1; index < MANY; index++) await tellAStory(index);

    expect(await confirmed(await countsOf(lists), lists, one)).toEqual(one);
    const [small, large] = [1, MANY].map((size) => pagedLists().flatMap((field) => pathsOfPage(field, size))) as [QueryPath[], QueryPath[]];
    const [few, many] = [await countsOf(small), await countsOf(large)];
    expect(await confirmed(many, large, few)).toEqual(await confirmed(few, small, many));
    // Hundreds of lists, each asked twice or more: more than the usual limit of a test.
  }, 240_000);

  it('is eight at most for the board of the operator, with those that recognise the caller', async () => {
    const board = (size: number) => `{ opsBoard { statuses { status count } openApprovals { count } failedPickups { count } holds { count }
      unpaidAdjustments { count amounts { amount } } cashInHand { count amounts { amount } } failingWebhooks { count }
      shipments(first: ${size}) { nodes { id status reference actualRate { amount } lastEvent { to occurredAt trigger }
        order { orderNumber total { amount currency } collectionAmount { amount } } allowedTransitions { to trigger } } } } }`;
    const { opsBoard } = await ask(app, admin, board(MANY));
    expect(opsBoard.shipments.nodes).toHaveLength(MANY);
    for (const { lastEvent, allowedTransitions } of opsBoard.shipments.nodes) {
      expect(lastEvent.to).toBe('PICKED_UP');
      expect(allowedTransitions.length).toBeGreaterThan(0);
    }

    expect(await countOf(board(1))).toBeLessThanOrEqual(8);
    expect(await countOf(board(MANY))).toBeLessThanOrEqual(8);
  });

  it('does not grow with the drivers whose figures are asked', async () => {
    const figures = (more: string) =>
      `{ fleetFigures(from: "2026-11-20", to: "2026-11-20", by: DRIVER${more}) { driver { id name } stopsPerHour cashDifferences { amount } } }`;
    const { fleetFigures } = await ask(app, admin, figures(''));
    expect(fleetFigures).toHaveLength(MANY);
    expect(await countOf(figures(''))).toBe(await countOf(figures(`, driver: "${fleetFigures[0].driver.id}"`)));
  });

  it('does not grow with the ids of records of different types', async () => {
    const { shipments } = await ask(app, admin, `{ shipments(first: ${MANY}) { nodes { id order { id } seller { id } shop { id } } } }`);
    const found: { id: string; order: { id: string }; seller: { id: string }; shop: { id: string } }[] = shipments.nodes;
    const idsOf = (size: number) => found.slice(0, size).flatMap(({ id, order, seller, shop }) => [id, order.id, seller.id, shop.id]);
    const asked = (size: number) => `{ nodes(ids: ${JSON.stringify(idsOf(size))}) { __typename id } }`;
    const { nodes } = await ask(app, admin, asked(2));

    expect(nodes.map(({ __typename }: { __typename: string }) => __typename)).toEqual([
      'Shipment',
      'Order',
      'Seller',
      'Shop',
      'Shipment',
      'Order',
      'Seller',
      'Shop',
    ]);
    expect(await countOf(asked(MANY))).toBe(await countOf(asked(1)));
  });

  it('omits the count of a list unless it is selected', async () => {
    app.services.access.forget();
    const texts = async (total: string) => statementsOf(() => ask(app, admin, `{ orders(first: 1) { nodes { id } ${total} } }`));

    expect((await texts('')).filter((text) => text.includes('count('))).toEqual([]);
    expect((await texts('totalCount')).filter((text) => text.includes('count('))).toHaveLength(1);
  });

  it('was counted on lists that hold ten different things', async () => {
    const { orders, shipments, pickupConfirmations, rateCards, plans } = await ask(
      app,
      admin,
      `{ orders(first: ${MANY}) { nodes { seller { id displayRules { id } planHistory { plan { id } } wallets { currency } } shop { locations { refId } } lines { id } } }
         shipments(first: ${MANY}) { nodes { timeline { id } notes { attachments { id } } retries { id } operatorActions { id } seller { id } } }
         pickupConfirmations(first: ${MANY}) { nodes { shipments { shipmentDetailId } } }
         rateCards(first: ${MANY}) { nodes { id surcharges { zone } tiers { tier breaks { upToKg } } } }
         plans { services { service { code } } } }`,
    );
    const sizes = (lists: unknown[][]) => new Set(lists.map(({ length }) => length));
    expect(new Set(orders.nodes.map((order: { seller: { id: string } }) => order.seller.id)).size).toBe(MANY);
    expect([orders.nodes, shipments.nodes, rateCards.nodes].map(({ length }) => length)).toEqual([MANY, MANY, MANY]);
    for (const list of ['displayRules', 'wallets'])
      expect(sizes(orders.nodes.map((order: never) => order['seller'][list]))).toEqual(new Set([1]));
    expect(sizes(orders.nodes.map((order: never) => order['seller']['planHistory']))).toEqual(new Set([2]));
    expect(sizes(orders.nodes.map((order: never) => order['shop']['locations']))).toEqual(new Set([1]));
    expect(sizes(orders.nodes.map((order: never) => order['lines']))).toEqual(new Set([1]));
    for (const list of ['notes', 'retries', 'operatorActions'])
      expect(sizes(shipments.nodes.map((shipment: never) => shipment[list]))).toEqual(new Set([1]));
    expect(sizes(pickupConfirmations.nodes.map((task: never) => task['shipments']))).toEqual(new Set([1]));
    expect(pickupConfirmations.nodes).toHaveLength(MANY);
    expect(sizes(shipments.nodes.map((shipment: never) => shipment['timeline']))).toEqual(new Set([6]));
    expect(sizes(rateCards.nodes.map((card: never) => card['surcharges']))).toEqual(new Set([1]));
    expect(plans.length).toBeGreaterThan(MANY);
  });

  it('is counted for every list of the schema that is read from the database', () => {
    const paths = [...plainLists().flatMap(pathsOfList), ...pagedLists().flatMap((field) => pathsOfPage(field, 1))];
    const counted = new Set(paths.flatMap(({ lists }) => lists));
    const lists = Object.values(schema.getTypeMap())
      .filter(isObjectType)
      .filter(({ name }) => !name.startsWith('__'))
      .flatMap((type) =>
        Object.values(type.getFields())
          .filter(({ type: of }) => isList(of))
          .map(({ name }) => `${type.name}.${name}`),
      );

    expect(lists.filter((list) => !counted.has(list) && !NOT_LISTED_FROM_ROWS.has(list))).toEqual([]);
  });
});

/** Lists that one answer has once, whatever it holds: tables of the program, prices worked out in memory, reports of what was done. */
const NOT_LISTED_FROM_ROWS: ReadonlySet<string> = new Set([
  // What was planned just now; its runs and tasks are counted as their own lists.
  'RunPlan.runs',
  'RunPlan.unassigned',
  // One row of the caller.
  'Me.dismissedHints',
  'Mutation.dismissHint',
  'ListPreferences.columns',
  'ListPreferences.views',
  // What a consignee may choose: rules and days.
  'DeliveryChoices.kinds',
  'DeliveryChoices.days',
  // Counted by the database in one statement.
  'Query.unknownCarrierCodes',
  'Query.placeAliases',
  // Kept in memory with the rate book.
  'Query.zonePlaces',
  'ClosedDay.rejected',
  // Of one month, read by a fixed number of statements; counted with its page.
  'Query.ledgerPeriod',
  'LedgerPeriod.accounts',
  'LedgerBooks.comparisons',
  // Summed by the database in two statements.
  'SellerStatement.accounts',
  'SellerStatementAccount.kinds',
  // Counted on their own, as they need days.
  'Query.fleetFigures',
  'FleetFigures.cashDifferences',
  // Summaries of one import.
  'CarrierInvoiceImport.invoices',
  'CarrierInvoiceImport.counts',
  'CarrierInvoiceImport.booked',
  'CheckedAddress.messages',
  'SuggestedAddress.lines',
  'CarrierScanImport.scans',
  'CarrierScanImport.counts',
  'CarrierRemittanceImport.lines',
  'CarrierRemittanceImport.counts',
  'CarrierRemittanceImport.booked',
  // Not opened by a walk over types, since it is an interface; counted on its own.
  'Query.nodes',
  // The journey of the one requested parcel.
  'Tracking.steps',
  'Reference.statuses',
  'Reference.transitions',
  'Reference.errorCodes',
  'ReferenceErrorCode.variants',
  'Reference.reasonCodes',
  'ReferenceStatus.webhookEvents',
  'ReferenceTransition.from',
  'ReferenceTransition.actors',
  'ReferenceTransition.guards',
  'ReferenceTransition.effects',
  'ReferenceTransition.moneyPostings',
  'ApprovalStats.pendingAmounts',
  'Me.permissions',
  // One statement for each of them, which is counted beside their figures.
  'ShipmentFigures.statuses',
  'ShipmentFigures.days',
  'ShipmentFigures.services',
  'ShipmentFigures.failureReasons',
  'DeliveryTime.buckets',
  'CodOutstanding.collected',
  'CodOutstanding.toCollect',
  // Reports of what was done with the ids that were given, and files made of them.
  'LabelsFile.printed',
  'LabelsFile.missing',
  'Mutation.assignShipments',
  'Mutation.unassignShipments',
  'RecoveryCodes.codes',
  // Of the one requested parcel.
  'TrackingPayment.methods',
  // Kept with the invoice.
  'SellerInvoice.lines',
  'Rates.rates',
  'Rates.rejected',
  'Rates.warnings',
  'CodConfirmation.warnings',
  'RateOption.breakdown',
  'LedgerIntegrity.differences',
  'CodConfirmation.transactions',
  // Read once for all who subscribe.
  'CodCustodyChange.custody',
  'CodHandover.history',
  'LocationChanges.locations',
  'LocationChanges.warnings',
  'Activation.locations',
  'Activation.warnings',
  'OrderPlacement.warnings',
  'OrderUpdate.updatedFields',
  'OrderUpdate.warnings',
  'RetryOutcome.warnings',
  'ShipmentUpdate.updatedFields',
  'ShipmentUpdate.warnings',
  'RateQuote.options',
  'RateQuote.rejected',
  'RateQuote.warnings',
  'WebhookWithSecret.warnings',
]);
