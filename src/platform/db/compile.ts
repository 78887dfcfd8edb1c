import {
  AliasNode,
  ColumnNode,
  ColumnUpdateNode,
  IdentifierNode,
  OperationNodeTransformer,
  PostgresQueryCompiler,
  PrimitiveValueListNode,
  RawNode,
  ReferenceNode,
  SelectionNode,
  TableNode,
  ValueListNode,
  ValueNode,
  ValuesNode,
  type CompiledQuery,
  type InsertQueryNode,
  type OnConflictNode,
  type OperationNode,
  type QueryId,
  type RootOperationNode,
  type UpdateQueryNode,
} from 'kysely';
import { columnOf, factsOf } from './table-facts.js';

/** How a value is encoded: as JSON for a JSON column, as rows that are read as a table, or as a set of values to match a column against. */
export type Encoding = 'json' | 'rows' | 'set';

/** The place of a named value in a statement. */
export class Placeholder {
  constructor(
    readonly name: string,
    readonly encoding: Encoding | null = null,
  ) {}

  as(encoding: Encoding): Placeholder {
    return new Placeholder(this.name, encoding);
  }
}

/** Placeholder for the time of the service's clock. */
export const NOW = new Placeholder('now()');

export interface FixedText {
  readonly sql: string;
  readonly parameters: readonly Placeholder[];
}

const CREATED = 'created_at';
const UPDATED = 'updated_at';

/**
 * Translates the names in the code to database names, and adds what statements should not have to repeat: timestamps on new and changed
 * rows, and JSON encoding for JSON columns.
 */
class DatabaseNames extends OperationNodeTransformer {
  protected override transformIdentifier(node: IdentifierNode, id: QueryId): IdentifierNode {
    return IdentifierNode.create(columnOf(super.transformIdentifier(node, id).name));
  }

  /** Text with values has no names to translate; the conditions of lists are such texts. */
  protected override transformRaw(node: RawNode, id: QueryId): RawNode {
    return isText(node) ? node : super.transformRaw(node, id);
  }

  protected override transformInsertQuery(node: InsertQueryNode, id: QueryId): InsertQueryNode {
    const insert = super.transformInsertQuery(node, id);
    const facts = factsOf(tableOf(insert.into));
    const { columns, values, onConflict } = insert;
    if (!facts) return insert;
    const conflict = onConflict?.updates && facts.updatedAt ? stampedConflict(onConflict) : onConflict;
    if (!columns || !values || !ValuesNode.is(values)) return { ...insert, onConflict: conflict };
    const names = columns.map(nameOf);
    const stamps = [...(facts.createdAt ? [CREATED] : []), ...(facts.updatedAt ? [UPDATED] : [])].filter((stamp) => !names.includes(stamp));
    const rows = values.values.map((row) => {
      const given = PrimitiveValueListNode.is(row) ? row.values.map((value) => ValueNode.create(value)) : [...row.values];
      const written = given.map((value, index) => (facts.json.has(names[index] ?? '') ? encoded(value) : value));
      return ValueListNode.create([...written, ...stamps.map(() => ValueNode.create(NOW))]);
    });
    return {
      ...insert,
      columns: [...columns, ...stamps.map((stamp) => ColumnNode.create(stamp))],
      values: ValuesNode.create(rows),
      onConflict: conflict,
    };
  }

  protected override transformUpdateQuery(node: UpdateQueryNode, id: QueryId): UpdateQueryNode {
    const update = super.transformUpdateQuery(node, id);
    const facts = factsOf(tableOf(update.table));
    if (!facts || !update.updates) return update;
    const updates = update.updates.map((change) =>
      facts.json.has(nameOf(change.column)) ? ColumnUpdateNode.create(change.column, encoded(change.value)) : change,
    );
    return { ...update, updates: facts.updatedAt ? stamped(updates) : updates };
  }
}

const isText = ({ parameters }: RawNode): boolean => parameters.every((each) => ValueNode.is(each) || (RawNode.is(each) && isText(each)));

const stampedConflict = (node: OnConflictNode): OnConflictNode => ({ ...node, updates: stamped(node.updates ?? []) });

const stamped = (updates: readonly ColumnUpdateNode[]): ColumnUpdateNode[] =>
  updates.some(({ column }) => nameOf(column) === UPDATED)
    ? [...updates]
    : [...updates, ColumnUpdateNode.create(ColumnNode.create(UPDATED), ValueNode.create(NOW))];

function encoded(node: OperationNode): OperationNode {
  if (!ValueNode.is(node) || node.value === null) return node;
  return ValueNode.create(node.value instanceof Placeholder ? node.value.as('json') : JSON.stringify(node.value));
}

function nameOf(node: OperationNode): string {
  if (ReferenceNode.is(node)) return nameOf(node.column);
  return ColumnNode.is(node) ? node.column.name : '';
}

function tableOf(node: OperationNode | undefined): string {
  if (!node) return '';
  if (AliasNode.is(node)) return tableOf(node.node);
  return TableNode.is(node) ? node.table.identifier.name : '';
}

const databaseNames = new DatabaseNames();

/** Result columns of the outermost query keep the names in the code, so rows need no mapping. */
function withAnswerNames(original: RootOperationNode, translated: RootOperationNode): RootOperationNode {
  if (original.kind === 'SelectQueryNode' && translated.kind === 'SelectQueryNode') {
    return { ...translated, selections: named(original.selections, translated.selections) };
  }
  if ('returning' in original && 'returning' in translated && original.returning && translated.returning) {
    const selections = named(original.returning.selections, translated.returning.selections) ?? [];
    return { ...translated, returning: { ...translated.returning, selections } };
  }
  return translated;
}

const named = (
  original: readonly SelectionNode[] | undefined,
  translated: readonly SelectionNode[] | undefined,
): readonly SelectionNode[] | undefined =>
  translated?.map((node, index) => {
    const name = answerName(original?.[index]?.selection);
    if (name === undefined) return node;
    const bare = AliasNode.is(node.selection) ? node.selection.node : node.selection;
    return SelectionNode.create(AliasNode.create(bare, IdentifierNode.create(name)));
  });

function answerName(selection: OperationNode | undefined): string | undefined {
  if (!selection) return undefined;
  if (AliasNode.is(selection)) return IdentifierNode.is(selection.alias) ? selection.alias.name : undefined;
  const name = nameOf(selection);
  return name === '' || columnOf(name) === name ? undefined : name;
}

/** Only named values become parameters. Everything else belongs to the text, so the planner can match partial indexes. */
class FixedCompiler extends PostgresQueryCompiler {
  protected override appendValue(value: unknown): void {
    if (value instanceof Placeholder) super.appendValue(value);
    else this.appendImmediateValue(value);
  }
}

class FreeCompiler extends PostgresQueryCompiler {
  protected override appendValue(value: unknown): void {
    if (value instanceof Placeholder && value !== NOW) throw new Error(`"${value.name}" is a named value; this query is not a statement.`);
    super.appendValue(value);
  }
}

const translatedOf = (node: RootOperationNode, id: QueryId): RootOperationNode =>
  withAnswerNames(node, databaseNames.transformNode(node, id));

/** Compiles a statement whose text is fixed. */
export function compileFixed(node: RootOperationNode, id: QueryId): FixedText {
  const { sql, parameters } = new FixedCompiler().compileQuery(translatedOf(node, id), id);
  return { sql, parameters: parameters as readonly Placeholder[] };
}

/** Compiles a query whose text varies, with its current values. */
export const compileFree = (node: RootOperationNode, id: QueryId): CompiledQuery =>
  new FreeCompiler().compileQuery(translatedOf(node, id), id);
