import type { TestApp } from '../support/app.js';
import { bearer } from '../support/client.js';
import { handOver } from '../support/cod.js';
import { abuDhabi, anOrder, connectStore, dubai, moveTo, mug, sessionOf, verify, type ConnectedShop } from '../support/story.js';
import { ask } from '../support/graphql.js';
import type { Filled } from './demo-day.js';
import { DemoOffice } from './demo-office.js';
import { phoneOf } from './demo-phones.js';

/** A clock that stands where it was set last. */
export interface SettableClock {
  set(instant: Date): void;
}

export interface History {
  readonly days: number;
  /** The history ends here: what would happen later is left out, so that the last parcels are still on their way. */
  readonly until: Date;
  /** Who received the cash that drivers brought. */
  readonly cashierId: string;
  /** Lets the partner abroad collect cash, which it does not by itself. */
  readonly letPartnerCollect: () => Promise<void>;
  readonly report: (message: string) => void;
}

type Act = () => Promise<void>;

/** One step at its moment. `order` keeps steps of the same moment in the order in which they were planned. */
interface Happening {
  readonly at: number;
  readonly order: number;
  readonly act: Act;
}

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

const NAMES = [
  ['Aisha', 'Khan'], ['محمد', 'العتيبي'], ['Priya', 'Nair'], ['Omar', 'Haddad'], ['فاطمة', 'الزهراني'], ['James', 'O’Neill'], ['Chen', 'Wei'],
  ['Layla', 'Mansour'], ['Sara', 'Al Marri'], ['Tom', 'Becker'],
] as const; // prettier-ignore
const PLACES = [
  abuDhabi,
  { ...dubai, address: 'Jumeirah 1' },
  { ...abuDhabi, address: 'King Faisal Street 8', city: 'Sharjah', state: 'Sharjah' },
  { ...abuDhabi, address: 'Al Jazirah 12', city: 'Ras Al Khaimah', state: 'Ras Al Khaimah' },
];
const ABROAD = [
  { address: 'King Fahd Road 20', city: 'Riyadh', state: 'Riyadh', countryCode: 'SA', country: 'Saudi Arabia', zip: '12211' },
  { address: 'Salmiya Block 4', city: 'Kuwait City', state: 'Hawalli', countryCode: 'KW', country: 'Kuwait', zip: '22001' },
];
const GOODS = ['Mug', 'Coffee grinder', 'Prayer mat', 'Desk lamp', 'Running shoes', 'Oud perfume'];
const SETBACKS = ['nobody_home', 'no_cash', 'unreachable', 'postponed'];
const BOX = { quantity: 1, grams: 1200, length: 20, width: 20, height: 20, volume: 8000 };

/** Plays weeks of work in the past: parcels placed, collected, delivered and paid for, day after day. Answers how many. */
export async function playHistory(target: Filled, clock: SettableClock, history: History): Promise<number> {
  const app = target as TestApp;
  const start = startOfDay(history.until.getTime() - history.days * DAY);
  clock.set(new Date(start));
  await history.letPartnerCollect();
  const { me } = await ask(app, await sessionOf(app, app.accounts.seller), '{ me { seller { id } } }');
  const office = new DemoOffice(app, me.seller.id);
  await office.open();
  const story = new Story(app, await connectStore(app, 'Mugs & More'), office, history);
  let day = start;
  for (; day < history.until.getTime(); day += DAY) {
    story.plan(day);
    await story.tellUntil(Math.min(day + DAY, history.until.getTime()), clock);
    history.report(`History: ${new Date(day).toISOString().slice(0, 10)}, ${story.placed} parcels so far ...`);
  }
  clock.set(history.until);
  return story.placed;
}

const startOfDay = (at: number): number => at - (at % DAY);

class Story {
  placed = 0;
  private readonly pending: Happening[] = [];
  private readonly chance = seeded(7);
  private happenings = 0;

  constructor(
    private readonly app: TestApp,
    private readonly shop: ConnectedShop,
    private readonly office: DemoOffice,
    private readonly history: History,
  ) {}

  /** More orders as the weeks go by, fewer on Fridays. */
  plan(day: number): void {
    const age = Math.floor((this.history.until.getTime() - day) / DAY);
    const usual = 7 + Math.round((4 * (this.history.days - age)) / this.history.days) + this.pick(4);
    const count = new Date(day).getUTCDay() === 5 ? 4 : usual;
    for (let number = 0; number < count; number += 1) {
      const at = day + 4 * HOUR + this.pick(12 * 60) * MINUTE;
      this.later(at, () => this.place(at));
    }
    if (new Date(day).getUTCDate() === 1 && age < this.history.days) this.closeMonthBefore(day);
  }

  /** In the first days of a month the office invoices the month before, and the partner abroad bills and pays. */
  private closeMonthBefore(day: number): void {
    const month = new Date(day - DAY).toISOString().slice(0, 7);
    this.later(day + 20 * MINUTE, () => this.office.invoice(month));
    this.later(day + 8 * HOUR, () => this.office.payIn('500.00'));
    this.later(day + 2 * DAY + 6 * HOUR, () => this.office.receiveBill(month));
    this.later(day + 9 * DAY + 7 * HOUR, () => this.office.receiveCash(new Date(day)));
    this.later(day + 13 * DAY + 9 * HOUR, () => this.office.payBill(month));
  }

  async tellUntil(end: number, clock: SettableClock): Promise<void> {
    for (;;) {
      this.pending.sort((one, other) => one.at - other.at || one.order - other.order);
      const [next] = this.pending;
      if (!next || next.at >= end) return;
      this.pending.shift();
      clock.set(new Date(next.at));
      await next.act();
    }
  }

  private later(at: number, act: Act): void {
    this.pending.push({ at, order: (this.happenings += 1), act });
  }

  private async place(at: number): Promise<void> {
    const number = (this.placed += 1);
    const abroad = number % 9 === 4;
    const pays = abroad ? number % 18 === 4 : this.pick(5) < 2;
    const cod = pays ? 40 + this.pick(300) : undefined;
    const [firstName, lastName] = NAMES[number % NAMES.length] ?? NAMES[0];
    const price = 20 + this.pick(180);
    const service = abroad ? { carrier: 'SVC_INT_ECO' } : this.pick(4) === 0 && { carrier: 'SVC_EXP' };
    const money = { subTotal: price, tax: 0, discount: 0, total: price, ...service };
    const places = abroad ? ABROAD : PLACES;
    const body = {
      ...anOrder(this.shop.domain, cod === undefined ? money : { ...money, paymentStatus: 'postpaid', collectionAmount: cod }),
      customer: { firstName, lastName, email: `shopper${number}@example.com`, phone: phoneOf(number) },
      destination: places[this.pick(places.length)],
      products: [{ ...mug, ...BOX, price, name: GOODS[this.pick(GOODS.length)] }],
    };
    const answer = await this.app.client.post('/api/order', body, this.shop.headers);
    if (!answer.body?.orderId) throw new Error(`The order was not placed: ${answer.text}`);
    this.follow(at, String(answer.body.nbox.shipment_detail_id), { abroad, cod, orderNumber: body.order.orderNumber });
  }

  /** Collected on the day, at the hub in the evening, at the door on the next morning or the one after. */
  private follow(at: number, id: string, parcel: { abroad: boolean; cod: number | undefined; orderNumber: number }): void {
    if (this.pick(25) === 0) return this.later(at + 40 * MINUTE, () => this.cancel(parcel.orderNumber));
    const packed = at + (20 + this.pick(120)) * MINUTE;
    this.move(packed, id, 'fulfilled');
    this.move(packed + 30 * MINUTE, id, 'pickup');
    this.move(packed + (90 + this.pick(120)) * MINUTE, id, 'picked_up');
    const hub = packed + 5 * HOUR;
    this.move(hub, id, 'at_sorting');
    this.later(hub + 30 * MINUTE, () => answered(verify(this.app, id)));
    const morning = startOfDay(hub) + DAY * (parcel.abroad ? 3 + this.pick(3) : 1 + this.pick(2)) + 4 * HOUR;
    this.move(morning - HOUR, id, 'booked');
    if (parcel.abroad) return this.goAbroad(morning, id, parcel.cod);
    this.atTheDoor(morning, id, parcel.cod !== undefined);
  }

  /** The partner takes over, and keeps the cash of the door until it pays. */
  private goAbroad(morning: number, id: string, cod: number | undefined): void {
    this.move(morning, id, 'in_transit');
    this.later(morning, () => Promise.resolve(this.office.takes(id, new Date(morning))));
    const at = morning + DAY + 9 * HOUR;
    this.move(at, id, 'delivered');
    if (cod === undefined) return;
    this.confirmCash(at, id);
    this.later(at + 2 * MINUTE, () => Promise.resolve(this.office.collects(id, new Date(at), cod)));
  }

  private atTheDoor(morning: number, id: string, cod: boolean, attempt = 1): void {
    this.move(morning, id, 'in_transit');
    const at = morning + (60 + this.pick(8 * 60)) * MINUTE;
    const luck = this.pick(20);
    if (luck === 0 && attempt > 1) return this.bringBack(at, id);
    if (luck < 3 && attempt < 3) {
      this.move(at, id, 'on_hold', { reasonCode: SETBACKS[this.pick(SETBACKS.length)] });
      return this.atTheDoor(morning + DAY, id, cod, attempt + 1);
    }
    this.move(at, id, 'delivered');
    if (cod) this.carryCash(at, id);
  }

  private bringBack(at: number, id: string): void {
    this.move(at, id, 'failed', { reasonCode: 'refused' });
    this.move(at + 3 * HOUR, id, 'return_to_sender');
    this.move(at + DAY, id, 'return_to_sender');
  }

  /** From the door to the desk in the evening, to accounts on the next day and to the bank on the day after. */
  private carryCash(at: number, id: string): void {
    const evening = startOfDay(at) + 15 * HOUR;
    const hand = (moment: number, body: Record<string, unknown>): void => this.later(moment, () => answered(handOver(this.app, id, body)));
    this.confirmCash(at, id);
    hand(Math.max(evening, at + HOUR), { toStage: 'with_reception', receivedById: this.history.cashierId });
    hand(evening + DAY, { toStage: 'with_accounts', receivedById: this.history.cashierId });
    hand(evening + 2 * DAY, { toStage: 'deposited', depositReference: `SLIP-${new Date(evening).toISOString().slice(0, 10)}` });
  }

  private confirmCash(at: number, id: string): void {
    const confirm = `/api/erp/cod-invoice/${id}/confirm`;
    this.later(at + MINUTE, () => answered(this.app.client.post(confirm, { paymentMethod: 'cash' }, bearer(this.app.accounts.erpToken))));
  }

  private async cancel(orderNumber: number): Promise<void> {
    await answered(this.app.client.post('/api/order/cancelled', { orderNumber }, this.shop.headers));
  }

  private move(at: number, id: string, status: string, more: Readonly<Record<string, unknown>> = {}): void {
    this.later(at, () => answered(moveTo(this.app, id, status, more)));
  }

  /** A whole number from 0 up to but not including `below`. */
  private pick(below: number): number {
    return Math.floor(this.chance() * below);
  }
}

async function answered(call: Promise<{ status: number; text: string }>): Promise<void> {
  const answer = await call;
  if (answer.status !== 200) throw new Error(`The history stopped: ${answer.text}`);
}

/** The same numbers at every run (mulberry32). */
function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}
