import pg from 'pg';

export const ADMIN = 'postgres';
export const ADMIN_PASSWORD = 'admin-of-the-bed';
/** The role and the database of the service. */
export const SERVICE = 'shipgraph';
export const SERVICE_PASSWORD = 'service-of-the-bed';

/** A server that the administrator can ask, no matter who runs it. */
export interface Server {
  /** For the service. */
  url(): string;
  /** A statement of the administrator, by default in the service's database and schema. */
  // Rows are looked into freely.
  // eslint-disable-next-line @typescript-eslint/no-explicit-any
  sql(text: string, values?: readonly unknown[], database?: string): Promise<any[]>;
}

export const serviceUrl = (port: number, database = SERVICE): string =>
  `postgres://${SERVICE}:${SERVICE_PASSWORD}@127.0.0.1:${port}/${database}`;

interface Where {
  readonly port: number;
  readonly database: string;
  readonly schema: string;
}

/** Runs one statement on its own connection. */
export async function adminSql({ port, database, schema }: Where, text: string, values: readonly unknown[]) {
  const client = new pg.Client({
    ...adminOf(port, database),
    options: `-c search_path=${schema},public`,
    application_name: 'bed',
    connectionTimeoutMillis: 5_000,
    query_timeout: 60_000,
  });
  client.on('error', () => undefined);
  try {
    await client.connect();
    return (await client.query(text, [...values])).rows;
  } finally {
    await client.end().catch(() => undefined);
  }
}

/** True when the server answers now and takes writes. */
export async function takesWrites(port: number): Promise<boolean> {
  const client = new pg.Client({ ...adminOf(port, ADMIN), connectionTimeoutMillis: 1_000, query_timeout: 1_000 });
  client.on('error', () => undefined);
  try {
    await client.connect();
    return (await client.query<{ standby: boolean }>('select pg_is_in_recovery() as standby')).rows[0]?.standby === false;
  } catch {
    return false;
  } finally {
    client.end().catch(() => undefined);
  }
}

const adminOf = (port: number, database: string) => ({ host: '127.0.0.1', port, database, user: ADMIN, password: ADMIN_PASSWORD });

/** The role of the service and its database, which it owns. */
export async function createService(server: Server): Promise<void> {
  await server.sql(`create role ${SERVICE} login password '${SERVICE_PASSWORD}'`, [], ADMIN);
  await server.sql(`create database ${SERVICE} owner ${SERVICE}`, [], ADMIN);
}
