import {
  getNamedType,
  getNullableType,
  isCompositeType,
  isEnumType,
  isInputObjectType,
  isLeafType,
  isListType,
  isNonNullType,
  isObjectType,
  isUnionType,
  isInterfaceType,
  type GraphQLArgument,
  type GraphQLInputField,
  type GraphQLInputType,
  type GraphQLNamedType,
  type GraphQLOutputType,
  type GraphQLSchema,
} from 'graphql';
import type { Json, JsonObject } from '../../../platform/http/json.js';
import { declaredOf } from '../../../platform/graphql/declared-fields.js';
import { EXAMPLE, exampleNumber, exampleText } from './example-values.js';
import { exampleVariables } from './graph-examples.js';
import { OPERATION, rulesOf, type AnyField, type RootField } from './root-fields.js';

/** A document for one field, with variables that it takes. */
export interface GraphSample {
  readonly operationName: string;
  readonly document: string;
  readonly variables: JsonObject;
  /** What `data` may look like. */
  readonly answer: JsonObject;
}

/** A document for the field. `now` is for variables that are about the days to come. */
export function graphSample(schema: GraphQLSchema, { kind, name, field }: RootField, now: Date): GraphSample {
  const variables = exampleVariables[name] ?? variablesOf(field, now);
  const given = field.args.filter((argument) => argument.name in variables);
  const operationName = name.charAt(0).toUpperCase() + name.slice(1);
  const declared = given.map((argument) => `$${argument.name}: ${String(argument.type)}`).join(', ');
  const passed = given.map((argument) => `${argument.name}: $${argument.name}`).join(', ');
  const selected = selectionOf(schema, field.type);
  const call = `${name}${passed === '' ? '' : `(${passed})`}`;
  const operation = `${OPERATION[kind]} ${operationName}${declared === '' ? '' : `(${declared})`}`;
  return {
    operationName,
    document: [`${operation} {`, ...indented([call + blockOf(selected)]), '}'].join('\n'),
    variables,
    answer: { [name]: answerOf(field.type, selected, name) },
  };
}

/** What the field needs, and how much of a list. */
function variablesOf(field: AnyField, now: Date): JsonObject {
  const needed = field.args.filter((argument) => isNeeded(argument) || argument.name === 'first');
  return Object.fromEntries(needed.map((argument) => [argument.name, inputExample(argument.type, argument, now)]));
}

const isNeeded = (input: GraphQLArgument | GraphQLInputField): boolean => isNonNullType(input.type) && input.defaultValue === undefined;

/** Of an input that needs nothing, so that it does not look empty. */
const MOST_OPTIONAL = 2;

type Input = GraphQLArgument | GraphQLInputField;

const BY_SCALAR: Readonly<Record<string, Json>> = {
  Boolean: true,
  DateTimeISO: EXAMPLE.instant,
  JSON: {},
  JSONObject: {},
  Bytes: 'SGVsbG8=',
  BigInt: '1250',
};

function inputExample(type: GraphQLInputType, input: Input, now: Date): Json {
  const plain = getNullableType(type);
  if (isListType(plain)) return [inputExample(plain.ofType, input, now)];
  if (isEnumType(plain)) return plain.getValues().find(({ deprecationReason }) => deprecationReason == null)?.name ?? '';
  if (isInputObjectType(plain)) {
    const fields = Object.values(plain.getFields());
    const needed = fields.filter(isNeeded);
    const shown = needed.length > 0 ? needed : fields.filter((each) => isLeafType(getNullableType(each.type))).slice(0, MOST_OPTIONAL);
    return Object.fromEntries(shown.map((each) => [each.name, inputExample(each.type, each, now)]));
  }
  return scalarExample(getNamedType(plain).name, input, now);
}

const WEEK_MS = 7 * 86_400_000;

function scalarExample(scalar: string, input: Input, now: Date): Json {
  const { name } = input;
  const description = input.description ?? '';
  const { min, max } = declaredOf(input)?.limits ?? {};
  if (BY_SCALAR[scalar] !== undefined) return BY_SCALAR[scalar];
  if (description.includes('YYYY-MM-DD') && description.includes('Not before today'))
    return new Date(now.getTime() + WEEK_MS).toISOString().slice(0, 10);
  const number = Math.min(exampleNumber(name, { whole: scalar !== 'Float' && scalar !== 'Decimal', min }), max ?? Infinity);
  if (scalar === 'Decimal') return String(number);
  if (scalar === 'Int' || scalar === 'Float' || scalar === 'WholeNumber') return number;
  return exampleText(name, description);
}

/** What is asked of a type: names of leaves, and composite fields with what is asked of them. */
type Selection = readonly (readonly [name: string, below: Selection | undefined])[];

const MOST_LEAVES = [10, 5, 3] as const;
const MOST_OBJECTS = [4, 1, 0] as const;
/** A field that is usually wanted comes before the others. */
const FIRST = ['id', 'reference', 'code', 'status', 'name', 'number', 'email', 'token', 'secret', 'fileName', 'content'];
const CONNECTION = ['nodes', 'pageInfo'];

function selectionOf(schema: GraphQLSchema, type: GraphQLOutputType, depth = 0): Selection {
  const named = getNamedType(type);
  if (!isCompositeType(named)) return [];
  if (isUnionType(named) || isInterfaceType(named)) return [['__typename', undefined]];
  const fields = Object.values(named.getFields()).filter(isOpen);
  if (named.name === 'Money')
    return [
      ['amount', undefined],
      ['currency', undefined],
    ];
  if (named.name === 'PageInfo')
    return [
      ['endCursor', undefined],
      ['hasNextPage', undefined],
    ];
  if ('nodes' in named.getFields())
    return fields.filter(({ name }) => CONNECTION.includes(name)).map((field) => [field.name, selectionOf(schema, field.type, depth)]);
  const leaves = fields.filter((field) => isLeafType(getNamedType(field.type))).sort((one, other) => rank(one) - rank(other));
  const objects = fields.filter(({ type: below }) => isPlainObject(getNamedType(below)));
  return [
    ...leaves.slice(0, MOST_LEAVES[depth] ?? 0).map(({ name }) => [name, undefined] as const),
    ...objects.slice(0, MOST_OBJECTS[depth] ?? 0).map((field) => [field.name, selectionOf(schema, field.type, depth + 1)] as const),
  ];
}

const rank = ({ name }: AnyField): number => (FIRST.includes(name) ? FIRST.indexOf(name) : FIRST.length);

/** Anyone who may request the field above may request it, without arguments. */
const isOpen = (field: AnyField): boolean =>
  field.deprecationReason == null && !field.args.some(isNeeded) && rulesOf(field).allow === undefined;

/** Pages below pages cost too much for an example. */
const isPlainObject = (type: GraphQLNamedType): boolean => isObjectType(type) && !('nodes' in type.getFields());

const blockOf = (selection: Selection): string =>
  selection.length === 0 ? '' : ` {\n${indented(selection.map(([name, below]) => name + blockOf(below ?? []))).join('\n')}\n}`;

const indented = (texts: readonly string[]): string[] => texts.flatMap((text) => text.split('\n').map((line) => `  ${line}`));

function answerOf(type: GraphQLOutputType, selection: Selection, name: string): Json {
  const plain = getNullableType(type);
  if (isListType(plain)) return [answerOf(plain.ofType, selection, name)];
  const named = getNamedType(plain);
  if (isObjectType(named))
    return Object.fromEntries(
      selection.flatMap(([key, below]) => {
        const field = named.getFields()[key];
        return field ? [[key, leafOrBelow(field, below ?? [])]] : [];
      }),
    );
  if (isEnumType(named)) return named.getValues()[0]?.name ?? '';
  return isCompositeType(named) ? { __typename: '…' } : leafExample(named.name, name, '');
}

function leafOrBelow(field: AnyField, below: Selection): Json {
  const plain = getNullableType(field.type);
  if (isListType(plain)) return [leafOrBelow({ ...field, type: plain.ofType }, below)];
  const named = getNamedType(plain);
  if (isCompositeType(named)) return answerOf(named, below, field.name);
  if (isEnumType(named)) return named.getValues()[0]?.name ?? '';
  return leafExample(named.name, field.name, field.description ?? '');
}

function leafExample(scalar: string, name: string, description: string): Json {
  if (BY_SCALAR[scalar] !== undefined) return BY_SCALAR[scalar];
  const number = exampleNumber(name, { whole: scalar === 'Int', min: undefined });
  if (scalar === 'Decimal') return '12.50';
  return scalar === 'Int' || scalar === 'Float' ? number : exampleText(name, description);
}
