import { counted, ORDER_ROUTE } from './attempts.js';
import { check, ensure, NotApplicable, unmet } from './check.js';
import { wordsOf } from './plug-in.js';

const LOG_IN = '/docs/connect-a-store#sign-in';
const REASONS = '/docs/errors#reasons-of-unauthorized';

/** Enough for a login and another try. */
const MOST_TRIES = 3;

export const sessionChecks = [
  check('session', LOG_IN, 'The plug-in connects, and its first request is accepted', async (plugIn) => {
    if (!plugIn.isDriven) throw new NotApplicable('Not checked without a drive: see --drive.');
    await plugIn.connected();
    const since = plugIn.operator.calls.length;
    await plugIn.step((await plugIn.can('rates')) ? 'rates' : 'placeOrder', { payment: 'prepaid' });
    await plugIn.until(() => plugIn.operator.calls.length > since);
    const calls = plugIn.operator.calls.slice(since);
    const refusedCall = calls.find(({ status }) => status === 401);
    ensure(calls.length > 0, 'a request', 'none');
    ensure(refusedCall === undefined, 'an accepted token', 'an answer of 401', refusedCall ? [refusedCall] : []);
  }),

  check('session', REASONS, 'A token that expires leads to a login and the same order again, or is shown', async (plugIn) => {
    const { operator } = plugIn;
    await plugIn.step('placeOrder', { payment: 'prepaid' });
    const [since, known] = [operator.calls.length, operator.orders.orders.length];
    operator.shop.expireTokens();
    try {
      const { order, placed } = await plugIn.newOrder();
      const isThere = (): boolean => operator.orders.orders.length > known;
      let shown = placed.error;
      const met = await plugIn.until(
        async () => {
          shown = placed.error ?? (await plugIn.state(order)).error;
          return isThere() || Boolean(shown);
        },
        { patienceMs: PATIENCE_MS },
      );
      const calls = operator.calls.slice(since);
      ensure(met, 'a login and the order again, or the error to be shown', 'neither', calls);
      ensureFew(calls.filter(({ route }) => route === ORDER_ROUTE).length, 'an expired token', calls);
    } finally {
      await plugIn.reconnect();
    }
  }),

  check('session', REASONS, 'A token that stays refused is shown, and not tried for ever', async (plugIn) => {
    const { operator } = plugIn;
    const since = operator.calls.length;
    operator.fail({ kind: 'refuse', route: ORDER_ROUTE, code: 'UNAUTHORIZED', facts: { reason: 'TOKEN_REVOKED' }, times: Infinity }); // prettier-ignore
    try {
      const { order, placed } = await plugIn.newOrder();
      await plugIn.until(() => plugIn.callsTo(ORDER_ROUTE, since).length > 0);
      const { state } = placed.error ? { state: placed } : await plugIn.shows(order, ({ error }) => Boolean(error));
      await plugIn.settled(order);
      const calls = operator.calls.slice(since);
      const tries = calls.filter(({ route }) => route === ORDER_ROUTE).length;
      ensureFew(tries, 'a refused token', calls);
      ensureFew(calls.length - tries, 'a refused token', calls);
      if (!state.error) throw unmet('the order to show that it was refused', 'no error', calls);
    } finally {
      operator.recover();
      await plugIn.reconnect();
    }
  }),

  check('session', LOG_IN, 'The token is kept, and not fetched for each order', async (plugIn) => {
    const { operator } = plugIn;
    await plugIn.connected();
    const [since, known] = [operator.calls.length, operator.orders.orders.length];
    const { placed } = await plugIn.newOrder();
    if (!(await plugIn.arrived(known))) throw unmet('an order', `none.${wordsOf(placed.error)}`);
    const logins = operator.callsTo('POST /api/login', since);
    ensure(logins.length === 0, 'no login for an order while the token is accepted', counted(logins.length), logins);
  }),
];

const PATIENCE_MS = 10_000;

function ensureFew(requests: number, what: string, calls: Parameters<typeof ensure>[3]): void {
  ensure(requests <= MOST_TRIES, `at most ${MOST_TRIES} requests with ${what}`, counted(requests), calls);
}
