import 'reflect-metadata';
import { writeFile } from 'node:fs/promises';
import openapiTS, { astToString } from 'openapi-typescript';
import { interfaces } from '../rest/interfaces.js';
import { openApiOf } from '../rest/openapi/document.js';
import type { Route } from '../rest/route.js';
import { createSchema } from '../schema.js';

export const STORE_TYPES = 'src/client/store/paths.generated.ts';

const DESCRIPTION = '/api/openapi-spec.json';
const HEADER = '/* Made by "npm run codegen" from the routes of the store interface: what the store client sends and gets. */\n\n';

interface Description {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  readonly components: { readonly schemas: Readonly<Record<string, unknown>> };
}

interface Operation {
  readonly parameters: readonly { readonly in?: string }[];
  readonly responses: Readonly<Record<string, { readonly content?: unknown }>>;
}

/** The requests and answers of the store interface as types. Refusals are left out, because the client throws them. */
export async function storeTypesText(): Promise<string> {
  const described = interfaces[DESCRIPTION];
  if (!described) throw new Error(`No interface is described at ${DESCRIPTION}.`);
  const routes = described.routes.filter(isForStores);
  const document = openApiOf({ ...described, routes }, await createSchema(), { path: DESCRIPTION, url: 'https://ships.invalid' });
  const source = JSON.stringify(withoutRefusals(document as unknown as Description));
  return HEADER + astToString(await openapiTS(source, { ...OPTIONS, silent: true }));
}

/** A parameter with a default may be absent. */
const OPTIONS = { rootTypes: true, rootTypesNoSchemaPrefix: true, defaultNonNullable: false };

const OPEN: ReadonlySet<string> = new Set(['/api/login', '/api/awb/:id', '/api/track/:id']);

/** PUT does the same as PATCH. */
const isForStores = ({ door, path, method }: Route): boolean =>
  (door === 'shopToken' || door === 'bearer' || OPEN.has(path)) && method !== 'PUT';

/** Also without headers, which the client sets and reads itself. */
function withoutRefusals({ paths, components, ...rest }: Description): object {
  const { [DESCRIPTION]: _self, ...others } = paths;
  const kept = mapped(others, (item) => mapped(item, slim));
  return { ...rest, paths: kept, components: { schemas: reachable(kept, components.schemas) } };
}

const slim = ({ parameters, responses, ...rest }: Operation): object => ({
  ...rest,
  security: [],
  parameters: parameters.filter((each) => each.in === 'path' || each.in === 'query'),
  responses: Object.fromEntries(
    Object.entries(responses).flatMap(([status, response]) => (status < '300' ? [[status, { ...response, headers: {} }]] : [])),
  ),
});

/** The schemas that the paths lead to. */
function reachable(from: unknown, schemas: Description['components']['schemas'], found: Record<string, unknown> = {}): object {
  for (const [, name] of JSON.stringify(from).matchAll(/"#\/components\/schemas\/(\w+)"/g)) {
    if (name === undefined || name in found) continue;
    found[name] = schemas[name];
    reachable(schemas[name], schemas, found);
  }
  return found;
}

const mapped = <From, To>(record: Readonly<Record<string, From>>, change: (value: From) => To): Record<string, To> =>
  Object.fromEntries(Object.entries(record).map(([key, value]) => [key, change(value)]));

if (import.meta.filename === process.argv[1]) await writeFile(STORE_TYPES, await storeTypesText());
