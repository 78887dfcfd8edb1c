import { billLines } from '../../src/demo-carrier/carrier-books.js';
import type { SimulatedParcel } from '../../src/carrier-kit/simulator.js';
import { startApp, type TestApp } from '../support/app.js';
import { ask } from '../support/graphql.js';
import { adminOf, ledgerIsWhole } from '../support/people.js';
import { sharedWeb } from '../support/shared-app.js';
import { connectShop, placeOrder, type ConnectedShop } from '../support/story.js';
import { waitFor } from '../support/wait-for.js';

const SETTINGS = { DEMO_CARRIER: '1', SECRET_KEY: 'a key of the demo, for each start the same' };

let app: TestApp;
let admin: string;
let shop: ConnectedShop;
beforeAll(async () => {
  app = await startApp(SETTINGS);
  admin = await adminOf(app);
  shop = await connectShop(app);
});
afterAll(async () => {
  const books = await ledgerIsWhole(app);
  await app.stop();
  expect(books).toMatchObject({ ok: true });
});

const VIEW = `query($id: String!) { shipment(id: $id) { status awb codStage cost { billed cost { amount } } cod { history { stage byId reference } } } }`;
const viewOf = async (id: string) => (await ask(app, admin, VIEW, { id })).shipment;
const LINES =
  '{ carrierInvoices { nodes { number carrierCode lines { nodes { awb kind cause state weightKg amount { amount currency } difference { amount } } } } } }';
const invoices = async () => (await ask(app, admin, LINES)).carrierInvoices.nodes;
const lines = async () => (await invoices()).flatMap((invoice: { lines: { nodes: { awb: string }[] } }) => invoice.lines.nodes);

/** A parcel that the carrier has booked. */
async function booked(paymentStatus: string): Promise<{ id: string; awb: string }> {
  const { body, status, text } = await placeOrder(app, shop, { carrier: 'DEMO_ECO', paymentStatus });
  if (status !== 200) throw new Error(text);
  const id: string = body.shipment_id;
  await ask(app, admin, 'mutation($id: String!) { schedulePickup(id: $id) { newStatus } }', { id });
  await waitFor(`the carrier to book ${id}`, async () => {
    const [row] = await app.database.sql<{ status: string }>('select status from carrier_booking where reference = $1', [id]);
    return row?.status === 'booked';
  });
  return { id, awb: (await viewOf(id)).awb };
}

/** Lets time pass, second by second, until the table has so many rows of this kind. */
async function pass(apps: readonly TestApp[], what: string, count: number): Promise<void> {
  await waitFor(what, async () => {
    for (const { clock } of apps) clock.advance(1_000);
    const [row] = await app.database.sql<{ count: number }>(`select count(*)::int as count from ${what}`);
    return row?.count === count;
  });
}

describe("The demo's carrier", () => {
  it('delivers a parcel, bills it, and pays the cash that it collected', async () => {
    const [prepaid, postpaid] = [await booked('prepaid'), await booked('postpaid')];
    await pass([app], `cod_collection where stage = 'with_carrier'`, 1);
    await pass([app], 'carrier_invoice_line', 2);
    await pass([app], `cod_collection where stage = 'deposited'`, 1);

    const issued = await invoices();
    expect(issued.length).toBeGreaterThan(0);
    for (const { number } of issued) expect(number).toMatch(/^DEMO-\d{4}-\d\d-\d\d$/);
    expect(await lines()).toMatchObject([
      {
        awb: postpaid.awb,
        kind: 'HIGHER',
        cause: 'WEIGHT',
        state: 'OPEN',
        weightKg: '2.000',
        amount: { amount: '22.50', currency: 'AED' },
        difference: { amount: '1.23' },
      },
      { awb: prepaid.awb, kind: 'MATCHED', state: 'ACCEPTED', amount: { amount: '18.00' }, difference: { amount: '0.00' } },
    ]);
    expect(await viewOf(prepaid.id)).toMatchObject({
      status: 'DELIVERED',
      codStage: null,
      cost: { billed: false, cost: { amount: '4.90' } },
    });
    expect(await viewOf(postpaid.id)).toMatchObject({
      cost: { billed: true, cost: { amount: '6.13' } },
      cod: {
        history: [
          { stage: 'WITH_CARRIER', byId: null },
          { stage: 'DEPOSITED', byId: null, reference: expect.stringMatching(/^DEMO-CASH-/) },
        ],
      },
    });
  });

  it('leaves its imports in the audit log as changes of the system', async () => {
    const { auditEvents } = await ask(
      app,
      admin,
      '{ auditEvents(filter: { search: "importCarrier" }) { nodes { action actorType actorId subjectType arguments outcome } } }',
    );
    const byAction = Map.groupBy(auditEvents.nodes as { action: string }[], ({ action }) => action);
    expect(byAction.get('importCarrierInvoice')).toHaveLength(2);
    expect(byAction.get('importCarrierRemittance')).toMatchObject([
      { actorType: 'system', actorId: null, subjectType: 'Shipment', arguments: { csv: '[redacted]' }, outcome: 'OK' },
    ]);
  });

  it('has forgotten its parcels after a restart, and bills none of them again', async () => {
    const before = await lines();
    // A booking is asked for in a job, and jobs wait by the clock of the database.
    app.clock.reset();
    const again = await startApp({ ...SETTINGS, DEMO: '0' }, { databaseUrl: app.databaseUrl });
    try {
      const next = await booked('prepaid');
      await pass([app, again], 'carrier_invoice_line', before.length + 1);
      const isNew = ({ awb }: { awb: string }) => awb === next.awb;
      const after: { awb: string }[] = await lines();
      expect(after.filter((line) => !isNew(line))).toEqual(before);
      expect(after.filter(isNew)).toMatchObject([{ kind: 'MATCHED' }]);
    } finally {
      await again.stop();
    }
  });

  it('bills more, twice, or for a stranger now and then', () => {
    const request = { parcels: [{ weight: 1.2 }], selected_rate: { total_charge: 18, currency: 'AED' }, options: { currency: 'USD' } };
    const parcel: SimulatedParcel = { reference: 'S1', awb: 'KR1', carrierRef: 'shp_1', service: 'economy', status: 'booked', request };
    const bills = Array.from({ length: 6 }, (_, index) => billLines(parcel, { number: index + 1, day: '2026-11-24' }));
    const usual = ['DEMO-2026-11-24', 'KR1', '2026-11-24', 'economy', '1.2', '18.00', 'AED', ''];
    const heavier = ['DEMO-2026-11-24', 'KR1', '2026-11-24', 'economy', '2', '22.50', 'AED', 'Weighed 2 kg, declared 1.2 kg'];
    expect(bills).toEqual([[usual], [heavier], [usual], [usual, usual], [heavier], [usual, usual.with(1, 'KR1X')]]);
  });

  it('is not there unless the demo is', async () => {
    const plain = await sharedWeb();
    const { carrierAccounts } = await ask(plain, await adminOf(plain), '{ carrierAccounts { label } }');
    expect(carrierAccounts).not.toContainEqual({ label: 'Demo carrier' });
  });
});
