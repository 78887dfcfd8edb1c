import type { TestApp } from '../support/app.js';
import { ask } from '../support/graphql.js';
import { adminOf, topUp } from '../support/people.js';

/** A parcel that the partner carries abroad. */
interface Carried {
  readonly id: string;
  readonly takenAt: Date;
  /** What it has collected at the door. */
  readonly collected?: number;
}

const CARRIER = 'SVCX';
/** What the partner costs for a parcel of the history, which weighs 1.6 kg by its volume. */
const COST = 15.5;
const WEIGHT_KG = 1.6;

/** The operator's office: what the seller pays in, what the partner abroad bills and pays, and the invoices of a month. */
export class DemoOffice {
  private readonly carried: Carried[] = [];
  private readonly owed: Carried[] = [];

  constructor(
    private readonly app: TestApp,
    private readonly sellerId: string,
  ) {}

  /** On the first day: money in the wallet, and a price card of what the partner costs. */
  async open(): Promise<void> {
    await this.payIn('1500.00');
    const breaks = [
      { upToKg: '2', price: COST.toFixed(2) },
      { upToKg: '30', price: '41.00' },
    ];
    const input = { serviceCode: 'SVC_INT_ECO', purpose: 'COST', tiers: ['I1', 'I2', 'I3'].map((tier) => ({ tier, breaks })) };
    const { draftRateCard } = await this.asAdmin('mutation($input: DraftRateCardInput!) { draftRateCard(input: $input) { id } }', {
      input,
    });
    await this.asAdmin('mutation($id: String!) { publishRateCard(id: $id) { id } }', { id: draftRateCard.id });
  }

  async payIn(amount: string): Promise<void> {
    await topUp(this.app, await adminOf(this.app), this.sellerId, amount);
  }

  takes(id: string, takenAt: Date): void {
    this.carried.push({ id, takenAt });
  }

  collects(id: string, takenAt: Date, collected: number): void {
    this.owed.push({ id, takenAt, collected });
  }

  /** The monthly invoices of the sellers. */
  async invoice(month: string): Promise<void> {
    await this.asAdmin('mutation($month: String!) { issueSellerInvoices(month: $month) { issued } }', { month });
  }

  /** The partner's bill of a month: it has weighed one parcel again, billed one twice, and asks for one that is not ours. */
  async receiveBill(month: string): Promise<void> {
    const parcels = this.carried.filter(({ takenAt }) => takenAt.toISOString().startsWith(month));
    if (parcels.length < 3) return;
    await this.settleOpenLines();
    const lines = await Promise.all(
      parcels.map(async ({ id, takenAt }, index) => {
        const isHeavy = index === 1;
        const [weight, amount] = isHeavy ? [4.2, COST + 6.5] : [WEIGHT_KG, COST];
        return this.billLine(month, id, takenAt, [String(weight), amount.toFixed(2), isHeavy ? 'Weighed again at the hub in Riyadh' : '']);
      }),
    );
    const [twice] = parcels.slice(-1);
    if (twice) lines.push(await this.billLine(month, twice.id, twice.takenAt, ['', '4.00', 'Second delivery attempt']));
    lines.push(`${CARRIER}-${month},PX-99817203,${month}-27,International economy,2.0,${COST.toFixed(2)},USD,`);
    await this.importFile('importCarrierInvoice', ['invoice,awb,date,service,weight_kg,amount,currency,reason', ...lines]);
  }

  /** The partner pays the cash that it has collected before a day, but for a part of one parcel. */
  async receiveCash(day: Date): Promise<void> {
    const paid = this.owed.filter(({ takenAt }) => takenAt < day);
    const rest = this.owed.filter(({ takenAt }) => takenAt >= day);
    this.owed.splice(0, this.owed.length, ...rest);
    if (paid.length === 0) return;
    const on = day.toISOString().slice(0, 10);
    const lines = await Promise.all(
      paid.map(
        async ({ id, collected = 0 }, index) =>
          `${await this.awbOf(id)},${(collected - (index === 0 ? 25 : 0)).toFixed(2)},USD,${on},REM-${on}`,
      ),
    );
    await this.importFile('importCarrierRemittance', ['awb,amount,currency,date,reference', ...lines]);
  }

  /** The operator pays what the partner asks for the parcels of a month, but for what is in dispute. */
  async payBill(month: string): Promise<void> {
    const parcels = this.carried.filter(({ takenAt }) => takenAt.toISOString().startsWith(month)).length;
    if (parcels < 3) return;
    const pay = `mutation($amount: Decimal!, $reference: String!) {
      payCarrier(carrierCode: "${CARRIER}", amount: $amount, currency: "USD", reference: $reference) { id } }`;
    await this.asAdmin(pay, { amount: (parcels * COST).toFixed(2), reference: `${CARRIER}-${month}` });
  }

  /** Of earlier bills, the partner credits what was wrong. */
  private async settleOpenLines(): Promise<void> {
    const query = '{ carrierInvoices(state: OPEN, first: 20) { nodes { lines(state: OPEN, first: 100) { nodes { id } } } } }';
    const { carrierInvoices } = await this.asAdmin(query);
    const open = carrierInvoices.nodes.flatMap(({ lines }: { lines: { nodes: { id: string }[] } }) => lines.nodes);
    const resolve = 'mutation($id: ID!, $input: ResolveInvoiceLineInput!) { resolveInvoiceLine(id: $id, input: $input) { state } }';
    for (const { id } of open) await this.asAdmin(resolve, { id, input: { state: 'CREDITED', note: 'Credit note of the partner' } });
  }

  private async billLine(month: string, id: string, takenAt: Date, [weight, amount, reason]: [string, string, string]): Promise<string> {
    const day = takenAt.toISOString().slice(0, 10);
    return [`${CARRIER}-${month}`, await this.awbOf(id), day, 'International economy', weight, amount, 'USD', reason].join(',');
  }

  private async importFile(name: 'importCarrierInvoice' | 'importCarrierRemittance', lines: readonly string[]): Promise<void> {
    const csv = `${lines.join('\n')}\n`;
    await this.asAdmin(`mutation($csv: String!) { ${name}(account: "${CARRIER}", csv: $csv) { booked { amount } } }`, { csv });
  }

  private async awbOf(id: string): Promise<string> {
    return (await this.asAdmin('query($id: String!) { shipment(id: $id) { awb } }', { id })).shipment.awb;
  }

  /** Signed in again each time: between two steps of a history lie days. */
  private async asAdmin(query: string, variables: Readonly<Record<string, unknown>> = {}) {
    return ask(this.app, await adminOf(this.app), query, variables);
  }
}
