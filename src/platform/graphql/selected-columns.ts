import {
  getNamedType,
  isInterfaceType,
  isObjectType,
  type FieldNode,
  type GraphQLField,
  type GraphQLNamedType,
  type GraphQLResolveInfo,
  Kind,
  type SelectionSetNode,
} from 'graphql';
import { Extensions } from 'type-graphql';
import type { LoaderDefinition } from '../work/loader.js';
import { hasMethod } from './resolvers.js';

/** The selection for which a resolver is called. */
export type Selection = Pick<GraphQLResolveInfo, 'fieldNodes' | 'fragments' | 'returnType'>;

interface Reader<Root> {
  readonly value?: (root: Root, ...rest: never[]) => unknown;
}

/**
 * Declares the columns that a field reads: `@reads<Shipment>()('status')`. If only such fields are selected, the record is read without its
 * other columns. A field with a resolver and no declaration gets the whole record.
 */
export const reads =
  <Row>() =>
  <K extends keyof Row & string>(...columns: K[]) =>
  (resolver: object, method: string | symbol, _reader: Reader<Pick<Row, K>>): void =>
    Extensions({ reads: columns })(resolver, method as string);

/** The maximum number of column sets: each is a statement that every connection keeps. Further selections read all columns. */
const MAX_SETS = 150;

/** The columns of one kind of record, and which of them a selection needs. */
export class SelectedColumns {
  private readonly sets = new Map<string, readonly string[]>();
  private readonly known = new WeakMap<FieldNode, readonly string[]>();

  /**
   * `always` columns serve access rules and related records. `made` fields are computed from columns when a row is read and need no
   * resolver.
   */
  constructor(
    private readonly typeName: string,
    readonly whole: readonly string[],
    private readonly always: readonly string[],
    private readonly made: Readonly<Record<string, readonly string[]>> = {},
  ) {}

  /** Returns the same array for the same columns. */
  of(selection: Selection): readonly string[] {
    const [first, ...others] = selection.fieldNodes;
    if (!first) return this.whole;
    const known = others.length === 0 ? this.known.get(first) : undefined;
    if (known) return known;
    const found = new Set(this.always);
    const columns = this.gather(found, selection) ? this.shared(found) : this.whole;
    if (others.length === 0) this.known.set(first, columns);
    return columns;
  }

  private shared(found: ReadonlySet<string>): readonly string[] {
    const columns = this.whole.filter((column) => found.has(column));
    const key = columns.join();
    const shared = this.sets.get(key);
    if (shared) return shared;
    if (columns.length === this.whole.length || this.sets.size >= MAX_SETS) return this.whole;
    this.sets.set(key, columns);
    return columns;
  }

  /** False when the whole record is needed. */
  private gather(found: Set<string>, { fieldNodes, fragments, returnType }: Selection): boolean {
    return this.gatherFrom(found, getNamedType(returnType), fieldsBelow(fieldNodes, fragments), fragments);
  }

  private gatherFrom(found: Set<string>, type: GraphQLNamedType, nodes: readonly FieldNode[], fragments: Selection['fragments']): boolean {
    if (isInterfaceType(type) || !isObjectType(type)) return false;
    const fields = type.getFields();
    return nodes.every((node) => {
      const field = fields[node.name.value];
      if (!field) return node.name.value === '__typename';
      if (type.name === this.typeName) return this.take(found, field);
      const below = getNamedType(field.type);
      const leadsThere = below.name === this.typeName || below.name === `${this.typeName}Edge`;
      return !leadsThere || this.gatherFrom(found, below, fieldsBelow([node], fragments), fragments);
    });
  }

  private take(found: Set<string>, field: GraphQLField<unknown, unknown>): boolean {
    const needed = hasMethod(field)
      ? (field.extensions['reads'] as readonly string[] | undefined)
      : (this.made[field.name] ?? [field.name]);
    if (!needed?.every((column) => this.whole.includes(column))) return false;
    for (const column of needed) found.add(column);
    return true;
  }
}

/** The loaders of one kind of record: for whole records, and for selected columns only. */
export interface SelectedLoaders<Key, Row> {
  /** For use cases. */
  readonly whole: LoaderDefinition<Key, Row>;
  /** For records passed to GraphQL as is: columns that the selection does not read are missing. */
  readonly of: (selection: Selection) => LoaderDefinition<Key, Row>;
}

/** Creates a loader for each set of columns on first use. */
export function loadersFor<Column extends string, Key, Row>(
  columns: SelectedColumns,
  loaderOf: (columns: readonly Column[]) => LoaderDefinition<Key, Row>,
): SelectedLoaders<Key, Row> {
  const loaders = new Map<readonly string[], LoaderDefinition<Key, Row>>();
  const loaderFor = (wanted: readonly string[]): LoaderDefinition<Key, Row> => {
    const loader = loaders.get(wanted) ?? loaderOf(wanted as readonly Column[]);
    loaders.set(wanted, loader);
    return loader;
  };
  return { whole: loaderFor(columns.whole), of: (selection) => loaderFor(columns.of(selection)) };
}

/**
 * The fields selected directly below these, with fragments expanded, including fields that a directive may omit. Their number is bounded by
 * the rule that counts a document's fields in the same way.
 */
export function fieldsBelow(nodes: readonly FieldNode[], fragments: GraphQLResolveInfo['fragments']): FieldNode[] {
  const ofSet = (set: SelectionSetNode | undefined): FieldNode[] =>
    (set?.selections ?? []).flatMap((selection) => {
      if (selection.kind === Kind.FIELD) return [selection];
      return ofSet(selection.kind === Kind.FRAGMENT_SPREAD ? fragments[selection.name.value]?.selectionSet : selection.selectionSet);
    });
  return nodes.flatMap(({ selectionSet }) => ofSet(selectionSet));
}
