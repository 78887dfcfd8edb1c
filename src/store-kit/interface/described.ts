import { z } from 'zod';
import { interfaces } from '../../rest/interfaces.js';
import { openApiOf } from '../../rest/openapi/document.js';
import { createSchema } from '../../schema.js';
import { parametersOf } from '../operator/routes.js';

const PATH = '/api/openapi-spec.json';

const document = z.object({
  paths: z.record(
    z.string(),
    z.record(
      z.string(),
      z.object({ requestBody: z.object({ content: z.record(z.string(), z.object({ schema: z.json() })) }).optional() }).loose(),
    ),
  ),
  components: z.object({ schemas: z.record(z.string(), z.json()) }),
});
type Document = z.infer<typeof document>;

/** The store interface as its own description has it. */
export interface DescribedInterface {
  /** The documented route of a request, such as `POST /api/order/{id}/update`. */
  routeOf(method: string, path: string): string | undefined;
  /** What is wrong with the body of a request; empty if it is as described. */
  problemsWith(route: string, body: unknown): readonly string[];
  /** Codes that a route can refuse a request with. */
  codesOf(route: string): readonly string[];
}

/** Describes the interface with the generator of the service, so that a check cannot know another one. */
export async function describeInterface(): Promise<DescribedInterface> {
  const described = interfaces[PATH];
  if (!described) throw new Error(`There is no description at ${PATH}.`);
  const { paths, components } = document.parse(
    openApiOf(described, await createSchema(), { path: PATH, url: 'https://shipgraph.example' }),
  );
  const names = Object.entries(paths).flatMap(([path, methods]) => Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`));
  const bodies = new Map<string, z.ZodType | undefined>();
  return {
    routeOf: (method, path) => names.find((name) => parametersOf(name, `${method} ${path}`) !== undefined),
    problemsWith(route, body) {
      if (!bodies.has(route)) bodies.set(route, bodyType(route, paths, components));
      return (
        bodies
          .get(route)
          ?.safeParse(body)
          .error?.issues.map(({ path, message }) => `${path.join('.') || 'body'}: ${message}`) ?? []
      );
    },
    codesOf: (route) => codesIn(JSON.stringify(operationOf(route, paths) ?? {})),
  };
}

function operationOf(route: string, paths: Document['paths']) {
  const [method = '', path = ''] = route.split(' ');
  return paths[path]?.[method.toLowerCase()];
}

function bodyType(route: string, paths: Document['paths'], { schemas }: Document['components']): z.ZodType | undefined {
  const schema = operationOf(route, paths)?.requestBody?.content['application/json']?.schema;
  if (schema === undefined) return undefined;
  const whole = JSON.stringify({ ...Object(schema), $defs: schemas }).replaceAll('#/components/schemas/', '#/$defs/');
  return z.fromJSONSchema(JSON.parse(whole) as Parameters<typeof z.fromJSONSchema>[0]);
}

const codesIn = (operation: string): string[] => [
  ...new Set(
    operation
      .split('"code":{"enum":[')
      .slice(1)
      .flatMap((rest) => rest.slice(0, rest.indexOf(']')).replaceAll('"', '').split(',')),
  ),
];
