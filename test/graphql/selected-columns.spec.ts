import {
  getNamedType,
  isObjectType,
  isRequiredArgument,
  Kind,
  parse,
  type FieldNode,
  type FragmentDefinitionNode,
  type GraphQLField,
  type GraphQLObjectType,
} from 'graphql';
import { SelectedColumns, type Selection } from '../../src/platform/graphql/selected-columns.js';
import { createSchema } from '../../src/schema.js';
import type { TestApp } from '../support/app.js';
import { sharedWeb } from '../support/shared-app.js';
import { connectShop, moveTo, placeOrder } from '../support/story.js';

const schema = await createSchema();
const DEPTH = 2;

/** A field with every plain field below it; undefined if it cannot be selected like that. */
function written(field: GraphQLField<unknown, unknown>, depth = DEPTH): string | undefined {
  const type = getNamedType(field.type);
  if (field.args.some(isRequiredArgument)) return undefined;
  if (!isObjectType(type)) return field.name;
  const below = depth === 0 ? [] : Object.values(type.getFields()).flatMap((each) => written(each, depth - 1) ?? []);
  return below.length === 0 ? undefined : `${field.name} { ${below.join(' ')} }`;
}

const fieldsOf = (type: string): string[] => {
  const known = schema.getType(type) as GraphQLObjectType<unknown, unknown>;
  return Object.values(known.getFields()).flatMap((field) => written(field, 1) ?? []);
};

/** The info that the resolver of the only query of a document gets. */
function selectionOf(text: string): Selection {
  const { definitions } = parse(text);
  const fragments = definitions.filter((each): each is FragmentDefinitionNode => each.kind === Kind.FRAGMENT_DEFINITION);
  const fieldNodes = definitions.flatMap((each) =>
    each.kind === Kind.OPERATION_DEFINITION ? each.selectionSet.selections : [],
  ) as FieldNode[];
  const field = schema.getQueryType()?.getFields()[fieldNodes[0]?.name.value ?? ''];
  if (!field) throw new Error('There is no such query.');
  return { fieldNodes, fragments: Object.fromEntries(fragments.map((each) => [each.name.value, each])), returnType: field.type };
}

const COLUMNS = ['id', 'orderId', 'sellerId', 'serviceCode'];
/** Fields that are columns. */
const plain = ['reference', 'type', 'trackingNumber', 'serviceName', 'carrierCode', 'carrierName', 'receiverName', 'destinationCity'];

let app: TestApp;
let token: string;
let ofShop: string;
let ids: { Shipment: string; Order: string };
beforeAll(async () => {
  app = await sharedWeb();
  token = app.accounts.erpToken;
  const shop = await connectShop(app);
  ofShop = shop.token;
  const { body } = await placeOrder(app, shop);
  await moveTo(app, body.shipment_id, 'fulfilled');
  ids = { Shipment: body.shipment_id, Order: body.orderId };
});

const ask = async (text: string, as = token): Promise<Record<string, unknown>> => {
  const { body } = await app.client.graphql(text, {}, as);
  expect(body.errors).toBeUndefined();
  return body.data as Record<string, unknown>;
};

describe('What is read of a record', () => {
  it.each(['Shipment', 'Order'] as const)('is enough for each field of %s when it is selected alone', async (type) => {
    const root = type.toLowerCase();
    const asked = (fields: string) => `{ ${root}(id: "${ids[type]}") { ${fields} } }`;
    const fields = fieldsOf(type);
    const whole = (await ask(asked(fields.join(' '))))[root] as Record<string, unknown>;

    expect(fields.length).toBeGreaterThan(20);
    for (const field of fields) {
      const name = field.split(' ')[0] ?? '';
      expect([name, (await ask(asked(field)))[root]]).toEqual([name, { [name]: whole[name] }]);
    }
  });

  it('is enough for each field of the seller of a shipment when it is selected alone', async () => {
    const asked = (fields: string) => `{ shipment(id: "${ids.Shipment}") { seller { ${fields} } } }`;
    const sellerOf = async (text: string) => ((await ask(text))['shipment'] as { seller: Record<string, unknown> }).seller;
    const fields = fieldsOf('Seller');
    const whole = await sellerOf(asked(fields.join(' ')));

    for (const field of fields) {
      const name = field.split(' ')[0] ?? '';
      expect([name, await sellerOf(asked(field))]).toEqual([name, { [name]: whole[name] }]);
    }
  });

  it('is enough for lists, and for records below others', async () => {
    const list = `nodes { reference statusText order { total { amount } shipment { reference } } } edges { node { actualRate { amount } } }`;
    const data = await ask(
      `{ shipments(first: 5) { ${list} } orders(first: 5) { nodes { orderReference status shipment { awb } } } }`,
      ofShop,
    );

    expect(JSON.stringify(data).split(ids.Shipment)).toHaveLength(4);
  });

  it('is what was selected and what rules need, the same list for the same fields', () => {
    const columns = new SelectedColumns('Shipment', [...COLUMNS, 'rate', 'status', 'currency', 'ownFleet', 'skipHub'], ['id']);
    const of = (fields: string): readonly string[] => columns.of(selectionOf(`{ shipment(id: "x") { ${fields} } }`));

    expect(of('statusText')).toEqual(['id', 'status']);
    expect(of('...F } } fragment F on Shipment { ... on Node { __typename id } ... { again: statusText ')).toBe(of('statusText'));
    expect(of('order { id } seller { id }')).toEqual(['id', 'orderId', 'sellerId', 'status', 'ownFleet', 'skipHub']);
    expect(of('statusText blockedBy { kind }')).toBe(columns.whole);
    const list =
      'totalCount nodes { charges { code } } edges { cursor node { currency: serviceCode order { id } } } pageInfo { hasNextPage }';
    expect(columns.of(selectionOf(`{ shipments { ${list} } }`))).toEqual([
      'id',
      'orderId',
      'serviceCode',
      'rate',
      'status',
      'ownFleet',
      'skipHub',
    ]);
  });

  it('is all of it once there were more selections than are kept apart', () => {
    const columns = new SelectedColumns('Shipment', ['id', ...plain], ['id']);
    const some = (index: number) => plain.slice(0, 9).filter((_, bit) => (index >> bit) & 1);
    const of = (index: number) => columns.of(selectionOf(`{ shipment(id: "x") { id ${some(index).join(' ')} } }`));
    for (let index = 0; index < 150; index++) expect(of(index)).toHaveLength(1 + some(index).length);

    expect(of(500)).toBe(columns.whole);
    expect(of(7)).toEqual(['id', ...plain.slice(0, 3)]);
  });
});
