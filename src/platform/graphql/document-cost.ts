import {
  getNamedType,
  isInterfaceType,
  isLeafType,
  isListType,
  isNonNullType,
  isObjectType,
  Kind,
  OperationTypeNode,
  type DocumentNode,
  type FieldNode,
  type FragmentDefinitionNode,
  type GraphQLField,
  type GraphQLNamedType,
  type GraphQLSchema,
  type OperationDefinitionNode,
  type SelectionSetNode,
} from 'graphql';
import { pageSize } from '../../kernel/page.js';

/** An object costs 1, a list as many as its page may hold, a scalar nothing. A mutation opens a transaction. */
const MUTATION_COST = 10;
/** The assumed length of a list without pages, such as the lines of an order or the steps of a journey. */
const SHORT_LIST = 5;

type Variables = Readonly<Record<string, unknown>>;

/** Computes the maximum cost of a document's operations before any of them runs. */
export class DocumentCost {
  private readonly fragments: ReadonlyMap<string, FragmentDefinitionNode>;
  /** True once a page size was read from a variable: the cost then applies only to these variables. */
  dependsOnVariables = false;

  constructor(
    private readonly schema: GraphQLSchema,
    document: DocumentNode,
  ) {
    const fragments = document.definitions.filter((definition) => definition.kind === Kind.FRAGMENT_DEFINITION);
    this.fragments = new Map(fragments.map((fragment) => [fragment.name.value, fragment]));
  }

  /** Refuses page sizes outside the allowed range. */
  of(operation: OperationDefinitionNode, variables: Variables): number {
    const root = this.schema.getRootType(operation.operation);
    const walk: Walk = { variables: { ...defaultsOf(operation), ...variables }, known: new Map() };
    const perField = operation.operation === OperationTypeNode.MUTATION ? MUTATION_COST : 0;
    return this.ofSelection(operation.selectionSet, { type: root, page: SHORT_LIST, perField }, walk);
  }

  private ofSelection(set: SelectionSetNode, place: Place, walk: Walk): number {
    let cost = 0;
    for (const selection of set.selections) {
      if (selection.kind === Kind.FIELD) cost += this.ofField(selection, place, walk);
      else if (selection.kind === Kind.FRAGMENT_SPREAD) cost += this.ofFragment(selection.name.value, place, walk);
      else cost += this.ofSelection(selection.selectionSet, this.narrowed(place, selection.typeCondition?.name.value), walk);
    }
    return cost;
  }

  private ofFragment(name: string, place: Place, walk: Walk): number {
    const fragment = this.fragments.get(name);
    if (!fragment) return 0;
    const key = `${name} ${place.page}`;
    const known = walk.known.get(key);
    if (known !== undefined) return known;
    const cost = this.ofSelection(fragment.selectionSet, this.narrowed(place, fragment.typeCondition.name.value), walk);
    walk.known.set(key, cost);
    return cost;
  }

  private ofField(node: FieldNode, { type, page, perField }: Place, walk: Walk): number {
    const field = isObjectType(type) || isInterfaceType(type) ? type.getFields()[node.name.value] : undefined;
    if (!field) return 0;
    const named = getNamedType(field.type);
    if (isLeafType(named) || !node.selectionSet) return perField;
    const inner = this.ofSelection(node.selectionSet, { type: named, page: this.pageOf(field, node, walk), perField: 0 }, walk);
    return perField + (isList(field) ? page : 1) * (1 + inner);
  }

  /** The maximum number of entries in the lists directly below a field. */
  private pageOf(field: GraphQLField<unknown, unknown>, node: FieldNode, { variables }: Walk): number {
    const argument = field.args.find(({ name }) => name === 'first');
    if (!argument) return SHORT_LIST;
    const given = node.arguments?.find(({ name }) => name.value === 'first')?.value;
    if (given?.kind === Kind.VARIABLE) this.dependsOnVariables = true;
    const size = given?.kind === Kind.VARIABLE ? variables[given.name.value] : given?.kind === Kind.INT ? Number(given.value) : undefined;
    return pageSize(typeof size === 'number' ? size : Number(argument.defaultValue));
  }

  private narrowed(place: Place, typeName: string | undefined): Place {
    return typeName === undefined ? place : { ...place, type: this.schema.getType(typeName) };
  }
}

/** The place of a selection in the schema, and the length of the lists that it contains. */
interface Place {
  readonly type: GraphQLNamedType | null | undefined;
  readonly page: number;
  readonly perField: number;
}

interface Walk {
  readonly variables: Variables;
  readonly known: Map<string, number>;
}

const isList = ({ type }: GraphQLField<unknown, unknown>): boolean => isListType(isNonNullType(type) ? type.ofType : type);

function defaultsOf({ variableDefinitions = [] }: OperationDefinitionNode): Variables {
  const defaults = variableDefinitions.filter(({ defaultValue }) => defaultValue?.kind === Kind.INT);
  return Object.fromEntries(
    defaults.map(({ variable, defaultValue }) => [
      variable.name.value,
      defaultValue?.kind === Kind.INT ? Number(defaultValue.value) : undefined,
    ]),
  );
}
