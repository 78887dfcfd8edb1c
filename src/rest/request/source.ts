import { isListType, isNonNullType, type GraphQLInputType } from 'graphql';
import { z } from 'zod';
import { invalid } from '../../kernel/errors.js';
import type { Json, JsonObject } from '../../platform/http/json.js';
import type { RestRequest } from '../request.js';

/** Where a variable of a document comes from. */
export interface Source {
  /** What callers call it; problems are reported under this name. */
  readonly name: string;
  readonly in: 'path' | 'query' | 'body' | 'field' | 'request';
  readonly read: (request: RestRequest, type: GraphQLInputType) => unknown;
  /** What a parameter of the query or a field of the body takes, where the type of the variable does not say it. */
  readonly takes?: z.ZodType;
  /** The enum of the schema that has the values of a text. */
  readonly valuesOf?: string;
  /** Fields of the body that come from elsewhere. */
  readonly set?: Readonly<Record<string, Source>>;
}

export const path = (name: string): Source => ({ name, in: 'path', read: ({ params }) => params[name] });

/** A parameter of the query, read as the type of the variable says: lists have commas, flags are true or false. */
export const query = (name: string, takes?: z.ZodType): Source => ({ name, in: 'query', ...(takes && { takes }), read: readerOf(name) });

/** A parameter of the query that is a text in the schema, and one of the values of an enum. */
export const valueOf = (name: string, valuesOf: string): Source => ({ ...query(name), valuesOf });

/** A flag of the query that no argument describes. */
export const flag = (name: string, description: string): Source =>
  query(name, z.enum(['true', 'false', '1', '0']).optional().describe(description));

/** A parameter of the query that `read` makes sense of. */
export const queryOf = (name: string, takes: z.ZodType, read: Source['read']): Source => ({ name, in: 'query', takes, read });

/** One of the words of the interface, as the enum inside spells it in small letters; undefined for a word that means all of them. */
export const word = (name: string, words: Readonly<Record<string, string | undefined>>, absent?: string): Source =>
  queryOf(name, absent === undefined ? z.enum(Object.keys(words)).optional() : z.enum(Object.keys(words)).default(absent), (request) => {
    const text = textOf(request, name) ?? absent;
    if (text === undefined) return undefined;
    if (Object.hasOwn(words, text)) return words[text];
    const allowed = Object.keys(words);
    request.problems.push(invalid(name, `must be one of ${allowed.join(', ')}`, allowed));
    // The word that is meant when none is given keeps a variable that is needed from being reported as missing too.
    return absent === undefined ? undefined : words[absent];
  });

/** Something else of the request: its headers, its files, its bytes. */
export const request = (read: (request: RestRequest) => unknown): Source => ({ name: '', in: 'request', read });

/** A variable that callers do not set. */
export const none: Source = { name: '', in: 'request', read: () => undefined };

/** One field of a body whose document has no input. */
export const field = (name: string): Source => ({ name, in: 'field', read: ({ body }) => fieldsOf(body)?.[name] });

/** One field of the body that `read` makes sense of; `takes` describes it where its words are not those of the schema. */
export const fieldOf = (name: string, read: Source['read'], takes?: z.ZodType): Source => ({
  name,
  in: 'field',
  read,
  ...(takes && { takes }),
});

/** The whole body. The fields in `set` come from elsewhere, whatever the caller writes there. */
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

/** A body that is one object or an array of them. */
export const bodies: Source = {
  name: '',
  in: 'body',
  read: ({ body }): readonly (Json | undefined)[] => (Array.isArray(body) ? (body as readonly Json[]) : [body]),
};

/** The value as an object to read fields from; anything else has no fields, and the schema says what is wrong with it. */
export const fieldsOf = (value: Json | undefined): JsonObject | undefined => (isObject(value) ? value : undefined);

const isObject = (value: Json | undefined): value is JsonObject => typeof value === 'object' && value !== null && !Array.isArray(value);

/** The text of a parameter; an empty one is none. Given twice it is an error. */
export function textOf({ query, problems }: RestRequest, name: string): string | undefined {
  const value = query[name];
  if (value === undefined || value === '') return undefined;
  if (typeof value === 'string') return value;
  problems.push(invalid(name, 'must be given once'));
  // One of them keeps a variable that is needed from being reported as missing too.
  return Array.isArray(value) ? value.find((each) => typeof each === 'string') : undefined;
}

const FLAGS: Readonly<Record<string, boolean>> = { true: true, '1': true, false: false, '0': false };

/** A yes or no; 1 and 0 are accepted for them. */
function flagOf(request: RestRequest, name: string): boolean | undefined {
  const text = textOf(request, name);
  if (text === undefined) return undefined;
  if (!Object.hasOwn(FLAGS, text)) request.problems.push(invalid(name, 'must be true or false', ['true', 'false']));
  return FLAGS[text];
}

const readerOf =
  (name: string): Source['read'] =>
  (request, type) => {
    const plain = isNonNullType(type) ? type.ofType : type;
    if (isListType(plain)) return textOf(request, name)?.split(',').map((item) => item.trim()); // prettier-ignore
    if (plain.name !== 'Boolean') return textOf(request, name);
    // A flag that is needed is off when it is absent.
    return flagOf(request, name) ?? (isNonNullType(type) ? false : undefined);
  };
