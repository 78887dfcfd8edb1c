import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import type pg from 'pg';

export const releasesFolder = import.meta.dirname;
export const SCHEMA = 'shipgraph';
/** Of the service that made the dumps; it protects no secret. */
export const SECRET_KEY = 'the key of the dumps of releases, which protects nothing';

/** What must be true of a dump, and still after it was migrated. */
export interface ReleaseFacts {
  readonly version: string;
  readonly superAdmin: { readonly email: string; readonly password: string };
  readonly rows: Readonly<Record<string, number>>;
  readonly ledger: string;
}

export async function releases(): Promise<ReleaseFacts[]> {
  const files = (await readdir(releasesFolder)).filter((name) => name.endsWith('.json')).sort();
  return Promise.all(files.map(async (name) => JSON.parse(await readFile(join(releasesFolder, name), 'utf8')) as ReleaseFacts));
}

export const dumpOf = async (version: string): Promise<string> =>
  gunzipSync(await readFile(join(releasesFolder, `${version}.sql.gz`))).toString('utf8');

const statementsFile = (version: string): string => join(releasesFolder, `${version}.statements.gz`);

export const writeStatements = (version: string, texts: readonly string[]): Promise<void> =>
  writeFile(statementsFile(version), gzipSync(JSON.stringify(texts, null, 2), { level: 9 }));

/** The texts of the statements that processes of that release send. */
export const statementsOf = async (version: string): Promise<string[]> =>
  JSON.parse(gunzipSync(await readFile(statementsFile(version))).toString('utf8')) as string[];

/** Every posting, by the columns that the first release had. */
export async function ledgerHash(client: Pick<pg.Client, 'query'>): Promise<string> {
  const { rows } = await client.query<{ hash: string }>(
    `select md5(string_agg(concat_ws('|', id, entry_id, line, account, seller_id, direction, amount_minor, currency, balance_before_minor, balance_after_minor), ','
              order by id)) as hash from ${SCHEMA}.posting`,
  );
  return rows[0]?.hash ?? '';
}
