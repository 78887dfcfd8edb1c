import { adjust, weighedParcel } from '../../support/adjustments.js';
import type { TestApp } from '../../support/app.js';
import { sharedWeb } from '../../support/shared-app.js';
import { codParcel, carry, confirm } from '../../support/cod.js';
import { ask } from '../../support/graphql.js';
import { giveTo, adminOf, newSeller, newStaff, topUp } from '../../support/people.js';
import { statementCount } from '../../support/statements.js';
import { connectShop, moveTo, placeOrder, sessionOf, walkTo, type ConnectedShop } from '../../support/story.js';

let app: TestApp;
let shop: ConnectedShop;
let seller: string;
let admin: string;
let sellerId: string;
beforeAll(async () => {
  app = await sharedWeb();
  const person = await newSeller(app);
  sellerId = person.id;
  admin = await adminOf(app);
  shop = await connectShop(app, person);
  seller = await sessionOf(app, person);
  await topUp(app, admin, sellerId, '500.00');
});
const BLOCKS = `query($id: String!) { shipment(id: $id) { blockedBy { kind message reason since amount { amount currency } approvalRequestId adjustmentId sellerId } } }`;
const blocksOf = async (id: string, token = app.accounts.erpToken) => (await ask(app, token, BLOCKS, { id })).shipment.blockedBy;

describe('A shipment says what it waits for', () => {
  it('when the wallet of its seller is short, by how much; and nothing once the money is there', async () => {
    const person = await newSeller(app);
    const poor = await connectShop(app, person);
    const { shipment_id: id, nbox } = (await placeOrder(app, poor)).body;
    const rate = (await ask(app, admin, 'query($id: String!) { shipment(id: $id) { actualRate { amount } } }', { id })).shipment.actualRate;
    await topUp(app, admin, person.id, '1.00');
    const short = (Number(rate.amount) - 1).toFixed(2);

    expect(nbox).toBeDefined();
    expect(await blocksOf(id, await sessionOf(app, person))).toMatchObject([
      {
        kind: 'PAYMENT_REQUIRED',
        message: `Waiting for payment: the wallet is short by ${short} USD.`,
        amount: { amount: short },
        sellerId: person.id,
      },
    ]);
    const driver = await giveTo(app, await newStaff(app, admin, 'DRIVER'), id);
    expect(await blocksOf(id, driver)).toMatchObject([
      { kind: 'PAYMENT_REQUIRED', message: 'Waiting for payment.', amount: null, sellerId: null },
    ]);
    await topUp(app, admin, person.id, short);
    expect(await blocksOf(id)).toEqual([]);
    expect(await blocksOf((await placeOrder(app, shop)).body.shipment_id)).toEqual([]);
  });

  it('when it is heavier than declared: payment, then an approval, then a decision on a dispute', async () => {
    const id = await weighedParcel(app, shop, 3);
    const { adjustment } = (
      await ask(app, admin, 'query($id: String!) { shipment(id: $id) { adjustment { id amount { amount } } } }', { id })
    ).shipment;
    const { amount } = adjustment.amount;
    const own = { amount: { amount, currency: 'USD' }, adjustmentId: adjustment.id };
    expect(await blocksOf(id)).toMatchObject([{ kind: 'ADJUSTMENT_UNPAID', message: `Not paid: ${amount} USD.`, ...own }]);

    await ask(app, admin, 'mutation($id: String!) { updateSeller(id: $id, input: { adjustmentThreshold: "0.01" }) { id } }', {
      id: sellerId,
    });
    const { approvalRequestId } = (await adjust(app, id)).body.data;
    const waiting = { kind: 'APPROVAL_PENDING', message: `Waiting for approval of ${amount} USD.`, ...own };
    expect(await blocksOf(id)).toMatchObject([{ ...waiting, approvalRequestId }]);
    expect(await blocksOf(id, seller)).toMatchObject([{ ...waiting, approvalRequestId: null }]);

    const disputed = await weighedParcel(app, shop, 3);
    await ask(app, seller, 'mutation($i: DisputeAdjustmentInput!) { disputeAdjustment(input: $i) { id } }', {
      i: { id: disputed, reason: 'The scale is wrong' },
    });
    expect(await blocksOf(disputed)).toMatchObject([{ kind: 'ADJUSTMENT_DISPUTED', amount: { amount } }]);
  });

  it('when it is on hold, tried too often, not booked, or its collection is to be taken back', async () => {
    const { shipment_id: held } = (await placeOrder(app, shop)).body;
    const ops = await newStaff(app, admin, 'OPS');
    const HOLD = 'mutation($i: TransitionShipmentInput!) { transitionShipment(input: $i) { newStatus } }';
    await ask(app, ops, HOLD, { i: { id: held, status: 'ON_HOLD', reasonCode: 'customs' } });
    expect(await blocksOf(held)).toMatchObject([{ kind: 'ON_HOLD', message: 'On hold: Waiting for customs.', reason: 'customs' }]);

    const { shipment_id: missed } = (await placeOrder(app, shop)).body;
    await walkTo(app, missed, 'pickup');
    for (let n = 0; n < 3; n++) {
      await moveTo(app, missed, 'pickup_failed');
      await moveTo(app, missed, 'pickup');
    }
    expect(await blocksOf(missed)).toMatchObject([{ kind: 'ATTEMPTS_USED_UP' }]);

    const { shipment_id: ready } = (await placeOrder(app, shop)).body;
    await walkTo(app, ready, 'ready_to_book');
    expect(await blocksOf(ready)).toMatchObject([
      { kind: 'BOOKING_PENDING', message: expect.stringContaining('Waiting to be booked with') },
    ]);

    const { id: cod } = await codParcel(app, shop);
    await carry(app, cod, 'IN_TRANSIT');
    await confirm(app, cod);
    const { reverseCod } = await ask(app, admin, 'mutation($id: String!) { reverseCod(id: $id, reason: "Forged note") { id } }', {
      id: cod,
    });
    expect(await blocksOf(cod)).toMatchObject([{ kind: 'REVERSAL_PENDING', approvalRequestId: reverseCod.id }]);
    expect(await blocksOf(cod, seller)).toEqual([]);
  });

  it('for a whole page in a handful of statements, and at no cost to those who do not ask', async () => {
    const LIST = (more: string) => `{ shipments(first: 50, sellerId: "${sellerId}") { nodes { id ${more} } } }`;
    const list = (more: string) => () => ask(app, admin, LIST(more));
    await weighedParcel(app, shop, 3);
    // The first time says who asks, which is remembered.
    const count = async (more: string): Promise<number> => {
      await list(more)();
      return statementCount(list(more));
    };
    const [plain, asked] = [await count(''), await count('blockedBy { kind message }')];
    for (let n = 0; n < 3; n++) await weighedParcel(app, shop, 3);
    expect(await count('')).toBe(plain);
    expect(await count('blockedBy { kind message }')).toBe(asked);
    expect(asked - plain).toBeLessThanOrEqual(7);
  });

  it('with the weights by which the measured parcel is billed beside those that were declared', async () => {
    const id = await weighedParcel(app, shop, 3.2);
    const { shipment } = await ask(
      app,
      seller,
      'query($id: String!) { shipment(id: $id) { package { chargeableWeightKg } verification { weightKg volumetricWeightKg chargeableWeightKg } } }',
      { id },
    );
    expect(shipment).toEqual({
      package: { chargeableWeightKg: 1 },
      verification: { weightKg: 3.2, volumetricWeightKg: 0.2, chargeableWeightKg: 3.5 },
    });
    // What was measured before the weights were kept.
    await app.database.sql(`update shipment set verification = verification - 'volumetricMg' - 'chargeableMg' where reference = $1`, [id]);
    const again = await ask(
      app,
      seller,
      'query($id: String!) { shipment(id: $id) { verification { volumetricWeightKg chargeableWeightKg } } }',
      { id },
    );
    expect(again.shipment.verification).toEqual({ volumetricWeightKg: 0.2, chargeableWeightKg: 3.5 });
  });
});
