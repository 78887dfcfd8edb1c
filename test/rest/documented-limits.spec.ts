import type { TestApp } from '../support/app.js';
import { bearer, type Answer } from '../support/client.js';
import { codParcel, confirm, parcelAtDoor } from '../support/cod.js';
import { Bodies, type Limited, type Schema } from '../support/limited-places.js';
import { sharedApp } from '../support/shared-app.js';
import { connectShop, dubai, placeOrder, walkTo, type ConnectedShop } from '../support/story.js';

interface Operation {
  readonly requestBody?: { readonly content: Readonly<Record<string, { readonly schema: Schema; readonly example?: unknown }>> };
}

interface Case {
  readonly method: string;
  readonly path: string;
  readonly schema: Schema;
  readonly example: unknown;
  readonly bodies: Bodies;
}

/** Where to call an operation, as whom, and what its example lacks here. */
interface Subject {
  readonly path: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: Readonly<Record<string, unknown>>;
  /** The places that it reads; all of them if absent. */
  readonly reads?: RegExp;
}

interface Listing {
  readonly parameters?: readonly { readonly name: string; readonly schema?: Schema }[];
}

let app: TestApp;
let shop: ConnectedShop;
let cases: readonly Case[];
beforeAll(async () => {
  app = await sharedApp();
  shop = await connectShop(app);
  await app.client.post('/api/activation', { activate: true }, shop.headers);
  const documents = await Promise.all(['/api/openapi-spec.json', '/api/erp/openapi-spec.json'].map((path) => app.client.get(path)));
  cases = documents.flatMap(({ body }) => casesOf(body));
});

function casesOf(document: Answer['body']): Case[] {
  const bodies = new Bodies(document.components.schemas);
  return Object.entries(document.paths).flatMap(([path, item]) =>
    Object.entries(item as Readonly<Record<string, Operation>>).flatMap(([method, { requestBody }]): Case[] => {
      const content = requestBody?.content['application/json'];
      return content ? [{ method: method.toUpperCase(), path, bodies, schema: content.schema, example: content.example ?? {} }] : [];
    }),
  );
}

const CORNICHE = { address: 'Corniche 5', city: 'Abu Dhabi' };
const erp = () => bearer(app.accounts.erpToken);
const placed = async (): Promise<{ orderId: string; shipment_id: string }> => (await placeOrder(app, shop)).body;
const reached = async (status: string): Promise<string> => {
  const { shipment_id: id } = await placed();
  await walkTo(app, id, status);
  return id;
};
const webhookOf = async (base: string, token: string): Promise<string> => {
  const hook = { url: 'https://127.0.0.2.nowhere.invalid/hook', events: ['shipment.update'] };
  const { body } = await app.client.post(base, hook, bearer(token));
  return (body.webhook ?? body.data).id;
};

/** By operation; what else is said of one comes after it. */
const SUBJECTS: Readonly<Record<string, () => Promise<Subject> | Subject>> = {
  'POST /api/login': () => ({ path: '/api/login' }),
  'POST /api/locations/add': () => ({ path: '/api/locations/add', headers: shop.headers }),
  'POST /api/locations/update': async () => {
    await app.client.post('/api/locations/add', { refId: 'W1', refName: 'W1', ...dubai }, shop.headers);
    return { path: '/api/locations/update', headers: shop.headers };
  },
  'POST /api/rates': () => ({ path: '/api/rates', headers: shop.headers }),
  'POST /api/order': () => ({ path: '/api/order', headers: shop.headers }),
  'PUT /api/order/{id}/update': async () => ({
    path: `/api/order/${(await placed()).orderId}/update`,
    headers: shop.headers,
    body: { destinationAddress: CORNICHE },
  }),
  'POST /api/return-shipment': async () => ({
    path: '/api/return-shipment',
    headers: shop.headers,
    body: { shipment_id: await reached('delivered') },
  }),
  'POST /api/webhooks': () => ({ path: '/api/webhooks', headers: bearer(app.accounts.apiToken) }),
  'PATCH /api/webhooks/{id}': async () => ({
    path: `/api/webhooks/${await webhookOf('/api/webhooks', app.accounts.apiToken)}`,
    headers: bearer(app.accounts.apiToken),
  }),
  'POST /api/webhooks/{id}/regenerate': async () => ({
    path: `/api/webhooks/${await webhookOf('/api/webhooks', app.accounts.apiToken)}/regenerate`,
    headers: bearer(app.accounts.apiToken),
  }),
  'POST /api/erp/shipments/{id}/status': async () => ({
    path: `/api/erp/shipments/${(await parcelAtDoor(app, shop)).id}/status`,
    body: { status: 'delivered' },
  }),
  'POST /api/erp/shipments/{id}/verify': async () => ({ path: `/api/erp/shipments/${await reached('at_sorting')}/verify` }),
  'PUT /api/erp/sellers/{id}': async () => {
    const { body } = await app.client.get('/api/erp/sellers?search=seller', erp());
    return { path: `/api/erp/sellers/${body.data[0].id}` };
  },
  'PATCH /api/erp/shipments/{id}': async () => ({
    path: `/api/erp/shipments/${(await placed()).shipment_id}`,
    body: { destinationAddress: CORNICHE },
  }),
  'POST /api/erp/shipments/{id}/adjust-wallet': async () => ({ path: `/api/erp/shipments/${(await placed()).shipment_id}/adjust-wallet` }),
  'POST /api/erp/cod-invoice/{id}/confirm': async () => ({ path: `/api/erp/cod-invoice/${(await codParcel(app, shop)).id}/confirm` }),
  'POST /api/erp/cod-invoice/{id}/handover': async () => {
    const { id } = await parcelAtDoor(app, shop);
    await confirm(app, id);
    return { path: `/api/erp/cod-invoice/${id}/handover`, reads: /^(?!depositReference)/ };
  },
  'POST /api/erp/approvals/{id}/cancel': () => ({ path: '/api/erp/approvals/none/cancel' }),
  'POST /api/erp/shipments/{id}/repack': async () => ({ path: `/api/erp/shipments/${await reached('verified')}/repack` }),
  'POST /api/erp/shipments/{id}/retry': async () => ({ path: `/api/erp/shipments/${await reached('failed')}/retry` }),
  'POST /api/erp/shipments/{id}/return': async () => ({ path: `/api/erp/shipments/${await reached('delivered')}/return` }),
  'POST /api/erp/shipments/{id}/notes': async () => ({ path: `/api/erp/shipments/${(await placed()).shipment_id}/notes` }),
  'POST /api/erp/rates': () => ({ path: '/api/erp/rates', reads: /^(?!package)/ }),
  'POST /api/erp/rates of a package': () => ({ path: '/api/erp/rates', reads: /^package/, body: { products: null } }),
};

const LENGTH = /must have at most|must be between|must be more than|must be a whole number from|must be from/;

interface Told {
  readonly field: string | null;
  readonly message: string;
}

const toldBy = ({ body }: Answer): readonly Told[] => body.errors ?? [];

/** Values just beyond the limits. */
function beyond({ schema }: Limited): readonly unknown[] {
  const { maxLength, maxItems, maximum, minimum, exclusiveMinimum } = schema;
  return [
    ...(maxLength === undefined ? [] : [textOf(schema, maxLength + 1)]),
    ...(maxItems === undefined ? [] : [Array(maxItems + 1).fill({})]),
    ...(maximum === undefined ? [] : [maximum + 1]),
    ...(minimum === undefined ? [] : [minimum - 1]),
    ...(exclusiveMinimum === undefined ? [] : [exclusiveMinimum]),
  ];
}

/** The longest and the greatest that is allowed. */
const longest = ({ schema }: Limited): unknown => (schema.maxLength === undefined ? schema.maximum : textOf(schema, schema.maxLength));

const textOf = ({ format }: Schema, length: number): string => (format === 'email' ? `a@${'b'.repeat(length - 2)}` : 'x'.repeat(length));

const isOf = (name: string, { method, path }: Case): boolean => name.split(' of ')[0] === `${method} ${path}`;

describe('The limits of bodies', () => {
  it('are documented for most operations that take one', () => {
    const limited = cases.filter(({ bodies, schema }) => bodies.limitedIn(schema).length > 0);

    expect(Object.keys(SUBJECTS).filter((name) => !limited.some((each) => isOf(name, each)))).toEqual([]);
  });

  it.each(Object.keys(SUBJECTS))('hold as documented: %s', async (name) => {
    const found = cases.find((each) => isOf(name, each));
    if (!found) throw new Error(`${name} is not documented.`);
    const { method, schema, bodies } = found;
    const subject = await SUBJECTS[name]?.();
    if (!subject) throw new Error(`Nothing is known of ${name}.`);
    const example = { ...(found.example as object), ...subject.body };
    const places = bodies.limitedIn(schema).filter(({ name: place }) => subject.reads?.test(place) ?? true);
    expect(places.length).toBeGreaterThan(0);
    const send = (body: unknown): Promise<Answer> => app.client.call(method, subject.path, { headers: subject.headers ?? erp(), body });

    const accepted: string[] = [];
    for (const place of places) {
      for (const value of beyond(place)) {
        const answer = await send(bodies.with(schema, example, place.path, value));
        if (!toldBy(answer).some(({ field }) => field === place.name))
          accepted.push(`${place.name}: ${answer.status} ${answer.text.slice(0, 300)}`);
      }
    }
    const within = places
      .filter(({ schema: { maxItems } }) => maxItems === undefined)
      .reduce<unknown>((body, place) => bodies.with(schema, body, place.path, longest(place)), example);
    const answer = await send(within);
    const refused = toldBy(answer).filter(({ message }) => LENGTH.test(message));

    expect({ accepted, refused }).toEqual({ accepted: [], refused: [] });
    // The columns have room for it as well.
    expect(answer.status).toBeLessThan(500);
  });
});

describe('The limits of query parameters', () => {
  it('hold as documented', async () => {
    const { body } = await app.client.get('/api/erp/openapi-spec.json');
    const lists = Object.entries(body.paths as Readonly<Record<string, { readonly get?: Listing }>>).filter(
      ([path]) => !path.includes('{'),
    );
    const limited = lists.flatMap(([path, { get }]) =>
      (get?.parameters ?? []).flatMap(({ name, schema }) =>
        schema?.maxLength === undefined ? [] : [{ path, name, max: schema.maxLength }],
      ),
    );
    expect(limited.map(({ path, name }) => `${path}?${name}`)).toEqual(
      expect.arrayContaining(['/api/erp/sellers?search', '/api/erp/shipments?search', '/api/erp/pickup-confirmations?search']),
    );

    for (const { path, name, max } of limited) {
      const search = (length: number): Promise<Answer> => app.client.get(`${path}?${name}=${'x'.repeat(length)}`, erp());
      expect({ path, fields: toldBy(await search(max + 1)).map(({ field }) => field) }).toEqual({ path, fields: [name] });
      expect({ path, status: (await search(max)).status }).toEqual({ path, status: 200 });
    }
  });
});
