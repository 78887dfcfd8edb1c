import { isListType, isNonNullType, type GraphQLInputType } from 'graphql';
import { z } from 'zod';
import { invalid } from '../../kernel/errors.js';
import type { Json, JsonObject } from '../../platform/http/json.js';
import type { RestRequest } from '../request.js';

/** The source of a document variable. */
export interface Source {
  /** The caller's name, used to report problems. */
  readonly name: string;
  readonly in: 'path' | 'query' | 'body' | 'field' | 'request';
  readonly read: (request: RestRequest, type: GraphQLInputType) => unknown;
  /** The type of the query parameter or body field, if it differs from the variable's. */
  readonly takes?: z.ZodType;
  /** The enum with the allowed values of a string. */
  readonly valuesOf?: string;
  /** Body fields that are set from elsewhere. */
  readonly set?: Readonly<Record<string, Source>>;
}

export const path = (name: string): Source => ({ name, in: 'path', read: ({ params }) => params[name] });

/** A query parameter, parsed by the type of the variable: lists are comma-separated, flags are true or false. */
export const query = (name: string, takes?: z.ZodType): Source => ({ name, in: 'query', ...(takes && { takes }), read: readerOf(name) });

/** A query parameter that is a String in the schema but accepts only the values of an enum. */
export const valueOf = (name: string, valuesOf: string): Source => ({ ...query(name), valuesOf });

/** A query flag without an argument in the schema. */
export const flag = (name: string, description: string): Source =>
  query(name, z.enum(['true', 'false', '1', '0']).optional().describe(description));

/** A query parameter parsed by `read`. */
export const queryOf = (name: string, takes: z.ZodType, read: Source['read']): Source => ({ name, in: 'query', takes, read });

/** Maps a word of the interface to the lower-case enum value; undefined for the word that means all. */
export const word = (name: string, words: Readonly<Record<string, string | undefined>>, absent?: string): Source =>
  queryOf(name, absent === undefined ? z.enum(Object.keys(words)).optional() : z.enum(Object.keys(words)).default(absent), (request) => {
    const text = textOf(request, name) ?? absent;
    if (text === undefined) return undefined;
    if (Object.hasOwn(words, text)) return words[text];
    const allowed = Object.keys(words);
    request.problems.push(invalid(name, 'oneOf', { allowed: allowed.join(', ') }, allowed));
    // The default keeps a required variable from also being reported as missing.
    return absent === undefined ? undefined : words[absent];
  });

/** Another part of the request: headers, files or raw bytes. */
export const request = (read: (request: RestRequest) => unknown): Source => ({ name: '', in: 'request', read });

/** A variable that callers cannot set. */
export const none: Source = { name: '', in: 'request', read: () => undefined };

/** One body field, for documents without an input type. */
export const field = (name: string): Source => ({ name, in: 'field', read: ({ body }) => fieldsOf(body)?.[name] });

/** One body field parsed by `read`. `takes` describes it if its values differ from the schema's. */
export const fieldOf = (name: string, read: Source['read'], takes?: z.ZodType): Source => ({
  name,
  in: 'field',
  read,
  ...(takes && { takes }),
});

/** The whole body. `set` overrides fields, whatever the caller sends. */
export function body(set: Readonly<Record<string, Source>> = {}): Source {
  const entries = Object.entries(set);
  const fieldsReadApart = entries.flatMap(([, source]) => (source.in === 'field' ? [source.name] : []));
  return {
    name: '',
    in: 'body',
    set,
    read: (request, type) => {
      const given = fieldsOf(request.body);
      if (!given || entries.length === 0) return request.body;
      const values: Record<string, unknown> = { ...given };
      for (const name of fieldsReadApart) delete values[name];
      for (const [name, source] of entries) values[name] = source.read(request, type);
      return values;
    },
  };
}

/** A body that is an object or an array of objects. */
export const bodies: Source = {
  name: '',
  in: 'body',
  read: ({ body }): readonly (Json | undefined)[] => (Array.isArray(body) ? (body as readonly Json[]) : [body]),
};

/** The value as an object. Anything else has no fields; the schema check reports it. */
export const fieldsOf = (value: Json | undefined): JsonObject | undefined => (isObject(value) ? value : undefined);

const isObject = (value: Json | undefined): value is JsonObject => typeof value === 'object' && value !== null && !Array.isArray(value);

/** The text of a parameter; empty counts as absent. A repeated parameter is an error. */
export function textOf({ query, problems }: RestRequest, name: string): string | undefined {
  const value = query[name];
  if (value === undefined || value === '') return undefined;
  if (typeof value === 'string') return value;
  problems.push(invalid(name, 'once'));
  // Using one of them keeps a required variable from also being reported as missing.
  return Array.isArray(value) ? value.find((each) => typeof each === 'string') : undefined;
}

const FLAGS: Readonly<Record<string, boolean>> = { true: true, '1': true, false: false, '0': false };

/** A boolean; also accepts 1 and 0. */
function flagOf(request: RestRequest, name: string): boolean | undefined {
  const text = textOf(request, name);
  if (text === undefined) return undefined;
  if (!Object.hasOwn(FLAGS, text)) request.problems.push(invalid(name, 'boolean', {}, ['true', 'false']));
  return FLAGS[text];
}

const readerOf =
  (name: string): Source['read'] =>
  (request, type) => {
    const plain = isNonNullType(type) ? type.ofType : type;
    if (isListType(plain)) return textOf(request, name)?.split(',').map((item) => item.trim()); // prettier-ignore
    if (plain.name !== 'Boolean') return textOf(request, name);
    // A required flag defaults to false.
    return flagOf(request, name) ?? (isNonNullType(type) ? false : undefined);
  };
