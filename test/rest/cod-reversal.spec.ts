import type { TestApp } from '../support/app.js';
import { sharedWeb } from '../support/shared-app.js';
import { booksOf, confirm, handOver, invoiceOf, parcelAtDoor } from '../support/cod.js';
import { ask, refused } from '../support/graphql.js';
import { adminOf, approve, ledgerIsWhole, newSeller, newStaff, topUp } from '../support/people.js';
import { connectShop, moveTo, type ConnectedShop } from '../support/story.js';

let app: TestApp;
let shop: ConnectedShop;
let admin: string;
beforeAll(async () => {
  app = await sharedWeb();
  shop = await connectShop(app);
  admin = await adminOf(app);
});
afterEach(async () => expect(await ledgerIsWhole(app)).toMatchObject({ ok: true }));

const REVERSE = 'mutation($id: String!, $reason: String!) { reverseCod(id: $id, reason: $reason) { id type status } }';
const askFor = async (id: string, token = app.accounts.erpToken): Promise<string> =>
  (await ask(app, token, REVERSE, { id, reason: 'The driver took it for another parcel' })).reverseCod.id;

const standing = async (id: string): Promise<unknown> => {
  const [row] = await app.database.sql(
    `select s.cod_stage as stage, o.collection_version as version, (select status from cod_invoice i where i.shipment_id = s.id order by ref_id desc limit 1) as invoice
       from shipment s join "order" o on o.id = s.order_id where s.id = $1`,
    [id],
  );
  return row;
};

describe('A reversal of a collection', () => {
  it('waits for a super administrator and then leaves nothing in the books', async () => {
    const { id } = await parcelAtDoor(app, shop);
    await confirm(app, id);
    await handOver(app, id, { receivedById: app.accounts.operator.id });
    const request = await askFor(id);
    expect(await booksOf(app, id)).toEqual({ 1110: 10000, 2100: -9800, 4110: -200 });
    expect(await standing(id)).toEqual({ stage: 'with_reception', version: 2, invoice: 'paid' });
    expect(await approve(app, request, admin)).toBe('APPROVED');
    expect(await booksOf(app, id)).toEqual({});
    expect(await standing(id)).toEqual({ stage: null, version: 3, invoice: 'void' });
    const reversals = await app.database.sql(
      `select distinct reverses_entry_id is not null as linked from journal_entry e join posting p on p.entry_id = e.id where p.shipment_id = $1 and p.source = 'reversal'`,
      [id],
    );
    expect(reversals).toEqual([{ linked: true }]);
  });

  it('opens the way for other steps and for another collection', async () => {
    const { id } = await parcelAtDoor(app, shop);
    await confirm(app, id);
    expect((await moveTo(app, id, 'failed')).body.code).toBe('COD_ALREADY_CONFIRMED');
    await approve(app, await askFor(id), admin);
    expect((await invoiceOf(app, id)).body.data).toMatchObject({ existing: false, status: 'unpaid' });
    expect((await confirm(app, id, { paymentMethod: 'card' })).status).toBe(200);
    expect(await booksOf(app, id)).toEqual({ 1140: 10000, 2100: -9800, 4110: -200 });
    await approve(app, await askFor(id), admin);
    expect((await moveTo(app, id, 'failed')).status).toBe(200);
  });

  it('is one request however often it is repeated, and is executed once', async () => {
    const { id } = await parcelAtDoor(app, shop);
    await confirm(app, id);
    const requests = await Promise.all(Array.from({ length: 20 }, () => askFor(id)));
    expect(new Set(requests).size).toBe(1);
    const answers = await Promise.all(Array.from({ length: 20 }, () => approve(app, requests[0] ?? '', admin)));
    expect(answers).toEqual(Array(20).fill('APPROVED'));
    expect(await booksOf(app, id)).toEqual({});
  });

  it('stays open while the wallet does not have the money', async () => {
    const seller = await newSeller(app);
    await topUp(app, admin, seller.id, '20.00');
    const own = await connectShop(app, seller);
    const { id } = await parcelAtDoor(app, own);
    await confirm(app, id);
    await app.database.unitOfWork.run(null, async (tx) => {
      await tx.sql('update seller_account set held_minor = held_minor + 8000 where seller_id = $1', [seller.id]);
    });
    const request = await askFor(id);
    const answer = await approve(app, request, admin);
    await app.database.sql('update seller_account set held_minor = held_minor - 8000 where seller_id = $1', [seller.id]);
    expect(answer).toBe('INSUFFICIENT_BALANCE');
    expect(await standing(id)).toMatchObject({ stage: 'collected', invoice: 'paid' });
    expect(await approve(app, request, admin)).toBe('APPROVED');
  });

  it('is refused before there is anything to take back, without a reason, and to those who may not ask', async () => {
    const { id } = await parcelAtDoor(app, shop);
    expect(await refused(app, admin, REVERSE, { id, reason: 'x' })).toMatchObject({ code: 'COD_NOT_CONFIRMED' });
    await confirm(app, id);
    expect(await refused(app, admin, REVERSE, { id, reason: ' ' })).toMatchObject({ code: 'MISSING_FIELD' });
    for (const token of [shop.token, await newStaff(app, admin, 'RECEPTION')])
      expect(await refused(app, token, REVERSE, { id, reason: 'x' })).toMatchObject({ code: 'FORBIDDEN' });
  });

  it('is not approved by its requester', async () => {
    const { id } = await parcelAtDoor(app, shop);
    await confirm(app, id);
    expect(await approve(app, await askFor(id, admin), admin)).toBe('REVIEWER_IS_REQUESTER');
  });
});

it.each(['FAILED', 'RETURN_TO_SENDER'])("a carrier's report of %s is accepted and requests the reversal automatically", async (status) => {
  const { id } = await parcelAtDoor(app, shop);
  await confirm(app, id);
  const report = 'mutation($i: TransitionShipmentInput!) { reportShipment(input: $i) { newStatus } }';
  expect(await ask(app, app.accounts.erpToken, report, { i: { id, status } })).toEqual({ reportShipment: { newStatus: status } });
  const requests = await app.database.sql<{ id: string }>(
    `select id, status, requested_by_type as "by" from approval_request where shipment_id = $1 and type = 'cod_reversal'`,
    [id],
  );
  expect(requests).toEqual([{ id: expect.any(String), status: 'pending', by: 'system' }]);
  expect(await approve(app, requests[0]?.id ?? '', admin)).toBe('APPROVED');
  expect(await booksOf(app, id)).toEqual({});
});
