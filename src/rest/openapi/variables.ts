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

/** A variable of a row as the description shows it. */
export interface Variable extends RowVariable {
  /** What the schema says of the argument that it is given to. */
  readonly description: string | undefined;
}

interface Asked {
  readonly node: FieldNode;
  readonly field: Pick<GraphQLField<object, object>, 'args' | 'description'>;
}

/** The fields with which a document begins, and with which those of a bare namespace begin. */
function askedFields(schema: GraphQLSchema, document: DocumentNode): Asked[] {
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

/** What the schema says of the fields that a document asks for. */
export const descriptionsOf = (schema: GraphQLSchema, document: DocumentNode): readonly string[] =>
  askedFields(schema, document).flatMap(({ field }) => field.description ?? []);

/** The variables of a row, and what else its reply reads from the query. */
export function variablesOf(row: Route, schema: GraphQLSchema): readonly Variable[] {
  const asked = askedFields(schema, row.document);
  const variables = new RowVariables(row, schema).all.map((each) => ({ ...each, description: argumentDescription(asked, each.name) }));
  const others = (row.reply.query ?? []).map((source) => ({ name: source.name, type: GraphQLString, source, description: undefined }));
  return [...variables, ...others];
}

function argumentDescription(asked: readonly Asked[], variable: string): string | undefined {
  for (const { node, field } of asked) {
    const given = node.arguments?.find(({ value }) => value.kind === Kind.VARIABLE && value.name.value === variable);
    const argument = given && field.args.find(({ name }) => name === given.name.value);
    if (argument?.description) return argument.description;
  }
  return undefined;
}

export const operationName = (document: DocumentNode): string => getOperationAST(document)?.name?.value ?? '';
