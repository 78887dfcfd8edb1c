import type { CarrierAccess } from '../../modules/carriers/adapter/index.js';
import { check, controlled, ensure, type ConformanceSubject, type ControlledSubject } from './check.js';
import { expectAnswer, expectFailure, patient } from './calls.js';
import { bookSample, newReference, sampleBooking, sampleQuote } from './sample.js';

const RETRY_AFTER = 17;

/** What becomes of an account whose credentials are refused or whose calls are too many. */
export const accountChecks = [
  check('account', 'A check of the account says in words what it found', async (subject) => {
    const access = subject.makeAccess();
    const said = await expectAnswer('`check` to succeed with the right credentials', () => subject.adapter.check(access, patient()));
    ensure(
      typeof said === 'string' && said.trim() !== '' && said.length <= 500,
      '`check` to return a sentence of at most 500 characters',
      said,
    );
  }),

  controlled('account', 'Refused credentials are a `credentials` failure of every call', async (subject) => {
    const wrong = subject.makeAccess(wrongCredentials(subject));
    for (const [name, call] of Object.entries(await callsOf(subject, wrong)))
      await expectFailure(['credentials'], `from \`${name}\` with wrong credentials`, call);
    const booked = subject.simulator.booked.length;
    const booking = sampleBooking(subject, wrong);
    await expectFailure(['credentials'], 'from `book` with wrong credentials', () => subject.adapter.book(wrong, booking, patient()));
    ensure(subject.simulator.booked.length === booked, 'nothing to be booked with wrong credentials', subject.simulator.booked.at(-1));
  }),

  controlled('account', 'A status of 401 is a `credentials` failure', (subject) => answeredBy(subject, 401, 'credentials')),

  controlled(
    'account',
    'A status of 429 is a `throttled` failure with the seconds of Retry-After, and nothing is booked',
    async (subject) => {
      const access = subject.makeAccess();
      const { simulator, adapter } = subject;
      const calls = await callsOf(subject, access);
      const booking = sampleBooking(subject, access);
      const booked = simulator.booked.length;
      simulator.fail({ kind: 'status', status: 429, headers: { 'retry-after': String(RETRY_AFTER) }, times: 1_000 });
      for (const [name, call] of Object.entries({ ...calls, book: () => adapter.book(access, booking, patient()) })) {
        const failure = await expectFailure(['throttled'], `from \`${name}\` when the carrier answers 429`, call);
        const seconds = failure.retryAfterSeconds;
        ensure(seconds === RETRY_AFTER, `\`retryAfterSeconds\` of ${RETRY_AFTER}, which the carrier asked of \`${name}\``, seconds);
      }
      ensure(simulator.booked.length === booked, 'nothing to be booked while the carrier answers 429', simulator.booked.at(-1));
    },
  ),
];

/** Every call that changes nothing, prepared while the carrier answers. */
async function callsOf(subject: ControlledSubject, access: CarrierAccess): Promise<Record<string, () => Promise<unknown>>> {
  const { adapter } = subject;
  const { parcel } = await bookSample(subject, subject.makeAccess());
  const quote = sampleQuote(subject, access);
  const lookup = { reference: newReference(), carrierRef: null, since: access.now() };
  return {
    check: () => adapter.check(access, patient()),
    ...(adapter.capabilities.quote && { quote: () => adapter.quote(access, quote, patient()) }),
    // A carrier that cannot be asked answers without a call.
    ...(adapter.capabilities.dedupe !== 'none' && { find: () => adapter.find(access, lookup, patient()) }),
    track: () => adapter.track(access, [parcel.awb], patient()),
  };
}

async function answeredBy(subject: ControlledSubject, status: number, kind: 'credentials'): Promise<void> {
  const access = subject.makeAccess();
  const calls = await callsOf(subject, access);
  subject.simulator.fail({ kind: 'status', status, times: 1_000 });
  for (const [name, call] of Object.entries(calls))
    await expectFailure([kind], `from \`${name}\` when the carrier answers ${status}`, call);
}

/** Others of the same form. Values that are no secret, such as an account number, stay. */
export function wrongCredentials({ adapter, simulator }: ConformanceSubject): Record<string, string> {
  const isSecret = (name: string): boolean => adapter.credentials.find((field) => field.name === name)?.secret ?? true;
  const given = Object.entries(simulator?.credentials ?? {});
  return Object.fromEntries(given.map(([name, value]) => [name, isSecret(name) ? turned(value) : value]));
}

/** Each letter and digit replaced by the next one, so that the length and the form are kept. */
const turned = (value: string): string =>
  value
    .slice(0, 10_000)
    .replace(/[a-y]|[A-Y]|[0-8]/g, (each) => String.fromCharCode(each.charCodeAt(0) + 1))
    .concat(/[a-yA-Y0-8]/.test(value.slice(0, 10_000)) ? '' : 'x');
