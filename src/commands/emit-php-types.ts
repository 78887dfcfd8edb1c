import { writeFile } from 'node:fs/promises';
import { z } from 'zod';
import { interfaces } from '../rest/interfaces.js';
import { openApiOf, type Interface } from '../rest/openapi/document.js';
import { createSchema } from '../schema.js';
import { aliasOf, nameOf, phpType, schemaForm, type Schema } from './php-types.js';

export const PHP_TYPES = 'src/stores/php/src/Types.php';

const STORE_INTERFACE = '/api/openapi-spec.json';

/** Public paths that stores call. The others are for shoppers, carriers and payment providers. */
const PUBLIC_CALLS: readonly string[] = ['/api/login', '/api/awb/:id', '/api/track/:id'];

/** Part of every refusal. */
const ALWAYS = 'FieldError';

const bodyForm = z.object({ content: z.object({ 'application/json': z.object({ schema: schemaForm }) }) });
const operationForm = z.object({
  operationId: z.string(),
  requestBody: z.unknown().optional(),
  responses: z.record(z.string(), z.unknown()),
});
const documentForm = z.object({
  paths: z.record(z.string(), z.record(z.string(), operationForm)),
  components: z.object({ schemas: z.record(z.string(), schemaForm) }),
});

/** The requests and answers of the store interface as types of the PHP client, from the same description that OpenAPI shows. */
export async function phpTypesText(): Promise<string> {
  const { paths, components } = documentForm.parse(await described());
  const named = new Map<string, Schema>();
  const take = (name: string): void => {
    const schema = components.schemas[name];
    if (schema === undefined || named.has(name)) return;
    named.set(name, schema);
    referencesIn(schema).forEach(take);
  };
  take(ALWAYS);
  delete paths[STORE_INTERFACE];
  for (const { operationId, requestBody, responses } of Object.values(paths).flatMap((path) => Object.values(path))) {
    const bodies = { Request: requestBody, Answer: responses['200'] ?? responses['202'] };
    for (const [kind, body] of Object.entries(bodies)) {
      const schema = bodyForm.safeParse(body).data?.content['application/json'].schema;
      if (schema === undefined) continue;
      if (schema.properties) named.set(titleCase(operationId) + kind, schema);
      referencesIn(schema).forEach(take);
    }
  }
  return fileText([...named].sort(([one], [other]) => (one < other ? -1 : 1)));
}

async function described(): Promise<unknown> {
  const all = interfaces[STORE_INTERFACE];
  if (!all) throw new Error(`There is no interface at ${STORE_INTERFACE}.`);
  const routes = all.routes.filter(({ door, path }) => door === 'shopToken' || door === 'bearer' || PUBLIC_CALLS.includes(path));
  const stores: Interface = { ...all, routes };
  return openApiOf(stores, await createSchema(), { path: STORE_INTERFACE, url: 'https://ship.example' });
}

const titleCase = (name: string): string => name.slice(0, 1).toUpperCase() + name.slice(1);

function referencesIn({ $ref, anyOf = [], items, properties = {} }: Schema): string[] {
  const within = [...anyOf, ...(items ? [items] : []), ...Object.values(properties)];
  return [...($ref === undefined ? [] : [nameOf($ref)]), ...within.flatMap(referencesIn)];
}

function fileText(named: readonly (readonly [string, Schema])[]): string {
  const types = named.map(([name, schema]) => `@phpstan-type ${aliasOf(name)} ${phpType(schema)}`);
  return `<?php

declare(strict_types=1);

namespace Shipgraph;

/**
 * The requests and answers of the service. Made by \`npm run codegen\` from its OpenAPI description.
 *
${types
  .join('\n\n')
  .replaceAll(/^(?=.)/gm, ' * ')
  .replaceAll(/^$/gm, ' *')}
 */
interface Types
{
}
`;
}

if (import.meta.filename === process.argv[1]) await writeFile(PHP_TYPES, await phpTypesText());
