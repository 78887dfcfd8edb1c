import { GraphQLError, GraphQLScalarType, Kind, type ValueNode } from 'graphql';
import { GraphQLBigInt, GraphQLDateTimeISO, GraphQLJSON, GraphQLJSONObject } from 'graphql-scalars';
import { registerEnumType } from 'type-graphql';
import { enumerations, nameOfValue, type Enumeration } from '../../kernel/enumeration.js';

/** A longer text is not a valid number or instant and is not parsed. */
const MAX_CHARACTERS = 64;

const DECIMAL = /^-?\d{1,18}(\.\d{1,10})?$/;

export const DecimalScalar = new GraphQLScalarType<string, string>({
  name: 'Decimal',
  description: 'An exact decimal number. Returned as a string such as "12.50"; accepted as a string or a number.',
  serialize: (value) => String(value),
  parseValue: (value) => decimalOf(value),
  parseLiteral: (node) => decimalOf(literal(node, [Kind.STRING, Kind.INT, Kind.FLOAT])),
});

export const WholeNumberScalar = new GraphQLScalarType<number, number>({
  name: 'WholeNumber',
  description: 'A whole number from 0 to 2^53-1. Digits in a string are accepted.',
  serialize: (value) => Number(value),
  parseValue: (value) => wholeNumberOf(value),
  parseLiteral: (node) => wholeNumberOf(literal(node, [Kind.STRING, Kind.INT])),
});

/** Bytes that serialise to base64 in JSON and stay bytes for documents that run in this process. */
class Bytes extends Uint8Array {
  toJSON(): string {
    return Buffer.from(this.buffer, this.byteOffset, this.byteLength).toString('base64');
  }
}

export const BytesScalar = new GraphQLScalarType<Uint8Array, Bytes>({
  name: 'Bytes',
  description: 'The content of a file, as base64.',
  serialize: (value) => {
    if (!(value instanceof Uint8Array)) throw new TypeError('must be bytes');
    return new Bytes(value.buffer as ArrayBuffer, value.byteOffset, value.byteLength);
  },
  parseValue: (value) => bytesOf(value),
  parseLiteral: (node) => bytesOf(literal(node, [Kind.STRING])),
});

/** The library's scalar would parse a text of any length. */
export const DateTimeScalar = new GraphQLScalarType<Date, string>({
  ...GraphQLDateTimeISO.toConfig(),
  parseValue: (value) => {
    if (typeof value === 'string' && value.length > MAX_CHARACTERS) throw new TypeError('must be a date-time');
    return GraphQLDateTimeISO.parseValue(value);
  },
});
export const BigIntScalar = GraphQLBigInt;
export const JsonScalar = GraphQLJSON;
/** For data that others define: HTTP headers, payloads, credentials. The library's scalar would repeat the value in its errors. */
export const JsonObjectScalar = new GraphQLScalarType<object, object>({
  ...GraphQLJSONObject.toConfig(),
  parseValue: (value) => {
    if (typeof value !== 'object' || value === null || Array.isArray(value)) throw noObject();
    return value;
  },
  parseLiteral: (node, variables) => {
    if (node.kind !== Kind.OBJECT) throw noObject();
    return GraphQLJSONObject.parseLiteral(node, variables);
  },
});

/** GraphQL adds the value to errors of any other class. */
const noObject = (): GraphQLError => new GraphQLError('Expected type "JSONObject" to be an object.');

/** Without groups, which need a stack as deep as the file is long. */
const BASE64 = /^[A-Za-z0-9+/]*={0,2}$/;

/** Bytes as is from within this process, base64 from outside. */
function bytesOf(value: unknown): Uint8Array {
  if (value instanceof Uint8Array) return value;
  if (typeof value !== 'string' || value.length % 4 !== 0 || !BASE64.test(value)) throw new TypeError('must be base64');
  return Buffer.from(value, 'base64');
}

function decimalOf(value: unknown): string {
  // Most are integers and need no check of their digits.
  if (Number.isSafeInteger(value)) return String(value);
  const text = typeof value === 'number' ? String(value) : value;
  if (typeof text !== 'string' || text.length > MAX_CHARACTERS || !DECIMAL.test(text)) throw new TypeError('must be a decimal number');
  return text;
}

function wholeNumberOf(value: unknown): number {
  const number = typeof value === 'string' && /^\d{1,16}$/.test(value) ? Number(value) : value;
  if (typeof number !== 'number' || !Number.isSafeInteger(number) || number < 0) throw new TypeError('must be a whole number');
  return number;
}

function literal(node: ValueNode, kinds: readonly Kind[]): unknown {
  return kinds.includes(node.kind) && 'value' in node ? node.value : undefined;
}

const registered = new WeakMap<object, Readonly<Record<string, string>>>();

/** The GraphQL enum of an enumeration: `@Choice(billingStatus, "...")` declares a field of it. */
export function enumType<Value extends string>(enumeration: Enumeration<Value>): Readonly<Record<string, Value>> {
  const known = registered.get(enumeration);
  if (known) return known as Readonly<Record<string, Value>>;
  const { name, description, values, descriptions, deprecated } = enumeration;
  const members = Object.fromEntries(values.map((value) => [nameOfValue(enumeration, value), value]));
  const valuesConfig = Object.fromEntries(
    values.map((value) => [
      nameOfValue(enumeration, value),
      { description: descriptions[value], ...(deprecated[value] && { deprecationReason: deprecated[value] }) },
    ]),
  );
  registerEnumType(members, { name, description, valuesConfig });
  registered.set(enumeration, members);
  return members;
}

/** type-graphql must know every enum before it processes the first field. */
export function registerEnums(): void {
  for (const each of enumerations()) enumType(each);
}
