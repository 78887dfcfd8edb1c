import {
  defaultFieldResolver,
  getNamedType,
  getNullableType,
  GraphQLError,
  isEnumType,
  isInputObjectType,
  isListType,
  isObjectType,
  type GraphQLArgument,
  type GraphQLEnumType,
  type GraphQLField,
  type GraphQLFieldResolver,
  type GraphQLInputType,
  type GraphQLSchema,
} from 'graphql';
import { invalid, refuseFields, type FieldError } from '../../kernel/errors.js';
import type { Context } from '../work/context.js';
import { declaredOf, standAlone } from './declared-fields.js';

/** The maximum length of a text: far more than any field stores, and short enough to process. */
const MAX_TEXT = 20_000;
const MAX_ID = 255;
/** No name is nearly as long. */
const MAX_ENUM_VALUE = 255;
/** Enough to find the mistake. */
const MAX_PROBLEMS = 20;

type Measure = (value: unknown, path: string, problems: FieldError[]) => void;
type AnyField = GraphQLField<unknown, Context>;

/**
 * Limits the length of every text in the schema before resolvers and their patterns see it, for /graphql and REST documents alike. Lone
 * surrogates are refused here too: bodies are checked for them, but variables also arrive in the URL and over sockets, and jsonb cannot
 * store them. Our own scalars define their own maximum. Arguments that declare a limit have that one, such as a
 * file that arrives as text.
 */
export function limitTexts(schema: GraphQLSchema): void {
  for (const type of Object.values(schema.getTypeMap())) {
    if (isEnumType(type)) refuseLongNames(type);
    if (!isObjectType(type) || type.name.startsWith('__')) continue;
    for (const field of Object.values(type.getFields()) as AnyField[]) {
      guardField(
        field,
        field.args.flatMap((argument) => measureOf(argument) ?? []),
      );
    }
  }
}

/** graphql-js compares an invalid enum value with each name to suggest one: for a megabyte of text that takes tens of milliseconds. */
function refuseLongNames(type: GraphQLEnumType): void {
  const parse: (...given: Parameters<GraphQLEnumType['parseValue']>) => unknown = type.parseValue.bind(type);
  type.parseValue = (value, hideSuggestions) => {
    if (typeof value === 'string' && value.length > MAX_ENUM_VALUE)
      throw new GraphQLError(`A value of ${value.length} characters does not exist in "${type.name}" enum.`);
    return parse(value, hideSuggestions);
  };
}

/** Builds paths only for values that do not fit. */
interface ArgumentMeasure {
  readonly fits: (args: Arguments) => boolean;
  readonly problems: (args: Arguments) => FieldError[];
}

function guardField(field: AnyField, measures: readonly ArgumentMeasure[]): void {
  if (measures.length === 0) return;
  const guarded =
    (resolve: GraphQLFieldResolver<unknown, Context>): GraphQLFieldResolver<unknown, Context> =>
    (source, args: Arguments, context, info) => {
      for (const { fits } of measures)
        if (!fits(args)) throw refuseFields(measures.flatMap((measure) => measure.problems(args)).slice(0, MAX_PROBLEMS));
      return resolve(source, args, context, info);
    };
  if (field.subscribe) field.subscribe = guarded(field.subscribe);
  else field.resolve = guarded(field.resolve ?? defaultFieldResolver);
}

type Arguments = Readonly<Record<string, unknown>>;

/** The argument that carries the fields has no name for callers. */
function measureOf(argument: GraphQLArgument): ArgumentMeasure | undefined {
  const { name, type } = argument;
  const max = ownLimit(argument);
  const [measure, fits] = [compile(type, max), compileFit(type, max)];
  const path = name === 'input' ? '' : name;
  if (!measure || !fits) return undefined;
  return {
    fits: (args) => fits(args[name]),
    problems: (args) => {
      const problems: FieldError[] = [];
      measure(args[name], path, problems);
      return problems;
    },
  };
}

/** What arguments of a class declare is checked with `checkFields`, together with the rest. */
function ownLimit(argument: GraphQLArgument): number | undefined {
  const field = declaredOf(argument);
  const max = field?.kind === 'text' ? field.limits.max : undefined;
  return field && max !== undefined && (standAlone.has(field) || max > MAX_TEXT) ? max : undefined;
}

type Fit = (value: unknown) => boolean;

/** Checks all texts in a value. Undefined if the type contains no text. */
function compileFit(type: GraphQLInputType, max?: number): Fit | undefined {
  const inner = getNullableType(type);
  if (isListType(inner)) {
    const each = compileFit(inner.ofType, max);
    return each && ((value) => !Array.isArray(value) || value.every(each));
  }
  if (isInputObjectType(inner)) {
    const fits = Object.values(inner.getFields()).flatMap((field) => {
      const fit = compileFit(field.type);
      return fit ? [{ name: field.name, fit }] : [];
    });
    return fits.length === 0 ? undefined : (value) => fieldsFit(value, fits);
  }
  const { name } = getNamedType(inner);
  const most = max ?? (name === 'ID' ? MAX_ID : MAX_TEXT);
  return name === 'String' || name === 'ID'
    ? (value) => typeof value !== 'string' || (value.length <= most && value.isWellFormed())
    : undefined;
}

function fieldsFit(value: unknown, fits: readonly { readonly name: string; readonly fit: Fit }[]): boolean {
  if (typeof value !== 'object' || value === null) return true;
  for (const { name, fit } of fits) if (!fit((value as Readonly<Record<string, unknown>>)[name])) return false;
  return true;
}

/** Undefined if the type contains no text. */
function compile(type: GraphQLInputType, max?: number): Measure | undefined {
  const inner = getNullableType(type);
  if (isListType(inner)) return listMeasure(compile(inner.ofType, max));
  if (isInputObjectType(inner)) {
    const fields = Object.values(inner.getFields()).map((field) => [field.name, compile(field.type)] as const);
    return objectMeasure(fields.flatMap(([name, measure]) => (measure ? [[name, measure] as const] : [])));
  }
  const { name } = getNamedType(inner);
  return name === 'String' || name === 'ID' ? textMeasure(max ?? (name === 'ID' ? MAX_ID : MAX_TEXT)) : undefined;
}

const textMeasure =
  (max: number): Measure =>
  (value, path, problems) => {
    if (typeof value !== 'string' || problems.length >= MAX_PROBLEMS) return;
    if (value.length > max) problems.push(invalid(path, 'atMostCharacters', { max }));
    else if (!value.isWellFormed()) problems.push(invalid(path, 'halfSurrogate'));
  };

const listMeasure = (each: Measure | undefined): Measure | undefined =>
  each &&
  ((value, path, problems) => {
    if (Array.isArray(value)) for (const [index, item] of value.entries()) each(item, `${path}[${index}]`, problems);
  });

function objectMeasure(fields: readonly (readonly [string, Measure])[]): Measure | undefined {
  if (fields.length === 0) return undefined;
  return (value, path, problems) => {
    if (typeof value !== 'object' || value === null) return;
    const given = value as Readonly<Record<string, unknown>>;
    for (const [name, measure] of fields) {
      if (given[name] != null) measure(given[name], path === '' ? name : `${path}.${name}`, problems);
    }
  };
}
