import assert from 'node:assert/strict';
import { karrio } from '../../../src/adapters/karrio/index.js';
import { CarrierFailure, isLabel, type CarrierAccess } from '../../../src/modules/carriers/adapter/index.js';
import { bookingRequest, dubai, lookup, quoteRequest } from '../karrio-requests.js';
import { patient } from '../simulated-access.js';
import { tracking } from './drive-tracking.js';
import { accessOf, account, booked, dispatcher, failure, newReference, server, step } from './real-account.js';

/** An account whose connection ends before or after the purchase of a label. */
const broken = (end: 'before' | 'after'): CarrierAccess =>
  accessOf(
    { apiKey: server.token },
    {
      async send(request, signal) {
        const isPurchase = request.path.endsWith('/purchase');
        if (isPurchase && end === 'before') throw new CarrierFailure('outcome_unknown', 'Cut before the purchase.');
        const response = await account.http.send(request, signal);
        if (isPurchase) throw new CarrierFailure('outcome_unknown', 'Cut after the purchase.');
        return response;
      },
    },
  );

async function credentials(): Promise<void> {
  await step('check names the connections', () => karrio.check(account, patient()));
  await step('a wrong key is a failure of the credentials', async () => {
    const failed = await failure(karrio.check(accessOf({ apiKey: 'key_of_somebody_else' }), patient()));
    assert.equal(failed?.kind, 'credentials');
    return failed.message;
  });
}

async function quotes(): Promise<void> {
  await step('quote has a price for each service', async () => {
    const { offers } = await karrio.quote(account, quoteRequest(), patient());
    const prices = offers.map(({ carrierService, price }) => `${carrierService} ${price.minor} ${price.currency}`).sort();
    assert.deepEqual(prices, ['demo-fleet.demo_economy 1800 AED', 'demo-fleet.demo_express 3550 AED']);
    return prices.join(', ');
  });
  await step('quote has the reasons for a parcel that is too heavy', async () => {
    const { offers, rejections } = await karrio.quote(account, quoteRequest({ parcel: { weightG: 50_000, box: null } }), patient());
    assert.deepEqual([offers.length, rejections.length > 0], [0, true]);
    return rejections[0]?.message;
  });
  await step('quote offers nothing for a service or a connection that karrio does not have', async () => {
    const services = ['demo-fleet.nope', 'other.demo_express'];
    const answers = await Promise.all(services.map((name) => karrio.quote(account, quoteRequest({ services: [name] }), patient())));
    assert.deepEqual(
      answers.flatMap(({ offers }) => offers),
      [],
    );
  });
}

async function bookings(): Promise<void> {
  await step('book returns AWB, price and a label in each format', async () => {
    for (const labelFormat of ['PDF', 'ZPL'] as const) {
      const parcel = await booked(newReference(), { labelFormat });
      assert.deepEqual(parcel.cost, { minor: 3550n, currency: 'AED' });
      assert.deepEqual(
        parcel.labels.map(({ format, bytes }) => [format, isLabel(bytes, labelFormat)]),
        [[labelFormat, true]],
      );
      assert.ok(isLabel((await karrio.label(account, parcel.carrierRef, labelFormat, patient())).bytes, labelFormat));
    }
    return 'PDF, ZPL';
  });
  await step('book refuses what the carrier refuses, and leaves nothing behind', async () => {
    const reference = newReference();
    const outcome = await karrio.book(account, bookingRequest(reference, { parcels: [{ weightG: 50_000, box: null }] }), patient());
    assert.equal(outcome.status, 'refused');
    assert.equal((await karrio.find(account, lookup(reference), patient())).status, 'absent');
    return outcome.status === 'refused' ? outcome.message : undefined;
  });
  await step('find returns two equal bookings, the oldest first', async () => {
    const reference = newReference();
    const awbs = [(await booked(reference)).awb, (await booked(reference)).awb];
    const found = await karrio.find(account, lookup(reference), patient());
    assert.deepEqual(found.status === 'booked' && found.parcels.map(({ awb }) => awb), awbs);
    return awbs.join(', ');
  });
  await step('find returns a booking whose answer was lost', async () => {
    const reference = newReference();
    assert.equal((await failure(karrio.book(broken('after'), bookingRequest(reference), patient())))?.kind, 'outcome_unknown');
    assert.equal((await karrio.find(account, lookup(reference), patient())).status, 'booked');
  });
  await step('find does not know while a purchase may be under way', async () => {
    const reference = newReference();
    assert.equal((await failure(karrio.book(broken('before'), bookingRequest(reference), patient())))?.kind, 'outcome_unknown');
    assert.equal((await karrio.find(account, lookup(reference), patient())).status, 'unknown');
  });
  await step('cancel voids a booking, again and again, and find no longer has it', async () => {
    const reference = newReference();
    const { carrierRef } = await booked(reference);
    for (let time = 0; time < 2; time++) assert.deepEqual(await karrio.cancel(account, carrierRef, patient()), { status: 'voided' });
    assert.equal((await karrio.find(account, lookup(reference), patient())).status, 'absent');
    assert.equal((await karrio.cancel(account, 'shp_of_nobody', patient())).status, 'declined');
  });
  await step('book sends what customs ask', async () => {
    const consignee = { ...dubai, countryCode: 'SA', city: 'Riyadh', phone: '+966501234567' };
    const outcome = await karrio.book(account, bookingRequest(newReference(), { consignee, incoterm: 'DDP' }), patient());
    // The rate sheet serves the Emirates only: karrio has read the customs declaration and has no price.
    assert.deepEqual(outcome.status === 'refused' && outcome.code, 'NOT_SERVED');
    return outcome.status === 'refused' ? outcome.message : undefined;
  });
}

/** The generic carrier has none of these; the refusals show that the requests are read. */
async function counter(): Promise<void> {
  const { awb, carrierRef } = await booked(newReference());
  await step('a pickup is refused by a carrier without pickups', async () => {
    const outcome = await karrio.schedulePickup?.(
      account,
      {
        reference: newReference(),
        origin: dubai,
        date: '2026-11-25',
        from: new Date('2026-11-25T05:00:00Z'),
        to: new Date('2026-11-25T13:00:00Z'),
        parcels: [{ awb, carrierRef, weightG: 1000, box: null }],
        instructions: null,
      },
      patient(),
    );
    assert.equal(outcome?.status, 'refused');
    return outcome?.status === 'refused' ? outcome.message : undefined;
  });
  await step('a manifest is refused by a carrier without manifests', async () => {
    const request = { reference: newReference(), date: '2026-11-25', parcels: [{ awb, carrierRef }] };
    const failed = await failure(karrio.manifest?.(account, request, patient()));
    assert.equal(failed?.kind, 'refused');
    return failed.message;
  });
  await step('an address cannot be checked by a carrier without that', async () => {
    const failed = await failure(karrio.checkAddress?.(account, dubai, patient()));
    assert.equal(failed?.code, 'NOT_SUPPORTED');
  });
}

await server.untilReady();
await server.connectGeneric();
await credentials();
await quotes();
await bookings();
await tracking();
await counter();
await dispatcher.close();
