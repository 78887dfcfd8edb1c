import assert from 'node:assert/strict';
import { inspect } from 'node:util';
import { Agent } from 'undici';
import { karrio } from '../../../src/adapters/karrio/index.js';
import { carrierClient } from '../../../src/modules/carrier-accounts/carrier-client.js';
import {
  failureOf,
  type BookedParcel,
  type CarrierAccess,
  type CarrierFailure,
  type CarrierHttp,
} from '../../../src/modules/carriers/adapter/index.js';
import { bookingRequest } from '../karrio-requests.js';
import { patient } from '../simulated-access.js';
import { RealKarrio } from './real-server.js';

export const server = new RealKarrio(process.env['KARRIO_URL'] ?? '', process.env['KARRIO_TOKEN'] ?? '');
export const dispatcher = new Agent();
const started = Date.now();
let references = 0;

/** New in every run, as the server keeps what earlier runs booked. */
export const newReference = (): string => `BK-${started}-${++references}`;

const clientOf = (secrets: readonly string[]): CarrierHttp =>
  carrierClient({ baseUrl: server.url, dispatcher, secrets, now: () => new Date() });

export const accessOf = (keys: Record<string, string>, http = clientOf(Object.values(keys))): CarrierAccess => ({
  id: '0193a1b2-0000-7000-8000-0000000000aa',
  mode: 'test',
  credentials: keys,
  http,
  now: () => new Date(),
});

export const account = accessOf({ apiKey: server.token });

export async function step(sentence: string, work: () => Promise<unknown>): Promise<void> {
  const seen = await work();
  process.stdout.write(`ok  ${sentence}${typeof seen === 'string' ? `: ${seen}` : ''}\n`);
}

export async function booked(reference: string, changes = {}, access = account): Promise<BookedParcel> {
  const outcome = await karrio.book(access, bookingRequest(reference, changes), patient());
  assert.equal(outcome.status, 'booked', inspect(outcome));
  return outcome;
}

export const failure = (asked: Promise<unknown> | undefined): Promise<CarrierFailure | undefined> =>
  Promise.resolve(asked).then(
    () => undefined,
    (error: unknown) => failureOf(error),
  );
