import type { GraphQLSchema } from 'graphql';
import { z } from 'zod';
import type { RestRequest } from '../request.js';
import type { Part, Parts, PrintedObject, SourceOf } from './part.js';

export interface Named {
  /** Its name among the components of the description. Inline when absent. */
  readonly id?: string;
  readonly description?: string | ((schema: GraphQLSchema) => string | undefined);
}

/** An object of parts that read the same source. */
export function object<P extends Parts>(parts: P, { id, description }: Named = {}): Part<SourceOf<P>, PrintedObject<P>> {
  const types = new WeakMap<GraphQLSchema, z.ZodType>();
  const typeIn = (schema: GraphQLSchema): z.ZodType => {
    const type = z.object(Object.fromEntries(Object.entries(parts).map(([name, part]) => [name, part.type(schema)])));
    const text = typeof description === 'function' ? description(schema) : description;
    return type.meta({ ...(id !== undefined && { id }), ...(text !== undefined && { description: text }) });
  };
  return {
    read: readerOf(parts),
    type: (schema) => {
      // Two components of one name must be one and the same object.
      const type = types.get(schema) ?? typeIn(schema);
      types.set(schema, type);
      return type;
    },
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
  // The text consists of numbers and of names that stand in our own declarations.
  // eslint-disable-next-line @typescript-eslint/no-implied-eval
  const compile = new Function(...parameters, `return (source, request) => ({ ${literal} })`) as (
    ...reads: typeof readers
  ) => Reader<SourceOf<P>, PrintedObject<P>>;
  return compile(...readers);
}

const argumentsOf = (plain: Part<never, unknown>['plain']): string => (plain ? `source[${JSON.stringify(plain.name)}]` : 'source, request');
