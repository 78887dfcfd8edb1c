import { inspect } from 'node:util';
import { withoutTrailing } from '../../kernel/text.js';
import { failureOf, type CarrierAccess } from '../../modules/carriers/adapter/index.js';
import type { Fault } from '../simulator.js';
import { wrongCredentials } from './account-checks.js';
import { patient } from './calls.js';
import { controlled, ensure, Unmet, unmet, type ControlledSubject } from './check.js';
import { bookSample, newReference, sampleBooking, sampleQuote } from './sample.js';

/** Shorter values would be found in texts by chance. */
const MIN_LENGTH = 6;

const FAULTS: readonly Fault[] = [
  { kind: 'cut_before' },
  { kind: 'malformed' },
  ...[400, 401, 403, 404, 409, 422, 429, 500, 503].map((status): Fault => ({ kind: 'status', status })),
];

export const secretChecks = [
  controlled('secrets', 'No credential is in an error, whatever goes wrong', async (subject) => {
    const access = subject.makeAccess();
    const { parcel } = await bookSample(subject, access);
    for (const fault of FAULTS)
      for (const [name, call] of callsOf(subject, access, parcel.awb)) {
        subject.simulator.fail({ ...fault, times: 1_000 });
        expectSilence(await errorOf(call), access, `\`${name}\` (${fault.kind} ${fault.status ?? ''})`);
        subject.simulator.recover();
      }
  }),

  controlled('secrets', 'Refused credentials are not repeated in the error', async (subject) => {
    const access = subject.makeAccess(wrongCredentials(subject));
    const { parcel } = await bookSample(subject, subject.makeAccess());
    for (const [name, call] of callsOf(subject, access, parcel.awb)) expectSilence(await errorOf(call), access, `\`${name}\``);
  }),

  controlled('secrets', 'Every error of a call is a CarrierFailure', async (subject) => {
    const access = subject.makeAccess();
    const { parcel } = await bookSample(subject, access);
    for (const fault of FAULTS)
      for (const [name, call] of callsOf(subject, access, parcel.awb)) {
        subject.simulator.fail({ ...fault, times: 1_000 });
        const error = await errorOf(call);
        subject.simulator.recover();
        if (error !== undefined && !failureOf(error))
          throw unmet(`a CarrierFailure from \`${name}\` (${fault.kind} ${fault.status ?? ''})`, error);
      }
  }),
];

function callsOf(subject: ControlledSubject, access: CarrierAccess, awb: string): [string, () => unknown][] {
  const { adapter, simulator } = subject;
  const { quote, webhooks, label, labelFormats } = adapter.capabilities;
  const carrierRef = simulator.parcels.find((each) => each.awb === awb)?.carrierRef ?? awb;
  const [format = 'PDF'] = labelFormats;
  const call = { method: 'POST', url: '/api/carriers/account/events', headers: {}, body: Buffer.from('{}') };
  return [
    ['check', () => adapter.check(access, patient())],
    ...(quote ? [['quote', () => adapter.quote(access, sampleQuote(subject, access), patient())] as [string, () => unknown]] : []),
    ['book', () => adapter.book(access, sampleBooking(subject, access), patient())],
    ['find', () => adapter.find(access, { reference: newReference(), carrierRef: null, since: access.now() }, patient())],
    ['track', () => adapter.track(access, [awb], patient())],
    ...(label ? [['label', () => adapter.label(access, carrierRef, format, patient())] as [string, () => unknown]] : []),
    ['cancel', () => adapter.cancel(access, 'no-such-booking-1', patient())],
    ...(webhooks ? [['readWebhook', () => adapter.readWebhook?.(access, call)] as [string, () => unknown]] : []),
  ];
}

async function errorOf(call: () => unknown): Promise<unknown> {
  try {
    await call();
    return undefined;
  } catch (error) {
    return error;
  }
}

/** Looks in message, code, stack, causes and JSON for each secret, as it is and as headers carry it. */
function expectSilence(error: unknown, access: CarrierAccess, what: string): void {
  if (error === undefined) return;
  const text = [inspect(error, { depth: 6, showHidden: true, maxStringLength: null }), jsonOf(error)].join('\n');
  for (const [name, form] of formsOf(access.credentials))
    ensure(!text.includes(form), `no value of the credential \`${name}\` in the error of ${what}`, new Unmet('an error that contains it'));
}

const jsonOf = (error: unknown): string => {
  try {
    return JSON.stringify(error) ?? '';
  } catch {
    // A cycle or a bigint cannot be printed as JSON, so it cannot leak by it.
    return '';
  }
};

function formsOf(credentials: Readonly<Record<string, string>>): [string, string][] {
  const values = Object.entries(credentials).filter(([, value]) => value.length >= MIN_LENGTH);
  const base64 = (text: string): string => withoutTrailing(Buffer.from(text.slice(0, 10_000)).toString('base64'), '=');
  const pairs = Object.values(credentials).flatMap((user) =>
    values.map(([name, value]): [string, string] => [name, base64(`${user}:${value}`)]),
  );
  return values.flatMap(([name, value]): [string, string][] => [
    [name, value],
    [name, encodeURIComponent(value)],
    [name, base64(value)],
    [name, base64(`${value}:`)],
    ...pairs.filter(([each]) => each === name),
  ]);
}
