import { invalid, type FieldError } from '../../kernel/errors.js';

export type Json = Readonly<Record<string, unknown>>;

/** The value as an object to read fields from; anything else has no fields, and the schema will say what is wrong with it. */
export const fieldsOf = (value: unknown): Json | undefined =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Json) : undefined;

const TOLERANCE = 0.000001;

/** Reads a field that has two spellings. Both given and different is a problem of the caller's. */
export function either(source: Json, [name, alias]: readonly [string, string], path: string, problems: FieldError[]): unknown {
  const [first, second] = [source[name], source[alias]];
  if (first === undefined || first === null) return second ?? first;
  if (second === undefined || second === null) return first;
  const differ = typeof first === 'number' && typeof second === 'number' ? Math.abs(first - second) > TOLERANCE : first !== second;
  if (differ) problems.push(invalid(path === '' ? name : `${path}.${name}`, `differs from ${alias}`));
  return first;
}

const COORDINATE_ALIASES = ['latitude', 'longitude'];
const PRODUCT_ALIASES = ['title', 'amount'];

/** What says nothing twice is taken as it is. */
const hasAny = (source: Json, names: readonly string[]): boolean => names.some((name) => Object.hasOwn(source, name));

/** An address with its coordinates under one spelling. */
export function addressInput(value: unknown, path: string, problems: FieldError[]): unknown {
  const source = fieldsOf(value);
  if (!source || !hasAny(source, COORDINATE_ALIASES)) return value;
  const { latitude: _latitude, longitude: _longitude, ...others } = source;
  return {
    ...others,
    lat: either(source, ['lat', 'latitude'], path, problems),
    lng: either(source, ['lng', 'longitude'], path, problems),
  };
}

/** A product line under the names of order creation; updates spell them title and amount. */
export function productInput(value: unknown, path: string, problems: FieldError[]): unknown {
  const source = fieldsOf(value);
  if (!source || !hasAny(source, PRODUCT_ALIASES)) return value;
  const { title: _title, amount: _amount, ...others } = source;
  return {
    ...others,
    name: either(source, ['name', 'title'], path, problems),
    price: either(source, ['price', 'amount'], path, problems),
  };
}

export const listInput = (value: unknown, path: string, each: (item: unknown, path: string) => unknown): unknown =>
  Array.isArray(value) ? value.map((item, index) => each(item, `${path}[${index}]`)) : value;

/** Major units as a JSON number. */
export const amountOut = (money: { amount: string }): number => Number(money.amount);

export const amountOrNull = (money: { amount: string } | null | undefined): number | null => (money ? Number(money.amount) : null);
