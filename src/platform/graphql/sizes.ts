import {
  getNamedType,
  isCompositeType,
  isInterfaceType,
  isObjectType,
  type GraphQLField,
  type GraphQLInterfaceType,
  type GraphQLNamedType,
  type GraphQLObjectType,
  type GraphQLSchema,
} from 'graphql';
import { chargeList, chargeText, shareObject } from './charges.js';
import type { Context } from '../work/context.js';
import { isList, type FieldSize } from './field-size.js';
import { CHARACTERS_PER_VALUE } from '../work/budget.js';

/** By type and field: the greatest length, or the argument that sets it. */
export type ListSizes = Readonly<Record<string, Readonly<Record<string, number | string>>>>;
/** By type and field: the greatest length in characters. A file has no separate greatest length. */
export type TextSizes = Readonly<Record<string, Readonly<Record<string, number | 'file'>>>>;

/** What reading a file counts before its length is known. */
const FILE_VALUES = 1_000;

type AnyField = GraphQLField<unknown, Context>;

/**
 * Writes the sizes into the schema as `@listSize` and `@cost`, and lets lists and long texts charge the budget of their operation. A list
 * without a size, or a size without a field, stops the start. Call this before the rules of access are applied.
 */
export function declareSizes(schema: GraphQLSchema, lists: ListSizes, texts: TextSizes): void {
  const mistakes = [...unknownFields(schema, lists), ...unknownFields(schema, texts)];
  for (const [type, field] of fieldsOf(schema)) {
    const listed = lists[type.name]?.[field.name];
    if (isPage(getNamedType(field.type))) {
      if (field.args.some(({ name }) => name === 'first')) declare(field, { lengthBy: 'first' }, pageSize());
      else mistakes.push(`${type.name}.${field.name} returns a page and has no argument "first"`);
    } else if (isList(field) && !(isPage(type) && PAGED.includes(field.name))) {
      if (listed === undefined) mistakes.push(`${type.name}.${field.name} has no greatest length`);
      else if (typeof listed === 'number') declare(field, { length: listed }, { listSize: [{ assumedSize: listed }] });
      else declare(field, { lengthBy: listed }, { listSize: [{ slicingArguments: [listed] }] });
    }
    if (isList(field)) chargeList(field);
    else if (isCompositeType(getNamedType(field.type))) shareObject(field);
    const text = texts[type.name]?.[field.name];
    if (text !== undefined) declareText(field, text);
  }
  if (mistakes.length > 0) throw new Error(`The sizes do not fit the schema: ${mistakes.join('; ')}.`);
}

/** The lists of a page that are as long as was asked for. */
const PAGED: readonly string[] = ['nodes', 'edges'];

const pageSize = (): Directives => ({ listSize: [{ slicingArguments: ['first'], sizedFields: PAGED }] });

function declareText(field: AnyField, text: number | 'file'): void {
  const values = text === 'file' ? FILE_VALUES : Math.ceil(text / CHARACTERS_PER_VALUE);
  declare(field, { values }, { cost: [{ weight: String(values) }] });
  chargeText(field, { isFile: text === 'file' });
}

type Directives = Readonly<Record<string, readonly object[]>>;

function declare(field: AnyField, size: FieldSize, directives: Directives): void {
  const before = field.extensions['directives'] as object | undefined;
  field.extensions = { ...field.extensions, size, directives: { ...before, ...directives } };
}

/** A page holds its entries as `nodes`, and says where it ends. */
const isPage = (type: GraphQLNamedType): boolean =>
  isObjectType(type) && /(?:Connection|Page)$/.test(type.name) && 'nodes' in type.getFields();

function* fieldsOf(schema: GraphQLSchema): Iterable<readonly [GraphQLObjectType | GraphQLInterfaceType, AnyField]> {
  for (const type of Object.values(schema.getTypeMap())) {
    if (type.name.startsWith('__') || !(isObjectType(type) || isInterfaceType(type))) continue;
    for (const field of Object.values(type.getFields())) yield [type, field as AnyField];
  }
}

function unknownFields(schema: GraphQLSchema, sizes: ListSizes | TextSizes): string[] {
  return Object.entries(sizes).flatMap(([typeName, fields]) => {
    const type = schema.getType(typeName);
    const known = isObjectType(type) ? type.getFields() : {};
    return Object.keys(fields).flatMap((name) => (known[name] ? [] : [`there is no ${typeName}.${name}`]));
  });
}
