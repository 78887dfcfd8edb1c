import { RowVariables, type RowVariable } from '../request/variables.js';
import type { Route } from '../route.js';
import {
  getNamedType,
  getOperationAST,
  GraphQLString,
  isObjectType,
  Kind,
  type DocumentNode,
  type FieldNode,
  type GraphQLField,
  type GraphQLSchema,
} from 'graphql';

/** A variable of a row with its documentation. */
export interface Variable extends RowVariable {
  /** The schema's description of the argument that it fills. */
  readonly description: string | undefined;
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
  const selected = selectedFields(schema, row.document);
  const variables = new RowVariables(row, schema).all.map((each) => ({ ...each, description: argumentDescription(selected, each.name) }));
  const others = (row.reply.query ?? []).map((source) => ({ name: source.name, type: GraphQLString, source, description: undefined }));
  return [...variables, ...others];
}

function argumentDescription(selected: readonly Selected[], variable: string): string | undefined {
  for (const { node, field } of selected) {
    const given = node.arguments?.find(({ value }) => value.kind === Kind.VARIABLE && value.name.value === variable);
    const argument = given && field.args.find(({ name }) => name === given.name.value);
    if (argument?.description) return argument.description;
  }
  return undefined;
}

export const operationName = (document: DocumentNode): string => getOperationAST(document)?.name?.value ?? '';
