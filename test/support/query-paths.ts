import {
  getNamedType,
  isListType,
  isNonNullType,
  isObjectType,
  isRequiredArgument,
  type GraphQLField,
  type GraphQLOutputType,
  type GraphQLSchema,
} from 'graphql';

/** One way from a query at the top to an object below it. */
export interface QueryPath {
  /** Such as `orders.nodes.seller`. */
  readonly name: string;
  /** Selects that path and every plain field at its end. */
  readonly text: string;
  /** `Type.field` of every selected list. */
  readonly lists: readonly string[];
}

type AnyField = GraphQLField<unknown, unknown>;

interface Step {
  readonly owner: string;
  readonly field: AnyField;
  readonly args: string;
}

export const isList = (type: GraphQLOutputType): boolean => isListType(isNonNullType(type) ? type.ofType : type);

/** Every object that can be reached from one query at the top without an argument, by the shortest way. */
export function queryPaths(schema: GraphQLSchema, call: { field: string; args: string }): QueryPath[] {
  const root = schema.getQueryType()?.getFields()[call.field];
  if (!root) throw new Error(`There is no query ${call.field}.`);
  const opened = new Set<string>();
  const paths: QueryPath[] = [];
  const waiting: Step[][] = [[{ owner: 'Query', field: root, args: call.args }]];
  for (let steps = waiting.shift(); steps; steps = waiting.shift()) {
    const { name, fields } = endOf(steps);
    paths.push(pathOf(steps, fields.filter(isPlain)));
    if (opened.has(name)) continue;
    opened.add(name);
    for (const field of fields.filter((each) => !isPlain(each))) waiting.push([...steps, { owner: name, field, args: '' }]);
  }
  return paths;
}

function endOf(steps: readonly Step[]): { name: string; fields: AnyField[] } {
  const type = getNamedType(steps.at(-1)?.field.type);
  if (!isObjectType(type)) throw new Error('A way leads to an object.');
  return { name: type.name, fields: Object.values(type.getFields()).filter((field) => !field.args.some(isRequiredArgument)) };
}

const isPlain = (field: AnyField): boolean => !isObjectType(getNamedType(field.type));

function pathOf(steps: readonly Step[], plain: readonly AnyField[]): QueryPath {
  const inner = ['__typename', ...plain.map(({ name }) => name)].join(' ');
  const owner = endOf(steps).name;
  const met = [...steps, ...plain.map((field) => ({ owner, field, args: '' }))];
  return {
    name: steps.map(({ field }) => field.name).join('.'),
    text: steps.reduceRight((selection, { field, args }) => `{ ${field.name}${args} ${selection} }`, `{ ${inner} }`),
    lists: met.filter(({ field }) => isList(field.type)).map((step) => `${step.owner}.${step.field.name}`),
  };
}
