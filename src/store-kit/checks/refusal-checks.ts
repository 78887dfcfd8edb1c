import { invalid, missing, refuse, type ErrorCode, type RefusalFacts } from '../../kernel/errors.js';
import { newId } from '../../platform/ids.js';
import type { Problem, Step } from '../drive/drive.js';
import { counted, ORDER_ROUTE } from './attempts.js';
import { check, ensure, type PlugInCheck } from './check.js';
import { wordsOf } from './plug-in.js';

/** Refusals of an order that no repetition cures. */
export const ORDER_REFUSALS = [
  'MISSING_FIELD',
  'VALIDATION_FAILED',
  'SHOP_DOMAIN_MISMATCH',
  'CURRENCY_MISMATCH',
  'CURRENCY_NOT_SUPPORTED',
  'INVALID_CARRIER',
  'RATE_UNAVAILABLE',
  'ORDER_EXISTS',
  'IDEMPOTENCY_KEY_REUSED',
  'PAYLOAD_TOO_LARGE',
] as const satisfies readonly ErrorCode[];

/** What the service says besides the code. */
const FACTS: Partial<Readonly<Record<ErrorCode, RefusalFacts>>> = {
  MISSING_FIELD: { errors: [missing('destination.city')] },
  VALIDATION_FAILED: { errors: [invalid('customer.phone', 'phone', { example: '+971 4 123 4567' })] },
  ORDER_EXISTS: { orderId: newId() },
};

const docsOf = (code: ErrorCode): string => `/docs/errors/${code}`;

const orderRefused = (code: ErrorCode, name: string, facts: RefusalFacts | undefined, most: number): PlugInCheck =>
  check('refusals', docsOf(code), name, async (plugIn) => {
    const { operator } = plugIn;
    const since = operator.calls.length;
    operator.fail({ kind: 'refuse', route: ORDER_ROUTE, code, times: Infinity, ...(facts && { facts }) });
    try {
      const { order, placed } = await plugIn.newOrder();
      await plugIn.until(() => plugIn.callsTo(ORDER_ROUTE, since).length > 0);
      const { state } = placed.error ? { state: placed } : await plugIn.shows(order, ({ error }) => Boolean(error));
      await plugIn.work();
      await plugIn.settled(order);
      const calls = plugIn.callsTo(ORDER_ROUTE, since);
      ensure(calls.length > 0, 'the order to be sent', 'no request');
      ensureShown(state.error, code, facts, calls);
      ensure(calls.length <= most, `${most === 1 ? 'one request' : `at most ${most} requests`}, because a repetition cannot succeed`, counted(calls.length), calls); // prettier-ignore
    } finally {
      operator.recover();
    }
  });

/** It must be shown, or no one can correct the order. Plug-ins have their own words; a code that they show must be the right one. */
function ensureShown(
  error: Problem | null | undefined,
  code: ErrorCode,
  facts: RefusalFacts | undefined,
  calls: Parameters<typeof ensure>[3],
) {
  const { message } = refuse(code, {}, facts);
  ensure(Boolean(error), `an error such as ${code}, "${message}"`, 'none', calls);
  const right = [code, facts?.reason, undefined, null];
  ensure(right.includes(error?.code), `the code ${code}, if one is shown`, `another one.${wordsOf(error)}`, calls);
}

/** A step other than placing an order that is refused. */
const stepRefused = (step: Step, route: string, code: ErrorCode, what: string, facts?: RefusalFacts): PlugInCheck =>
  check('refusals', docsOf(code), `\`${code}\` of ${what} is shown`, async (plugIn) => {
    if (!(await plugIn.can(step))) await plugIn.step(step);
    const { order } = await plugIn.parcel();
    const { operator } = plugIn;
    const since = operator.calls.length;
    operator.fail({ kind: 'refuse', route, code, times: Infinity, ...(facts && { facts }) });
    // Some plug-ins use the other method for changes.
    operator.fail({ kind: 'refuse', route: route.replace('PATCH', 'PUT'), code, times: Infinity, ...(facts && { facts }) });
    try {
      const answer = await plugIn.step(step, { order, ...FIELDS[step] });
      const { state } = answer.error || order === undefined ? { state: answer } : await plugIn.shows(order, ({ error }) => Boolean(error));
      ensureShown(state.error, code, facts, operator.calls.slice(since));
    } finally {
      operator.recover();
    }
  });

const FIELDS: Partial<Readonly<Record<Step, Readonly<Record<string, string>>>>> = {
  updateOrder: { phone: '+971507654321' },
  createReturn: { reason: 'Broken' },
};

const MOST_TRIES = 3;

export const refusalChecks = [
  ...ORDER_REFUSALS.map((code) => orderRefused(code, `\`${code}\` is shown, and the order is not repeated`, FACTS[code], 1)),
  orderRefused(
    'UNAUTHORIZED',
    '`SHOP_NOT_ACTIVATED` is shown, and the order is not repeated for ever',
    { reason: 'SHOP_NOT_ACTIVATED' },
    MOST_TRIES,
  ),
  stepRefused('updateOrder', 'PATCH /api/order/{id}/update', 'UPDATE_FAILED', 'a change'),
  stepRefused('cancel', 'POST /api/order/cancelled', 'CANCEL_NOT_ALLOWED', 'a cancellation'),
  stepRefused('fulfil', 'POST /api/fulfilled', 'FULFIL_NOT_ALLOWED', 'a fulfilment'),
  stepRefused('createReturn', 'POST /api/return-shipment', 'NOT_DELIVERED', 'a return'),
  stepRefused('createReturn', 'POST /api/return-shipment', 'RETURN_EXISTS', 'a return'),
];
