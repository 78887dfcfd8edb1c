import {
  getNamedType,
  getOperationAST,
  isObjectType,
  Kind,
  typeFromAST,
  type DocumentNode,
  type FieldNode,
  type GraphQLField,
  type GraphQLInputType,
  type GraphQLSchema,
} from 'graphql';

export interface Variable {
  readonly name: string;
  readonly type: GraphQLInputType;
  /** What the schema says of the argument that it is given to. */
  readonly description: string | undefined;
}

interface Asked {
  readonly node: FieldNode;
  readonly field: GraphQLField<unknown, unknown>;
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

export function variablesOf(schema: GraphQLSchema, document: DocumentNode): readonly Variable[] {
  const asked = askedFields(schema, document);
  return (getOperationAST(document)?.variableDefinitions ?? []).map(({ variable, type }) => {
    const name = variable.name.value;
    return { name, type: typeFromAST(schema, type as never) as GraphQLInputType, description: argumentDescription(asked, name) };
  });
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
