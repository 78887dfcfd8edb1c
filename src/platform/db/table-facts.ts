/** What statements have to know of a table beyond the types of its columns. */
export interface TableFacts {
  /** Columns that hold JSON. */
  readonly json: ReadonlySet<string>;
  readonly createdAt: boolean;
  readonly updatedAt: boolean;
}

const known = new Map<string, TableFacts>();

/** By the name that the table has in the database. */
export const factsOf = (table: string): TableFacts | undefined => known.get(table);

/** The same by the name of the code, for those who cannot do without. */
export function factsKnown(table: string): TableFacts {
  const facts = factsOf(columnOf(table));
  if (!facts) throw new Error(`No module has the table "${table}".`);
  return facts;
}

export const learnTable = (table: string, facts: TableFacts): void => void known.set(table, facts);

/** There are as many as names stand in the code. */
const columns = new Map<string, string>();

/** `createdAt` is `created_at`, in the manner of the entities. */
export function columnOf(name: string): string {
  let column = columns.get(name);
  if (column === undefined) {
    column = name.replace(/(?<=[a-z0-9])[A-Z]/g, (letter) => `_${letter}`).toLowerCase();
    columns.set(name, column);
  }
  return column;
}
