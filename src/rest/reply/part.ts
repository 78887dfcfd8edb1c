import type { GraphQLSchema } from 'graphql';
import { z } from 'zod';
import type { Printable } from '../../platform/http/json.js';
import type { RestRequest } from '../request.js';

/** One value of a reply, declared once: how it is read from the answer of the document, and how OpenAPI describes it. */
export interface Part<Source, Out extends Printable> {
  readonly read: (source: Source, request: RestRequest) => Out;
  /** Built when the description is asked for, because its texts come from the schema. */
  readonly type: (schema: GraphQLSchema) => z.ZodType;
  /** The same where it is one field of the source: objects read such a field without a call of `read`, which lists feel. */
  readonly plain?: { readonly name: string; readonly print: (value: never) => Out };
}

/** Parts by the names of what they print. */
export type Parts = Readonly<Record<string, Part<never, Printable>>>;

/** What all of the parts can be read from. */
export type SourceOf<P extends Parts> = P[keyof P]['read'] extends (source: infer Source, request: RestRequest) => Printable
  ? Source
  : never;

/** What a part prints. */
export type Printed<P> = P extends Part<never, infer Out> ? Out : never;

export type PrintedObject<P> = { readonly [K in keyof P]: Printed<P[K]> };

/** The same text in every reply, such as the status of success. */
export const literal = <const Value extends string | null>(value: Value): Part<unknown, Value> => ({
  read: () => value,
  type: () => z.literal(value),
});

/**
 * A value that the schema does not have; `type` describes it. The source is inferred from `read` alone, not from where the part is put.
 */
export const computed = <Source, Type extends z.ZodType<Printable>>(
  type: Type,
  read: (source: Source, request: RestRequest) => z.output<Type>,
): Part<NoInfer<Source>, z.output<Type>> => ({ read, type: () => type });

/** A part under another description than that of the schema. */
export const described = <Source, Out extends Printable>(part: Part<Source, Out>, description: string): Part<Source, Out> => ({
  ...part,
  type: (schema) => part.type(schema).describe(description),
});

/** A list, each of its items printed by the part. */
export const each = <Source, Out extends Printable>(part: Part<Source, Out>): Part<readonly Source[], Out[]> => ({
  read: (items, request) => items.map((item) => part.read(item, request)),
  type: (schema) => z.array(part.type(schema)),
});

/** Null where there is nothing to print. */
export const nullable = <Source, Out extends Printable>(part: Part<Source, Out>): Part<Source | null | undefined, Out | null> => ({
  read: (source, request) => (source === null || source === undefined ? null : part.read(source, request)),
  type: (schema) => orNull(part.type(schema)),
});

/** What is said of a value is said of it or null together; components keep their own words. */
function orNull(type: z.ZodType): z.ZodType {
  const { id, description } = type.meta() ?? {};
  return id === undefined && description !== undefined
    ? type.meta({ description: undefined }).nullable().describe(description)
    : type.nullable();
}

/** Another value where the part has none. */
export const orElse = <Source, Out extends Printable>(part: Part<Source, Out | null>, other: Out): Part<Source, Out> => ({
  read: (source, request) => part.read(source, request) ?? other,
  type: (schema) => {
    const type = part.type(schema);
    const inner = type instanceof z.ZodNullable ? type.unwrap() : type;
    return inner instanceof z.ZodType ? inner.describe(type.description ?? '') : type;
  },
});

/** Left out of the reply where it is undefined. */
export const optional = <Source, Out extends Printable>(part: Part<Source, Out | undefined>): Part<Source, Out | undefined> => ({
  ...part,
  type: (schema) => part.type(schema).optional(),
});

/** One of two forms. */
export const oneOf = <Source, First extends Printable, Second extends Printable>(
  isFirst: (source: Source, request: RestRequest) => boolean,
  first: Part<Source, First>,
  second: Part<Source, Second>,
): Part<Source, First | Second> => ({
  read: (source, request) => (isFirst(source, request) ? first : second).read(source, request),
  type: (schema) => z.union([first.type(schema), second.type(schema)]),
});

/** Another way to read what is described like a part. */
export const alike = <Source, Out extends Printable>(part: Part<never, Out>, read: Part<Source, Out>['read']): Part<Source, Out> => ({
  read,
  type: part.type,
});
