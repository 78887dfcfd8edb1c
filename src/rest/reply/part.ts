import type { GraphQLSchema } from 'graphql';
import { z } from 'zod';
import type { Printable } from '../../platform/http/json.js';
import type { RestRequest } from '../request.js';

/** One value of a reply: how it is read from the document's result, and how OpenAPI describes it. */
export interface Part<Source, Out extends Printable> {
  readonly read: (source: Source, request: RestRequest) => Out;
  /** Built on demand, because descriptions come from the schema. */
  readonly type: (schema: GraphQLSchema) => z.ZodType;
  /** Set if the value is a single field of the source. Objects then print the field without calling `read`, which speeds up lists. */
  readonly plain?: { readonly name: string; readonly print: (value: never) => Out };
}

/** Parts by the name of the printed field. */
export type Parts = Readonly<Record<string, Part<never, Printable>>>;

/** The source type from which all parts can be read. */
export type SourceOf<P extends Parts> = P[keyof P]['read'] extends (source: infer Source, request: RestRequest) => Printable
  ? Source
  : never;

/** The printed type of a part. */
export type Printed<P> = P extends Part<never, infer Out> ? Out : never;

export type PrintedObject<P> = { readonly [K in keyof P]: Printed<P[K]> };

/** A constant, such as the status `success`. */
export const literal = <const Value extends string | null>(value: Value): Part<unknown, Value> => ({
  read: () => value,
  type: () => z.literal(value),
});

/** A value that the schema does not have, described by `type`. The source type is inferred from `read`. */
export const computed = <Source, Type extends z.ZodType<Printable>>(
  type: Type,
  read: (source: Source, request: RestRequest) => z.output<Type>,
): Part<NoInfer<Source>, z.output<Type>> => ({ read, type: () => type });

/** Replaces the description from the schema. */
export const described = <Source, Out extends Printable>(part: Part<Source, Out>, description: string): Part<Source, Out> => ({
  ...part,
  type: (schema) => part.type(schema).describe(description),
});

/** Prints a list with the part. */
export const each = <Source, Out extends Printable>(part: Part<Source, Out>): Part<readonly Source[], Out[]> => ({
  read: (items, request) => items.map((item) => part.read(item, request)),
  type: (schema) => z.array(part.type(schema)),
});

/** Prints null for null and undefined. */
export const nullable = <Source, Out extends Printable>(part: Part<Source, Out>): Part<Source | null | undefined, Out | null> => ({
  read: (source, request) => (source === null || source === undefined ? null : part.read(source, request)),
  type: (schema) => orNull(part.type(schema)),
});

/** Moves an inline description to the nullable type; components keep theirs. */
function orNull(type: z.ZodType): z.ZodType {
  const { id, description } = type.meta() ?? {};
  return id === undefined && description !== undefined
    ? type.meta({ description: undefined }).nullable().describe(description)
    : type.nullable();
}

/** Replaces null by a default. */
export const orElse = <Source, Out extends Printable>(part: Part<Source, Out | null>, other: Out): Part<Source, Out> => ({
  read: (source, request) => part.read(source, request) ?? other,
  type: (schema) => {
    const type = part.type(schema);
    const inner = type instanceof z.ZodNullable ? type.unwrap() : type;
    return inner instanceof z.ZodType ? inner.describe(type.description ?? '') : type;
  },
});

/** Omitted from the reply if undefined. */
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

/** Reads differently, with the type of another part. */
export const alike = <Source, Out extends Printable>(part: Part<never, Out>, read: Part<Source, Out>['read']): Part<Source, Out> => ({
  read,
  type: part.type,
});
