import type { PlayedWarning } from '../operator/order-book.js';
import { counted, ORDER_ROUTE } from './attempts.js';
import { check, ensure, unmet } from './check.js';
import { wordsOf } from './plug-in.js';

const WARNINGS = '/docs/errors#warnings';

const warning = (code: string, field: string | null, message: string): PlayedWarning => ({ code, field, message });

const OF_ORDERS = [
  warning('SUBTOTAL_MISMATCH', 'order.subTotal', 'subTotal is not the sum of the products.'),
  warning('ZIP_FORMAT', 'destination.zip', 'The postal code does not match the format of the country.'),
  warning('COLLECTION_IGNORED', 'order.collectionAmount', 'A prepaid order collects nothing.'),
  warning('DETAILS_MISSING', 'products[0].hsCode', 'The carrier needs this before it books the parcel.'),
  warning('RATE_EXPIRED', 'order.rateId', 'The rate has expired; the order was priced again.'),
  warning('RATE_NOT_HELD', 'order.rateId', 'The rate was quoted for another parcel; the order was priced again.'),
  warning('MISPLACED_FIELD', 'carrier', 'carrier has no effect here and was ignored. Send it as order.carrier.'),
] as const;

const OF_CHANGES = [
  warning('FIELD_UPDATE_BLOCKED', 'collectionAmount', 'The field can no longer be changed.'),
  warning('RATE_NOT_RECALCULATED', 'destinationAddress', 'The rate is still that of the first address.'),
] as const;

export const warningChecks = [
  ...OF_ORDERS.map((each) =>
    check('warnings', WARNINGS, `\`${each.code}\` leaves an order placed`, async (plugIn) => {
      const { operator } = plugIn;
      const [since, known] = [operator.calls.length, operator.orders.orders.length];
      operator.orders.warnings = [each];
      try {
        const { order, placed } = await plugIn.newOrder();
        const arrived = await plugIn.arrived(known);
        if (!arrived) throw unmet('the order to come', `none.${wordsOf(placed.error)}`);
        const { state, isSo } = await plugIn.shows(
          order,
          ({ shipmentId }) => (shipmentId ?? arrived.parcel.reference) === arrived.parcel.reference,
        );
        const calls = plugIn.callsTo(ORDER_ROUTE, since);
        const error = placed.error ?? state.error;
        ensure(!error, 'an order without an error, because a warning is none', `an error.${wordsOf(error)}`, calls);
        ensure(isSo, `the shipment ${arrived.parcel.reference}`, state.shipmentId ?? 'none', calls);
        await plugIn.settled(order);
        const requests = plugIn.callsTo(ORDER_ROUTE, since);
        ensure(requests.length === 1, 'one request', counted(requests.length), requests);
      } finally {
        operator.recover();
      }
    }),
  ),

  ...OF_CHANGES.map((each) =>
    check('warnings', WARNINGS, `\`${each.code}\` leaves a change done`, async (plugIn) => {
      if (!(await plugIn.can('updateOrder'))) await plugIn.step('updateOrder');
      const { order } = await plugIn.parcel();
      const { operator } = plugIn;
      const since = operator.calls.length;
      operator.orders.warnings = [each];
      try {
        const { error } = await plugIn.step('updateOrder', { order, phone: '+971507654321' });
        ensure(!error, 'a change without an error, because a warning is none', `an error.${wordsOf(error)}`, operator.calls.slice(since));
      } finally {
        operator.recover();
      }
    }),
  ),

  check('warnings', WARNINGS, 'Warnings about rates leave the rates usable', async (plugIn) => {
    const { operator } = plugIn;
    const since = operator.calls.length;
    operator.orders.warnings = [warning('DETAILS_MISSING', 'products[0].hsCode', 'The carrier needs this.')];
    try {
      const { rates, error } = await plugIn.step('rates');
      const calls = plugIn.callsTo('POST /api/rates', since);
      ensure(!error && (rates?.length ?? 0) > 0, 'rates', error ? `an error.${wordsOf(error)}` : 'none', calls);
    } finally {
      operator.recover();
    }
  }),
];
