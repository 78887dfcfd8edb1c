import type { TestApp } from './app.js';
import { bearer, type Answer } from './client.js';
import { ask } from './graphql.js';
import { anOrder, moveTo, mug, verify, walkTo, type ConnectedShop } from './story.js';

/** A parcel that was said to weigh one kilogram: 5.25 USD, and 0.945 USD for each started half kilogram more. */
const declared = { quantity: 1, grams: 1000, length: 10, width: 10, height: 10, volume: 1000 };
const box = { length: 10, width: 10, height: 10 };

/** A new parcel of one kilogram. */
export async function newParcel(app: TestApp, shop: ConnectedShop, order: Readonly<Record<string, unknown>> = {}): Promise<string> {
  const body = { ...anOrder(shop.domain, order), products: [{ ...mug, ...declared }] };
  return (await app.client.post('/api/order', body, shop.headers)).body.shipment_id;
}

/** A new parcel of one kilogram at the hub. */
export async function parcelAtHub(app: TestApp, shop: ConnectedShop, order: Readonly<Record<string, unknown>> = {}): Promise<string> {
  const id = await newParcel(app, shop, order);
  await walkTo(app, id, 'at_sorting');
  return id;
}

export const weigh = (app: TestApp, id: string, weightKg: number): Promise<Answer> => verify(app, id, { weightKg, ...box });

/** A parcel that turned out to weigh this much. */
export async function weighedParcel(app: TestApp, shop: ConnectedShop, weightKg: number): Promise<string> {
  const id = await parcelAtHub(app, shop);
  const answer = await weigh(app, id, weightKg);
  if (answer.status !== 200) throw new Error(answer.text);
  return id;
}

export const adjust = (
  app: TestApp,
  id: string,
  body: unknown = undefined,
  headers: Readonly<Record<string, string>> = {},
): Promise<Answer> =>
  app.client.call('POST', `/api/erp/shipments/${id}/adjust-wallet`, { body, headers: { ...bearer(app.accounts.erpToken), ...headers } });

export const repack = (app: TestApp, id: string): Promise<Answer> => moveTo(app, id, 'at_sorting');

export interface AdjustmentView {
  readonly id: string;
  readonly refId: number;
  readonly status: string;
  readonly amount: { readonly amount: string; readonly currency: string };
  readonly paymentUrl: string | null;
  readonly paidBy: string | null;
  readonly breakdown: unknown;
  readonly dispute: Readonly<Record<string, unknown>> | null;
}

/** The adjustment of a shipment and where that stands, as the operator sees it. */
export async function adjustmentOf(
  app: TestApp,
  id: string,
): Promise<{ status: string; adjustment: AdjustmentView | null; approvals: { id: string; status: string }[] }> {
  const query = `query($id: String!) { shipment(id: $id) { id status approvals { id status cancelledReason }
    adjustment { id refId status amount { amount currency } paymentUrl paidBy paidAt breakdown dispute } } }`;
  return (await ask(app, app.accounts.erpToken, query, { id })).shipment;
}
