import { JobWork } from '../../../src/platform/work/work.js';
import type { ShipmentChangeData } from '../../../src/kernel/events.js';
import { Mailer } from '../../../src/modules/notifications/index.js';
import { noticeConsumer } from '../../../src/modules/shipment-notifications/index.js';
import { openMailTransport } from '../../../src/platform/mail/transport.js';
import { startApp, type TestApp } from '../../support/app.js';
import { carry, confirm, invoiceOf } from '../../support/cod.js';
import { eventsHandled } from '../../support/events.js';
import { ask } from '../../support/graphql.js';
import { pngImage } from '../../support/image.js';
import { adminOf, newSeller, topUp, type Person } from '../../support/people.js';
import { move, report } from '../../support/shipments.js';
import { abuDhabi, anOrder, connectShop, moveTo, sessionOf, walkTo, type ConnectedShop } from '../../support/story.js';
import { waitFor } from '../../support/wait-for.js';
import { SmtpReceiver } from '../notifications/smtp-receiver.js';

const LOGO = pngImage(120, 48);

let receiver: SmtpReceiver;
let app: TestApp;
let admin: string;
let seller: Person;
let session: string;
let shop: ConnectedShop;
beforeAll(async () => {
  receiver = await SmtpReceiver.start();
  app = await startApp({ MAIL_URL: receiver.url, MAIL_FROM: 'Swift <no-reply@swift.example>', PUBLIC_URL: 'https://ship.example.com' });
  admin = await adminOf(app);
  seller = await newSeller(app);
  session = await sessionOf(app, seller);
  await topUp(app, admin, seller.id, '1000.00');
  await brand({ brandName: 'Mugs & Co.', supportEmail: 'help@mugs.example', supportPhone: '+971 4 123 4567', shopperMails: true });
  await ask(app, session, 'mutation($c: Bytes!) { setSellerLogo(content: $c) { id } }', { c: LOGO.toString('base64') });
  shop = await connectShop(app, seller);
});
afterAll(async () => {
  await app.stop();
  await receiver.stop();
});

const brand = (input: Readonly<Record<string, unknown>>) =>
  ask(app, session, 'mutation($i: UpdateBrandingInput!) { updateBranding(input: $i) { id } }', { i: input });

let nextShopper = 1;

interface Placed {
  readonly id: string;
  readonly email: string;
  readonly reference: string;
}

/** An order of its own shopper. */
async function placed(order: Readonly<Record<string, unknown>> = {}, more: Readonly<Record<string, unknown>> = {}): Promise<Placed> {
  const given = anOrder(shop.domain, order);
  const email = `shopper-${nextShopper++}@example.com`;
  const { body } = await app.client.post('/api/order', { ...given, customer: { ...given.customer, email }, ...more }, shop.headers);
  return { id: body.shipment_id, email, reference: given.order.orderReference };
}

const arrived = (email: string) => receiver.mails.filter(({ envelope }) => envelope.to.includes(email)).map(({ email: mail }) => mail);

/** The newest of that many mails to a shopper. */
async function mailTo({ email }: Placed, count = 1) {
  await waitFor(`mail ${count} to ${email}`, () => arrived(email).length >= count);
  const mail = arrived(email)[count - 1];
  if (!mail) throw new Error('There is no mail.');
  return mail;
}

/** All notifications have been sent by now. */
const everythingIsTold = (): Promise<void> => eventsHandled(app);

/** The links of a mail, with their words, in their order. */
const linksOf = ({ html }: { readonly html?: string }): string[] =>
  [...(html ?? '').matchAll(/<a [^>]*href="([^"]*)"[^>]*>(.*?)<\/a>/g)].map(([, href, words]) => `${words} ${href}`);

async function askForLink(id: string): Promise<{ readonly status: number; readonly location: string }> {
  const answer = await fetch(`${app.url}/track/${id}/link?lang=ar`, {
    method: 'POST',
    body: new FormData(),
    redirect: 'manual',
    headers: { accept: 'text/html' },
  });
  await answer.text();
  return { status: answer.status, location: answer.headers.get('location') ?? '' };
}

const subjects = ({ email }: Placed): (string | undefined)[] => arrived(email).map(({ subject }) => subject);

describe('A shopper', () => {
  it('is notified by the shop that the order is on its way, out for delivery with the amount, and delivered', async () => {
    const parcel = await placed({ paymentStatus: 'postpaid', collectionAmount: 100, locale: 'en-AE' });
    await walkTo(app, parcel.id, 'picked_up');
    const onItsWay = await mailTo(parcel);
    expect(onItsWay).toMatchObject({
      from: { name: 'Mugs & Co. via Swift', address: 'no-reply@swift.example' },
      replyTo: [{ address: 'help@mugs.example' }],
      subject: `Your order ${parcel.reference} from Mugs & Co. is on its way`,
    });
    expect(onItsWay.text).toContain(`Track your parcel: https://ship.example.com/track/${parcel.id}?lang=en`);
    expect(onItsWay.text).toContain('To pay on delivery: 100.00 USD');
    expect(onItsWay.text).toMatch(/Choose how we deliver it: https:\/\/ship\.example\.com\/deliver\/[\w-]{46}\?lang=en/);
    expect(onItsWay.text).toMatch(/When: .*\d\d:\d\d (GST|GMT\+4)/);
    expect(onItsWay.text).toContain('You receive this mail because you placed an order with Mugs & Co.');
    expect(onItsWay.html).toContain('src="cid:logo@shipgraph"');
    expect(onItsWay.html).not.toMatch(/<script|src="http|url\(/);
    const [logo] = onItsWay.attachments;
    expect(logo).toMatchObject({ contentId: '<logo@shipgraph>', mimeType: 'image/png', disposition: 'inline' });
    expect(Buffer.compare(Buffer.from(logo?.content as ArrayBuffer), LOGO)).toBe(0);

    await invoiceOf(app, parcel.id);
    await walkTo(app, parcel.id, 'in_transit', 'picked_up');
    const out = await mailTo(parcel, 2);
    expect(out.subject).toBe(`Out for delivery: your order ${parcel.reference} from Mugs & Co.`);
    expect(out.text).toContain('Please have 100.00 USD ready.');
    expect(out.text).not.toContain('/deliver/');
    expect(out.text).toMatch(/Pay online: https:\/\/ship\.example\.com\/pay\/[\w-]{32}\?lang=en/);

    await confirm(app, parcel.id);
    await moveTo(app, parcel.id, 'delivered');
    const delivered = await mailTo(parcel, 3);
    expect(delivered.subject).toBe(`Delivered: your order ${parcel.reference} from Mugs & Co.`);
    expect(delivered.text).not.toMatch(/100\.00|COLLECT/);
    expect(delivered.text).toContain('+971 4 123 4567');
  });

  it('is written to in Arabic where the order says so, else the seller, else the country', async () => {
    const inArabic = await placed({ locale: 'ar_EG' });
    const inEnglish = await placed({ locale: 'fr' });
    const ofCountry = await placed();
    for (const { id } of [inArabic, inEnglish, ofCountry]) await walkTo(app, id, 'picked_up');
    const mail = await mailTo(inArabic);
    expect(mail.subject).toContain('في الطريق إليك');
    expect(mail.html).toContain('<html lang="ar" dir="rtl">');
    expect(mail.text).toContain(`/track/${inArabic.id}?lang=ar`);
    expect((await mailTo(inEnglish)).subject).toContain('is on its way');
    expect((await mailTo(ofCountry)).subject).toContain('في الطريق إليك');

    await brand({ mailLanguage: 'EN' });
    const ofSeller = await placed();
    await walkTo(app, ofSeller.id, 'picked_up');
    expect((await mailTo(ofSeller)).subject).toContain('is on its way');
  });

  it('is notified why a parcel was not handed over, and what to do about it', async () => {
    const parcel = await placed();
    await carry(app, parcel.id, 'IN_TRANSIT');
    await mailTo(parcel);
    await report(app, parcel.id, 'ON_HOLD', { reasonCode: 'nobody_home' });
    const attempt = await mailTo(parcel, 2);
    expect(attempt.subject).toBe(`We could not deliver your order ${parcel.reference} from Mugs & Co.`);
    expect(attempt.text).toContain('No one was there to take it.');
    expect(attempt.text).toContain('please contact Mugs & Co. soon.');
    expect(linksOf(attempt)[0]).toMatch(/^Choose another day https:\/\/ship\.example\.com\/deliver\/[\w-]{46}\?lang=en$/);
    expect(attempt.text?.indexOf('/deliver/')).toBeLessThan(attempt.text?.indexOf('/track/') ?? 0);

    await moveTo(app, parcel.id, 'in_transit');
    expect((await mailTo(parcel, 3)).subject).toContain('Out for delivery');
    await report(app, parcel.id, 'FAILED', { reasonCode: 'refused' });
    const failed = await mailTo(parcel, 4);
    expect(failed.subject).toContain('could not be delivered');
    expect(failed.text).toMatch(/Please contact Mugs & Co\. to agree on the next step\.[\s\S]*help@mugs\.example/);
    expect(linksOf(failed)[0]).toBe('Contact Mugs &amp; Co. mailto:help%40mugs.example');
    await moveTo(app, parcel.id, 'return_to_sender');
    expect((await mailTo(parcel, 5)).subject).toContain('is going back to Mugs & Co.');
  });

  it('can choose another day after a failure that another day may mend', async () => {
    const parcel = await placed({ paymentStatus: 'postpaid', collectionAmount: 100 });
    await carry(app, parcel.id, 'IN_TRANSIT');
    await mailTo(parcel);
    await report(app, parcel.id, 'FAILED', { reasonCode: 'nobody_home' });
    const failed = await mailTo(parcel, 2);

    expect(failed.subject).toContain('could not be delivered');
    expect(failed.text).toContain('Choose the day that suits you, or contact Mugs & Co.');
    expect(linksOf(failed)[0]).toMatch(/^Choose another day https:\/\/ship\.example\.com\/deliver\//);
  });

  it('who asks on the tracking page gets the link by mail once, however often it is asked for', async () => {
    const parcel = await placed();
    await carry(app, parcel.id, 'IN_TRANSIT');
    await mailTo(parcel);
    await brand({ shopperMails: false });
    const ask50 = () => Promise.all(Array.from({ length: 50 }, () => askForLink(parcel.id)));
    expect(await askForLink(parcel.id)).toMatchObject({ status: 409 });
    await report(app, parcel.id, 'ON_HOLD', { reasonCode: 'nobody_home' });
    const answers = await ask50();
    const mail = await mailTo(parcel, 2);
    await everythingIsTold();

    expect(answers.filter(({ status, location }) => status === 303 && location.endsWith('?lang=ar&link=sent'))).toHaveLength(50);
    expect(arrived(parcel.email).filter(({ subject }) => subject === mail.subject)).toHaveLength(1);
    expect(linksOf(mail)[0]).toMatch(/^اختر يومًا آخر https:\/\/ship\.example\.com\/deliver\/[\w-]{46}\?lang=ar$/);
    await brand({ shopperMails: true });
  });

  it('is notified only of the last step when a report implies several', async () => {
    const parcel = await placed();
    await carry(app, parcel.id, 'PICKUP', 'PICKED_UP', 'IN_TRANSIT', 'DELIVERED');
    await waitFor('the parcel is delivered', () => subjects(parcel).some((subject) => subject?.startsWith('Delivered')));
    await everythingIsTold();
    expect(subjects(parcel).filter((subject) => subject?.startsWith('Delivered'))).toHaveLength(1);
    expect(new Set(subjects(parcel)).size).toBe(subjects(parcel).length);
  });

  it('is notified once, however often the job runs and an admin forces the status', async () => {
    const parcel = await placed();
    await walkTo(app, parcel.id, 'delivered');
    await waitFor('the parcel is delivered', () => subjects(parcel).some((subject) => subject?.startsWith('Delivered')));
    const [event] = await app.database.sql<{ id: string; subject_id: string; owner_id: string; data: ShipmentChangeData }>(
      `select e.id, e.subject_id, e.owner_id, e.data from event e join shipment s on s.id = e.subject_id
        where s.reference = $1 and e.type = 'shipment.status_changed' and e.data ->> 'to' = 'delivered'`,
      [parcel.id],
    );
    if (!event) throw new Error('There is no event.');
    const again = {
      ...event,
      type: 'shipment.status_changed',
      subjectId: event.subject_id,
      ownerId: event.owner_id,
      requestId: null,
      occurredAt: new Date(),
    } as const;
    const consumer = noticeConsumer(
      new Mailer(openMailTransport({ url: receiver.url, dataDir: app.dataDir, from: 'no-reply@swift.example' })),
    );
    const context = new JobWork(app.services, app.database.sql, app.database.unitOfWork);
    await Promise.all(Array.from({ length: 50 }, () => consumer.handleAll([again], context)));
    for (const status of ['IN_TRANSIT', 'DELIVERED', 'IN_TRANSIT', 'DELIVERED'])
      await move(app, admin, parcel.id, status, { force: true, note: 'Scanned by mistake' });
    await everythingIsTold();

    const words = subjects(parcel).map((subject) => subject?.split(/[ :]/)[0]);
    expect(words.filter((word) => word === 'Delivered')).toHaveLength(1);
    expect(words.filter((word) => word === 'Out').length).toBeLessThanOrEqual(1);
  });

  it('is not notified of a return, a cancellation or a hold before delivery, nor without a valid address', async () => {
    const [cancelled, delivered, nameless] = [await placed(), await placed(), await placed()];
    await app.database.sql(`update "order" set customer = jsonb_set(customer, '{email}', '"nobody"') where order_reference = $1`, [
      nameless.reference,
    ]);
    await walkTo(app, nameless.id, 'picked_up');
    await moveTo(app, cancelled.id, 'cancelled');
    await walkTo(app, delivered.id, 'delivered');
    await waitFor('the parcel is delivered', () => subjects(delivered).some((subject) => subject?.startsWith('Delivered')));
    const { body } = await app.client.post('/api/return-shipment', { shipment_id: delivered.id }, shop.headers);
    await walkTo(app, body.shipment_id, 'delivered');
    await everythingIsTold();

    expect(subjects(cancelled)).toEqual([]);
    expect(subjects(delivered).filter((subject) => subject?.startsWith('Delivered'))).toHaveLength(1);
    expect(await app.database.sql(`select 1 from mail where recipient = 'nobody'`)).toEqual([]);
  });

  it('of a seller that has not switched it on hears nothing', async () => {
    const quiet = await newSeller(app);
    await topUp(app, admin, quiet.id, '100.00');
    const own = await connectShop(app, quiet);
    const given = anOrder(own.domain);
    const { body } = await app.client.post(
      '/api/order',
      { ...given, customer: { ...given.customer, email: 'quiet@example.com' } },
      own.headers,
    );
    await walkTo(app, body.shipment_id, 'delivered');
    await everythingIsTold();

    expect(arrived('quiet@example.com')).toEqual([]);
  });

  it('reads foreign text as text, in the subject as in the mail', async () => {
    const parcel = await placed(
      { orderReference: 'R\r\nBcc: x@example.com <b>', locale: 'en' },
      { destination: { ...abuDhabi, city: '<img src=x>' } },
    );
    await walkTo(app, parcel.id, 'picked_up');
    const mail = await mailTo(parcel);
    expect(mail.bcc ?? []).toEqual([]);
    expect(mail.subject).toContain('R Bcc: x@example.com <b>');
    expect(mail.html).not.toMatch(/<b>|<img src=x/);
  });
});
