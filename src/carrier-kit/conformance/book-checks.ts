import { isCurrency } from '../../kernel/money.js';
import { failureOf, type BookedParcel } from '../../modules/carriers/adapter/index.js';
import { expectAnswer, patient } from './calls.js';
import { controlled, ensure, isList, NotApplicable, type ControlledSubject } from './check.js';
import { expectExact, transcriptOf } from './exact-amount.js';
import { bookSample, lookFor, newReference, sampleBooking, sampleQuote } from './sample.js';

const UNKNOWN_SERVICE = 'NO_SUCH_SERVICE';

export const bookChecks = [
  controlled('book', 'One call books one parcel, with an AWB of 1 to 40 printable characters', async (subject) => {
    const before = subject.simulator.parcels.length;
    const { parcel } = await bookSample(subject, subject.makeAccess());
    const made = subject.simulator.parcels.slice(before);
    ensure(
      made.length === 1,
      'one parcel at the carrier',
      made.map(({ awb }) => awb),
    );
    ensure(made[0]?.awb === parcel.awb, `the AWB ${made[0]?.awb} that the carrier gave`, parcel.awb);
    expectParcel(parcel);
  }),

  controlled('book', 'Nothing is missing from a booking that has everything', async (subject) => {
    const booking = sampleBooking(subject, subject.makeAccess());
    const missing = subject.adapter.missing?.(booking) ?? [];
    ensure(isList(missing) && missing.length === 0, 'an empty list from `missing`', missing);
  }),

  controlled('book', 'Nothing is missing from a quote that names such products', async (subject) => {
    const access = subject.makeAccess();
    const { products } = sampleBooking(subject, access);
    const missing = subject.adapter.missingForQuote?.({ ...sampleQuote(subject, access), products }) ?? [];
    ensure(isList(missing) && missing.length === 0, 'an empty list from `missingForQuote`', missing);
  }),

  controlled('book', 'What a booking lacks is named by its path before the carrier is asked', async (subject) => {
    const { adapter, simulator } = subject;
    if (!adapter.missing) throw new NotApplicable('The adapter has no `missing`.');
    const full = sampleBooking(subject, subject.makeAccess());
    const bare = { ...full.consignee, company: null, phone: null, email: null, state: null, zip: null };
    const before = simulator.calls.length;
    const named = adapter.missing({ ...full, consignee: bare, products: [] });
    const isPath = (name: unknown): boolean => typeof name === 'string' && name.length <= 100 && /^[a-z][A-Za-z0-9.]*$/.test(name);
    ensure(isList(named) && named.every(isPath), 'paths such as `consignee.phone`', named);
    ensure(simulator.calls.length === before, 'no request to the carrier', simulator.calls.at(-1)?.route);
  }),

  controlled('book', 'A booking that the carrier refuses is `refused`, and nothing is booked', async (subject) => {
    const { adapter, simulator } = subject;
    const access = subject.makeAccess();
    const before = simulator.booked.length;
    const booking = sampleBooking(subject, access, { carrierService: UNKNOWN_SERVICE });
    const outcome = await adapter.book(access, booking, patient()).catch(refusalIn);
    ensure(outcome.status === 'refused', `a booking of the service ${UNKNOWN_SERVICE} to be refused`, outcome);
    ensure(outcome.message.trim() !== '' && outcome.message.length <= 2_000, 'a refusal in words', outcome);
    ensure(simulator.booked.length === before, 'no parcel at the carrier', simulator.booked.at(-1));
  }),

  controlled('book', 'The cost is exact and in the currency of the carrier', async (subject) => {
    for (const currency of ['JPY', 'USD', 'KWD']) await expectExactCost(subject, currency);
  }),

  controlled('book', 'A booking that the carrier has not finished is `pending`, and found when it is', async (subject) => {
    const { adapter, simulator } = subject;
    const access = subject.makeAccess();
    simulator.decisions.pendingBookings = true;
    const booking = sampleBooking(subject, access);
    const outcome = await expectAnswer('an outcome', () => adapter.book(access, booking, patient()));
    if (outcome.status === 'booked') throw new NotApplicable('The simulator finishes bookings at once, whatever its decisions say.');
    ensure(outcome.status === 'pending' && isRef(outcome.carrierRef), '`pending` with the `carrierRef` of the booking', outcome);
    const found = await lookFor(subject, access, booking.reference, outcome.carrierRef);
    ensure(found.status !== 'absent', '`find` to answer `booked` or `unknown` for a pending booking', found);
  }),

  controlled('book', 'Two bookings under one reference are one parcel, or both are found, the oldest first', async (subject) => {
    const { adapter, simulator } = subject;
    const { dedupe } = adapter.capabilities;
    if (dedupe === 'none') throw new NotApplicable('The adapter declares that the carrier recognises no repeated booking.');
    const access = subject.makeAccess();
    const reference = newReference();
    const before = simulator.parcels.length;
    const first = await bookSample(subject, access, { reference });
    const second = await bookSample(subject, access, { reference });
    const made = simulator.parcels.slice(before).map(({ awb }) => awb);
    if (dedupe === 'key') ensure(made.length === 1 && second.parcel.awb === first.parcel.awb, 'one parcel for one idempotency key', made);
    const found = await lookFor(subject, access, reference);
    ensure(found.status === 'booked', '`find` to answer `booked`', found);
    const awbs = found.parcels.map(({ awb }) => awb);
    ensure(awbs.join() === made.join(), `\`find\` to return ${made.join(', ')}, in the order of their booking`, awbs);
  }),

  controlled('book', 'A reference that was never booked is not found', async (subject) => {
    const found = await lookFor(subject, subject.makeAccess(), newReference());
    const expected = subject.adapter.capabilities.dedupe === 'none' ? 'unknown' : 'absent';
    ensure(found.status === expected, `\`${expected}\` for a reference that was never booked`, found);
  }),

  controlled('book', 'A booking is not found by the beginning of its reference', async (subject) => {
    if (subject.adapter.capabilities.dedupe === 'none') throw new NotApplicable('The carrier cannot be asked for a reference.');
    const access = subject.makeAccess();
    const { booking } = await bookSample(subject, access);
    const found = await lookFor(subject, access, booking.reference.slice(0, -2));
    ensure(found.status === 'absent', '`absent` for the beginning of a reference, as it is another one', found);
  }),
];

/** A refusal may be an outcome or a failure. */
function refusalIn(error: unknown): { status: 'refused'; message: string } {
  const failure = failureOf(error);
  if (failure?.kind !== 'refused') throw error;
  return { status: 'refused', message: failure.message };
}

const isText = (value: unknown, most: number): boolean => typeof value === 'string' && value.trim() !== '' && value.length <= most;
const isRef = (value: unknown): boolean => isText(value, 200);
const isAwb = (value: unknown): boolean =>
  isText(value, 40) && typeof value === 'string' && /^[\x21-\x7e](?:[\x20-\x7e]*[\x21-\x7e])?$/.test(value);

/** The parts of a booking that the service stores. */
export function expectParcel(parcel: BookedParcel): void {
  const { awb, trackingNumber, trackingUrl, pieces, cost, carrierRef } = parcel;
  ensure(isAwb(awb), 'an `awb` of 1 to 40 printable characters', awb);
  ensure(isText(trackingNumber, 100), 'a `trackingNumber` of at most 100 characters', trackingNumber);
  const isUrl = trackingUrl === null || (isText(trackingUrl, 2_000) && /^https?:$/.test(URL.parse(trackingUrl)?.protocol ?? ''));
  ensure(isUrl, 'a `trackingUrl` that is null or an http address of at most 2,000 characters', trackingUrl);
  ensure(isList(pieces) && pieces.includes(awb) && pieces.every(isAwb), '`pieces` with the AWB among them', pieces);
  ensure(isRef(carrierRef), 'a `carrierRef` of 1 to 200 characters', carrierRef);
  const isCost = cost === null || (typeof cost.minor === 'bigint' && cost.minor >= 0n && isCurrency(cost.currency));
  ensure(isCost, 'a `cost` that is null or whole minor units of a currency', cost);
}

async function expectExactCost(subject: ControlledSubject, currency: string): Promise<void> {
  const { simulator } = subject;
  simulator.decisions.currency = currency;
  const transcript = transcriptOf(subject.makeAccess());
  const { parcel } = await bookSample(subject, transcript.access);
  if (parcel.cost === null) throw new NotApplicable('The carrier tells the cost only on its bill: `cost` is null.');
  if (!transcript.text().includes(currency))
    throw new NotApplicable(`The simulator does not answer in ${currency} when its decision \`currency\` says so.`);
  ensure(parcel.cost.currency === currency, `a cost in ${currency}, as the carrier answered`, parcel.cost);
  expectExact(parcel.cost, transcript, simulator.amounts);
}
