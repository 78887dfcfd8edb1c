import { ConfigError, parseConfig, type Config } from '../../config.js';
import { isEmbeddedDatabase, startEmbeddedDatabase } from '../../embedded-database.js';
import type { Surroundings } from '../installation.js';
import { reasonOf } from '../../platform/log/reason.js';
import { openServer } from '../server.js';
import { checks } from './checks.js';
import { ok, problem, worstOf, type Finding, type Verdict, type Check, type DatabaseSetting, type Ground, type Reached } from './ground.js';

export interface Checked extends Finding {
  readonly name: string;
}

export interface Diagnosis {
  /** The worst of all. */
  readonly verdict: Verdict;
  readonly checks: readonly Checked[];
}

/** Runs every check on this installation. Changes nothing in the database; DATA_DIR is created if it is missing. */
export async function doctor({ env, report }: Surroundings): Promise<Diagnosis> {
  const found: Checked[] = [];
  const add = (name: string, findings: readonly Finding[]): void => void found.push(...findings.map((finding) => ({ name, ...finding })));
  const config = settingsOf(env, (finding) => add('settings', [finding]));
  if (config) {
    const { ground, close } = await explore(config, env, { report, add });
    try {
      for (const check of checks) add(check.name, await outcomeOf(check, ground));
    } finally {
      await close();
    }
  }
  return { verdict: worstOf(found), checks: found };
}

function settingsOf(env: Surroundings['env'], found: (finding: Finding) => void): Config | undefined {
  try {
    const config = parseConfig(env);
    found(ok('Every setting is valid.'));
    return config;
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error;
    found(problem(error.message.replaceAll('\n', ' '), 'Correct the setting: see the guide "Settings".'));
    return undefined;
  }
}

async function outcomeOf({ run }: Check, ground: Ground): Promise<readonly Finding[]> {
  try {
    return await run(ground);
  } catch (error) {
    return [problem(`This could not be checked: ${reasonOf(error)}.`, 'Correct what the message names and run the command again.')];
  }
}

interface Exploring {
  readonly report: (message: string) => void;
  readonly add: (name: string, findings: readonly Finding[]) => void;
}

/** Connects to every database of the settings. */
async function explore(
  config: Config,
  env: Surroundings['env'],
  { report, add }: Exploring,
): Promise<{ ground: Ground; close: () => Promise<void> }> {
  const { url, directUrl, readUrl } = config.database;
  const embedded =
    url === undefined && (await isEmbeddedDatabase(config.dataDir)) ? await startEmbeddedDatabase(config.dataDir, report) : undefined;
  if (url === undefined && !embedded) add('database', [ok('The embedded database is created at the first start.')]);
  const open = async (setting: DatabaseSetting, address: string | undefined): Promise<Reached | undefined> => {
    if (address === undefined) return undefined;
    try {
      return { ...(await openServer(address, setting)), setting };
    } catch (error) {
      add('database', [
        problem(`${setting}: ${reasonOf(error)}.`, 'Check that the server runs, and the address, the user and the password.'),
      ]);
      return undefined;
    }
  };
  const main = await open('DATABASE_URL', url ?? embedded?.url);
  const own = url === undefined ? undefined : await open('DATABASE_DIRECT_URL', directUrl);
  const replica = await open('DATABASE_READ_URL', readUrl);
  const close = async (): Promise<void> => {
    for (const server of [main, own, replica]) await server?.client.end();
    await embedded?.stop();
  };
  return { ground: { env, config, main, direct: own ?? (directUrl === undefined ? main : undefined), replica }, close };
}
