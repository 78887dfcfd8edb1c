import type { TestApp } from './app.js';
import { bearer, type Answer } from './client.js';
import { ask } from './graphql.js';
import { connectShop, placeOrder, type ConnectedShop } from './story.js';

export interface CodParcel {
  readonly id: string;
  readonly reference: string;
  readonly orderId: string;
}

/** An order with cash on delivery over 100.00 unless another amount is given. */
export async function codParcel(app: TestApp, shop: ConnectedShop, order: Readonly<Record<string, unknown>> = {}): Promise<CodParcel> {
  const { body, text } = await placeOrder(app, shop, { paymentStatus: 'postpaid', collectionAmount: 100, ...order });
  if (!body?.orderId) throw new Error(`The order was not placed: ${text}`);
  return { id: body.nbox.shipment_detail_id, reference: body.shipment_id, orderId: body.orderId };
}

/** The carrier takes it to a status at once. */
export const carry = (app: TestApp, id: string, ...path: string[]): Promise<unknown> =>
  ask(
    app,
    app.accounts.erpToken,
    'mutation($id: String!, $path: [ShipmentStatus!]) { simulateShipment(id: $id, path: $path) { status } }',
    {
      id,
      path,
    },
  );

/** A parcel that the driver stands at the door with. */
export async function parcelAtDoor(app: TestApp, shop?: ConnectedShop, order: Readonly<Record<string, unknown>> = {}): Promise<CodParcel> {
  const parcel = await codParcel(app, shop ?? (await connectShop(app)), order);
  await carry(app, parcel.id, 'IN_TRANSIT');
  return parcel;
}

type Body = Readonly<Record<string, unknown>>;

export const confirm = (app: TestApp, id: string, body: Body = { paymentMethod: 'cash' }, token = app.accounts.erpToken): Promise<Answer> =>
  app.client.post(`/api/erp/cod-invoice/${id}/confirm`, body, bearer(token));

export const handOver = (app: TestApp, id: string, body: Body = {}, token = app.accounts.erpToken): Promise<Answer> =>
  app.client.post(`/api/erp/cod-invoice/${id}/handover`, body, bearer(token));

export const invoiceOf = (app: TestApp, id: string, token = app.accounts.erpToken): Promise<Answer> =>
  app.client.get(`/api/erp/shipments/${id}/cod-invoice`, bearer(token));

/** What is on the books for a parcel: debits less credits of each account, in minor units. */
export async function booksOf(app: TestApp, shipmentId: string): Promise<Record<string, number>> {
  const rows = await app.database.sql<{ account: string; rest: string }>(
    `select account, sum(case direction when 'debit' then amount_minor else -amount_minor end)::text as rest from posting
      where shipment_id = $1 and source in ('cod_collection', 'cod_fee', 'reversal', 'refund') group by account order by account`,
    [shipmentId],
  );
  return Object.fromEntries(rows.filter(({ rest }) => rest !== '0').map(({ account, rest }) => [account, Number(rest)]));
}
