import type { Fault } from '../operator/faults.js';
import { check, ensure, unmet, type PlugInCheck } from './check.js';
import { ensureOneOrder, ensurePlaced, repeated, type Attempted } from './attempts.js';
import type { PlugIn } from './plug-in.js';

const RETRY = '/docs/errors#retry-safely';
const STATUSES = '/docs/errors#statuses';
const NO_ANSWER = '/docs/connect-a-store#if-no-answer-arrives';

const RETRY_AFTER_S = 1;
/** Timers of the two sides may differ by a little. */
const TOLERANCE_MS = 30;

const WAIT = { facts: { retryAfter: RETRY_AFTER_S } };

/** An order whose first request meets a fault is sent again, unchanged, and is there once. */
const retried = (
  docs: string,
  name: string,
  fault: Omit<Fault, 'route'>,
  what: string,
  further?: (attempted: Attempted) => void,
): PlugInCheck =>
  check('retries', docs, name, async (plugIn) => {
    const known = plugIn.operator.orders.orders.length;
    const attempted = await repeated(plugIn, fault, what);
    further?.(attempted);
    ensureOneOrder(plugIn, attempted, known);
    await ensurePlaced(plugIn, attempted);
  });

/** Not earlier than Retry-After says. */
function ensurePatience({ calls }: Attempted): void {
  const [first, second] = calls;
  if (first?.answeredAt === undefined || !second) throw unmet('two requests', 'fewer', calls);
  const pauseMs = Math.round(second.receivedAt - first.answeredAt);
  ensure(pauseMs >= RETRY_AFTER_S * 1_000 - TOLERANCE_MS, `a pause of ${RETRY_AFTER_S} s, as Retry-After says`, `${pauseMs} ms`, calls);
}

export const retryChecks = [
  retried(
    STATUSES,
    '429 is repeated, and not before Retry-After',
    { kind: 'refuse', code: 'RATE_LIMITED', ...WAIT },
    '429',
    ensurePatience,
  ),
  retried(
    STATUSES,
    '503 is repeated, and not before Retry-After',
    { kind: 'refuse', code: 'SERVICE_UNAVAILABLE', ...WAIT },
    '503',
    ensurePatience,
  ),
  retried(STATUSES, '500 is repeated with the same request', { kind: 'refuse' }, '500'),
  retried(RETRY, 'A connection that ends before the answer is no reason to give up', { kind: 'cut_before' }, 'the connection was reset'),
  retried(NO_ANSWER, 'An answer that was lost places no second order', { kind: 'cut_after' }, 'the connection ended without an answer'),
  retried(NO_ANSWER, 'A 500 after the order was placed places no second order', { kind: 'refuse_after' }, '500'),
  retried(NO_ANSWER, 'A request that is never answered ends, and is repeated', { kind: 'silence' }, 'no answer came'),

  check('retries', STATUSES, 'Rates that cannot be had do not hold up the checkout', async (plugIn) => {
    plugIn.operator.fail({ kind: 'refuse', route: 'POST /api/rates', code: 'RATE_CALCULATION_FAILED', times: Infinity });
    const begun = performance.now();
    try {
      await plugIn.step('rates');
    } finally {
      plugIn.operator.recover();
    }
    const seconds = Math.round((performance.now() - begun) / 1_000);
    ensure(seconds <= LONGEST_CHECKOUT_S, `the checkout to go on within ${LONGEST_CHECKOUT_S} s`, `${seconds} s`);
  }),

  check('retries', '/docs/connect-a-store#labels', 'A label that is not ready is asked for later', async (plugIn) => {
    if (!(await plugIn.can('label'))) await plugIn.step('label');
    const { order, parcel } = await orderWithoutLabel(plugIn);
    const early = await plugIn.step('label', { order });
    ensure(early.bytes === null || early.bytes === undefined, 'no label before pickup is booked', `${early.bytes} bytes`);
    parcel.status = 'pickup';
    const { bytes, error } = await plugIn.step('label', { order });
    const calls = plugIn.operator.calls.slice(-2);
    ensure(
      (bytes ?? 0) > 0,
      'the label once pickup is booked',
      error ? `an error: ${error.code ?? error.message ?? ''}` : 'no label',
      calls,
    );
  }),
];

const LONGEST_CHECKOUT_S = 20;

async function orderWithoutLabel(plugIn: PlugIn) {
  const { parcel, order } = await plugIn.parcel();
  if (order === undefined) throw unmet('an order', 'none');
  return { parcel, order };
}
