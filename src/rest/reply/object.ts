import type { GraphQLSchema } from 'graphql';
import { z } from 'zod';
import type { Printable } from '../../platform/http/json.js';
import type { RestRequest } from '../request.js';
import type { Part, Parts, PrintedObject, SourceOf } from './part.js';

export interface Named {
  /** Name of its component in the OpenAPI description; inline if absent. */
  readonly id?: string;
  readonly description?: string | ((schema: GraphQLSchema) => string | undefined);
}

/** An object whose parts read the same source. */
export const object = <P extends Parts>(parts: P, named: Named = {}): Part<SourceOf<P>, PrintedObject<P>> => ({
  read: readerOf(parts),
  type: typeOf(parts, named, (type) => type),
});

/** An object of the parts that `names` selects, depending on the request or the source. */
export const some = <P extends Parts>(
  parts: P,
  names: (source: SourceOf<P>, request: RestRequest) => readonly (keyof P)[],
  named: Named = {},
): Part<SourceOf<P>, Partial<PrintedObject<P>>> => {
  const whole = readerOf(parts);
  return {
    read: (source, request) => {
      const printed = whole(source, request);
      const picked: { -readonly [K in keyof P]?: PrintedObject<P>[K] } = {};
      for (const name of names(source, request)) picked[name] = printed[name];
      return picked;
    },
    type: typeOf(parts, named, (type) => type.partial()),
  };
};

/** Builds the type once per schema: a component name must always refer to the same type. */
function typeOf(
  parts: Parts,
  { id, description }: Named,
  shaped: (type: z.ZodObject) => z.ZodObject,
): (schema: GraphQLSchema) => z.ZodType {
  const types = new WeakMap<GraphQLSchema, z.ZodType>();
  return (schema) => {
    const known = types.get(schema);
    if (known) return known;
    const type = shaped(z.object(Object.fromEntries(Object.entries(parts).map(([name, part]) => [name, part.type(schema)]))));
    const text = typeof description === 'function' ? description(schema) : description;
    const made = type.meta({ ...(id !== undefined && { id }), ...(text !== undefined && { description: text }) });
    types.set(schema, made);
    return made;
  };
}

type Reader<Source, Out> = (source: Source, request: RestRequest) => Out;

/**
 * Compiles the parts into one object literal. Lists print thousands of fields for one reply, and V8 builds a literal of known names
 * many times faster than an object that grows name by name.
 */
function readerOf<P extends Parts>(parts: P): Reader<SourceOf<P>, PrintedObject<P>> {
  const entries = Object.entries(parts);
  const readers = entries.map(([, { read, plain }]) => plain?.print ?? read);
  const literal = entries.map(([name, { plain }], at) => `${JSON.stringify(name)}: r${at}(${argumentsOf(plain)})`).join(', ');
  const parameters = readers.map((_, at) => `r${at}`);
  // Safe: the code contains only numbers and quoted names from our own declarations.
  // eslint-disable-next-line @typescript-eslint/no-implied-eval
  const compile = new Function(...parameters, `return (source, request) => ({ ${literal} })`) as (
    ...reads: typeof readers
  ) => Reader<SourceOf<P>, PrintedObject<P>>;
  return compile(...readers);
}

const argumentsOf = (plain: Part<never, Printable>['plain']): string =>
  plain ? `source[${JSON.stringify(plain.name)}]` : 'source, request';
