import fc from 'fast-check';
import type { TestApp } from '../../support/app.js';
import { sharedWeb } from '../../support/shared-app.js';
import { ask } from '../../support/graphql.js';
import { adminOf, ledgerIsWhole, newSeller, topUp, walletOf, type Person } from '../../support/people.js';
import { anOrder, connectShop, dubai, moveTo, verify, type ConnectedShop } from '../../support/story.js';
import { chainOf, viewOf } from '../../support/shipments.js';

let app: TestApp;
let person: Person;
let shop: ConnectedShop;
let admin: string;
beforeAll(async () => {
  app = await sharedWeb();
  admin = await adminOf(app);
  person = await newSeller(app);
  await topUp(app, admin, person.id, '10000');
  shop = await connectShop(app, person);
});
const WALKS = Number(process.env['SHIPMENT_WALKS'] ?? 12);
const ECONOMY_IN_TOWN = 3.47;
const SAME_DAY = 8;
const REASONS = ['nobody_home', 'customs', 'closed', 'other', undefined] as const;
const REPORTS = ['PICKED_UP', 'PICKUP_FAILED', 'IN_TRANSIT', 'ON_HOLD', 'DELIVERED', 'FAILED', 'RETURN_TO_SENDER'] as const;

/** One random action: follow an open edge, report as a carrier, cancel, or hand the parcel back. */
type Wish =
  | { readonly do: 'step'; readonly which: number; readonly reason: number; readonly heavy: boolean }
  | { readonly do: 'report'; readonly which: number; readonly late: boolean }
  | { readonly do: 'cancel' }
  | { readonly do: 'twice'; readonly which: number };

const wish: fc.Arbitrary<Wish> = fc.oneof(
  { weight: 8, arbitrary: fc.record({ do: fc.constant('step' as const), which: fc.nat(20), reason: fc.nat(4), heavy: fc.boolean() }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('report' as const), which: fc.nat(6), late: fc.boolean() }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('cancel' as const) }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('twice' as const), which: fc.nat(20) }) },
);

const openTo = async (id: string): Promise<string[]> => {
  const query = 'query($id: String!) { shipment(id: $id) { allowedTransitions { to } } }';
  const { shipment } = await ask(app, app.accounts.erpToken, query, { id });
  return [...new Set<string>(shipment.allowedTransitions.map(({ to }: { to: string }) => to.toLowerCase()))].sort();
};

interface Parcel {
  readonly id: string;
  readonly orderId: string;
}

async function fulfil(parcel: Parcel, each: Wish): Promise<void> {
  const { id } = parcel;
  if (each.do === 'cancel') {
    await app.client.graphql('mutation($id: String!) { cancelOrder(orderId: $id) { id } }', { id: parcel.orderId }, shop.token);
    return;
  }
  if (each.do === 'report') {
    const occurredAt = each.late ? new Date(app.clock.now().getTime() - 3_600_000).toISOString() : undefined;
    const input = { id, status: REPORTS[each.which], occurredAt };
    await app.client.graphql('mutation($i: TransitionShipmentInput!) { reportShipment(input: $i) { newStatus } }', { i: input }, admin);
    return;
  }
  const open = await openTo(id);
  const status = open[each.which % Math.max(1, open.length)];
  if (status === undefined) return;
  const once = () =>
    status === 'verified'
      ? verify(app, id, { weightKg: each.do === 'step' && each.heavy ? 9 : 1.2 })
      : moveTo(app, id, status, { reasonCode: each.do === 'step' ? REASONS[each.reason] : undefined });
  const answers = each.do === 'twice' ? await Promise.all([once(), once()]) : [await once()];
  // What the service offers, it does; a second copy of the same step may find it taken.
  expect(answers.map((answer) => answer.status)).toContain(200);
  for (const answer of answers) expect([200, 400]).toContain(answer.status);
}

/** A parcel is final, or some edge is open. */
async function expectNoDeadEnd(id: string): Promise<void> {
  const view = await viewOf(app, id);
  const isAtItsEnd = ['DELIVERED', 'CANCELLED'].includes(view.status) || view.rtsCompletedAt !== null;
  expect({ status: view.status, open: (await openTo(id)).length === 0 }).toEqual({ status: view.status, open: isAtItsEnd });
}

describe('A random life of a shipment', () => {
  it(`has no dead end, is charged at most once and leaves the books in order, over ${WALKS} lives`, async () => {
    await fc.assert(
      fc.asyncProperty(fc.boolean(), fc.array(wish, { minLength: 3, maxLength: 16, size: 'max' }), async (sameDay, wishes) => {
        const before = Number((await walletOf(app, person.id)).balance);
        const body = { ...anOrder(shop.domain, { carrier: sameDay ? 'SVC_SAME' : 'SVC_ECO' }), destination: dubai };
        const placed = await app.client.post('/api/order', body, shop.headers);
        const parcel = { id: placed.body.shipment_id as string, orderId: placed.body.orderId as string };

        for (const each of wishes) {
          await fulfil(parcel, each);
          await expectNoDeadEnd(parcel.id);
        }

        const view = await viewOf(app, parcel.id);
        const chain = chainOf(view);
        expect(chain.at(-1)).toBe(view.status);
        expect(view.sequence).toBe(chain.length);
        const rate = sameDay ? SAME_DAY : ECONOMY_IN_TOWN;
        const { balance, held } = await walletOf(app, person.id);
        const charged = Math.round((before - Number(balance)) * 100) / 100;
        const isCharged = view.billingStatus === 'PAID';
        expect({ billing: view.billingStatus, charged, held }).toEqual({
          billing: view.billingStatus,
          charged: isCharged ? rate : 0,
          held: view.billingStatus === 'UNPAID' && view.status !== 'CANCELLED' ? rate.toFixed(2) : '0.00',
        });
        const wasBooked = chain.includes('PICKUP');
        expect(view.billingStatus).toBe(!wasBooked ? 'UNPAID' : view.status === 'CANCELLED' ? 'REFUNDED' : 'PAID');
        // The next life begins with an empty hold.
        if (view.billingStatus === 'UNPAID' && view.status !== 'CANCELLED') {
          await app.client.graphql('mutation($id: String!) { cancelOrder(orderId: $id) { id } }', { id: parcel.orderId }, shop.token);
        }
      }),
      { numRuns: WALKS, endOnFailure: true, includeErrorInReport: true },
    );
    expect(await ledgerIsWhole(app)).toMatchObject({ ok: true, differences: [] });
  }, 120_000);
});
