import { RowVariables, type RowVariable } from '../request/variables.js';
import type { Route } from '../route.js';
import {
  getNamedType,
  getOperationAST,
  GraphQLString,
  isInputObjectType,
  isObjectType,
  Kind,
  TypeInfo,
  visit,
  visitWithTypeInfo,
  type DocumentNode,
  type FieldNode,
  type GraphQLArgument,
  type GraphQLField,
  type GraphQLInputField,
  type GraphQLSchema,
  type ValueNode,
} from 'graphql';
import { declaredOf, type DeclaredField } from '../../platform/graphql/declared-fields.js';

/** A variable of a row with its documentation. */
export interface Variable extends RowVariable {
  /** The schema's description of the argument that it fills. */
  readonly description: string | undefined;
  /** What that declares. */
  readonly declared: DeclaredField | undefined;
}

interface Selected {
  readonly node: FieldNode;
  readonly field: Pick<GraphQLField<object, object>, 'args' | 'description'>;
}

/** The root fields of a document and, below them, fields with arguments. */
function selectedFields(schema: GraphQLSchema, document: DocumentNode): Selected[] {
  const operation = getOperationAST(document);
  const root = operation && schema.getRootType(operation.operation);
  if (!root) return [];
  return operation.selectionSet.selections.flatMap((node) => {
    const field = node.kind === Kind.FIELD ? root.getFields()[node.name.value] : undefined;
    if (!field || node.kind !== Kind.FIELD) return [];
    const type = getNamedType(field.type);
    const below = (node.selectionSet?.selections ?? []).flatMap((child) => {
      const inner = child.kind === Kind.FIELD && isObjectType(type) ? type.getFields()[child.name.value] : undefined;
      return inner && child.kind === Kind.FIELD ? [{ node: child, field: inner }] : [];
    });
    return [{ node, field }, ...below.filter(({ node: { arguments: given } }) => (given ?? []).length > 0)];
  });
}

/** Descriptions of the fields that a document selects. */
export const descriptionsOf = (schema: GraphQLSchema, document: DocumentNode): readonly string[] =>
  selectedFields(schema, document).flatMap(({ field }) => field.description ?? []);

/** The variables of a row, and the query parameters that its reply reads. */
export function variablesOf(row: Route, schema: GraphQLSchema): readonly Variable[] {
  const filled = filledBy(schema, row.document);
  const variables = new RowVariables(row, schema).all.map((each) => {
    const input = filled.get(each.name);
    return { ...each, description: input?.description ?? undefined, declared: input && declaredOf(input) };
  });
  const others = (row.reply.query ?? []).map((source) => ({
    name: source.name,
    type: GraphQLString,
    source,
    description: undefined,
    declared: undefined,
  }));
  return [...variables, ...others];
}

/** The argument or input field that each variable fills first. */
function filledBy(schema: GraphQLSchema, document: DocumentNode): ReadonlyMap<string, GraphQLArgument | GraphQLInputField> {
  const filled = new Map<string, GraphQLArgument | GraphQLInputField>();
  const info = new TypeInfo(schema);
  const note = (value: ValueNode, input: GraphQLArgument | GraphQLInputField | null | undefined): void => {
    if (value.kind === Kind.VARIABLE && input && !filled.has(value.name.value)) filled.set(value.name.value, input);
  };
  visit(
    document,
    visitWithTypeInfo(info, {
      Argument: ({ value }) => note(value, info.getArgument()),
      ObjectField: ({ name, value }) => {
        const parent = getNamedType(info.getParentInputType());
        note(value, isInputObjectType(parent) ? parent.getFields()[name.value] : undefined);
      },
    }),
  );
  return filled;
}

export const operationName = (document: DocumentNode): string => getOperationAST(document)?.name?.value ?? '';
