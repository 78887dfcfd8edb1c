import {
  DirectiveLocation,
  getNullableType,
  GraphQLDirective,
  GraphQLInt,
  GraphQLNonNull,
  isInputObjectType,
  isListType,
  type GraphQLArgument,
  type GraphQLInputField,
  type GraphQLInputObjectType,
  type GraphQLInputType,
  type GraphQLSchema,
} from 'graphql';
import { invalid, type FieldError } from '../../kernel/errors.js';
import { MAX_TOLD } from '../../kernel/field-errors.js';
import { declaredOf, inputsOf } from './declared-fields.js';

export const lengthDirective = new GraphQLDirective({
  name: 'length',
  description: 'The most entries that a list may have. A longer list is refused before its entries are read: VALIDATION_FAILED.',
  locations: [DirectiveLocation.ARGUMENT_DEFINITION, DirectiveLocation.INPUT_FIELD_DEFINITION],
  args: { max: { type: new GraphQLNonNull(GraphQLInt), description: 'Number of entries.' } },
});

/** Writes the greatest length of every list that callers may send into the schema, as `@length`. Throws if one declares none. */
export function declareLengths(schema: GraphQLSchema): void {
  const unlimited: string[] = [];
  for (const [name, input] of inputsOf(schema).filter(([, { type }]) => isListType(getNullableType(type)))) {
    const max = declaredOf(input)?.limits.max;
    if (max === undefined) unlimited.push(name);
    else input.extensions = { ...input.extensions, directives: { length: [{ max }] } };
  }
  if (unlimited.length > 0) throw new Error(`Lists must declare a greatest length: ${unlimited.join(', ')}.`);
}

/** The greatest length of a list; undefined for anything else. */
export const lengthOf = (input: GraphQLArgument | GraphQLInputField): number | undefined =>
  isListType(getNullableType(input.type)) ? declaredOf(input)?.limits.max : undefined;

/** Reports what is too long in a JSON value: lists, and objects with many unknown fields. Never looks into either. */
export type ListMeasure = (value: unknown, path: string, problems: FieldError[]) => void;

/** Undefined if values of the type hold neither lists nor objects. `max` is the length of the list itself. */
export function listMeasure(type: GraphQLInputType, max: number | undefined): ListMeasure | undefined {
  const plain = getNullableType(type);
  if (isInputObjectType(plain)) return measureOfFields(plain);
  if (!isListType(plain)) return undefined;
  const each = listMeasure(plain.ofType, undefined);
  return (value, path, problems) => {
    if (!Array.isArray(value)) each?.(value, path, problems);
    else if (max !== undefined && value.length > max) problems.push(tooLong(path, max));
    else if (each) measureEntries(value, each, { path, problems });
  };
}

export const tooLong = (path: string, max: number): FieldError => invalid(path || null, 'atMostEntries', { max });

function measureEntries(list: readonly unknown[], each: ListMeasure, { path, problems }: { path: string; problems: FieldError[] }): void {
  for (const [index, entry] of list.entries()) {
    if (problems.length > MAX_TOLD) return;
    each(entry, `${path}[${index}]`, problems);
  }
}

const known = new WeakMap<GraphQLInputObjectType, ListMeasure>();

function measureOfFields(type: GraphQLInputObjectType): ListMeasure {
  let measure = known.get(type);
  if (!measure) known.set(type, (measure = compileFields(type)));
  return measure;
}

function compileFields(type: GraphQLInputObjectType): ListMeasure {
  const all = Object.values(type.getFields());
  const most = all.length + MAX_TOLD;
  const fields = all.flatMap((field) => {
    const measure = listMeasure(field.type, lengthOf(field));
    return measure ? [{ name: field.name, measure }] : [];
  });
  return (value, path, problems) => {
    if (typeof value !== 'object' || value === null) return;
    // graphql-js would write the whole object into the error of each unknown field.
    if (hasMoreThan(value, most)) {
      problems.push(invalid(path || null, 'onlyFieldsOf', { type: type.name }));
      return;
    }
    for (const { name, measure } of fields) {
      const given = Object.hasOwn(value, name) ? (value as Readonly<Record<string, unknown>>)[name] : undefined;
      if (given != null) measure(given, path === '' ? name : `${path}.${name}`, problems);
    }
  };
}

function hasMoreThan(value: object, most: number): boolean {
  let count = 0;
  for (const _key in value) if (++count > most) return true;
  return false;
}
