import {
  getNamedType,
  isAbstractType,
  isInterfaceType,
  isObjectType,
  Kind,
  OperationTypeNode,
  separateOperations,
  TypeInfo,
  valueFromAST,
  visit,
  visitWithTypeInfo,
  type ArgumentNode,
  type DocumentNode,
  type FieldNode,
  type GraphQLField,
  type GraphQLInputType,
  type GraphQLNamedType,
  type GraphQLSchema,
  type OperationDefinitionNode,
  type SelectionSetNode,
  type ValueNode,
  type VariableDefinitionNode,
} from 'graphql';
import type { Context } from '../work/context.js';
import { givenVariable } from './given-variables.js';

/** A field of the schema at one place in a document. */
export interface AskedField {
  readonly field: GraphQLField<unknown, Context>;
  readonly node: FieldNode;
}

/** An operation in the form that is compiled: its literals are variables, and every variable is taken as given. */
export interface Compilable {
  readonly document: DocumentNode;
  readonly asked: readonly AskedField[];
  /** The values of its literals, by variable name. */
  readonly constants: () => Record<string, unknown>;
  /** The number of fields to compile; those of an abstract type count once per possible type. */
  readonly weight: number;
}

/** Compiling this many fields blocks the process for about ten milliseconds. */
const MAX_WEIGHT = 500;

/**
 * Names become code: the compiler joins paths with "_" into variable names, so a response key with "_" could collide with another field's
 * path.
 */
const PLAIN_NAME = /^[A-Za-z][A-Za-z0-9]*$/;

/**
 * Rewrites an operation for the compiler; undefined if the compiler is not trusted with it: it differs from graphql-js in directives and
 * introspection, and it writes literals, which callers choose, into code. Mutations also stay with graphql-js: their execution cost is
 * negligible beside a transaction.
 */
export function compilable(schema: GraphQLSchema, document: DocumentNode, operation: OperationDefinitionNode): Compilable | undefined {
  const own = separateOperations(document)[operation.name?.value ?? ''];
  if (!own || operation.operation !== OperationTypeNode.QUERY) return undefined;
  const weight = weightOf(schema, own, operation);
  if (weight > MAX_WEIGHT) return undefined;
  const rewriting = new Rewriting(schema);
  const rewritten = rewriting.of(own);
  return rewriting.isRefused ? undefined : { document: rewritten, asked: rewriting.asked, constants: rewriting.constants, weight };
}

class Rewriting {
  readonly asked: AskedField[] = [];
  isRefused = false;
  private readonly literals: { readonly name: string; readonly node: ValueNode; readonly type: GraphQLInputType }[] = [];

  constructor(private readonly schema: GraphQLSchema) {}

  of(document: DocumentNode): DocumentNode {
    const info = new TypeInfo(this.schema);
    const rewritten: DocumentNode = visit(
      document,
      visitWithTypeInfo(info, {
        Directive: () => this.refuse(),
        VariableDefinition: (node) => this.definition(node),
        Field: (node) => this.field(node, info),
        Argument: (node) => this.argument(node, info.getInputType()),
      }),
    );
    return { ...rewritten, definitions: rewritten.definitions.map((each) => this.withLiterals(each)) };
  }

  /** Copied each time, because a resolver may change the lists and objects it receives. */
  readonly constants = (): Record<string, unknown> =>
    Object.fromEntries(this.literals.map(({ name, node, type }) => [name, valueFromAST(node, type)]));

  private refuse(): undefined {
    this.isRefused = true;
    return undefined;
  }

  private definition(node: VariableDefinitionNode): VariableDefinitionNode | false {
    if (!PLAIN_NAME.test(node.variable.name.value)) this.refuse();
    return givenVariable(node.variable.name.value);
  }

  private field(node: FieldNode, info: TypeInfo): undefined {
    const { name, alias } = node;
    if (name.value === '__typename' && (!alias || PLAIN_NAME.test(alias.value))) return undefined;
    if (![name, alias ?? name].every(({ value }) => PLAIN_NAME.test(value))) return this.refuse();
    for (const type of this.concrete(info.getParentType())) {
      const field: GraphQLField<unknown, Context> | undefined =
        isObjectType(type) || isInterfaceType(type) ? type.getFields()[name.value] : undefined;
      if (field) this.asked.push({ field, node });
    }
    return undefined;
  }

  private argument(node: ArgumentNode, type: GraphQLInputType | null | undefined): ArgumentNode | undefined {
    if (node.value.kind === Kind.VARIABLE) return undefined;
    if (!type || holdsVariable(node.value)) return this.refuse();
    const name = `literal${this.literals.length}_`;
    this.literals.push({ name, node: node.value, type });
    return { ...node, value: { kind: Kind.VARIABLE, name: { kind: Kind.NAME, value: name } } };
  }

  private concrete(type: GraphQLNamedType | null | undefined): readonly GraphQLNamedType[] {
    if (!type) return [];
    return isAbstractType(type) ? [type, ...this.schema.getPossibleTypes(type)] : [type];
  }

  private withLiterals(definition: DocumentNode['definitions'][number]): DocumentNode['definitions'][number] {
    if (definition.kind !== Kind.OPERATION_DEFINITION) return definition;
    const definitions = this.literals.map(({ name }) => givenVariable(name));
    return { ...definition, variableDefinitions: [...(definition.variableDefinitions ?? []), ...definitions] };
  }
}

function holdsVariable(value: ValueNode): boolean {
  if (value.kind === Kind.LIST) return value.values.some(holdsVariable);
  if (value.kind === Kind.OBJECT) return value.fields.some((field) => holdsVariable(field.value));
  return value.kind === Kind.VARIABLE;
}

/** Stops counting at the limit. Recursive fragments were refused earlier. */
function weightOf(schema: GraphQLSchema, document: DocumentNode, operation: OperationDefinitionNode): number {
  const fragments = new Map(
    document.definitions.flatMap((each) => (each.kind === Kind.FRAGMENT_DEFINITION ? [[each.name.value, each]] : [])),
  );
  let weight = 0;
  const count = (set: SelectionSetNode, type: GraphQLNamedType | null | undefined, times: number): void => {
    for (const selection of set.selections) {
      if (weight > MAX_WEIGHT) return;
      if (selection.kind === Kind.FIELD) {
        weight += times;
        const fields = isObjectType(type) || isInterfaceType(type) ? type.getFields() : {};
        const field = fields[selection.name.value];
        const inner = field && getNamedType(field.type);
        const types = isAbstractType(inner) ? schema.getPossibleTypes(inner).length : 1;
        if (selection.selectionSet) count(selection.selectionSet, inner, times * types);
      } else if (selection.kind === Kind.FRAGMENT_SPREAD) {
        const fragment = fragments.get(selection.name.value);
        if (fragment) count(fragment.selectionSet, schema.getType(fragment.typeCondition.name.value), times);
      } else {
        const condition = selection.typeCondition?.name.value;
        count(selection.selectionSet, condition === undefined ? type : schema.getType(condition), times);
      }
    }
  };
  count(operation.selectionSet, schema.getQueryType(), 1);
  return weight;
}
