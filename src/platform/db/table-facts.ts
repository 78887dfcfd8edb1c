/** What statements need to know about a table besides its column types. */
export interface TableFacts {
  /** Columns that hold JSON. */
  readonly json: ReadonlySet<string>;
  readonly createdAt: boolean;
  readonly updatedAt: boolean;
}

const known = new Map<string, TableFacts>();

/** By the table's name in the database. */
export const factsOf = (table: string): TableFacts | undefined => known.get(table);

/** The same by the name in the code; throws if there is no such table. */
export function factsKnown(table: string): TableFacts {
  const facts = factsOf(columnOf(table));
  if (!facts) throw new Error(`No module has the table "${table}".`);
  return facts;
}

export const learnTable = (table: string, facts: TableFacts): void => void known.set(table, facts);

/** Bounded by the number of names in the code. */
const columns = new Map<string, string>();

/** Maps `createdAt` to `created_at`, as the entities do. */
export function columnOf(name: string): string {
  let column = columns.get(name);
  if (column === undefined) {
    column = name.replace(/(?<=[a-z0-9])[A-Z]/g, (letter) => `_${letter}`).toLowerCase();
    columns.set(name, column);
  }
  return column;
}
