import { JobWork } from '../../../src/platform/work/work.js';
import { bookingQueues } from '../../../src/modules/bookings/index.js';
import { LINE_SETTINGS, bookedView, connectLine } from '../../carriers/connect-line.js';
import { ParcelLine } from '../../carriers/parcel-line.js';
import { startApp, type TestApp } from '../../support/app.js';
import { ask } from '../../support/graphql.js';
import { adminOf, ledgerIsWhole, newSeller, topUp } from '../../support/people.js';
import { waitFor } from '../../support/wait-for.js';
import { connectShop, placeOrder, type ConnectedShop } from '../../support/story.js';

/**
 * An operator with one account at Parcel Line, whose jobs run only when a test says so: the moment at which a process dies, a person decides
 * or a carrier changes its mind is part of the story.
 */
export class BookingDesk {
  private constructor(
    readonly app: TestApp,
    readonly line: ParcelLine,
    readonly admin: string,
    readonly account: string,
    readonly sellerId: string,
    readonly shop: ConnectedShop,
  ) {}

  static async open(settings: Readonly<Record<string, string>> = {}): Promise<BookingDesk> {
    const line = await new ParcelLine().start();
    const app = await startApp({ ...LINE_SETTINGS, ROLE: 'web', ...settings });
    const admin = await adminOf(app);
    const account = await connectLine(app, admin, line);
    const seller = await newSeller(app);
    await topUp(app, admin, seller.id, '5000.00');
    return new BookingDesk(app, line, admin, account, seller.id, await connectShop(app, seller));
  }

  /** The carrier works as usual again. */
  recover(): void {
    this.line.recover();
    Object.assign(this.line.decisions, { cancel: 'void', brokenLabels: false, pendingBookings: false, currency: null });
    this.line.refusing = null;
    this.line.hasLabelsLater = false;
    this.line.unmade.clear();
  }

  /** Returns whether the ledger is whole. */
  async close(): Promise<unknown> {
    const books = await ledgerIsWhole(this.app);
    await this.app.stop();
    await this.line.stop();
    return books;
  }

  view(id: string) {
    return bookedView(this.app, this.admin, id);
  }

  async order(more: object = {}, shop = this.shop): Promise<{ id: string; orderId: string }> {
    const { status, body, text } = await placeOrder(this.app, shop, { carrier: 'LINE_NEXT', ...more });
    if (status !== 200) throw new Error(text);
    return { id: body.shipment_id, orderId: String(body.orderId) };
  }

  schedule(id: string) {
    return ask(this.app, this.admin, 'mutation($id: String!) { schedulePickup(id: $id) { newStatus } }', { id });
  }

  /** An order whose pickup was scheduled, after one run of its job. */
  async asked(more: object = {}, shop = this.shop): Promise<{ id: string; orderId: string }> {
    const placed = await this.order(more, shop);
    await this.schedule(placed.id);
    await this.drive(placed.id);
    return placed;
  }

  /** Runs the job of the bookings of a shipment. */
  async drive(id: string): Promise<void> {
    const rows = await this.app.database.sql<{ id: string }>(`select id from carrier_booking where reference like $1 order by created_at`, [
      `${id}%`,
    ]);
    for (const booking of rows) await this.run('carrier_bookings', booking.id);
  }

  /** The same after a while. */
  async later(seconds: number, id: string): Promise<void> {
    this.app.clock.advance(seconds * 1_000);
    await this.drive(id);
  }

  /** The account is paused without the call waiting for it, and every process knows it. */
  whenPaused(): Promise<void> {
    return waitFor('the service knows that the account is paused', () => this.app.services.carriers.account(this.account)?.paused === true);
  }

  async drivePickups(): Promise<void> {
    const rows = await this.app.database.sql<{ id: string }>('select id from carrier_pickup order by created_at', []);
    for (const pickup of rows) await this.run('carrier_pickups', pickup.id);
  }

  private async run(queue: string, id: string): Promise<void> {
    const { unitOfWork, sql } = this.app.database;
    await bookingQueues.find((each) => each.queue === queue)?.run(new JobWork(this.app.services, sql, unitOfWork), id);
  }

  cancel(orderId: string) {
    return this.app.client.graphql('mutation($id: String!) { cancelOrder(orderId: $id) { status } }', { id: orderId }, this.admin);
  }

  async decide(decision: string, id: string) {
    return this.app.client.graphql(`mutation($id: String!) { ${decision} { bookingStatus } }`, { id }, this.admin);
  }

  /** The references of what waits for a person. */
  async problems(): Promise<string[]> {
    const { opsBoard, bookingProblems } = await ask(
      this.app,
      this.admin,
      '{ opsBoard { bookingProblems { count } } bookingProblems { reference } }',
    );
    const references = bookingProblems.map(({ reference }: { reference: string }) => reference);
    expect(opsBoard.bookingProblems.count).toBe(references.length);
    return references;
  }

  /** The parcels of a shipment that the carrier has and has not voided. */
  atCarrier(id: string): string[] {
    return this.line.parcels.filter(({ reference, status }) => reference.startsWith(id) && status !== 'void').map(({ awb }) => awb);
  }

  async holdOf(id: string): Promise<string | undefined> {
    const [hold] = await this.app.database.sql<{ status: string }>(
      `select h.status from wallet_hold h join shipment s on s.id = h.shipment_id where s.reference = $1 order by h.created_at desc limit 1`,
      [id],
    );
    return hold?.status;
  }

  async timelineOf(id: string): Promise<{ trigger: string; note: string | null; applied: boolean }[]> {
    return (await ask(this.app, this.admin, 'query($id: String!) { shipment(id: $id) { timeline { trigger note applied } } }', { id }))
      .shipment.timeline;
  }

  /** A scan of the carrier, a minute later. */
  async scan(id: string, code: string): Promise<void> {
    this.app.clock.advance(60_000);
    const { awb } = await this.view(id);
    const scan = {
      awb,
      eventId: `${awb}-${code}`,
      code,
      message: code,
      at: this.app.clock.now(),
      city: null,
      signedBy: null,
      pictureUrl: null,
    };
    this.line.scans.push(scan);
    const { headers, body } = this.line.webhookCall(scan);
    const response = await fetch(`${this.app.url}/api/carriers/${this.account}/events`, { method: 'POST', headers, body });
    if (!response.ok) throw new Error(await response.text());
  }
}

export const codeOf = ({ body }: { body: any }): string | undefined => body.errors?.[0]?.extensions?.code;
