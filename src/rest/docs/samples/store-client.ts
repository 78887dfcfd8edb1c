import { Code, php, printed, typescript, type Value } from './notation.js';
import type { Json, JsonObject } from '../../../platform/http/json.js';
import { lines } from './sample.js';

/** The parts of an example request that a client takes as arguments. */
export interface ClientRequest {
  readonly serviceUrl: string;
  readonly path: Readonly<Record<string, string>>;
  readonly query: Readonly<Record<string, string>>;
  readonly body: Json | undefined;
}

type Given = ClientRequest & { readonly fields: JsonObject };
/** An argument that PHP names. */
type Named = Readonly<Record<string, Value>>;

interface ClientCall {
  /** Its name in both clients; behind a dot, a call of webhooks. */
  readonly name: string;
  readonly takes?: (given: Given) => readonly Value[];
  /** What PHP takes, if it differs. */
  readonly phpTakes?: (given: Given) => readonly Value[];
  readonly phpNames?: (given: Given) => Named;
  readonly isFile?: boolean;
}

const body = ({ body: sent }: Given): readonly Value[] => (sent === undefined ? [] : [sent]);
const id = ({ path }: Given): readonly Value[] => [path['id'] ?? ''];
const idAndBody = (given: Given): readonly Value[] => [...id(given), ...body(given)];
const orderNumber = ({ fields }: Given): readonly Value[] => [fields['orderNumber'] ?? 0];

/** The calls of the store interface that our clients have, by method and path. */
export const storeCalls: Readonly<Record<string, ClientCall>> = {
  'POST /api/locations/add': { name: 'addLocations', takes: body, phpTakes: (given) => [body(given)] },
  'POST /api/locations/update': { name: 'updateLocations', takes: body, phpTakes: (given) => [body(given)] },
  'POST /api/activation': { name: 'activate', takes: body, phpTakes: ({ fields }) => [fields['activate'] ?? true] },
  'POST /api/rates': { name: 'rates', takes: body },
  'POST /api/order': { name: 'placeOrder', takes: body },
  'PATCH /api/order/:id/update': { name: 'updateOrder', takes: idAndBody },
  'POST /api/fulfilled': { name: 'fulfil', takes: body, phpTakes: orderNumber },
  'POST /api/order/cancelled': { name: 'cancelOrder', takes: body, phpTakes: orderNumber },
  'POST /api/return-shipment': { name: 'createReturn', takes: body },
  'GET /api/return-shipment': { name: 'returnEligibility', takes: ({ query }) => [query['shipment_id'] ?? ''] },
  'GET /api/awb/:id': { name: 'label', takes: id, isFile: true },
  'GET /api/labels': { name: 'labels', takes: ({ query }) => [(query['ids'] ?? '').split(',')], isFile: true },
  'GET /api/awb/:id/customs': { name: 'customs', takes: id, isFile: true },
  'GET /api/track/:id': { name: 'tracking', takes: id },
  'GET /api/webhooks': { name: 'webhooks.list' },
  'POST /api/webhooks': { name: 'webhooks.create', takes: body },
  'GET /api/webhooks/events': { name: 'webhooks.events' },
  'GET /api/webhooks/:id': { name: 'webhooks.get', takes: id },
  'PATCH /api/webhooks/:id': { name: 'webhooks.update', takes: idAndBody },
  'DELETE /api/webhooks/:id': { name: 'webhooks.delete', takes: id },
  'POST /api/webhooks/:id/regenerate': {
    name: 'webhooks.regenerateSecret',
    takes: idAndBody,
    phpTakes: id,
    phpNames: ({ fields }) => ({ overlapHours: fields['overlapHours'] ?? 24 }),
  },
  'POST /api/webhooks/:id/test': {
    name: 'webhooks.test',
    takes: idAndBody,
    phpTakes: id,
    phpNames: ({ fields }) => ({ event: fields['event'] ?? null }),
  },
  'GET /api/webhooks/:id/deliveries': { name: 'webhooks.deliveries', takes: id },
  'POST /api/webhooks/:id/deliveries/:deliveryId/redeliver': {
    name: 'webhooks.redeliver',
    takes: ({ path }) => [path['id'] ?? '', path['deliveryId'] ?? ''],
  },
  'POST /api/webhooks/:id/recover': {
    name: 'webhooks.recover',
    takes: idAndBody,
    phpTakes: id,
    phpNames: ({ fields }) => ({ since: new Code(`new DateTimeImmutable(${printed(fields['since'] ?? '', php)})`) }),
  },
};

/** The login of a shop, which comes before there is a client. */
export const LOGIN = 'POST /api/login';

/** The call in TypeScript and in PHP with our clients; undefined for routes that they do not have. */
export function clientSamples(route: string, request: ClientRequest): { TypeScript: string; PHP: string } | undefined {
  const { body: sent } = request;
  const fields = typeof sent === 'object' && sent !== null && !Array.isArray(sent) ? (sent as JsonObject) : {};
  const given = { ...request, fields };
  if (route === LOGIN) return { TypeScript: connectInTypescript(given), PHP: connectInPhp(given) };
  const call = storeCalls[route];
  return call && { TypeScript: inTypescript(call, given), PHP: inPhp(call, given) };
}

const PASSWORD = 'SELLER_PASSWORD';

function connectInTypescript({ serviceUrl, fields }: Given): string {
  const { url = '', ...others } = fields;
  const options = { ...others, url: serviceUrl, password: new Code(`process.env['${PASSWORD}'] ?? ''`), storeUrl: url };
  return lines(
    "import { connectStore } from '@shipgraph/client/store';\n",
    `const { token } = await connectStore(${printed(options, typescript, { column: 99 })});`,
    'console.log(token);',
  );
}

function connectInPhp({ serviceUrl, fields }: Given): string {
  const { url = '', ...others } = fields;
  const names = { ...others, url: serviceUrl, password: new Code(`getenv('${PASSWORD}')`), storeUrl: url };
  return lines(
    '<?php',
    'use Shipgraph\\Store;\n',
    '$connection = Store::connect(',
    ...Object.entries(names).map(([name, value]) => `    ${name}: ${printed(value, php)},`),
    ');',
    'echo $connection->token;',
  );
}

function inTypescript({ name, takes, isFile }: ClientCall, given: Given): string {
  const call = `store.${name}`;
  return lines(
    isFile && "import { writeFile } from 'node:fs/promises';",
    "import { createStore } from '@shipgraph/client/store';\n",
    'const store = createStore({',
    `  url: '${given.serviceUrl}',`,
    "  token: process.env['SHOP_TOKEN'] ?? '',",
    "  domain: process.env['SHOP_DOMAIN'] ?? '',",
    '});\n',
    `const answer = await ${call}(${argumentsOf(takes?.(given) ?? [], call.length + 21)});`,
    isFile ? 'await writeFile(answer.fileName, answer.bytes);' : 'console.log(answer);',
  );
}

const argumentsOf = (values: readonly Value[], column: number): string =>
  values.map((value) => printed(value, typescript, { column })).join(', ');

function inPhp({ name, takes, phpTakes, phpNames, isFile }: ClientCall, given: Given): string {
  const call = `$store->${name.replace('webhooks.', 'webhooks()->')}`;
  const positional = (phpTakes ?? takes)?.(given) ?? [];
  const named = Object.entries(phpNames?.(given) ?? {}).map(([key, value]) => `${key}: ${printed(value, php)}`);
  const column = call.length + 11;
  const values = [...positional.map((value) => printed(value, php, { column })), ...named];
  return lines(
    '<?php',
    'use Shipgraph\\Store;\n',
    `$store = new Store('${given.serviceUrl}', getenv('SHOP_TOKEN'), getenv('SHOP_DOMAIN'));`,
    `$answer = ${call}(${values.join(', ')});`,
    isFile ? 'file_put_contents($answer->fileName, $answer->bytes);' : 'print_r($answer);',
  );
}
