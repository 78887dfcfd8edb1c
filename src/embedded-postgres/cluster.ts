import { join } from 'node:path';
import type { RunAs } from './run-as.js';

/** Which cluster an application means. */
export interface Home {
  readonly name: string;
  readonly dataDir: string;
}

/** A PostgreSQL cluster (one directory with its databases) and everything needed to run it. */
export interface Cluster {
  /** Of the database and of the superuser, which initdb creates. */
  readonly name: string;
  readonly directory: string;
  /** Folder with initdb and postgres. */
  readonly binaries: string;
  readonly runAs: RunAs;
  /** Of the superuser. */
  readonly password: string;
  /** Of the role that owns the database. */
  readonly servicePassword: string;
  readonly logFile: string;
  readonly settings: Readonly<Record<string, string>>;
  readonly report: (message: string) => void;
}

const NAME = /^[a-z][a-z0-9_]{0,39}$/;
/** Exist in every cluster, or are reserved for PostgreSQL. */
const TAKEN_NAME = /^(pg_.*|postgres|template[01]|public|none)$/;

/** The name becomes part of SQL statements, URLs and paths. */
export function checkName(name: string): void {
  if (!NAME.test(name) || TAKEN_NAME.test(name)) {
    throw new Error(
      `"${name}" cannot name a database: use up to 40 lower-case letters, digits and underscores, and no name of PostgreSQL's own.`,
    );
  }
}

/** The role that owns the database and has no other rights. Applications connect as this role. */
export const serviceRoleOf = ({ name }: Pick<Cluster, 'name'>): string => `${name}_service`;

/** Holds what PostgreSQL's user cannot reach inside the data directory. Used only when root starts the server. */
export const systemFolderOf = ({ name }: Pick<Cluster, 'name'>): string => join('/var/lib', name);

export const urlOf = (cluster: Pick<Cluster, 'name' | 'servicePassword'>, port: number): string =>
  `postgres://${serviceRoleOf(cluster)}:${cluster.servicePassword}@127.0.0.1:${port}/${cluster.name}`;

export const superuserUrlOf = ({ name, password }: Pick<Cluster, 'name' | 'password'>, port: number, database = name): string =>
  `postgres://${name}:${password}@127.0.0.1:${port}/${database}`;
