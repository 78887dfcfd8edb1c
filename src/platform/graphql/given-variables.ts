import { GraphQLScalarType, Kind, type DocumentNode, type GraphQLSchema, type TypeNode, type VariableDefinitionNode } from 'graphql';

/** Replaces the type of every variable that was read before it reaches the compiled code. */
const GIVEN = 'Given__';

const given = new GraphQLScalarType({ name: GIVEN, parseValue: (value) => value });

const views = new WeakMap<GraphQLSchema, GraphQLSchema>();

/** The schema with one more type, which callers never see. */
export function givenView(schema: GraphQLSchema): GraphQLSchema {
  let view = views.get(schema);
  if (!view) {
    view = Object.create(schema, {
      getType: { value: (name: string) => (name === GIVEN ? given : schema.getType(name)) },
    }) as GraphQLSchema;
    views.set(schema, view);
  }
  return view;
}

/** A variable that the compiled code takes as is: absent, null or already read. */
export const givenVariable = (name: string): VariableDefinitionNode => ({
  kind: Kind.VARIABLE_DEFINITION,
  variable: { kind: Kind.VARIABLE, name: { kind: Kind.NAME, value: name } },
  type: { kind: Kind.NAMED_TYPE, name: { kind: Kind.NAME, value: GIVEN } },
});

/**
 * A document whose variables are taken as is. Variables that may be used in directives keep their type, because the compiler inspects it.
 */
export const withGivenVariables = (document: DocumentNode): DocumentNode => ({
  ...document,
  definitions: document.definitions.map((definition) => {
    if (definition.kind !== Kind.OPERATION_DEFINITION) return definition;
    const { variableDefinitions = [] } = definition;
    return {
      ...definition,
      variableDefinitions: variableDefinitions.map((each) => (isBoolean(each.type) ? each : givenVariable(nameOf(each)))),
    };
  }),
});

const nameOf = ({ variable }: VariableDefinitionNode): string => variable.name.value;

function isBoolean(type: TypeNode): boolean {
  const named = type.kind === Kind.NON_NULL_TYPE ? type.type : type;
  return named.kind === Kind.NAMED_TYPE && named.name.value === 'Boolean';
}
