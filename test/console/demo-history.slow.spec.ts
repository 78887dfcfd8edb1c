import { startApp, type TestApp } from '../support/app.js';
import { ask } from '../support/graphql.js';
import { collectCash } from '../modules/carrier-bills/partner-line.js';
import { ledgerIsWhole } from '../support/people.js';
import { playHistory } from './demo-history.js';

/** Some days before and after the end of a month, so that the bill, the invoices and the cash of a month are among them. */
const DAYS = 18;
const UNTIL = new Date('2026-11-12T16:00:00Z');

describe('The history of the demo', () => {
  let app: TestApp;
  let placed: number;
  beforeAll(async () => {
    app = await startApp({ ROLE: 'web' });
    const clock = { set: (instant: Date) => app.clock.advance(instant.getTime() - app.clock.now().getTime()) };
    const letPartnerCollect = () => collectCash(app);
    placed = await playHistory(app, clock, {
      days: DAYS,
      until: UNTIL,
      cashierId: app.accounts.operator.id,
      letPartnerCollect,
      report: () => undefined,
    });
  }, 240_000);
  afterAll(() => app.stop());

  it('leaves parcels placed and delivered on days of the past, with books that are whole', async () => {
    const query = '{ shipmentFigures { days { date placed delivered } } }';
    const { days } = (await ask(app, app.accounts.erpToken, query)).shipmentFigures as { days: Day[] };
    const past = days.filter(({ date }) => date < UNTIL.toISOString().slice(0, 10));
    expect(sum(days, 'placed')).toBe(placed);
    expect(past.filter((day) => day.placed > 0)).toHaveLength(DAYS);
    expect(sum(past, 'delivered')).toBeGreaterThan(5);
    expect(await ledgerIsWhole(app)).toMatchObject({ ok: true });
  });

  it("leaves a carrier's bill with differences, a month with invoices, and cash of which a part is missing", async () => {
    const { carrierInvoices, carrierCashParcels, sellerInvoices, ledgerPeriod } = await ask(
      app,
      app.accounts.erpToken,
      `{ carrierInvoices { nodes { number counts { kind open } lines(state: OPEN) { nodes { kind difference { amount } } } } }
         sellerInvoices(month: "2026-10") { totalCount }
         carrierCashParcels(carrierCode: "SVCX") { nodes { collected { amount } owed { amount } } }
         ledgerPeriod(startDate: "2026-10-01", endDate: "2026-11-30") { accounts { code closingDebit { amount } closingCredit { amount } } } }`,
    );
    expect(carrierInvoices.nodes).toMatchObject([{ number: 'SVCX-2026-10' }]);
    const open = carrierInvoices.nodes[0].lines.nodes.map(({ kind }: { kind: string }) => kind);
    expect(open.sort()).toEqual(['HIGHER', 'TWICE', 'UNKNOWN']);
    expect(sellerInvoices.totalCount).toBe(1);

    const cents = ({ amount }: { amount: string }): number => Math.round(Number(amount) * 100);
    const owed: number[] = carrierCashParcels.nodes.map((parcel: { owed: { amount: string } }) => cents(parcel.owed));
    expect(owed).toContain(25_00);
    const [cash] = ledgerPeriod[0].accounts.filter(({ code }: { code: string }) => code === '1105');
    expect(cents(cash.closingDebit)).toBe(owed.reduce((total, amount) => total + amount, 0));
  });
});

interface Day {
  readonly date: string;
  readonly placed: number;
  readonly delivered: number;
}

const sum = (days: readonly Day[], field: 'placed' | 'delivered'): number => days.reduce((total, day) => total + day[field], 0);
