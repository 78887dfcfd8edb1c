import type { RunAs } from './run-as.js';

export const DATABASE = 'shipgraph';

/** A PostgreSQL cluster (one data directory with its databases) and all that is needed to run it. */
export interface Cluster {
  readonly directory: string;
  /** Folder with initdb and postgres. */
  readonly binaries: string;
  readonly runAs: RunAs;
  readonly password: string;
  readonly logFile: string;
  readonly settings: Readonly<Record<string, string>>;
  readonly report: (message: string) => void;
}

export function urlOf({ password }: Pick<Cluster, 'password'>, port: number, database = DATABASE): string {
  return `postgres://shipgraph:${password}@127.0.0.1:${port}/${database}`;
}
