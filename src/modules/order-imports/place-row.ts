import { Refusal, refuse } from '../../kernel/errors.js';
import { isUnavailable } from '../../platform/db/unavailable.js';
import { statement, type Named } from '../../platform/db/statement.js';
import type { Tx } from '../../platform/db/unit-of-work.js';
import { describeError } from '../../platform/log/describe-error.js';
import { createOrder, type Ordering, type Placement } from '../checkout/index.js';
import { completed } from '../order-drafts/index.js';
import type { CreateOrderInput } from '../orders/index.js';
import type { OrderImport, OrderImportRow, RowProblem } from './order-import.entity.js';
import { db } from './order-imports.tables.js';
import { parcelOf, wholeOrder, withNumber } from './price-content.js';
import { requesterNow } from './requested-by.js';
import type { ImportContext } from './services.js';
import { namedContent, storedOrders } from './stored-orders.js';

const MOST_REASONS = 5;

/** Places the order of a row, in the transaction that marks the row. Undefined if it is refused, which the row then tells. */
export async function placeRow(context: ImportContext, found: OrderImport, row: OrderImportRow): Promise<OrderImportRow | undefined> {
  const { sql, services, transact } = context;
  try {
    const actor = await requesterNow(context, found);
    const ordering: Ordering = { actor, sql, services, transact: (work) => transact(work) };
    const { orderId, shipmentId } = await createOrder(ordering, await orderOf(context, found, row), {
      parcel: parcelOf(row.parcel),
      ofFile: true,
      recipient: 'reached',
      onPlaced: (tx, placement) => markPlaced(tx, row, placement),
    });
    return { ...row, state: 'placed', orderId, shipmentId };
  } catch (error) {
    if (isUnavailable(error)) throw error;
    await context.transact((tx) => markFailed(tx, row, problemsOf(context, row, error)));
    return undefined;
  }
}

/** Under the number that the order has already, or that its name leads to: concurrent copies then meet at the same number. */
async function orderOf({ sql }: ImportContext, { shopId }: OrderImport, { content }: OrderImportRow): Promise<CreateOrderInput> {
  const named = namedContent(content);
  const stored = await storedOrders(sql, shopId, [named]);
  return completed(withNumber(content, stored.numberOf(named)));
}

const setPlaced = statement(
  (
    $: Named<
      Pick<OrderImportRow, 'id' | 'orderId' | 'shipmentId' | 'serviceCode' | 'serviceName' | 'priceMinor' | 'collectMinor' | 'currency'>
    >,
  ) =>
    db
      .updateTable('orderImportRow')
      .set({
        state: 'placed',
        problems: [],
        orderId: $.orderId,
        shipmentId: $.shipmentId,
        serviceCode: $.serviceCode,
        serviceName: $.serviceName,
        collectMinor: $.collectMinor,
        priceMinor: $.priceMinor,
        currency: $.currency,
      })
      .where('id', '=', $.id),
);

async function markPlaced(tx: Tx, { id }: OrderImportRow, placement: Placement): Promise<void> {
  const { orderId, shipmentId, serviceCode, serviceName, actualRate, collectionAmount } = placement;
  const amounts = { priceMinor: actualRate.minor, collectMinor: collectionAmount.minor, currency: actualRate.currency };
  await setPlaced(tx.sql, { id, orderId, shipmentId, serviceCode, serviceName, ...amounts });
}

const setFailed = statement(($: Named<Pick<OrderImportRow, 'id' | 'problems'>>) =>
  db.updateTable('orderImportRow').set({ state: 'failed', problems: $.problems }).where('id', '=', $.id).where('state', '=', 'ready'),
);

const markFailed = async (tx: Tx, { id }: OrderImportRow, problems: RowProblem[]): Promise<void> =>
  void (await setFailed(tx.sql, { id, problems }));

/** A defect in one order does not hold up the others; it is logged, and the row can be tried again. */
function problemsOf({ services }: ImportContext, { id, line }: OrderImportRow, error: unknown): RowProblem[] {
  if (!(error instanceof Refusal)) {
    services.log.error({ err: describeError(error), orderImportRow: id }, 'An order of an import could not be placed.');
    return [wholeOrder(line, refuse('INTERNAL_ERROR.tryAgain'))];
  }
  const { code, errors } = error;
  if (errors.length === 0) return [wholeOrder(line, error)];
  return errors.slice(0, MOST_REASONS).map(({ allowed: _allowed, ...each }) => ({ ...each, line, column: null, code }));
}
