import {
  getNamedType,
  getNullableType,
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
  isScalarType,
  type GraphQLArgument,
  type GraphQLInputType,
} from 'graphql';

/** A place in the arguments of a field where a text may stand. */
export interface TextLeaf {
  readonly path: readonly (string | number)[];
  /** The scalar or enum. */
  readonly type: string;
}

type Json = Readonly<Record<string, unknown>>;

const NO_TEXTS = new Set(['Int', 'Float', 'Boolean']);

export const leavesOf = (args: readonly GraphQLArgument[]): TextLeaf[] => args.flatMap(({ name, type }) => leavesBelow(type, [name]));

function leavesBelow(type: GraphQLInputType, path: TextLeaf['path']): TextLeaf[] {
  const inner = getNullableType(type);
  if (isListType(inner)) return leavesBelow(inner.ofType, [...path, 0]);
  if (isInputObjectType(inner)) return Object.values(inner.getFields()).flatMap((field) => leavesBelow(field.type, [...path, field.name]));
  const { name } = getNamedType(inner);
  return NO_TEXTS.has(name) ? [] : [{ path, type: name }];
}

/** The given arguments with a text at one place; what else is needed there is made up. */
export function withText(args: readonly GraphQLArgument[], given: Json, { path }: TextLeaf, text: string): Json {
  const needed = Object.fromEntries(
    args.filter(({ type, name }) => isNonNullType(type) || name === path[0]).map(({ name, type }) => [name, exampleOf(type)]),
  );
  const all = { ...needed, ...given };
  const [first = ''] = path;
  const type = args.find(({ name }) => name === first)?.type;
  return type ? { ...all, [first]: placed(type, all[first], path.slice(1), text) } : all;
}

function placed(type: GraphQLInputType, given: unknown, path: TextLeaf['path'], text: string): unknown {
  const inner = getNullableType(type);
  if (isListType(inner)) {
    const [first, ...rest] = Array.isArray(given) ? (given as unknown[]) : [];
    return [placed(inner.ofType, first, path.slice(1), text), ...rest];
  }
  if (!isInputObjectType(inner)) return text;
  const [name = '', ...rest] = path;
  const field = inner.getFields()[name];
  const object = { ...(exampleOf(inner) as Json), ...(given as Json | undefined) };
  return field ? { ...object, [name]: placed(field.type, object[name], rest, text) } : object;
}

const EXAMPLES: Json = {
  Int: 1,
  Float: 1,
  Boolean: true,
  String: 'x',
  ID: '00000000-0000-7000-8000-000000000000',
  Decimal: '1',
  WholeNumber: 1,
  DateTimeISO: '2026-01-01T00:00:00Z',
  Bytes: Buffer.from('hello').toString('base64'),
};

/** The least that the type takes. */
function exampleOf(type: GraphQLInputType): unknown {
  const inner = getNullableType(type);
  if (isListType(inner)) return [exampleOf(inner.ofType)];
  if (isEnumType(inner)) return inner.getValues()[0]?.name;
  if (isScalarType(inner)) return EXAMPLES[inner.name];
  const needed = Object.values(inner.getFields()).filter((field) => isNonNullType(field.type));
  return Object.fromEntries(needed.map(({ name, type: of }) => [name, exampleOf(of)]));
}
