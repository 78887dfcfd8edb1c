import { setImmediate as nextTurn, setTimeout as wait } from 'node:timers/promises';
import {
  failureOf,
  type CarrierAccess,
  type CarrierFailure,
  type CarrierRequest,
  type FailureKind,
} from '../../modules/carriers/adapter/index.js';
import { ensure, unmet } from './check.js';

/** Long enough for every call that is not held up on purpose. */
const CALL_MS = 20_000;
const ABORT_MS = 100;

export const patient = (): AbortSignal => AbortSignal.timeout(CALL_MS);

/** The failure that a call ends with. An answer, and an error of another kind, are not met. */
export async function failureFrom(expected: string, call: () => unknown): Promise<CarrierFailure> {
  let answer: unknown;
  try {
    answer = await call();
  } catch (error) {
    const failure = failureOf(error);
    if (failure) return failure;
    throw unmet(`${expected}, as a CarrierFailure`, error);
  }
  throw unmet(expected, answer);
}

/** A call that must fail in one of these ways. */
export async function expectFailure(kinds: readonly FailureKind[], when: string, call: () => unknown): Promise<CarrierFailure> {
  const expected = `a failure of kind ${kinds.join(' or ')} ${when}`;
  const failure = await failureFrom(expected, call);
  ensure(kinds.includes(failure.kind), expected, failure);
  ensure(failure.message.trim() !== '' && failure.message.length <= 2_000, 'a failure with a message of at most 2,000 characters', failure);
  return failure;
}

/** A call that must succeed; the failure is explained with what was asked. */
export async function expectAnswer<Answer>(expected: string, call: () => Promise<Answer>): Promise<Answer> {
  try {
    return await call();
  } catch (error) {
    throw unmet(expected, error);
  }
}

/** An account whose requests are seen by `before` and `after`, with the text of what was answered. */
export const watched = (
  access: CarrierAccess,
  { before, after }: { before?: (request: CarrierRequest) => void; after?: (request: CarrierRequest, answer: string) => void },
): CarrierAccess => ({
  ...access,
  http: {
    async send(request, signal) {
      before?.(request);
      let answer = '';
      try {
        const response = await access.http.send(request, signal);
        answer = response.text();
        return response;
      } finally {
        after?.(request, answer);
      }
    },
  },
});

/** Resolves with false as soon as it is so, or after a while all the same. */
async function until(isSo: () => boolean): Promise<false> {
  for (let turn = 0; turn < 2_000 && !isSo(); turn++) await wait(5);
  return false;
}

/** Expects a call to end soon after its signal fires, and returns how. The signal fires once the request is at the carrier. */
export async function abortedSoon(isSent: () => boolean, call: (signal: AbortSignal) => Promise<unknown>): Promise<CarrierFailure> {
  const controller = new AbortController();
  const settled = failureFrom('a failure after the signal has fired', () => call(controller.signal)).then(
    (failure) => ({ failure }),
    (error: unknown) => ({ error }),
  );
  const isEarly = await Promise.race([settled.then(() => true), until(isSent)]);
  controller.abort();
  // The turns behind the timer let an answer in that was there in time although this process was busy.
  const late = wait(ABORT_MS).then(() => nextTurn()).then(() => nextTurn()); // prettier-ignore
  const outcome = await Promise.race([settled, late]);
  if (!outcome || !('failure' in outcome || 'error' in outcome))
    throw unmet(`the call to end within ${ABORT_MS} ms after its signal has fired`, 'no end');
  if ('error' in outcome) throw outcome.error;
  ensure(!isEarly, 'the call to wait for the answer until its signal fires', outcome.failure);
  return outcome.failure;
}
