import type { Config, Environment } from '../../config.js';
import type { Server } from '../server.js';

/** What a check found, in one sentence, and what to do about it in another. */
export interface Finding {
  readonly verdict: Verdict;
  readonly message: string;
  readonly remedy?: string;
}

/** Names of the settings that lead to a database. */
export type DatabaseSetting = 'DATABASE_URL' | 'DATABASE_DIRECT_URL' | 'DATABASE_READ_URL';

/** A database that was reached. */
export interface Reached extends Server {
  readonly setting: DatabaseSetting;
}

/** What the checks look at. */
export interface Ground {
  readonly env: Environment;
  readonly config: Config;
  /** The database of DATABASE_URL, or the embedded one. */
  readonly main: Reached | undefined;
  /** For connections that need their own session: the same unless DATABASE_DIRECT_URL is set. */
  readonly direct: Reached | undefined;
  readonly replica: Reached | undefined;
}

/** One row of the list of checks. A check returns nothing when it does not apply. */
export interface Check {
  readonly name: string;
  readonly run: (ground: Ground) => Promise<readonly Finding[]>;
}

/** A check on the primary database, left out when that was not reached. */
export const onPrimary = (name: string, run: (server: Reached, ground: Ground) => Promise<readonly Finding[]>): Check => ({
  name,
  run: async (ground) => {
    const server = ground.direct ?? ground.main;
    return server ? run(server, ground) : [];
  },
});

/** The single row of a query. */
export async function rowOf<Row extends object>(
  { client }: Pick<Server, 'client'>,
  text: string,
  values: readonly unknown[] = [],
): Promise<Row> {
  const [row] = (await client.query<Row>(text, [...values])).rows;
  if (!row) throw new Error('The database returned no row.');
  return row;
}

export type Verdict = 'ok' | 'warning' | 'problem';

export const ok = (message: string): Finding => ({ verdict: 'ok', message });
export const warning = (message: string, remedy: string): Finding => ({ verdict: 'warning', message, remedy });
export const problem = (message: string, remedy: string): Finding => ({ verdict: 'problem', message, remedy });

const SEVERITY: readonly Verdict[] = ['ok', 'warning', 'problem'];

export const worstOf = (findings: readonly Finding[]): Verdict =>
  SEVERITY[Math.max(0, ...findings.map(({ verdict }) => SEVERITY.indexOf(verdict)))] ?? 'ok';
