import { failureOf, type CarrierAccess, type CarrierScan, type CarrierWebhookCall } from '../../modules/carriers/adapter/index.js';
import type { SimulatedScan } from '../simulator.js';
import { wrongCredentials } from './account-checks.js';
import { expectFailure } from './calls.js';
import { controlled, ensure, NotApplicable, unmet, type ControlledSubject } from './check.js';
import { bookSample } from './sample.js';
import { codeFor, expectScans, identityOf, minutesAgo, scanAt } from './scans.js';

const options = { needs: ['webhooks'] } as const;
const MEBIBYTE = 1024 * 1024;

/** Headers that say nothing about the sender. */
const ORDINARY = new Set(['content-type', 'content-length', 'user-agent', 'accept', 'host']);

export const webhookChecks = [
  controlled(
    'webhook',
    'A genuine call is read',
    async (subject) => {
      const { access, call, told } = await received(subject);
      const scans = read(subject, access, call);
      expectScans(scans, told.awb);
      const meaning = subject.adapter.scanCodes[told.code];
      ensure(subject.adapter.scanCodes[scanAt(scans, told).code] === meaning, `a scan that means \`${meaning}\``, scans);
    },
    options,
  ),

  controlled(
    'webhook',
    'A replayed call has the same event ids',
    async (subject) => {
      const { access, call, told } = await received(subject);
      const first = identityOf(read(subject, access, call));
      const again = identityOf(read(subject, access, callOf(subject, told)));
      ensure(first.length > 0 && first.join('\n') === again.join('\n'), `the same event ids again: ${first.join('; ')}`, again);
    },
    options,
  ),

  controlled(
    'webhook',
    'A call with a wrong signature is a `credentials` failure',
    async (subject) => {
      const { access, call } = await received(subject);
      const headers = Object.fromEntries(
        Object.entries(call.headers).map(([name, value]) => [name, ORDINARY.has(name) ? value : turned(value ?? '')]),
      );
      await expectRejected(subject, access, { ...call, headers }, 'when the signature is wrong');
    },
    options,
  ),

  controlled(
    'webhook',
    'A call without its signature is a `credentials` failure',
    async (subject) => {
      const { access, call } = await received(subject);
      const headers = Object.fromEntries(Object.entries(call.headers).filter(([name]) => ORDINARY.has(name)));
      await expectRejected(subject, access, { ...call, headers }, 'when the headers of the signature are missing');
    },
    options,
  ),

  controlled(
    'webhook',
    'A call for another account is a `credentials` failure',
    async (subject) => {
      const { call } = await received(subject);
      await expectRejected(subject, subject.makeAccess(wrongCredentials(subject)), call, 'for an account with another secret');
    },
    options,
  ),

  controlled(
    'webhook',
    'A call to an account without a secret is a `credentials` failure',
    async (subject) => {
      const { call } = await received(subject);
      await expectRejected(subject, subject.makeAccess({}), call, 'for an account without credentials');
      const empty = Object.fromEntries(Object.keys(subject.simulator.credentials).map((name) => [name, '']));
      await expectRejected(subject, subject.makeAccess(empty), call, 'for an account with empty credentials');
    },
    options,
  ),

  controlled(
    'webhook',
    'A call whose body was changed is a `credentials` failure',
    async (subject) => {
      const { access, call, told } = await received(subject);
      const other = await callWithMore(subject, told);
      if (!isSigned(call, other))
        throw new NotApplicable('The carrier sends the same headers with different bodies: it does not sign bodies.');
      await expectRejected(subject, access, { ...call, body: other.body }, 'when the body is not the one that was signed');
    },
    options,
  ),

  controlled(
    'webhook',
    'A call of 1 MiB is read',
    async (subject) => {
      // A carrier may write a message more than once.
      for (const length of [MEBIBYTE - 8_192, MEBIBYTE / 2 - 8_192, MEBIBYTE / 4 - 8_192]) {
        const { access, call, told } = await received(subject, { message: 'm'.repeat(length) });
        if (call.body.length <= MEBIBYTE && call.body.length >= MEBIBYTE / 2) return expectScans(read(subject, access, call), told.awb);
      }
      throw new NotApplicable('The simulator makes no call of about 1 MiB from a scan with a long message.');
    },
    options,
  ),

  controlled(
    'webhook',
    'Garbage is refused and not stumbled over',
    async (subject) => {
      const { access, call } = await received(subject);
      for (const body of GARBAGE) await expectNothing(subject, access, { ...call, body: Buffer.from(body) }, body);
      await expectNothing(subject, access, { ...call, headers: {}, body: Buffer.from(call.body) }, 'a call without headers');
    },
    options,
  ),

  controlled(
    'webhook',
    'Garbage with a right signature is refused and not stumbled over',
    async (subject) => {
      const { access, call, told } = await received(subject);
      const { simulator } = subject;
      if (!simulator.signWebhook && isSigned(call, await callWithMore(subject, told)))
        throw new NotApplicable('The simulator cannot sign any body: give it `signWebhook`.');
      for (const body of GARBAGE) {
        const headers = lowerCase(simulator.signWebhook?.(body) ?? call.headers);
        await expectNothing(subject, access, { ...call, headers, body: Buffer.from(body) }, body);
      }
    },
    options,
  ),
];

const GARBAGE = ['', ' ', 'hello', '{', 'null', '0', '"text"', '[]', '{}', '[null]', '{"data":null}', '{"scans":[null]}', '\u0000\uFFFD'];

interface Received {
  readonly access: CarrierAccess;
  readonly call: CarrierWebhookCall;
  readonly told: SimulatedScan;
}

/** The call that the carrier makes for a scan of a new parcel. */
async function received(subject: ControlledSubject, more: { readonly message?: string } = {}): Promise<Received> {
  const access = subject.makeAccess();
  const { parcel } = await bookSample(subject, access);
  const told = await subject.simulator.scan(parcel.awb, codeFor(subject.adapter, 'in_transit'), {
    at: minutesAgo(20, access.now()),
    ...more,
  });
  return { access, call: callOf(subject, told), told };
}

function callOf({ simulator }: ControlledSubject, scan: SimulatedScan): CarrierWebhookCall {
  const { headers, body } = simulator.webhookCall(scan);
  return { method: 'POST', url: '/api/carriers/account/events', headers: lowerCase(headers), body: Buffer.from(body) };
}

/** The carrier's next call for the same parcel, which has another body. */
async function callWithMore(subject: ControlledSubject, { awb, at }: SimulatedScan): Promise<CarrierWebhookCall> {
  const later = new Date(at.getTime() + 600_000);
  return callOf(subject, await subject.simulator.scan(awb, codeFor(subject.adapter, 'delivered'), { at: later }));
}

/** False for carriers that send a secret in the clear, which proves the sender and not the body. */
const isSigned = ({ headers }: CarrierWebhookCall, other: CarrierWebhookCall): boolean =>
  Object.keys(headers).some((name) => !ORDINARY.has(name) && headers[name] !== other.headers[name]);

const lowerCase = (headers: Readonly<Record<string, string | undefined>>): Record<string, string | undefined> =>
  Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]));

function read({ adapter }: ControlledSubject, access: CarrierAccess, call: CarrierWebhookCall): readonly CarrierScan[] {
  try {
    return adapter.readWebhook?.(access, call) ?? [];
  } catch (error) {
    throw unmet('the scans of a genuine call', error);
  }
}

const expectRejected = (subject: ControlledSubject, access: CarrierAccess, call: CarrierWebhookCall, when: string) =>
  expectFailure(['credentials'], when, () => subject.adapter.readWebhook?.(access, call));

/** A failure of one of the five kinds, or no scans. */
async function expectNothing(subject: ControlledSubject, access: CarrierAccess, call: CarrierWebhookCall, what: string): Promise<void> {
  let scans: unknown;
  try {
    scans = subject.adapter.readWebhook?.(access, call);
  } catch (error) {
    ensure(failureOf(error) !== undefined, `a CarrierFailure for the body ${JSON.stringify(what)}`, error);
    return;
  }
  ensure(Array.isArray(scans) && scans.length === 0, `no scans from the body ${JSON.stringify(what)}`, scans);
}

/** Other letters and digits of the same form. */
const turned = (value: string): string =>
  value.slice(0, 4_000).replace(/[a-eA-E0-8]/g, (each) => String.fromCharCode(each.charCodeAt(0) + 1)).concat('x'); // prettier-ignore
