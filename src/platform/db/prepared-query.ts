import pg, { type Connection, type CustomTypesConfig, type FieldDef } from 'pg';

export interface NamedQuery {
  readonly name: string;
  readonly text: string;
  readonly values: readonly unknown[];
  readonly types: CustomTypesConfig;
}

export interface Answer {
  readonly rows: readonly unknown[];
  readonly rowCount: number;
}

type Done = (error: Error | null, answer?: Answer) => void;

/** The driver's query. Its type declares `submit` as a property, which a class cannot override. */
interface DriverQuery {
  /** Read when it is called, because tracing wraps it. */
  readonly callback: Done;
  submit(connection: Connection): Error | null;
}
const DriverQuery = pg.Query as unknown as new (text: string, values: readonly unknown[], done: Done) => DriverQuery;

/** Builds rows of one statement from the server's messages. */
class RowReader {
  private readonly names: readonly string[];
  private readonly parsers: readonly ((text: string) => unknown)[];
  private readonly empty: Readonly<Record<string, null>>;

  constructor(columns: readonly FieldDef[], types: CustomTypesConfig) {
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
  readonly quiet: Connection;

  constructor(connection: Connection) {
    this.quiet = Object.create(connection, { describe: { value: () => undefined } }) as Connection;
  }
}

const connections = new WeakMap<Connection, Described>();

function describedOn(connection: Connection): Described {
  let described = connections.get(connection);
  if (!described) connections.set(connection, (described = new Described(connection)));
  return described;
}

/**
 * A prepared statement that requests its columns only when it first runs on a connection: their description is longer than many results.
 * The columns of a statement cannot change on a connection; the server refuses to run one whose columns did.
 *
 * The driver writes the statement's messages; what the server answers is read here, by the methods that the driver calls on every query of
 * its `Submittable` kind (see UPSTREAM.md).
 */
export class PreparedQuery extends DriverQuery {
  private readonly answered: unknown[] = [];
  private rowCount = 0;
  private failure: Error | undefined;
  private described: Described | undefined;
  private reader: RowReader | undefined;

  constructor(
    private readonly query: NamedQuery,
    done: Done,
  ) {
    super(query.text, query.values, done);
    // Given as a setting with the others, the name would cost a microsecond: the driver copies the settings with all of their descriptors.
    Object.assign(this, { name: query.name });
  }

  override submit(connection: Connection): Error | null {
    this.described = describedOn(connection);
    this.reader = this.described.readers.get(this.query.name);
    return super.submit(this.reader ? this.described.quiet : connection);
  }

  handleRowDescription({ fields }: { readonly fields: readonly FieldDef[] }): void {
    this.keep(new RowReader(fields, this.query.types));
  }

  handleDataRow({ fields }: { readonly fields: readonly (string | null)[] }): void {
    if (this.failure) return;
    try {
      if (!this.reader) throw new Error('A row came before the description of its columns.');
      this.answered.push(this.reader.read(fields));
    } catch (error) {
      this.failure = error as Error;
    }
  }

  /** The tag of a command ends with the number of its rows: `INSERT 0 1`, `SELECT 5`. */
  handleCommandComplete({ text }: { readonly text: string }): void {
    this.rowCount = Number(text.slice(text.lastIndexOf(' ') + 1)) || 0;
    // Statements without rows have no description.
    if (!this.reader) this.keep(NO_COLUMNS);
  }

  handleError(error: Error): void {
    this.callback(this.failure ?? error);
  }

  handleReadyForQuery(): void {
    if (this.failure) this.callback(this.failure);
    else this.callback(null, { rows: this.answered, rowCount: this.rowCount });
  }

  private keep(reader: RowReader): void {
    this.reader = reader;
    this.described?.readers.set(this.query.name, reader);
  }
}
