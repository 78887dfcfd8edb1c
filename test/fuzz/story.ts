import { ORDER_EXAMPLE } from '../../src/rest/replies/orders.js';

export interface Accounts {
  readonly seller: { readonly email: string; readonly password: string };
  readonly apiToken: string;
  readonly erpToken: string;
}

export interface Story {
  readonly shopHeaders: Readonly<Record<string, string>>;
  /** A value for parameters of paths and queries, by a part of the path. */
  readonly parameters: readonly { readonly path: RegExp; readonly name: string; readonly value: string }[];
}

const DOMAIN = 'fuzzed.example';

/** What the fuzzer can find by its id: without it, it would see nothing but 404. */
export async function tellStory(url: string, { seller, apiToken, erpToken }: Accounts): Promise<Story> {
  const post = async (path: string, body: unknown, headers: Readonly<Record<string, string>> = {}) => {
    const answer = await fetch(url + path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify(body),
    });
    // The story is ours, and what comes back is what the tests of these routes assert.
    // eslint-disable-next-line @typescript-eslint/no-explicit-any
    const told = (await answer.json()) as any;
    if (answer.status !== 200) throw new Error(`${path}: ${JSON.stringify(told)}`);
    return told;
  };
  const { token } = await post('/api/login', { ...seller, shopId: DOMAIN, shopName: 'F', platform: 'p', url: `https://${DOMAIN}` });
  const shopHeaders = { 'x-svc-shop-token': String(token), 'x-svc-shop-domain': DOMAIN };
  const operator = { authorization: `Bearer ${erpToken}` };
  const place = (orderNumber: number) =>
    post('/api/order', { ...ORDER_EXAMPLE, order: { ...ORDER_EXAMPLE.order, shopDomain: DOMAIN, orderNumber } }, shopHeaders);

  await post('/api/activation', { activate: true }, shopHeaders);
  const [order, labelled] = [await place(1001), await place(1002)];
  await post(`/api/erp/shipments/${labelled.shipment_id}/status`, { status: 'fulfilled' }, operator);
  await post(`/api/erp/shipments/${labelled.shipment_id}/status`, { status: 'pickup' }, operator);
  const wanted = { url: 'https://receiver.invalid/hook', events: ['shipment.update'] };
  const { webhook } = await post('/api/webhooks', wanted, { authorization: `Bearer ${apiToken}` });
  const { data } = await post('/api/erp/webhooks', wanted, operator);
  const operatorIds = await idsOfOperator(url, erpToken, order.shipment_id);
  const parameters = [
    { path: /^\/api\/order\//, name: 'id', value: order.orderId },
    { path: /^\/(api\/)?(awb|track)\//, name: 'id', value: labelled.shipment_id },
    { path: /^\/api\/return-shipment/, name: 'shipment_id', value: labelled.shipment_id },
    { path: /^\/api\/erp\/shipments\//, name: 'id', value: order.shipment_id },
    { path: /^\/api\/webhooks\/\{id\}\//, name: 'id', value: webhook.id },
    { path: /^\/api\/erp\/webhooks\/\{id\}\//, name: 'id', value: data.id },
  ];
  return { shopHeaders, parameters };
}
