import { createLogger } from '../../../src/platform/log/logger.js';
import { failureOf, type CarrierAccess, type CarrierBooking } from '../../../src/carrier-kit/index.js';
import { patient } from '../../../src/carrier-kit/conformance/calls.js';
import { bookSample, newReference, sampleBooking } from '../../../src/carrier-kit/conformance/sample.js';
import { ask, refused } from '../../support/graphql.js';
import { minutes } from '../../support/clock.js';
import { adminOf, walletOf } from '../../support/people.js';
import { readPdf } from '../../support/pdf.js';
import { connectShop } from '../../support/story.js';
import { waitFor } from '../../support/wait-for.js';
import { subjectOf } from '../conformance.js';
import { openOwnFleet, openPartner, type OpenService } from './open-service.js';
import { everyText } from './every-text.js';

const failureFrom = (call: Promise<unknown>) =>
  call.then(
    () => undefined,
    (error: unknown) => failureOf(error),
  );

describe.each([
  ['Our own fleet', openOwnFleet],
  ['A partner', openPartner],
])('%s', (_name, open) => {
  let service: OpenService;
  const lines: string[] = [];
  const log = createLogger('trace', { write: (line) => void lines.push(line) });
  beforeAll(async () => {
    service = await open({ log });
  });
  afterAll(() => service.simulator.stop());

  const subject = () => ({ ...subjectOf(service), simulator: service.simulator });
  const account = (): CarrierAccess => subject().makeAccess();
  const bookingOf = (more: Partial<CarrierBooking> = {}) => sampleBooking(subject(), account(), more);
  const book = (booking: CarrierBooking, access = account()) => service.adapter.book(access, booking, patient());
  const findBy = ({ reference }: CarrierBooking) =>
    service.adapter.find(account(), { reference, carrierRef: null, since: service.now() }, patient());
  const inBooks = ({ reference }: CarrierBooking) => service.simulator.parcels.filter((parcel) => parcel.reference === reference);

  it('books fifty copies of a request at once as one parcel', async () => {
    const booking = bookingOf();
    const outcomes = await Promise.all(Array.from({ length: 50 }, () => book(booking)));

    const [parcel, ...others] = inBooks(booking);
    expect(others).toEqual([]);
    expect(new Set(outcomes.map((outcome) => (outcome.status === 'booked' ? outcome.awb : outcome)))).toEqual(new Set([parcel?.awb]));
  });

  it('goes on with an order whose pickup was never asked for, and does not call it booked before', async () => {
    const booking = bookingOf();
    service.simulator.fail({ kind: 'cut_after', match: 'POST /api/order' });
    expect(await failureFrom(book(booking))).toMatchObject({ kind: 'outcome_unknown' });
    expect(await findBy(booking)).toEqual({ status: 'absent' });

    expect(await book(booking)).toMatchObject({ status: 'booked' });
    const orders = await service.app.database.sql('select 1 from "order" where order_reference = $1', [booking.reference]);
    expect([orders.length, inBooks(booking).length]).toEqual([1, 1]);
  });

  it('refuses a booking for good, in the same words each time', async () => {
    const booking = bookingOf({ carrierService: 'NO_SUCH_SERVICE' });
    const outcomes = [await book(booking), await book(booking)];

    expect(outcomes[0]).toEqual({ status: 'refused', code: 'INVALID_CARRIER', message: expect.stringContaining('NO_SUCH_SERVICE') });
    expect(outcomes[1]).toEqual(outcomes[0]);
    expect(await findBy(booking)).toEqual({ status: 'absent' });
  });

  it('refunds a cancelled parcel once, withdraws its label, and carries nothing under its number again', async () => {
    const before = await walletOf(service.app, service.seller.id);
    const { booking, parcel } = await bookSample(subject(), account());
    expect(await walletOf(service.app, service.seller.id)).not.toEqual(before);
    for (let time = 1; time <= 2; time++) await service.adapter.cancel(account(), parcel.carrierRef, patient());

    expect(await walletOf(service.app, service.seller.id)).toEqual(before);
    expect(await failureFrom(service.adapter.label(account(), parcel.carrierRef, 'PDF', patient()))).toMatchObject({ kind: 'refused' });
    expect(await book(booking)).toMatchObject({ status: 'refused' });
  });

  it('has the same event ids in its webhooks and in its timeline', async () => {
    const { parcel } = await bookSample(subject(), account());
    const told = await service.simulator.scan(parcel.awb, 'in_transit', { at: new Date(service.now().getTime() - minutes(20)) });
    const { headers, body } = service.simulator.webhookCall(told);
    const call = { method: 'POST', url: '/', headers, body: Buffer.from(body) };
    const [sent] = service.adapter.readWebhook?.(account(), call) ?? [];
    const listed = await service.adapter.track(account(), [parcel.awb], patient());

    expect(listed.find(({ code }) => code === 'in_transit')).toMatchObject({ eventId: sent?.eventId, occurredAt: told.at });
    expect(new Set(listed.map(({ eventId }) => eventId)).size).toBe(listed.length);
  });

  it('moves a parcel by reported statuses only, and refuses others by name', async () => {
    const { parcel } = await bookSample(subject(), account());
    const report = 'mutation($i: TransitionShipmentInput!) { reportShipment(input: $i) { newStatus } }';
    const refusal = await refused(service.app, service.app.accounts.erpToken, report, { i: { id: parcel.awb, status: 'ZZ_UNHEARD_OF' } });

    expect(refusal.message).toContain('ZZ_UNHEARD_OF');
    const listed = await service.adapter.track(account(), [parcel.awb], patient());
    expect(listed.at(-1)).toMatchObject({ code: 'pickup' });
  });

  it('signs calls of 1 MiB so that they are read, and old ones so that they are not', async () => {
    const body = JSON.stringify({
      timestamp: service.now().toISOString(),
      data: { awb: '1Z9', shipment_id: 'SVC1', status: 'delivered', sequence: 7, text: 'm'.repeat(1024 * 1024 - 200) },
    });
    const call = { method: 'POST', url: '/', headers: service.simulator.signWebhook(body), body: Buffer.from(body) };
    const late = { ...account(), now: () => new Date(service.now().getTime() + minutes(6)) };

    expect(service.adapter.readWebhook?.(account(), call)).toMatchObject([{ awb: '1Z9', eventId: 'SVC1-7', code: 'delivered' }]);
    expect(() => service.adapter.readWebhook?.(late, call)).toThrow('The signature of the webhook is wrong.');
  });

  it('refuses the revoked token of a shop, and no other shop', async () => {
    const shop = await connectShop(service.app, service.seller);
    const other = subject().makeAccess({ ...service.simulator.credentials, shopDomain: shop.domain, shopToken: shop.token });
    expect(await book(bookingOf(), other)).toMatchObject({ status: 'booked' });
    await ask(service.app, shop.token, 'mutation { revokeShopToken { domain } }');

    expect(await failureFrom(book(bookingOf(), other))).toMatchObject({ kind: 'credentials' });
    expect(await book(bookingOf())).toMatchObject({ status: 'booked' });
  });

  it('keeps its credentials out of its log, the text of its database and what it answers', async () => {
    const { shopToken, operatorToken, webhookSecret } = service.simulator.credentials;
    await failureFrom(book(bookingOf(), subject().makeAccess({ ...service.simulator.credentials, shopToken: `${shopToken}x` })));
    const texts = await everyText(service.app);
    const answers = await ask(service.app, await adminOf(service.app), EVERYTHING);
    const owners = await ask(service.app, service.shop.token, '{ webhooks(first: 50) { nodes { id url description events } } }');

    expect(lines.length).toBeGreaterThan(0);
    expect(texts).toContain(service.shop.domain);
    for (const secret of [shopToken, operatorToken, webhookSecret])
      for (const text of [lines.join(''), texts, JSON.stringify([answers, owners])]) expect(text.includes(secret)).toBe(false);
  });
});

const EVERYTHING = `{ auditEvents(first: 100) { nodes { action arguments subjectId credentialId network code } } erpTokens { nodes { id name } }
  sellers(first: 50) { nodes { id email } } }`;

it("A partner's list keeps its milestones, its proof of delivery and its own codes, with the same event ids in webhooks", async () => {
  const service = await openPartner();
  try {
    const { simulator, adapter, feed } = service;
    const subject = { ...subjectOf(service), simulator };
    const { parcel } = await bookSample(subject, subject.makeAccess());
    const ago = (count: number) => ({ at: new Date(service.now().getTime() - minutes(count)) });
    await simulator.scan(parcel.awb, 'in_transit', ago(40));
    const van = await simulator.scan(parcel.awb, 'out_for_delivery', { ...ago(30), city: 'Muscat' });
    await simulator.scan(parcel.awb, 'PX-77', ago(20));
    await simulator.scan(parcel.awb, 'delivered', { ...ago(10), signedBy: 'Khan, "A."' });
    await feed.receive(van);

    const { headers, body } = feed.nextCall(van);
    const [sent] = adapter.readWebhook?.(subject.makeAccess(), { method: 'POST', url: '/', headers, body: Buffer.from(body) }) ?? [];
    const listed = await adapter.track(subject.makeAccess(), [parcel.awb], patient());
    expect(listed.slice(-4)).toMatchObject([
      { code: 'in_transit' },
      { code: 'out_for_delivery', eventId: sent?.eventId, occurredAt: van.at, location: { text: 'Muscat' } },
      { code: 'PX-77' },
      { code: 'delivered', proof: { signedBy: 'Khan, "A."' } },
    ]);
    expect(sent).toMatchObject({ code: 'out_for_delivery' });
    expect(new Set(listed.map(({ eventId }) => eventId)).size).toBe(listed.length);
  } finally {
    await service.simulator.stop();
  }
});

it("A partner's own number, once operations have entered it, is the one that is found, tracked and printed", async () => {
  const service = await openPartner();
  try {
    const subject = { ...subjectOf(service), simulator: service.simulator };
    const access = subject.makeAccess();
    const { booking, parcel } = await bookSample(subject, access);
    const before = await service.adapter.track(access, [parcel.awb], patient());
    const enter = 'mutation($id: String!, $i: UpdateShipmentInput!) { updateShipment(id: $id, input: $i) { updatedFields } }';
    await ask(service.app, service.app.accounts.erpToken, enter, { id: parcel.awb, i: { awb: 'PX-100200300' } });

    const lookup = { reference: booking.reference, carrierRef: null, since: service.now() };
    const found = await service.adapter.find(access, lookup, patient());
    expect(found).toMatchObject({ status: 'booked', parcels: [{ awb: 'PX-100200300', carrierRef: parcel.carrierRef }] });
    const after = await service.adapter.track(access, ['PX-100200300', parcel.awb], patient());
    expect(after).toEqual(before.map((scan) => ({ ...scan, awb: 'PX-100200300' })));
    const { bytes } = await service.adapter.label(access, parcel.carrierRef, 'PDF', patient());
    expect((await readPdf(bytes)).texts.join()).toContain('PX-100200300');
  } finally {
    await service.simulator.stop();
  }
});

it('A busy service says how long to wait, and books what was throttled once that has passed', async () => {
  const service = await openOwnFleet({ settings: { STORE_RATE_LIMIT: '2/1' } });
  try {
    const subject = { ...subjectOf(service), simulator: service.simulator };
    const bookings = Array.from({ length: 4 }, () => sampleBooking(subject, subject.makeAccess(), { reference: newReference() }));
    const failures: unknown[] = [];
    const isBooked = async (booking: CarrierBooking): Promise<boolean> => {
      try {
        return (await service.adapter.book(subject.makeAccess(), booking, patient())).status === 'booked';
      } catch (error) {
        failures.push(failureOf(error));
        return false;
      }
    };
    await Promise.all(bookings.map((booking) => waitFor('it is booked', () => isBooked(booking))));

    expect(failures.length).toBeGreaterThan(0);
    for (const failure of failures) expect(failure).toMatchObject({ kind: 'throttled', retryAfterSeconds: 1 });
    expect(service.simulator.parcels).toHaveLength(bookings.length);
  } finally {
    await service.simulator.stop();
  }
});
