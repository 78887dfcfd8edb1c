import type { CancelOutcome } from '../../modules/carriers/adapter/index.js';
import type { SimulatedParcel } from '../simulator.js';
import { expectAnswer, expectFailure, patient } from './calls.js';
import { controlled, ensure, NotApplicable, unmet, type ControlledSubject } from './check.js';
import { decisiveStep, faultAt } from './decisive-step.js';
import { bookSample } from './sample.js';

const options = { needs: ['cancel'] } as const;

export const cancelChecks = [
  controlled(
    'cancel',
    'A booking is voided, and voiding it again is `voided` too',
    async (subject) => {
      const parcel = await bookedAt(subject);
      expectStatus(await cancel(subject, parcel), 'voided');
      ensure(parcel.status === 'void', 'the parcel to be void at the carrier', parcel.status);
      expectStatus(await cancel(subject, parcel), 'voided');
    },
    options,
  ),

  controlled(
    'cancel',
    'A voided booking is no longer found as booked',
    async (subject) => {
      const access = subject.makeAccess();
      const { booking, parcel } = await bookSample(subject, access);
      await expectAnswer('`cancel` to answer', () => subject.adapter.cancel(access, parcel.carrierRef, patient()));
      const lookup = { reference: booking.reference, carrierRef: parcel.carrierRef, since: new Date(access.now().getTime() - 60_000) };
      const found = await subject.adapter.find(access, lookup, patient());
      ensure(found.status !== 'booked', '`absent` or `unknown` for a booking that was voided', found);
    },
    options,
  ),

  controlled(
    'cancel',
    'A parcel that was picked up is declined in words',
    async (subject) => {
      const parcel = await bookedAt(subject);
      await subject.simulator.pickUp(parcel);
      expectStatus(await cancel(subject, parcel), 'declined');
      ensure(parcel.status === 'picked_up', 'the parcel to stay as it is', parcel.status);
    },
    options,
  ),

  controlled(
    'cancel',
    'What the carrier declines is declined in words',
    async (subject) => {
      const parcel = await bookedAt(subject);
      subject.simulator.decisions.cancel = 'decline';
      expectStatus(await cancel(subject, parcel), 'declined');
      ensure(parcel.status === 'booked', 'the parcel to stay booked', parcel.status);
    },
    options,
  ),

  controlled(
    'cancel',
    'What the carrier considers is `pending`',
    async (subject) => {
      const parcel = await bookedAt(subject);
      subject.simulator.decisions.cancel = 'pending';
      const outcome = await cancel(subject, parcel);
      if (outcome.status === 'voided' && isVoid(parcel))
        throw new NotApplicable('The simulator voids at once, whatever its decisions say.');
      expectStatus(outcome, 'pending');
    },
    options,
  ),

  controlled(
    'cancel',
    'A lost answer to a void is no answer, and the next call is `voided`',
    async (subject) => {
      const { adapter, simulator } = subject;
      const spare = await bookedAt(subject);
      const step = await decisiveStep({ access: subject.makeAccess(), simulator }, () => spare.status, (access) =>
        adapter.cancel(access, spare.carrierRef, patient()),
      ); // prettier-ignore
      const parcel = await bookedAt(subject);
      const { access } = faultAt(subject.makeAccess(), simulator, step, { kind: 'cut_after' });
      await expectFailure(['outcome_unknown', 'unavailable'], 'when the answer to a void is lost', () =>
        adapter.cancel(access, parcel.carrierRef, patient()),
      );
      ensure(isVoid(parcel), 'the parcel to be void at the carrier', parcel.status);
      expectStatus(await cancel(subject, parcel), 'voided');
    },
    options,
  ),
];

/** As a function, because the compiler does not see that a call changes it. */
const isVoid = ({ status }: SimulatedParcel): boolean => status === 'void';

/** The carrier's own record of a parcel that the adapter booked. */
async function bookedAt(subject: ControlledSubject): Promise<SimulatedParcel> {
  const { parcel } = await bookSample(subject, subject.makeAccess());
  const record = subject.simulator.parcels.find(({ awb }) => awb === parcel.awb);
  if (!record) throw unmet(`the simulator to list the parcel ${parcel.awb} in \`parcels\``, subject.simulator.parcels.length);
  ensure(record.carrierRef === parcel.carrierRef, "the simulator's `carrierRef` to be the one of the adapter", {
    simulator: record.carrierRef,
    adapter: parcel.carrierRef,
  });
  return record;
}

const cancel = (subject: ControlledSubject, { carrierRef }: SimulatedParcel): Promise<CancelOutcome> =>
  expectAnswer('`cancel` to answer', () => subject.adapter.cancel(subject.makeAccess(), carrierRef, patient()));

function expectStatus(outcome: CancelOutcome, status: CancelOutcome['status']): void {
  ensure(outcome?.status === status, `\`${status}\``, outcome);
  if (outcome.status === 'declined')
    ensure(
      typeof outcome.message === 'string' && outcome.message.trim() !== '' && outcome.message.length <= 2_000,
      "the carrier's words",
      outcome,
    );
}
