import type { ShipmentChangeData } from '../../../src/kernel/events.js';
import { instantOfLocal, localDate, localDay } from '../../../src/kernel/local-time.js';
import { Mailer } from '../../../src/modules/notifications/index.js';
import { dueZone } from '../../../src/modules/shipment-notifications/due-digests.rules.js';
import { digestRun, noticeConsumer } from '../../../src/modules/shipment-notifications/index.js';
import { openMailTransport } from '../../../src/platform/mail/transport.js';
import { JobWork } from '../../../src/platform/work/work.js';
import { startApp, type TestApp } from '../../support/app.js';
import { days } from '../../support/clock.js';
import { eventsHandled } from '../../support/events.js';
import { ask } from '../../support/graphql.js';
import { adminOf, newSeller, topUp, type Person } from '../../support/people.js';
import { report } from '../../support/shipments.js';
import { anOrder, connectShop, moveTo, sessionOf, walkTo, type ConnectedShop } from '../../support/story.js';

const ZONE = 'Asia/Dubai';

let app: TestApp;
let admin: string;
beforeAll(async () => {
  app = await startApp({ PUBLIC_URL: 'https://ship.example.com' });
  admin = await adminOf(app);
});
afterAll(() => app.stop());
afterEach(() => app.clock.reset());

interface Merchant {
  readonly person: Person;
  readonly shop: ConnectedShop;
}

/** A seller of Dubai with money, and with one more recipient. */
async function merchant(profile: Readonly<Record<string, unknown>> = { orderMails: 'DAILY' }): Promise<Merchant> {
  const person = await newSeller(app, { timezone: ZONE });
  await topUp(app, admin, person.id, '500.00');
  if (Object.keys(profile).length > 0) await choose(person, profile);
  return { person, shop: await connectShop(app, person) };
}

const choose = async (person: Person, profile: Readonly<Record<string, unknown>>) =>
  ask(app, await sessionOf(app, person), 'mutation($i: UpdateProfileInput!) { updateProfile(input: $i) { orderMails } }', { i: profile });

async function placed({ shop }: Merchant, name = { firstName: 'Aisha', lastName: 'Khan' }): Promise<{ id: string; orderNumber: number }> {
  const given = anOrder(shop.domain);
  const { body } = await app.client.post('/api/order', { ...given, customer: { ...given.customer, ...name } }, shop.headers);
  return { id: body.shipment_id, orderNumber: given.order.orderNumber };
}

/** Sets the clock to a time of tomorrow in Dubai. */
function tomorrowAt(time: string): void {
  app.clock.reset();
  const now = app.clock.now();
  app.clock.advance(instantOfLocal(localDay(new Date(now.getTime() + days(1)), ZONE), time, ZONE).getTime() - now.getTime());
}

const work = (): JobWork<TestApp['services']> => new JobWork(app.services, app.database.sql, app.database.unitOfWork);
const write = (): Promise<void> => digestRun.run(work());

/** Handles the changes of a parcel again. */
async function replay(reference: string): Promise<void> {
  const events = await app.database.sql<{ id: string; subjectId: string; ownerId: string; data: ShipmentChangeData; occurredAt: Date }>(
    `select id, subject_id as "subjectId", owner_id as "ownerId", data, occurred_at as "occurredAt" from event
      where type = 'shipment.status_changed' and subject_id = (select id from shipment where reference = $1)`,
    [reference],
  );
  const transport = openMailTransport({ url: undefined, dataDir: app.dataDir, from: 'no-reply@shipgraph.local' });
  await noticeConsumer(new Mailer(transport)).handleAll(
    events.map((event) => ({ ...event, type: 'shipment.status_changed', requestId: null })),
    work(),
  );
}

interface Mail {
  readonly kind: string;
  readonly recipient: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  readonly status: string;
}

const mailsTo = ({ person }: Merchant): Promise<Mail[]> =>
  app.database.sql<Mail & object>(
    `select kind, recipient, subject, text_body as text, html_body as html, status from mail
      where audience = 'seller' and kind not like 'seller_%' and recipient in ($1, $2) order by event_id, recipient`,
    [person.email, `desk-${person.email}`],
  );
const kindsTo = async (of: Merchant): Promise<string[]> => (await mailsTo(of)).map(({ kind }) => kind);

describe('A seller who wants one mail a day', () => {
  it('gets one mail in the morning about the day before, and at once only what needs an action', async () => {
    const mine = await merchant();
    await choose(mine.person, { notifyEmails: [`desk-${mine.person.email}`] });
    const [done, failed, held, cancelled] = [
      await placed(mine, { firstName: 'عائشة', lastName: 'خان' }),
      await placed(mine),
      await placed(mine),
      await placed(mine),
    ];
    await walkTo(app, done.id, 'delivered');
    await report(app, failed.id, 'FAILED', { reasonCode: 'no_access' });
    await walkTo(app, held.id, 'in_transit');
    await report(app, held.id, 'ON_HOLD', { reasonCode: 'nobody_home', note: 'Mrs Khan was rude' });
    await moveTo(app, cancelled.id, 'pickup');
    await app.client.post('/api/order/cancelled', { orderNumber: cancelled.orderNumber }, mine.shop.headers);
    await eventsHandled(app);
    expect((await kindsTo(mine)).sort()).toEqual(['order_cancelled', 'order_cancelled', 'shipment_failed', 'shipment_failed']);

    tomorrowAt('06:59');
    await write();
    expect(await kindsTo(mine)).not.toContain('order_digest');
    const day = localDate(localDay(new Date(app.clock.now().getTime() - days(1)), ZONE), 'en');
    tomorrowAt('07:00');
    await Promise.all(Array.from({ length: 50 }, write));
    await write();
    await eventsHandled(app);
    const digests = (await mailsTo(mine)).filter(({ kind }) => kind === 'order_digest');
    expect(digests.map(({ recipient }) => recipient)).toEqual([`desk-${mine.person.email}`, mine.person.email].sort());
    expect(digests.map(({ status }) => status)).toEqual(['sent', 'sent']);
    const [{ subject, text, html } = { subject: '', text: '', html: '' }] = digests;

    expect(subject).toBe(`${day}: 1 not delivered, 1 to be tried again, 1 cancelled, 1 delivered, 4 new orders`);
    expect(text).toContain(`Not delivered (1)
  R-${failed.orderNumber}: Aisha Khan · Abu Dhabi · The driver could not get to the door.
    https://ship.example.com/console/shipments/${failed.id}

To be tried again (1)
  R-${held.orderNumber}: Aisha Khan · Abu Dhabi · No one was there to take it.
    https://ship.example.com/console/shipments/${held.id}
`);
    expect(text).toContain(`Delivered (1)\n  R-${done.orderNumber}: \u2068عائشة خان\u2069 · Abu Dhabi\n`);
    expect(text).toContain('Choose which mails you get: https://ship.example.com/console/profile');
    expect(text).toMatch(/^See what needs you: https:\/\/ship\.example\.com\/console\/shipments\?status=PICKUP_FAILED/m);
    expect(html).toContain('<bdi>عائشة خان</bdi> · <bdi>Abu Dhabi</bdi>');
    expect(html).toContain(`href="https://ship.example.com/console/shipments/${done.id}"`);
    expect(`${text}${html}`).not.toMatch(/rude|<script|src=/);
  });

  it('reads only what is still so of what failed, once a parcel, and what comes after the mail of a day in that of the next', async () => {
    const mine = await merchant();
    const [done, twice] = [await placed(mine), await placed(mine)];
    for (const { id } of [done, twice]) {
      await walkTo(app, id, 'in_transit');
      await report(app, id, 'ON_HOLD', { reasonCode: 'nobody_home' });
      await moveTo(app, id, 'in_transit');
    }
    await moveTo(app, done.id, 'delivered');
    await report(app, twice.id, 'ON_HOLD', { reasonCode: 'no_access' });
    await eventsHandled(app);
    tomorrowAt('08:00');
    await write();
    const [digest, ...others] = await mailsTo(mine);
    expect(digest?.subject).toMatch(/: 1 to be tried again, 1 delivered, 2 new orders$/);
    expect(digest?.text).toContain('The driver could not get to the door.');
    expect(others).toEqual([]);

    await app.database.sql(
      `insert into seller_digest_entry (seller_id, event_id, shipment_id, transition_id, kind, occurred_at)
       select seller_id, gen_random_uuid(), shipment_id, transition_id, 'return_to_sender', occurred_at from seller_digest_entry where seller_id = $1 limit 1`,
      [mine.person.id],
    );
    await write();
    expect(await kindsTo(mine)).toHaveLength(1);
    app.clock.advance(days(1));
    await write();
    expect((await mailsTo(mine))[1]?.subject).toMatch(/: 1 coming back$/);
  });

  it('reads the latest of many, with how many more there are and where', async () => {
    const mine = await merchant({ language: 'ar', orderMails: 'DAILY' });
    const first = await placed(mine);
    for (let count = 1; count < 28; count += 1) await placed(mine);
    await eventsHandled(app);
    await app.database.sql(
      `insert into seller_digest_entry (seller_id, event_id, shipment_id, transition_id, kind, occurred_at)
       select seller_id, gen_random_uuid(), shipment_id, transition_id, 'delivered', occurred_at from seller_digest_entry, generate_series(1, 2) where seller_id = $1`,
      [mine.person.id],
    );
    await app.database.sql(
      "update wallet_hold set status = 'released' where shipment_id = (select id from shipment where reference = $1)",
      [first.id],
    );
    tomorrowAt('07:30');
    await write();
    const [digest] = await mailsTo(mine);

    expect(digest?.subject).toMatch(/: تم توصيلها: 28، طلبات جديدة: 28$/);
    expect(digest?.html).toContain('<html lang="ar" dir="rtl">');
    expect(digest?.text).toMatch(
      /و3 غيرها: https:\/\/ship\.example\.com\/console\/shipments\?status=DELIVERED&dateField=DELIVERED_AT&from=/,
    );
    expect(digest?.text.match(/\/console\/shipments\/SVC/g)).toHaveLength(50);
    // Also where the parcel that is not paid for is none of those shown.
    expect(digest?.text).not.toContain(first.id);
    expect(digest?.text).toContain('! رصيد محفظتك لا يغطي كل شحناتك');
  });

  it('is told at once that a payment is required', async () => {
    const poor = await newSeller(app, { timezone: ZONE });
    await choose(poor, { orderMails: 'DAILY' });
    const mine = { person: poor, shop: await connectShop(app, poor) };
    await placed(mine);
    await eventsHandled(app);
    expect((await mailsTo(mine)).map(({ subject }) => subject)).toEqual([expect.stringMatching(/^Payment required for your order /)]);

    tomorrowAt('07:30');
    await write();
    expect((await mailsTo(mine))[1]?.text).toMatch(/! Your wallet does not cover all of your shipments\.[\s\S]*Top up the wallet: https:/);
  });
});

describe('A seller', () => {
  it('who chooses nothing gets each mail, and no other', async () => {
    const mine = await merchant({});
    const { id } = await placed(mine);
    await walkTo(app, id, 'delivered');
    await eventsHandled(app);
    tomorrowAt('07:30');
    await write();

    expect(await kindsTo(mine)).toEqual(['order_placed', 'shipment_delivered']);
  });

  it('who chooses otherwise during the day gets each event in one mail', async () => {
    const mine = await merchant();
    const first = await placed(mine);
    await walkTo(app, first.id, 'delivered');
    await eventsHandled(app);
    await choose(mine.person, { orderMails: 'EACH' });
    await placed(mine);
    await eventsHandled(app);
    await replay(first.id);
    await choose(mine.person, { orderMails: 'DAILY' });
    await placed(mine);
    await eventsHandled(app);
    await choose(mine.person, { orderMails: 'EACH' });
    expect(await kindsTo(mine)).toEqual(['order_placed']);

    tomorrowAt('07:30');
    await write();
    const [, digest, ...others] = await mailsTo(mine);
    expect(digest?.subject).toMatch(/: 1 delivered, 2 new orders$/);
    expect(digest?.text).toContain('You get a mail about each order.');
    expect(others).toEqual([]);
  });

  it('who wants none gets none, also of what had waited for the morning', async () => {
    const mine = await merchant();
    const first = await placed(mine);
    await eventsHandled(app);
    await choose(mine.person, { orderMails: 'NONE' });
    await report(app, first.id, 'FAILED', { reasonCode: 'refused' });
    await eventsHandled(app);
    tomorrowAt('07:30');
    await write();

    expect(await kindsTo(mine)).toEqual([]);
    expect(await app.database.sql('select 1 from seller_digest_entry where seller_id = $1 and day is null', [mine.person.id])).toEqual([]);
  });

  it('whose mail cannot be written does not keep others from theirs', async () => {
    const [broken, whole] = [await merchant(), await merchant()];
    for (const each of [broken, whole]) await placed(each);
    await eventsHandled(app);
    await app.database.sql(`update seller set notify_emails = 'null' where id = $1`, [broken.person.id]);
    tomorrowAt('07:30');

    await expect(write()).rejects.toThrow('The digests of 1 sellers could not be written.');
    expect(await kindsTo(whole)).toEqual(['order_digest']);
    await app.database.sql(`update seller set notify_emails = '[]' where id = $1`, [broken.person.id]);
    await write();
    expect(await kindsTo(broken)).toEqual(['order_digest']);
  });
});

it('The morning begins at seven of the clock on the wall, also on days that are longer or shorter', () => {
  const due = (timezone: string, now: string) => dueZone(timezone, new Date(now));

  expect(due('Europe/Berlin', '2026-10-25T05:59:59Z')).toBeUndefined();
  expect(due('Europe/Berlin', '2026-10-25T06:00:00Z')).toMatchObject({ day: '2026-10-25', before: new Date('2026-10-24T22:00:00Z') });
  expect(due('Europe/Berlin', '2026-10-26T06:00:00Z')).toMatchObject({ day: '2026-10-26', before: new Date('2026-10-25T23:00:00Z') });
  expect(due('Europe/Berlin', '2026-03-29T05:00:00Z')).toMatchObject({ day: '2026-03-29', before: new Date('2026-03-28T23:00:00Z') });
  // In Cairo, the clock goes from midnight to one.
  expect(due('Africa/Cairo', '2026-04-24T04:00:00Z')).toMatchObject({ day: '2026-04-24', before: new Date('2026-04-23T22:00:00Z') });
  expect(due('Asia/Kathmandu', '2026-11-01T01:14:59Z')).toBeUndefined();
  expect(due('Asia/Kathmandu', '2026-11-01T01:15:00Z')).toMatchObject({ day: '2026-11-01' });
  expect(due('Mars/Olympus', '2026-11-01T07:00:00Z')).toEqual({
    ...{ timezone: 'Mars/Olympus', day: '2026-11-01', before: new Date('2026-11-01T00:00:00Z') },
  });
});
