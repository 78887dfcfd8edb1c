import { getNullableType, isInputObjectType, isListType, type GraphQLInputType } from 'graphql';
import type { Spelling } from './input-shape.js';

/**
 * The path of a field as the caller wrote it: `products[0].name` in the schema may be `products[0].title` in a body. Unknown fields stay
 * unchanged.
 */
export function writtenField(field: string, body: unknown, { type, spelling }: { type: GraphQLInputType; spelling: Spelling }): string {
  const plain = getNullableType(type);
  const index = /^\[(\d+)\]\.?/.exec(field);
  if (isListType(plain) && index) {
    const rest = writtenField(field.slice(index[0].length), itemOf(body, Number(index[1])), { type: plain.ofType, spelling });
    return joined(`[${index[1]}]`, rest);
  }
  const [name = ''] = /^\w+/.exec(field) ?? [];
  const known = isInputObjectType(plain) ? plain.getFields()[name] : undefined;
  if (!isInputObjectType(plain) || !known) return field;
  const written = nameIn(body, spelling(plain.name, name)) ?? name;
  const rest = writtenField(field.slice(name.length).replace(/^\./, ''), valueOf(body, written), { type: known.type, spelling });
  return joined(written, rest);
}

/** Whether a path begins with a field of the type. */
export function isFieldOf(type: GraphQLInputType, field: string): boolean {
  const plain = getNullableType(type);
  if (isListType(plain)) return field.startsWith('[');
  const [name = ''] = /^\w+/.exec(field) ?? [];
  return isInputObjectType(plain) && name in plain.getFields();
}

const joined = (name: string, rest: string): string => (rest === '' || rest.startsWith('[') ? name + rest : `${name}.${rest}`);

/** The name used in the body, or else the preferred one. */
const nameIn = (body: unknown, names: readonly string[]): string | undefined =>
  names.find((name) => valueOf(body, name) !== undefined) ?? names[0];

const valueOf = (body: unknown, name: string): unknown =>
  typeof body === 'object' && body !== null && Object.hasOwn(body, name) ? Reflect.get(body, name) : undefined;

const itemOf = (body: unknown, index: number): unknown => (Array.isArray(body) ? (body as readonly unknown[])[index] : undefined);
