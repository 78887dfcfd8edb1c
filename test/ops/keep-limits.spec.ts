import { readFile } from 'node:fs/promises';
import { createHash, randomUUID } from 'node:crypto';
import { piles, type Pile, type PileFull } from '../../src/kernel/piles.js';
import { refusalMessages } from '../../src/kernel/refusal-messages.js';
import { choiceUrl } from '../../src/modules/shipment-notifications/choice-link.js';
import { LINE_SETTINGS } from '../carriers/connect-line.js';
import { ParcelLine } from '../carriers/parcel-line.js';
import { cameraPhoto } from '../modules/proofs/pictures.js';
import { ownFile, ownLine } from '../modules/order-imports/files.js';
import { startApp, type TestApp } from '../support/app.js';
import { complete, COMPLETE, newHub, newParcel, onTheRoad, taskOf } from '../support/fleet.js';
import { ask } from '../support/graphql.js';
import { adminOf, newSeller, topUp, type Person } from '../support/people.js';
import { flatCard } from '../support/prices.js';
import { connectShop, dubai, placeOrder, sessionOf, type ConnectedShop } from '../support/story.js';

const FEW = 3;
/** The service makes a few of these by itself. */
const MORE: Partial<Record<Pile, number>> = {
  staff: 14,
  pricePlans: 9,
  hubs: 5,
  erpTokens: 5,
  sessions: 10,
  positions: 10,
  runReports: 8,
  shopTokens: 5,
};
const limitOf = (pile: Pile): number => MORE[pile] ?? FEW;
const AT_ONCE = 15;

let app: TestApp;
let admin: string;
let seller: Person;
let session: string;
let shop: ConnectedShop;
let shipmentId: string;
let orderId: string;
let hubId: string;
let line: ParcelLine;
let answering: Person;
beforeAll(async () => {
  line = await new ParcelLine().start();
  const limits = (Object.keys(piles) as Pile[]).map((pile) => `${pile}:${limitOf(pile)}`);
  app = await startApp({ ...LINE_SETTINGS, ROLE: 'web', SECRET_KEY: 'k'.repeat(32), KEEP_LIMITS: limits.join(',') });
  admin = await adminOf(app);
  hubId = await newHub(app);
  seller = await newSeller(app);
  session = await sessionOf(app, seller);
  shop = await connectShop(app, seller);
  await topUp(app, admin, seller.id, '500.00');
  await app.client.post('/api/activation', { activate: true }, shop.headers);
  const { body } = await placeOrder(app, shop, { paymentStatus: 'postpaid' });
  shipmentId = body.shipment_id;
  const [row] = await app.database.sql<{ id: string; order_id: string }>('select id, order_id from shipment where reference = $1', [
    shipmentId,
  ]);
  orderId = row?.order_id ?? '';
});
afterAll(async () => {
  await app.stop();
  await line.stop();
});

/** One more, with its own number. Returns the code of the refusal, or null. */
type Add = (n: number) => Promise<string | null>;

async function codeOf(token: string | undefined, query: string, variables: Readonly<Record<string, unknown>>): Promise<string | null> {
  const { body, text } = await app.client.graphql(query, variables, token);
  if (body?.errors) return body.errors[0].extensions.code;
  if (body?.data) return null;
  throw new Error(text);
}

const restCode = async (path: string, body: unknown, headers = shop.headers): Promise<string | null> => {
  const answer = await app.client.post(path, body, headers);
  return answer.status < 300 ? null : String(answer.body.code);
};

const place = (n: number) => ({ refId: `ref-${n}`, refName: `Store ${n}`, ...dubai });
const deviceFile = (n: number) => cameraPhoto({ pixels: Buffer.alloc(64, n) });

/** How each pile grows, and the statement that counts it. */
const doors: Partial<Record<Pile, { add: () => Promise<Add> | Add; count: string; owner?: () => string }>> = {
  shops: {
    add: () => (n) =>
      restCode(
        '/api/login',
        {
          email: seller.email,
          password: seller.password,
          shopId: `more-${n}.example`,
          shopName: 'More',
          platform: 'custom',
          url: 'https://more.example',
        },
        {},
      ),
    count: 'select count(*)::int as count from shop where seller_id = $1',
  },
  locations: {
    add: () => (n) => restCode('/api/locations/add', [place(n)]),
    count: 'select count(*)::int as count from location l join shop s on s.id = l.shop_id where s.seller_id = $1',
  },
  apiTokens: {
    add: () => (n) => codeOf(session, 'mutation($n: String!) { createApiToken(name: $n) }', { n: `token ${n}` }),
    count: `select count(*)::int as count from access_token where kind = 'api' and subject_id = $1`,
  },
  erpTokens: {
    add: () => (n) => codeOf(admin, 'mutation($n: String!) { createErpToken(name: $n) }', { n: `token ${n}` }),
    count: `select count(*)::int as count from access_token where kind = 'erp'`,
    owner: () => '',
  },
  orderDrafts: {
    add: () => (n) =>
      codeOf(session, 'mutation($i: OrderDraftInput!) { createOrderDraft(input: $i) { id } }', {
        i: { clientKey: `key-${n}`, content: {} },
      }),
    count: 'select count(*)::int as count from order_draft where seller_id = $1',
  },
  orderFileAnswers: {
    add: async () => {
      answering = await newSeller(app);
      const token = await sessionOf(app, answering);
      return async (n) => {
        const file = Buffer.from(ownFile([ownLine(String(8_000 + n))])).toString('base64');
        const answers = [{ kind: 'PAYMENT', value: `Bank deposit ${n}`, answer: 'prepaid' }];
        const add = 'mutation($i: OrderImportInput!, $f: Bytes!) { createOrderImport(input: $i, file: $f) { id } }';
        const input = { fileName: 'orders.csv', defaults: { origin: dubai }, answers };
        let code = await codeOf(token, add, { i: input, f: file });
        while (code === 'RATE_LIMITED') code = await codeOf(token, add, { i: input, f: file });
        return code;
      };
    },
    count: 'select count(*)::int as count from order_file_answer where seller_id = $1',
    owner: () => answering.id,
  },
  orderImports: {
    // One file of a seller is read at a time.
    add: () => async (n) => {
      const file = Buffer.from(ownFile([ownLine(String(7_000 + n))])).toString('base64');
      const input = { fileName: 'orders.csv', shopDomain: shop.domain, defaults: { origin: dubai } };
      const add = 'mutation($i: OrderImportInput!, $f: Bytes!) { createOrderImport(input: $i, file: $f) { id } }';
      let code = await codeOf(session, add, { i: input, f: file });
      while (code === 'RATE_LIMITED') code = await codeOf(session, add, { i: input, f: file });
      return code;
    },
    count: 'select count(*)::int as count from order_import where seller_id = $1',
  },
  addresses: {
    add: () => (n) =>
      codeOf(session, 'mutation($e: SavedAddressInput!) { saveAddress(entry: $e) { id } }', {
        e: { kind: 'RECIPIENT', name: `Place ${n}`, address: dubai },
      }),
    count: 'select count(*)::int as count from saved_address where seller_id = $1',
  },
  hints: {
    add: () => (n) => codeOf(session, 'mutation($h: String!) { dismissHint(hint: $h) }', { h: `hint-${n}` }),
    count: 'select count(*)::int as count from dismissed_hint where subject_id = $1',
  },
  lists: {
    add: () => (n) =>
      codeOf(session, 'mutation($l: String!) { chooseListColumns(list: $l, columns: ["status"]) { list } }', { l: `list-${n}` }),
    count: 'select count(*)::int as count from list_preference where subject_id = $1',
  },
  parcels: {
    add: () => (n) =>
      codeOf(session, 'mutation($p: SavedParcelInput!) { saveParcel(parcel: $p) { id } }', {
        p: { name: `Box ${n}`, grams: 600, length: 20, width: 20, height: 10 },
      }),
    count: 'select count(*)::int as count from saved_parcel where seller_id = $1',
  },
  webhooks: {
    add: () => (n) =>
      codeOf(session, 'mutation($i: CreateWebhookInput!) { createWebhook(input: $i) { secret } }', {
        i: { url: `https://hooks.example/${n}`, events: ['shipment.update'] },
      }),
    count: 'select count(*)::int as count from webhook_endpoint where seller_id = $1',
  },
  carrierAccounts: {
    add: () => (n) =>
      codeOf(admin, 'mutation($i: ConnectCarrierInput!) { connectCarrier(input: $i) { id } }', {
        i: {
          carrier: 'parcel_line',
          mode: 'LIVE',
          label: `Line ${n}`,
          baseUrl: line.url,
          credentials: line.credentials,
          sellerId: seller.id,
        },
      }),
    count: 'select count(*)::int as count from carrier_account where seller_id = $1',
  },
  payoutAccounts: {
    add: () => (n) =>
      codeOf(session, 'mutation($i: SetPayoutAccountInput!) { setPayoutAccount(input: $i) { id } }', {
        i: { holder: 'Mona', accountNumber: `12345678${n}`, bankCode: 'ADCBAEAA', country: 'AE', bankName: 'Bank', currency: 'USD' },
      }),
    count: 'select count(*)::int as count from payout_account where seller_id = $1',
  },
  payoutRequests: {
    add: () => () =>
      codeOf(session, 'mutation($s: String!) { requestPayout(sellerId: $s, amount: "1.00", currency: "USD") { id } }', { s: seller.id }),
    count: `select count(*)::int as count from approval_request where type = 'payout' and status = 'pending' and subject_user_id = $1`,
  },
  topUps: {
    add: () => () => codeOf(session, 'mutation { startTopUp(input: { amount: "1.00", currency: "USD" }) { id } }', {}),
    count: 'select count(*)::int as count from wallet_top_up where seller_id = $1',
  },
  orderChanges: {
    add: () => (n) =>
      codeOf(session, 'mutation($id: String!, $i: UpdateOrderInput!) { updateOrder(orderId: $id, input: $i) { updatedFields } }', {
        id: orderId,
        i: { customer: { firstName: `Aisha ${n}` } },
      }),
    count: 'select count(distinct version)::int as count from order_change where order_id = $1',
    owner: () => orderId,
  },
  notes: {
    add: () => (n) =>
      codeOf(admin, 'mutation($i: AddShipmentNoteInput!) { addShipmentNote(input: $i) { id } }', {
        i: { id: shipmentId, text: `Note ${n}` },
      }),
    count: 'select count(*)::int as count from shipment_note n join shipment s on s.id = n.shipment_id where s.order_id = $1',
    owner: () => orderId,
  },
  consigneeChoices: {
    add: async () => {
      const { id } = await newParcel(app, shop);
      const token = choiceUrl(app.services, id).split('/').at(-1);
      return (n) =>
        codeOf(undefined, 'mutation($t: String!, $i: ChooseDeliveryInput!) { chooseDelivery(token: $t, input: $i) { state } }', {
          t: token,
          i: { kind: 'NOTE', note: `Ring ${n} times` },
        });
    },
    count: `select count(*)::int as count from shipment_note n join shipment s on s.id = n.shipment_id where n.author_type = 'consignee' and s.seller_id = $1`,
  },
  displayRules: {
    add: () => (n) =>
      codeOf(admin, 'mutation($i: CreateDisplayRuleInput!) { createDisplayRule(input: $i) { id } }', {
        i: { sellerId: seller.id, effect: 'PERCENT', value: '15', priority: n },
      }),
    count: 'select count(*)::int as count from display_rule where seller_id = $1',
  },
  pricePlans: {
    add: () => (n) => codeOf(admin, 'mutation($i: CreatePlanInput!) { createPlan(input: $i) { id } }', { i: { name: `Plan ${n}` } }),
    count: 'select count(*)::int as count from price_plan',
    owner: () => '',
  },
  rateCardDrafts: {
    add: () => (n) => codeOf(admin, 'mutation($i: DraftRateCardInput!) { draftRateCard(input: $i) { id } }', { i: flatCard(`${n}.99`) }),
    count: `select count(*)::int as count from rate_card where status = 'draft'`,
    owner: () => '',
  },
  carrierCodes: {
    add: () => (n) =>
      codeOf(admin, 'mutation($c: String!) { mapCarrierCode(account: "SVCX", code: $c, status: DELIVERED) }', { c: `PX-${n}` }),
    count: 'select count(*)::int as count from carrier_code',
    owner: () => '',
  },
  hubs: {
    add: () => (n) => codeOf(admin, 'mutation($i: SaveHubInput!) { saveHub(input: $i) { id } }', { i: { code: `HUB-${n}`, name: 'Hub' } }),
    count: 'select count(*)::int as count from hub',
    owner: () => '',
  },
  staff: {
    add: () => (n) =>
      codeOf(admin, 'mutation($i: CreateStaffInput!) { createStaff(input: $i) { id } }', {
        i: { email: `more-${n}@example.com`, name: 'More', role: 'OPS', password: 'a long enough password' },
      }),
    count: 'select count(*)::int as count from staff',
    owner: () => '',
  },
};

describe('What one driver can pile up', () => {
  it('has a greatest number: files of a task and reports, also when many come at once', async () => {
    const own = await connectShop(app);
    const parcel = await newParcel(app, own);
    const { driver, runId } = await onTheRoad(app, hubId, [parcel]);
    const { id } = await taskOf(app, parcel);
    const UPLOAD =
      'mutation($t: String!, $h: String!, $c: String!) { uploadProof(taskId: $t, kind: PHOTO, sha256: $h, contentType: "image/jpeg", content: $c) { kind } }';
    const upload = (n: number) => {
      const photo = deviceFile(n);
      return codeOf(driver.token, UPLOAD, { t: id, h: createHash('sha256').update(photo).digest('hex'), c: photo.toString('base64') });
    };
    const uploaded = await Promise.all(Array.from({ length: AT_ONCE }, (_, n) => upload(n)));
    expect(uploaded.filter((code) => code === null)).toHaveLength(FEW);
    expect(uploaded.filter((code) => code === 'VALIDATION_FAILED')).toHaveLength(AT_ONCE - FEW);

    const { run } = await ask(app, app.accounts.erpToken, 'query($id: String!) { run(id: $id) { stops { id } } }', { id: runId });
    const ARRIVE = 'mutation($id: String!, $e: String!) { arriveAtStop(id: $id, clientEventId: $e) { id } }';
    const arrived = await Promise.all(
      Array.from({ length: AT_ONCE }, () => codeOf(driver.token, ARRIVE, { id: run.stops[0].id, e: randomUUID() })),
    );
    // The parcel was loaded before.
    expect(arrived.filter((code) => code === null)).toHaveLength(limitOf('runReports') - 1);
    expect(arrived.filter((code) => code === 'LIMIT_REACHED')).toHaveLength(AT_ONCE - limitOf('runReports') + 1);

    await complete(app, driver, { taskId: id });
    const late = await Promise.all(
      Array.from({ length: AT_ONCE }, () =>
        codeOf(driver.token, COMPLETE, { i: { taskId: id, clientEventId: randomUUID(), outcome: 'COMPLETED' } }),
      ),
    );
    expect(late.filter((code) => code === 'TASK_CLOSED')).toHaveLength(FEW);
    expect(late.filter((code) => code === 'LIMIT_REACHED')).toHaveLength(AT_ONCE - FEW);
  });
});

describe('What callers can pile up', () => {
  it.each(Object.keys(doors) as Pile[])('has a greatest number: %s, also when many are added at once', async (pile) => {
    const door = doors[pile];
    if (!door) throw new Error(pile);
    const add = await door.add();
    const owner = door.owner?.() ?? seller.id;
    const held = async (): Promise<number> =>
      (await app.database.sql<{ count: number }>(door.count, owner === '' ? [] : [owner]))[0]?.count ?? NaN;
    const before = await held();
    expect(before).toBeLessThan(limitOf(pile));

    const codes = await Promise.all(Array.from({ length: AT_ONCE }, (_, n) => add(n + 1)));
    const { code = 'LIMIT_REACHED' } = piles[pile];
    expect([...new Set(codes)].sort()).toEqual([code, null]);
    expect(codes.filter((each) => each === null)).toHaveLength(limitOf(pile) - before);
    expect(await held()).toBe(limitOf(pile));
  });

  it('says what there is too much of, and how much one may have', async () => {
    const answer = await app.client.post('/api/locations/add', [place(1_001), place(1_002), place(1_003), place(1_004)], shop.headers);
    expect(answer).toMatchObject({ status: 400, body: { code: 'LIMIT_REACHED', message: 'A shop may have at most 3 locations.' } });
  });

  it('is a row of the guide, with the number that KEEP_LIMITS may lower', async () => {
    const guide = await readFile('src/docs/errors.md', 'utf8');
    for (const [pile, { most, code = 'LIMIT_REACHED' }] of Object.entries(piles)) {
      const [, owner = '', what = ''] =
        /^(.*?),? may have at most \{max\} (.*)\.$/.exec(refusalMessages[`${code}.${pile}` as PileFull]) ?? [];
      const row = guide.split('\n').find((text) => text.includes(`\`${pile}\``));
      expect([pile, row?.replaceAll(/ +/g, ' ')]).toEqual([
        pile,
        expect.stringContaining(`${owner}: ${what} | ${most.toLocaleString('en')} |`),
      ]);
    }
  });

  it('ends the oldest session of an account that logs in without end', async () => {
    const person = await newSeller(app);
    const sessions: string[] = [];
    for (let turn = 0; turn <= limitOf('sessions'); turn++) sessions.push(await sessionOf(app, person));
    expect(await codeOf(sessions[0], '{ me { id } }', {})).toBe('UNAUTHORIZED');
    expect(await codeOf(sessions[1], '{ me { id } }', {})).toBeNull();
  });
});

it('Files of notes have a greatest number for a shipment', async () => {
  const { body } = await placeOrder(app, shop, { paymentStatus: 'postpaid' });
  const NOTE = 'mutation($i: AddShipmentNoteInput!) { addShipmentNote(input: $i) { id } }';
  const files = [1, 2].map((n) => ({ fileName: `${n}.txt`, content: Buffer.from(`File ${n}`).toString('base64') }));
  expect(await codeOf(admin, NOTE, { i: { id: body.shipment_id, files } })).toBeNull();
  expect(await codeOf(admin, NOTE, { i: { id: body.shipment_id, files } })).toBe('LIMIT_REACHED');
  expect(await ask(app, admin, NOTE, { i: { id: body.shipment_id, files: files.slice(1) } })).toHaveProperty('addShipmentNote');
});
