import { randomUUID } from 'node:crypto';
import { chmod, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { homedir } from 'node:os';
import { join } from 'node:path';
import type { Io } from './io.js';

/** Stores the session between commands. */
export interface Session {
  readonly url: string;
  readonly token: string;
  readonly expiresAt: string;
}

type Environment = Io['env'];

const folderOf = (env: Environment): string => join(env['XDG_CONFIG_HOME'] || join(env['HOME'] || homedir(), '.config'), 'shipgraph');
export const sessionFile = (env: Environment): string => join(folderOf(env), 'session.json');

/** Returns undefined when there is no session or its file cannot be understood. */
export async function readSession(env: Environment): Promise<Session | undefined> {
  const text = await readFile(sessionFile(env), 'utf8').catch((error: unknown) => {
    if (isMissing(error)) return '';
    throw error;
  });
  return text === '' ? undefined : sessionIn(text);
}

/** The token grants everything its owner may do, so other users of this machine must never be able to read it, not even briefly. */
export async function keepSession(env: Environment, session: Session): Promise<void> {
  await mkdir(folderOf(env), { recursive: true, mode: 0o700 });
  const draft = `${sessionFile(env)}.${randomUUID()}`;
  await writeFile(draft, `${JSON.stringify(session, null, 2)}\n`, { mode: 0o600, flag: 'wx' });
  await chmod(draft, 0o600);
  await rename(draft, sessionFile(env));
}

export const forgetSession = (env: Environment): Promise<void> => rm(sessionFile(env), { force: true });

function sessionIn(text: string): Session | undefined {
  const found = parsed(text);
  if (typeof found !== 'object' || found === null) return undefined;
  if (!('url' in found && 'token' in found && 'expiresAt' in found)) return undefined;
  const { url, token, expiresAt } = found;
  return typeof url === 'string' && typeof token === 'string' && typeof expiresAt === 'string' ? { url, token, expiresAt } : undefined;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    // Treat a truncated file as absent: the next login replaces it.
    return undefined;
  }
}

const isMissing = (error: unknown): boolean => typeof error === 'object' && error !== null && 'code' in error && error.code === 'ENOENT';
