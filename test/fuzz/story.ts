import { ORDER_EXAMPLE } from '../../src/rest/request/examples.js';

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
  const call = async (path: string, request: RequestInit) => {
    const answer = await fetch(url + path, request);
    // The story is ours, and what comes back is what the tests of these routes assert.
    // eslint-disable-next-line @typescript-eslint/no-explicit-any
    const body = (await answer.json()) as any;
    if (!answer.ok) throw new Error(`${path}: ${JSON.stringify(body)}`);
    return body;
  };
  const post = (path: string, body: unknown, headers: Readonly<Record<string, string>> = {}) =>
    call(path, { method: 'POST', headers: { 'content-type': 'application/json', ...headers }, body: JSON.stringify(body) });
  const { token } = await post('/api/login', { ...seller, shopId: DOMAIN, shopName: 'F', platform: 'p', url: `https://${DOMAIN}` });
  const shopHeaders = { 'x-svc-shop-token': String(token), 'x-svc-shop-domain': DOMAIN };
  const operator = { authorization: `Bearer ${erpToken}` };
  const place = (orderNumber: number) =>
    post('/api/order', { ...ORDER_EXAMPLE, order: { ...ORDER_EXAMPLE.order, shopDomain: DOMAIN, orderNumber } }, shopHeaders);
  const tell = (path: string, body: unknown) => post(`/api/erp/${path}`, body, operator);
  const read = (path: string) => call(`/api/erp/${path}`, { headers: operator });

  await post('/api/activation', { activate: true }, shopHeaders);
  const [order, labelled] = [await place(1001), await place(1002)];
  for (const status of ['fulfilled', 'pickup']) await tell(`shipments/${labelled.shipment_id}/status`, { status });
  const wanted = { url: 'https://receiver.invalid/hook', events: ['shipment.update'] };
  const { webhook } = await post('/api/webhooks', wanted, { authorization: `Bearer ${apiToken}` });
  const { data } = await tell('webhooks', wanted);
  const heavy = (await place(1003)).shipment_id;
  for (const status of ['fulfilled', 'pickup', 'picked_up', 'at_sorting']) await tell(`shipments/${heavy}/status`, { status });
  await tell(`shipments/${heavy}/verify`, { weightKg: 30, length: 40, width: 40, height: 40, confirmUnusual: true });
  const adjusted = await tell(`shipments/${heavy}/adjust-wallet`, {});
  const form = new FormData();
  form.set('file', new Blob(['a,b\n1,2\n']), 'seen.csv');
  const note = await call(`/api/erp/shipments/${heavy}/notes`, { method: 'POST', headers: operator, body: form });
  const [merchant, task, transaction] = await Promise.all(
    ['sellers', 'pickup-confirmations', 'transactions'].map(async (list) => (await read(`${list}?limit=1`)).data[0]),
  );
  const invoice = (await read(`shipments/${order.shipment_id}/cod-invoice`)).data;
  const parameters = [
    { path: /^\/api\/order\//, name: 'id', value: order.orderId },
    { path: /^\/(api\/)?(awb|track)\//, name: 'id', value: labelled.shipment_id },
    { path: /^\/api\/return-shipment/, name: 'shipment_id', value: labelled.shipment_id },
    { path: /^\/api\/erp\/(shipments|cod-invoice)\//, name: 'id', value: order.shipment_id },
    { path: /^\/api\/erp\/sellers\//, name: 'id', value: merchant.id },
    { path: /^\/api\/erp\/approvals\//, name: 'id', value: adjusted.data.approvalRequestId },
    { path: /^\/api\/erp\/pickup-confirmations\//, name: 'id', value: task.id },
    { path: /^\/api\/erp\/transactions\//, name: 'id', value: transaction.id },
    { path: /^\/api\/erp\/attachments\//, name: 'id', value: note.data.attachments[0].id },
    { path: /^\/pay\//, name: 'token', value: String(invoice.paymentUrl).split('/pay/')[1] ?? '' },
    { path: /^\/api\/webhooks\/\{id\}\//, name: 'id', value: webhook.id },
    { path: /^\/api\/erp\/webhooks\/\{id\}\//, name: 'id', value: data.id },
  ];
  return { shopHeaders, parameters };
}
