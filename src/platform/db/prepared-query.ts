import pg, { type CustomTypesConfig, type QueryResult } from 'pg';

/** The server's description of a column, sent before the rows. */
interface Column {
  readonly name: string;
  readonly dataTypeID: number;
}

/** The driver's connection, which writes messages. */
interface Wire {
  /** Requests the columns of a result. */
  describe(portal: unknown): void;
}

/** What the driver's own query does, beyond its type definitions. */
interface DriverQuery {
  readonly name: string;
  _result: { rows: unknown[] };
  _canceledDueToError: unknown;
  hasBeenParsed(wire: Wire): boolean;
  prepare(wire: Wire): void;
  handleCommandComplete(message: unknown, wire: Wire): void;
}
const DriverQuery = pg.Query as unknown as new (text: string, values: readonly unknown[], done: Done) => DriverQuery;

type Done = (error: Error | null, result?: QueryResult) => void;

export interface NamedQuery {
  readonly name: string;
  readonly text: string;
  readonly values: readonly unknown[];
  readonly types: CustomTypesConfig;
}

/** Builds rows of one statement from the server's messages. */
class RowReader {
  private readonly names: readonly string[];
  private readonly parsers: readonly ((text: string) => unknown)[];
  private readonly empty: Readonly<Record<string, null>>;

  constructor(columns: readonly Column[], types: CustomTypesConfig) {
    this.names = columns.map(({ name }) => name);
    this.parsers = columns.map(({ dataTypeID }) => types.getTypeParser(dataTypeID, 'text') as (text: string) => unknown);
    this.empty = Object.fromEntries(this.names.map((name) => [name, null]));
  }

  read(values: readonly (string | null)[]): unknown {
    const { names, parsers } = this;
    if (values.length !== names.length) throw new Error(`The row has ${values.length} columns, its statement ${names.length}.`);
    const row: Record<string, unknown> = { ...this.empty };
    for (let at = 0; at < values.length; at++) {
      const value = values[at] ?? null;
      if (value !== null) row[names[at] ?? ''] = parsers[at]?.(value);
    }
    return row;
  }
}

const NO_COLUMNS = new RowReader([], pg.types);

/** A connection with the columns it has described, by statement name. */
class Described {
  readonly readers = new Map<string, RowReader>();
  /** The same connection, without requests for columns. */
  readonly quiet: Wire;

  constructor(wire: Wire) {
    this.quiet = Object.create(wire, { describe: { value: () => undefined } }) as Wire;
  }
}

const connections = new WeakMap<Wire, Described>();

function describedOn(wire: Wire): Described {
  let described = connections.get(wire);
  if (!described) connections.set(wire, (described = new Described(wire)));
  return described;
}

/**
 * A prepared statement that requests its columns only when it first runs on a connection: their description is longer than many results.
 * The columns of a statement cannot change on a connection; the server refuses to run one whose columns did.
 */
export class PreparedQuery extends DriverQuery {
  private described: Described | undefined;
  private reader: RowReader | undefined;
  private readonly rowTypes: CustomTypesConfig;

  constructor({ name, text, values, types }: NamedQuery, done: Done) {
    super(text, values, done);
    this.rowTypes = types;
    // The driver would copy a settings object with all of its descriptors just to read the name.
    Object.assign(this, { name });
  }

  override prepare(wire: Wire): void {
    this.described = describedOn(wire);
    this.reader = this.hasBeenParsed(wire) ? this.described.readers.get(this.name) : undefined;
    super.prepare(this.reader ? this.described.quiet : wire);
  }

  handleRowDescription({ fields }: { readonly fields: readonly Column[] }): void {
    this.reader = new RowReader(fields, this.rowTypes);
    this.described?.readers.set(this.name, this.reader);
  }

  handleDataRow({ fields }: { readonly fields: readonly (string | null)[] }): void {
    if (this._canceledDueToError) return;
    try {
      if (!this.reader) throw new Error('A row came before the description of its columns.');
      this._result.rows.push(this.reader.read(fields));
    } catch (error) {
      this._canceledDueToError = error;
    }
  }

  override handleCommandComplete(message: unknown, wire: Wire): void {
    // Statements without rows have no description.
    if (!this.reader) this.described?.readers.set(this.name, NO_COLUMNS);
    super.handleCommandComplete(message, wire);
  }
}
