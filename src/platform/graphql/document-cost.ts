import {
  getNamedType,
  isInterfaceType,
  isLeafType,
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
  type SelectionNode,
  type SelectionSetNode,
  type ValueNode,
} from 'graphql';
import { pageSize } from '../../kernel/page.js';
import { MAX_ENTRIES } from '../work/budget.js';
import { isList, sizeOf } from './field-size.js';

/** An object costs 1, a list as many as its page may hold, a scalar nothing. A mutation opens a transaction. */
const MUTATION_COST = 10;
/** What a list without pages costs, such as the lines of an order: it is read with its record. Its greatest length counts in the size. */
const SHORT_LIST = 5;
/** The whole schema has about as many values. */
const SCHEMA_SIZE = 400_000;

type Variables = Readonly<Record<string, unknown>>;

/** What an operation may cost, and how many values its answer may have. */
export interface Measure {
  readonly cost: number;
  readonly size: number;
}

const NOTHING: Measure = { cost: 0, size: 0 };

/** Computes the maximum cost and size of a document's operations before any of them runs. */
export class DocumentCost {
  private readonly fragments: ReadonlyMap<string, FragmentDefinitionNode>;
  /** True once a length was read from a variable: the measure then applies only to these variables. */
  dependsOnVariables = false;

  constructor(
    private readonly schema: GraphQLSchema,
    document: DocumentNode,
  ) {
    const fragments = document.definitions.filter((definition) => definition.kind === Kind.FRAGMENT_DEFINITION);
    this.fragments = new Map(fragments.map((fragment) => [fragment.name.value, fragment]));
  }

  /** Refuses page sizes outside the allowed range. */
  of(operation: OperationDefinitionNode, variables: Variables): Measure {
    const root = this.schema.getRootType(operation.operation);
    const walk: Walk = { variables: { ...defaultsOf(operation), ...variables }, known: new Map() };
    const perField = operation.operation === OperationTypeNode.MUTATION ? MUTATION_COST : 0;
    return this.ofSelection(operation.selectionSet, { type: root, page: SHORT_LIST, perField, entries: 1 }, walk);
  }

  private ofSelection(set: SelectionSetNode, place: Place, walk: Walk): Measure {
    let [cost, size] = [0, 0];
    for (const selection of set.selections) {
      const measure = this.ofEach(selection, place, walk);
      cost += measure.cost;
      size += measure.size;
    }
    return { cost, size };
  }

  private ofEach(selection: SelectionNode, place: Place, walk: Walk): Measure {
    if (selection.kind === Kind.FIELD) return this.ofField(selection, place, walk);
    if (selection.kind === Kind.FRAGMENT_SPREAD) return this.ofFragment(selection.name.value, place, walk);
    return this.ofSelection(selection.selectionSet, this.narrowed(place, selection.typeCondition?.name.value), walk);
  }

  private ofFragment(name: string, place: Place, walk: Walk): Measure {
    const fragment = this.fragments.get(name);
    if (!fragment) return NOTHING;
    const key = `${name} ${place.page} ${place.entries}`;
    const known = walk.known.get(key);
    if (known !== undefined) return known;
    const measure = this.ofSelection(fragment.selectionSet, this.narrowed(place, fragment.typeCondition.name.value), walk);
    walk.known.set(key, measure);
    return measure;
  }

  private ofField(node: FieldNode, { type, page, perField, entries }: Place, walk: Walk): Measure {
    const field = isObjectType(type) || isInterfaceType(type) ? type.getFields()[node.name.value] : undefined;
    if (!field) return node.name.value === '__schema' ? { cost: 0, size: SCHEMA_SIZE } : NOTHING;
    const { length, lengthBy, values = 0 } = sizeOf(field);
    const given = lengthBy === undefined ? undefined : this.lengthOf(field, node, lengthBy, walk);
    // More are refused while the operation runs.
    const below = Math.min(entries * (isList(field) ? (length ?? given ?? page) : 1), MAX_ENTRIES);
    const named = getNamedType(field.type);
    if (isLeafType(named) || !node.selectionSet) return { cost: perField, size: below * (1 + values) };
    const inner = this.ofSelection(node.selectionSet, { type: named, page: given ?? SHORT_LIST, perField: 0, entries: below }, walk);
    return { cost: perField + (isList(field) ? page : 1) * (1 + inner.cost), size: below + inner.size };
  }

  /** The length that an argument sets, as a number or by its own length. */
  private lengthOf(field: GraphQLField<unknown, unknown>, node: FieldNode, name: string, { variables }: Walk): number {
    const given = node.arguments?.find((argument) => argument.name.value === name)?.value;
    if (given?.kind === Kind.VARIABLE) this.dependsOnVariables = true;
    const value = given && (given.kind === Kind.VARIABLE ? variables[given.name.value] : writtenLength(given));
    // Longer lists than the schema allows were refused before.
    if (name !== 'first') return Array.isArray(value) ? value.length : 1;
    return pageSize(typeof value === 'number' ? value : Number(field.args.find((argument) => argument.name === name)?.defaultValue));
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
  /** How many records the selection is answered for, at most. */
  readonly entries: number;
}

interface Walk {
  readonly variables: Variables;
  readonly known: Map<string, Measure>;
}

function writtenLength(value: ValueNode): unknown {
  if (value.kind === Kind.LIST) return value.values;
  return value.kind === Kind.INT ? Number(value.value) : undefined;
}

function defaultsOf({ variableDefinitions = [] }: OperationDefinitionNode): Variables {
  const defaults = variableDefinitions.filter(({ defaultValue }) => defaultValue?.kind === Kind.INT);
  return Object.fromEntries(
    defaults.map(({ variable, defaultValue }) => [
      variable.name.value,
      defaultValue?.kind === Kind.INT ? Number(defaultValue.value) : undefined,
    ]),
  );
}
