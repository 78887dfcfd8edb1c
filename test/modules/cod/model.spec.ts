import fc from 'fast-check';
import { formatMoney, money } from '../../../src/kernel/money.js';
import type { TestApp } from '../../support/app.js';
import { sharedWeb } from '../../support/shared-app.js';
import { bearer, type Answer } from '../../support/client.js';
import { booksOf, carry, confirm, handOver, invoiceOf } from '../../support/cod.js';
import { ask } from '../../support/graphql.js';
import { ledgerIsWhole, newSeller, otherErpToken, topUp } from '../../support/people.js';
import { anOrder, connectShop, moveTo, type ConnectedShop } from '../../support/story.js';
import { ParcelOracle, type Command, type Outcome } from './oracle.js';

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

/** The way of each of three parcels, one per currency. */
const ways = fc.tuple(...CURRENCIES.map(() => fc.array(command, { minLength: 4, maxLength: 14, size: 'max' })));

let app: TestApp;
let shop: ConnectedShop;
let sellerId: string;
beforeAll(async () => {
  app = await sharedWeb();
  const seller = await newSeller(app);
  sellerId = seller.id;
  // More than all parcels cost: a yen is little, and a wallet that is used up refuses to take back what was collected.
  for (const currency of CURRENCIES) await topUp(app, app.accounts.erpToken, seller.id, '500000', currency);
  shop = await connectShop(app, seller);
});
/** A parcel of the service beside what must be true of it. */
class Parcel {
  readonly oracle: ParcelOracle;
  private invoiceId: string | undefined;
  private payments = 0;

  private constructor(
    readonly id: string,
    readonly currency: string,
    minor: number,
  ) {
    this.oracle = new ParcelOracle(minor);
  }

  static async place(currency: string, minor: number): Promise<Parcel> {
    const amount = Number(formatMoney(money(BigInt(minor), currency)));
    const order = anOrder(shop.domain, {
      currency,
      subTotal: 20,
      tax: 0,
      discount: 0,
      paymentStatus: 'postpaid',
      collectionAmount: amount,
    });
    const products = order.products.map((line) => ({ ...line, price: 10, currency }));
    const { body } = await app.client.post('/api/order', { ...order, products }, shop.headers);
    const id: string = body.nbox.shipment_detail_id;
    await carry(app, id, 'IN_TRANSIT');
    return new Parcel(id, currency, minor);
  }

  /** Does it, and compares what is said and what is booked. */
  async perform(command: Command): Promise<void> {
    const found = await this.call(command);
    expect({ command, outcome: found }).toEqual({ command, outcome: this.oracle.apply(command) });
    expect(await booksOf(app, this.id)).toEqual(this.oracle.books);
  }

  private async call(command: Command): Promise<Outcome> {
    switch (command.do) {
      case 'confirm': {
        const amountCollected = this.major(Math.max(1, this.oracle.asked - command.keep));
        const answer = await confirm(app, this.id, { paymentMethod: command.method, amountCollected, acceptPartial: true, notes: 'n' });
        return answer.body.message === 'The collection was already confirmed.' ? 'again' : codeOf(answer);
      }
      case 'handOver':
        return codeOf(await handOver(app, this.id, this.handover(command.lose)));
      case 'reverse':
        return this.reverse();
      case 'pay':
        return this.pay();
      default:
        return codeOf(await moveTo(app, this.id, { deliver: 'delivered', fail: 'failed', sendBack: 'return_to_sender' }[command.do]));
    }
  }

  private handover(lose: number): Record<string, unknown> {
    const { remaining = 0 } = this.oracle.collection ?? {};
    const lost = Math.min(lose, remaining);
    const people = { receivedById: app.accounts.operator.id, depositReference: 'SLIP' };
    return lost === 0 ? people : { ...people, amount: this.major(remaining - lost), shortageNote: 'lost' };
  }

  private async reverse(): Promise<Outcome> {
    const query = 'mutation($id: String!) { reverseCod(id: $id, reason: "wrong") { id } }';
    const { body } = await app.client.graphql(query, { id: this.id }, app.accounts.erpToken);
    if (body.errors) return body.errors[0].extensions.code;
    const path = `/api/erp/approvals/${body.data.reverseCod.id}/approve`;
    return codeOf(await app.client.post(path, { reviewedById: app.accounts.superAdmin.id }, bearer(await otherErpToken(app))));
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

it(`goes every way as an oracle in plain integers says, in three currencies, over ${SEQUENCES} random stories`, async () => {
  const reported: Parcel[] = [];
  await fc.assert(
    fc.asyncProperty(ways, fc.tuple(...CURRENCIES.map(() => fc.integer({ min: 8, max: 250_000 }))), async (commands, amounts) => {
      const parcels = await Promise.all(CURRENCIES.map((currency, n) => Parcel.place(currency, amounts[n] ?? 100)));
      reported.push(...parcels);
      await Promise.all(
        parcels.map(async (parcel, n) => {
          for (const each of commands[n] ?? []) await parcel.perform(each);
        }),
      );
      expect(await ledgerIsWhole(app)).toMatchObject({ ok: true, differences: [] });
      expect(await unclearedOf(sellerId)).toEqual(sumOf(reported));
    }),
    { numRuns: SEQUENCES, endOnFailure: true, includeErrorInReport: true },
  );
});

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
