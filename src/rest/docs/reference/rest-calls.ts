import type { GraphQLSchema } from 'graphql';
import type { Json } from '../../../platform/http/json.js';
import type { JsonSchema } from '../../openapi/components.js';
import { groupOf, idempotencyKey, openApiOf, titleCase, type Interface } from '../../openapi/document.js';
import { operationName } from '../../openapi/variables.js';
import type { Door, Route } from '../../route.js';
import { slugOf } from '../slug.js';
import { EXAMPLE, exampleText } from './example-values.js';
import { JsonFields } from './json-fields.js';
import { titleOf } from './rest-titles.js';
import type { ShownHeader, ShownRequest } from '../samples/sample.js';

/** A parameter, as the description of the interface declares it. */
export interface Parameter {
  readonly name: string;
  readonly in: 'path' | 'query' | 'header';
  readonly required?: boolean;
  readonly description?: string;
  readonly schema: JsonSchema;
}

interface Content {
  readonly schema?: JsonSchema;
  readonly example?: Json;
}

export interface ResponsePart {
  readonly description: string;
  readonly content?: Readonly<Record<string, Content>>;
}

interface Operation {
  readonly description: string;
  readonly parameters: readonly (Parameter | { readonly $ref: string })[];
  readonly requestBody?: { readonly content: Readonly<Record<string, Content>> };
  readonly responses: Readonly<Record<string, ResponsePart>>;
}

/** A route with all that its page says. */
export interface RestCall {
  readonly route: Route;
  readonly title: string;
  /** The anchor in the table of routes, and the name of its page. */
  readonly anchor: string;
  readonly path: string;
  readonly group: string;
  readonly groupAnchor: string;
  readonly interfaceTitle: string;
  readonly operation: Operation;
  readonly parameters: readonly Parameter[];
  readonly fields: JsonFields;
}

/** The anchor of a route in the table, and the name of its page. */
export const routeAnchor = ({ method, path }: { method: string; path: string }): string =>
  slugOf(`${method} ${path.replaceAll('/', ' ')}`).replace(/-+/g, '-');

export function restCalls(interfaces: Readonly<Record<string, Interface>>, schema: GraphQLSchema): readonly RestCall[] {
  return Object.entries(interfaces).flatMap(([path, described]) => {
    const document = openApiOf(described, schema, { path, url: '' }) as unknown as Described;
    const fields = new JsonFields(document.components.schemas);
    return described.routes.flatMap((route) => {
      const operation = document.paths[route.path.replaceAll(/:(\w+)/g, '{$1}')]?.[route.method.toLowerCase()];
      return operation ? [callOf(route, operation, described, fields)] : [];
    });
  });
}

interface Described {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  readonly components: { readonly schemas: Readonly<Record<string, JsonSchema>> };
}

/** The groups of calls by the first part of their paths, where that is no word for readers. */
const GROUPS: Readonly<Record<string, string>> = {
  login: 'Connect a shop',
  order: 'Orders',
  fulfilled: 'Orders',
  'return-shipment': 'Returns',
  awb: 'Labels',
  track: 'Tracking',
  brand: 'Logos',
  proofs: 'Proofs of delivery',
  pay: 'Payment pages',
  payments: 'Payment providers',
  deliver: 'Delivery pages',
  'cod-invoice': 'Cash on delivery',
  reference: 'Reference data',
};

function callOf(route: Route, operation: Operation, { title: interfaceTitle }: Interface, fields: JsonFields): RestCall {
  const anchor = routeAnchor(route);
  const segment = groupOf(route.path);
  const group = GROUPS[segment] ?? titleCase(segment);
  return {
    route,
    title: titleOf(operationName(route.document)),
    anchor,
    path: `/docs/api/${anchor}`,
    group,
    groupAnchor: slugOf(`${interfaceTitle} ${group}`),
    interfaceTitle,
    operation,
    // The only parameter that is described once for all.
    parameters: operation.parameters.map((each) => ('in' in each ? each : idempotencyKey)),
    fields,
  };
}

/** The request of the samples, in parts: what is in the path, the query and the body. */
export interface ExampleParts {
  readonly path: Readonly<Record<string, string>>;
  readonly query: Readonly<Record<string, string>>;
  readonly body: Json | undefined;
}

export const exampleParts = (call: RestCall): ExampleParts => ({
  path: valuesOf(call, ({ in: place }) => place === 'path'),
  query: valuesOf(call, ({ in: place, required, name }) => place === 'query' && (required === true || name === 'limit')),
  body: call.operation.requestBody?.content['application/json']?.example,
});

const valuesOf = ({ parameters, route }: RestCall, isShown: (parameter: Parameter) => boolean): Record<string, string> =>
  Object.fromEntries(parameters.filter(isShown).map((parameter) => [parameter.name, exampleOf(parameter, route)]));

/** A link carries its signature, and files and tokens have names that no one types. */
const IN_LINKS: Readonly<Record<string, string>> = {
  file: 'logo-7c9e6679.png',
  token: 'Zm9vYmFyYmF6cXV4',
  ids: EXAMPLE.shipment,
  limit: '20',
};

const exampleOf = ({ name, description = '' }: Parameter, { path }: Route): string =>
  IN_LINKS[name] ?? exampleText(name, /^Id of the record/.test(description) ? `UUID of ${path}` : description);

const HEADERS: Readonly<Record<Door, readonly ShownHeader[]>> = {
  public: [],
  signedLink: [{ name: 'authorization', text: 'Bearer ', variable: 'SHIPGRAPH_TOKEN' }],
  shopToken: [
    { name: 'x-svc-shop-token', text: '', variable: 'SHOP_TOKEN' },
    { name: 'x-svc-shop-domain', text: '', variable: 'SHOP_DOMAIN' },
  ],
  bearer: [{ name: 'authorization', text: 'Bearer ', variable: 'SHIPGRAPH_TOKEN' }],
  erpToken: [{ name: 'authorization', text: 'Bearer ', variable: 'SHIPGRAPH_TOKEN' }],
};

/** The same as one request. */
export function exampleRequest(call: RestCall, serviceUrl: string): ShownRequest {
  const { path, query, body } = exampleParts(call);
  const search = new URLSearchParams(query).toString().replaceAll('%2C', ',');
  const place = call.route.path.replaceAll(/:(\w+)/g, (_whole, name: string) => encodeURIComponent(path[name] ?? ''));
  const file = fileOf(call);
  return {
    method: call.route.method,
    url: `${serviceUrl}${place}${search === '' ? '' : `?${search}`}`,
    headers: HEADERS[call.route.door],
    ...(body !== undefined && { body }),
    ...(file !== undefined && { file }),
    ...(successOf(call) === undefined && { redirects: true }),
  };
}

const FILES: Readonly<Record<string, string>> = {
  'application/pdf': 'answer.pdf',
  'application/zpl': 'label.pdf',
  'text/csv': 'answer.csv',
  'image/*': 'answer.png',
  '*/*': 'answer.bin',
  'text/html': 'answer.html',
};

/** Where the answer is saved, if it is no JSON. */
function fileOf(call: RestCall): string | undefined {
  const types = Object.keys(successOf(call)?.content ?? {});
  return types.includes('application/json') ? undefined : FILES[types[0] ?? ''];
}

const successOf = ({ operation: { responses } }: RestCall): ResponsePart | undefined =>
  Object.entries(responses).find(([status]) => status.startsWith('2'))?.[1];
