import type { CarrierAccess, CarrierBooking } from '../../modules/carriers/adapter/index.js';
import type { Fault, SimulatedParcel } from '../simulator.js';
import { abortedSoon, expectFailure, patient } from './calls.js';
import { controlled, ensure, type ControlledSubject } from './check.js';
import { decisiveStep, faultAt, type Step } from './decisive-step.js';
import { bookSample, lookFor, sampleBooking } from './sample.js';

/** What the service knows after a booking whose answer was lost. */
export const lostAnswerChecks = [
  controlled('book', 'A connection cut after the carrier booked is `outcome_unknown`, and `find` returns the parcel', (subject) =>
    expectFoundAfter(subject, { kind: 'cut_after' }),
  ),

  controlled('book', 'A status of 500 after the carrier booked is `outcome_unknown`, and `find` returns the parcel', (subject) =>
    expectFoundAfter(subject, { kind: 'status_after', status: 500 }),
  ),

  controlled('book', 'A malformed answer after the carrier booked is `outcome_unknown`, and `find` returns the parcel', (subject) =>
    expectFoundAfter(subject, { kind: 'malformed' }),
  ),

  controlled(
    'book',
    'A booking that was given up in the middle is `outcome_unknown` within 100 ms, and `find` returns the parcel',
    async (subject) => {
      const step = await bookingStep(subject);
      const { access } = faultAt(subject.makeAccess(), subject.simulator, step, { kind: 'delay', ms: 2_000 });
      const booking = sampleBooking(subject, access);
      const before = subject.simulator.parcels.length;
      const isBooked = (): boolean => subject.simulator.parcels.length > before;
      const failure = await abortedSoon(isBooked, (signal) => subject.adapter.book(access, booking, signal));
      ensure(failure.kind === 'outcome_unknown', 'a booking that was sent and not answered to be `outcome_unknown`', failure);
      await expectFound(subject, booking, subject.simulator.parcels.slice(before));
    },
  ),

  controlled('book', 'A connection cut before the carrier booked leaves nothing that `find` calls booked', (subject) =>
    expectNothingAfter(subject, { kind: 'cut_before' }),
  ),

  controlled('book', 'A status of 503 instead of a booking leaves nothing that `find` calls booked', (subject) =>
    expectNothingAfter(subject, { kind: 'status', status: 503 }),
  ),
];

/** The request that books, found with a booking that succeeds. */
const bookingStep = (subject: ControlledSubject): Promise<Step> => {
  const { simulator } = subject;
  const book = (watching: CarrierAccess) => bookSample(subject, watching);
  return decisiveStep({ access: subject.makeAccess(), simulator }, () => simulator.parcels.length, book);
};

async function failedBooking(subject: ControlledSubject, fault: Fault) {
  const { adapter, simulator } = subject;
  const step = await bookingStep(subject);
  const { access, wasHit } = faultAt(subject.makeAccess(), simulator, step, fault);
  const booking = sampleBooking(subject, access);
  const before = simulator.parcels.length;
  const isDone = fault.kind !== 'cut_before' && fault.kind !== 'status';
  const kinds = isDone ? (['outcome_unknown'] as const) : (['outcome_unknown', 'unavailable'] as const);
  const situation = `when \`${step.shape}\` ${isDone ? 'books and its answer is lost' : 'fails without a booking'} (${fault.kind})`;
  await expectFailure(kinds, situation, () => adapter.book(access, booking, patient()));
  ensure(wasHit(), `the booking to send ${step.shape} again`, 'other requests');
  return { booking, made: simulator.parcels.slice(before) };
}

async function expectFoundAfter(subject: ControlledSubject, fault: Fault): Promise<void> {
  const { booking, made } = await failedBooking(subject, fault);
  await expectFound(subject, booking, made);
}

async function expectFound(subject: ControlledSubject, { reference }: CarrierBooking, made: readonly SimulatedParcel[]): Promise<void> {
  ensure(
    made.length === 1,
    'one parcel at the carrier after one call of `book`',
    made.map(({ awb }) => awb),
  );
  const found = await lookFor(subject, subject.makeAccess(), reference);
  if (subject.adapter.capabilities.dedupe === 'none')
    return ensure(found.status === 'unknown', '`unknown`, as the carrier cannot be asked for a reference', found);
  ensure(found.status === 'booked', `\`find\` to return the parcel ${made[0]?.awb}`, found);
  const awbs = found.parcels.map(({ awb }) => awb);
  ensure(awbs.join() === made[0]?.awb, `\`find\` to return the parcel ${made[0]?.awb}`, awbs);
}

async function expectNothingAfter(subject: ControlledSubject, fault: Fault): Promise<void> {
  const { booking, made } = await failedBooking(subject, fault);
  ensure(
    made.length === 0,
    'no parcel at the carrier',
    made.map(({ awb }) => awb),
  );
  const found = await lookFor(subject, subject.makeAccess(), booking.reference);
  ensure(found.status !== 'booked', '`absent` or `unknown`, as nothing was booked', found);
}
