import type { RunAs } from './run-as.js';

export const DATABASE = 'shipgraph';
/** Made by initdb; for what only a superuser may do while the server starts. */
export const SUPERUSER = 'shipgraph';
/** Owns the database and may do nothing beyond it: this is whom the service connects as. */
export const SERVICE_ROLE = 'shipgraph_service';

/** A PostgreSQL cluster (one data directory with its databases) and all that is needed to run it. */
export interface Cluster {
  readonly directory: string;
  /** Folder with initdb and postgres. */
  readonly binaries: string;
  readonly runAs: RunAs;
  /** Of the superuser. */
  readonly password: string;
  readonly servicePassword: string;
  readonly logFile: string;
  readonly settings: Readonly<Record<string, string>>;
  readonly report: (message: string) => void;
}

export const urlOf = ({ servicePassword }: Pick<Cluster, 'servicePassword'>, port: number): string =>
  `postgres://${SERVICE_ROLE}:${servicePassword}@127.0.0.1:${port}/${DATABASE}`;

export const superuserUrlOf = ({ password }: Pick<Cluster, 'password'>, port: number, database = DATABASE): string =>
  `postgres://${SUPERUSER}:${password}@127.0.0.1:${port}/${database}`;
