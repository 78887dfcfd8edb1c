import { isEnumType, isListType, isNonNullType, isScalarType, type GraphQLNamedType, type GraphQLOutputType } from 'graphql';
import { z } from 'zod';

/** How a value of the schema is printed. */
export type Kind = 'as it is' | 'uuid' | 'word' | 'amount' | 'currency' | 'number';

export const amount = z.number().meta({ examples: [7.14] });
export const currency = z
  .string()
  .length(3)
  .meta({ examples: ['USD'] });
export const instant = z.iso.datetime().meta({ examples: ['2026-11-20T17:02:46.123Z'] });

const SCALARS: Readonly<Record<string, () => z.ZodType>> = {
  String: () => z.string(),
  ID: () => z.string(),
  Boolean: () => z.boolean(),
  Int: () => z.int32(),
  Float: () => z.number(),
  WholeNumber: () => z.int().min(0),
  DateTimeISO: () => instant,
  JSON: () => z.unknown(),
  JSONObject: () => z.record(z.string(), z.unknown()),
};

/** Numbers that the schema writes as texts. */
const NUMBERS: Readonly<Record<string, () => z.ZodType>> = { Decimal: () => z.number(), BigInt: () => z.int(), WholeNumber: () => z.int() };

/** The type of what is printed for a field. `place` names the field where it cannot be printed like this. */
export function typeOf(type: GraphQLOutputType, kind: Kind, place: string): z.ZodType {
  if (isNonNullType(type)) return plain(type.ofType, kind, place);
  return plain(type, kind, place).nullable();
}

function plain(type: GraphQLOutputType, kind: Kind, place: string): z.ZodType {
  if (isNonNullType(type)) return plain(type.ofType, kind, place);
  if (isListType(type)) return z.array(typeOf(type.ofType, kind, place));
  const printed = PRINTED[kind](type);
  if (!printed) throw new Error(`${place} of type ${type.name} cannot be printed as ${kind}.`);
  return printed;
}

const PRINTED: Readonly<Record<Kind, (type: GraphQLNamedType) => z.ZodType | undefined>> = {
  'as it is': (type) => (isScalarType(type) ? SCALARS[type.name]?.() : undefined),
  uuid: (type) => (type.name === 'ID' || type.name === 'String' ? z.uuid() : undefined),
  word: (type) => (isEnumType(type) ? z.enum(type.getValues().map(({ name }) => name.toLowerCase())) : undefined),
  amount: (type) => (type.name === 'Money' ? amount : undefined),
  currency: (type) => (type.name === 'Money' ? currency : undefined),
  number: (type) => NUMBERS[type.name]?.(),
};
