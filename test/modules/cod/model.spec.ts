import fc from 'fast-check';
import { smallestCoin, formatMoney, money } from '../../../src/kernel/money.js';
import { startApp, type TestApp } from '../../support/app.js';
import type { Answer } from '../../support/client.js';
import { booksOf, carry, confirm, handOver, invoiceOf } from '../../support/cod.js';
import { ask } from '../../support/graphql.js';
import { approve, ledgerIsWhole, newSeller, topUp } from '../../support/people.js';
import { anOrder, connectShop, moveTo, type ConnectedShop } from '../../support/story.js';
import { muscat, PartnerLine } from '../carrier-bills/partner-line.js';
import { ParcelOracle, type CarriedBy, type Command, type Outcome } from './oracle.js';

const SEQUENCES = Number(process.env['COD_SEQUENCES'] ?? 8);
const CURRENCIES = ['JPY', 'USD', 'KWD'];

const command: fc.Arbitrary<Command> = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({
      do: fc.constant('confirm'),
      method: fc.constantFrom('cash', 'cash', 'card'),
      keep: fc.constantFrom(0, 0, 0, 7),
    }),
  },
  { weight: 6, arbitrary: fc.record({ do: fc.constant('handOver'), lose: fc.constantFrom(0, 0, 0, 1, 333, 1_000_000) }) },
  { weight: 3, arbitrary: fc.record({ do: fc.constantFrom('reverse', 'pay', 'pay') }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constantFrom('deliver', 'fail', 'sendBack') }) },
);

const carrierCommand: fc.Arbitrary<Command> = fc.oneof(
  { weight: 6, arbitrary: command },
  { weight: 3, arbitrary: fc.record({ do: fc.constant('remit'), amount: fc.constantFrom(1, 333, 100_000, 1_000_000) }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('bill'), percent: fc.constantFrom(75, 100, 130) }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('writeOff') }) },
);

/** The way of each of three parcels, one per currency. */
const waysOf = (carriedBy: CarriedBy) =>
  fc.tuple(
    ...CURRENCIES.map(() => fc.array(carriedBy === 'carrier' ? carrierCommand : command, { minLength: 4, maxLength: 14, size: 'max' })),
  );

let app: TestApp;
let line: PartnerLine;
let shop: ConnectedShop;
let sellerId: string;
beforeAll(async () => {
  // Its own service, because a partner has to collect cash.
  app = await startApp({ ROLE: 'web', MANUAL_POSTING_THRESHOLD: '1000000000' });
  line = await PartnerLine.open(app);
  const seller = await newSeller(app);
  sellerId = seller.id;
  // More than all parcels cost: a yen is little, and a wallet that is used up refuses to take back what was collected.
  for (const currency of CURRENCIES) await topUp(app, app.accounts.erpToken, seller.id, '500000', currency);
  shop = await connectShop(app, seller);
});
afterAll(() => app.stop());

const PARTIAL = { acceptPartial: true, notes: 'n' };

/** A parcel of the service beside what must be true of it. */
class Parcel {
  readonly oracle: ParcelOracle;
  private invoiceId: string | undefined;
  private payments = 0;
  private reports = 0;

  private constructor(
    readonly id: string,
    readonly currency: string,
    readonly awb: string,
    { minor, carriedBy, cost }: { minor: number; carriedBy: CarriedBy; cost: number },
  ) {
    this.oracle = new ParcelOracle(minor, carriedBy, cost, Number(smallestCoin(currency)));
  }

  static async place(currency: string, minor: number, carriedBy: CarriedBy): Promise<Parcel> {
    const amount = Number(formatMoney(money(BigInt(minor), currency)));
    const order = anOrder(shop.domain, {
      currency,
      subTotal: 20,
      tax: 0,
      discount: 0,
      paymentStatus: 'postpaid',
      collectionAmount: amount,
      ...(carriedBy === 'carrier' && { carrier: 'SVC_INT_ECO' }),
    });
    const destination = carriedBy === 'carrier' ? muscat : order.destination;
    const products = order.products.map((line) => ({ ...line, price: 10, currency }));
    const { body } = await app.client.post('/api/order', { ...order, destination, products }, shop.headers);
    const id: string = body.nbox.shipment_detail_id;
    await carry(app, id, 'IN_TRANSIT');
    const { shipment } = await ask(app, line.admin, 'query($id: String!) { shipment(id: $id) { awb } }', { id });
    return new Parcel(id, currency, shipment.awb, { minor, carriedBy, cost: (await line.booksOf(id, ['5200']))['5200'] ?? 0 });
  }

  /** Does it, and compares what is said and what is booked. */
  async perform(command: Command): Promise<void> {
    const found = await this.call(command);
    expect({ command, outcome: found }).toEqual({ command, outcome: this.oracle.apply(command) });
    expect(await booksOf(app, this.id)).toEqual(this.oracle.books);
    if (this.oracle.carriedBy === 'own fleet') return;
    expect(await line.booksOf(this.id, ['2200', '5200'])).toEqual({ 2200: -this.oracle.cost, 5200: this.oracle.cost });
  }

  private async call(command: Command): Promise<Outcome> {
    switch (command.do) {
      case 'confirm': {
        const amountCollected = this.major(Math.max(1, this.oracle.asked - command.keep));
        const answer = await confirm(app, this.id, { paymentMethod: command.method, amountCollected, ...(command.keep > 0 && PARTIAL) });
        return answer.body.message === 'The collection was already confirmed.' ? 'again' : codeOf(answer);
      }
      case 'handOver':
        return codeOf(await handOver(app, this.id, this.handover(command.lose)));
      case 'remit':
        return this.remit(command.amount);
      case 'bill':
        return this.bill(this.oracle.billed(command.percent));
      case 'writeOff':
        return this.writeOff();
      case 'deliver':
        return this.deliver();
      case 'reverse':
        return this.reverse();
      case 'pay':
        return this.pay();
      default:
        return codeOf(await moveTo(app, this.id, { fail: 'failed', sendBack: 'return_to_sender' }[command.do]));
    }
  }

  /** A carrier reports its own deliveries, and takes the money with them. */
  private async deliver(): Promise<Outcome> {
    if (this.oracle.carriedBy === 'own fleet' || this.oracle.status !== 'in_transit')
      return codeOf(await moveTo(app, this.id, 'delivered'));
    await carry(app, this.id, 'DELIVERED');
    return 'done';
  }

  private async remit(minor: number): Promise<Outcome> {
    const query = 'mutation($csv: String!) { importCarrierRemittance(account: "SVCX", csv: $csv) { lines { outcome } } }';
    const csv = `awb,amount,currency,date,reference\n${this.awb},${this.major(minor)},${this.currency},2026-11-22,R-${this.reports++}\n`;
    return (await ask(app, line.accounts, query, { csv })).importCarrierRemittance.lines[0].outcome;
  }

  private async bill(minor: number): Promise<Outcome> {
    const query = 'mutation($csv: String!) { importCarrierInvoice(account: "SVCX", csv: $csv) { counts { kind lines } } }';
    const header = 'invoice,awb,date,service,weight_kg,amount,currency,reason';
    const csv = `${header}\nI-${this.awb}-${this.reports++},${this.awb},,,,${this.major(minor)},${this.currency},\n`;
    const { counts } = (await ask(app, line.accounts, query, { csv })).importCarrierInvoice;
    return counts.find(({ lines }: { lines: number }) => lines === 1).kind;
  }

  private async writeOff(): Promise<Outcome> {
    const query = 'mutation($id: String!) { writeOffCarrierCash(id: $id, reason: "lost") { stage } }';
    const { body } = await app.client.graphql(query, { id: this.id }, line.accounts);
    return body.errors ? body.errors[0].extensions.code : 'done';
  }

  private handover(lose: number): Record<string, unknown> {
    const { remaining = 0 } = this.oracle.collection ?? {};
    const lost = Math.min(lose, remaining);
    const people = { receivedById: app.accounts.operator.id, depositReference: `SLIP-${this.reports++}` };
    return lost === 0 ? people : { ...people, amount: this.major(remaining - lost), shortageNote: 'lost' };
  }

  private async reverse(): Promise<Outcome> {
    const query = 'mutation($id: String!) { reverseCod(id: $id, reason: "wrong") { id } }';
    const { body } = await app.client.graphql(query, { id: this.id }, app.accounts.erpToken);
    if (body.errors) return body.errors[0].extensions.code;
    const outcome = await approve(app, body.data.reverseCod.id);
    return outcome === 'APPROVED' ? 'done' : outcome;
  }

  /** For the invoice that stands, or for the last one that did; every payment is another one. */
  private async pay(): Promise<Outcome> {
    const issued = await invoiceOf(app, this.id);
    this.invoiceId = issued.body.data?.invoiceId ?? this.invoiceId;
    if (this.invoiceId === undefined) return this.oracle.status === 'return_to_sender' ? this.nothingToPay() : codeOf(issued);
    const query = 'mutation($i: String!, $r: String!) { recordInvoicePayment(invoiceId: $i, reference: $r) { outcome } }';
    const data = await ask(app, app.accounts.erpToken, query, { i: this.invoiceId, r: `P-${this.payments++}` });
    return data.recordInvoicePayment.outcome;
  }

  /** No link was ever issued, so none can have been paid: the oracle records a payment and its refund. */
  private nothingToPay(): Outcome {
    this.oracle.forgetPayment();
    return 'REFUND_DUE';
  }

  private major = (minor: number): number => Number(formatMoney(money(BigInt(minor), this.currency)));
}

const codeOf = ({ status, body }: Answer): Outcome => (status === 200 ? 'done' : body.code);

const reported: Parcel[] = [];

it.each<CarriedBy>(['own fleet', 'carrier'])(
  `goes every way as an oracle in plain integers says, carried by the %s, in three currencies, over ${SEQUENCES} random stories`,
  async (carriedBy) => {
    await fc.assert(
      fc.asyncProperty(
        waysOf(carriedBy),
        fc.tuple(...CURRENCIES.map(() => fc.integer({ min: 8, max: 250_000 }))),
        async (commands, amounts) => {
          const parcels = await Promise.all(CURRENCIES.map((currency, n) => Parcel.place(currency, amounts[n] ?? 100, carriedBy)));
          reported.push(...parcels);
          await Promise.all(
            parcels.map(async (parcel, n) => {
              for (const each of commands[n] ?? []) await parcel.perform(each);
            }),
          );
          // Also that 1105 is what carriers hold.
          expect(await ledgerIsWhole(app)).toMatchObject({ ok: true, differences: [] });
          expect(await unclearedOf(sellerId)).toEqual(sumOf(reported));
        },
      ),
      { numRuns: SEQUENCES, endOnFailure: true, includeErrorInReport: true },
    );
  },
);

async function unclearedOf(id: string): Promise<Record<string, number>> {
  const rows = await app.database.sql<{ currency: string; minor: string }>(
    `select currency, uncleared_minor as minor from seller_account where seller_id = $1 and kind = 'wallet' order by currency`,
    [id],
  );
  return Object.fromEntries(rows.map(({ currency, minor }) => [currency, Number(minor)]));
}

function sumOf(parcels: readonly Parcel[]): Record<string, number> {
  const sums = Object.fromEntries([...CURRENCIES].sort().map((currency) => [currency, 0]));
  for (const { currency, oracle } of parcels) sums[currency] = (sums[currency] ?? 0) + oracle.uncleared;
  return sums;
}
